import { CloudOff, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PartArranged } from '#schemas/arranging.ts'
import { Button } from '#ui/kit/button.tsx'
import { SaveRecording } from '#ui/kit/save-recording.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { leaveArrangement } from './commands.ts'
import { partsLeft } from './projections.ts'

const COULD_NOT = {
  add: 'refusedAdd',
  move: 'refusedMove',
  remove: 'refusedRemove',
  choose: 'refusedChoose',
} as const

/** What waits for the network, and what could not be done: each says so, and can be given up. */
export function PartsLeft() {
  const parts = useProjection(partsLeft)
  if (parts.length === 0) return null
  return (
    <ul className="fixed inset-x-4 bottom-4 z-30 m-0 max-wide:bottom-20 narrowed:right-99 mx-auto flex max-w-xl list-none flex-col gap-2 rounded-card border border-hairline bg-ink1 p-3 shadow-lift">
      {parts.map((part) => (
        <PartLeft key={part.id} part={part} />
      ))}
    </ul>
  )
}

function PartLeft({ part: { id, what, name, status, code, desc } }: { part: PartArranged }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const isRefused = status === 'refused'
  const why = code === null ? desc : t(`arranging.why.${code}`)
  return (
    <li className="flex items-center gap-3 text-sm">
      {isRefused ? (
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-lamp" />
      ) : (
        <CloudOff aria-hidden="true" className="size-4 shrink-0 text-ash" />
      )}
      <div className="min-w-0 grow">
        <p role="status" className="m-0">
          {isRefused
            ? t('arranging.refusedWhy', {
                what: t(`arranging.${COULD_NOT[what.verb]}`, { name }),
                why,
              })
            : t(`arranging.waiting.${what.verb}`, { name })}
        </p>
        {isRefused && code === null && <SaveRecording isShort />}
      </div>
      <Button
        variant="ghost"
        size="s"
        className="shrink-0 pointer-coarse:min-h-11"
        onClick={() => run(leaveArrangement, { id })}
      >
        {t(isRefused ? 'arranging.dismiss' : 'arranging.takeBack')}
      </Button>
    </li>
  )
}
