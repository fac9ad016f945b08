import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nodeCount } from '#plugins/nodes/projections.ts'
import { isPresenting } from '#plugins/steps/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { openPreview } from './commands.ts'

const NODES = { what: 'nodes' } as const

/** Opens the trial run of the key nodes; waits until there are some (KN1). */
export function KeyNodesButton() {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const count = useProjection(nodeCount)
  const refusal = useRefusal(openPreview, NODES)
  return (
    <Button
      aria-haspopup="dialog"
      reason={refusal === null ? null : t(`errors:${refusal}`)}
      onClick={() => run(openPreview, NODES)}
    >
      {t('actions.keyNodes')}
      {count > 0 && <span className="font-normal text-ash tabular-nums">{count}</span>}
    </Button>
  )
}

/** On the cover, first of all that can be done with a game: plays it, once there is something to play and all is shown (ST20). */
export function PlayItButton() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const isThere = useProjection((draft) => nodeCount(draft) > 0 && !isPresenting(draft))
  if (!isThere) return null
  return (
    <Button
      aria-haspopup="dialog"
      data-play-it=""
      className="absolute bottom-3 left-1/2 z-10 min-h-11 -translate-x-1/2 animate-enter border-lamp! bg-ink0! shadow-lift"
      onClick={() => run(openPreview, NODES)}
    >
      <Play aria-hidden="true" className="size-4 text-lamp" />
      {t('actions.playIt')}
    </Button>
  )
}

const WORDS = { nodes: 'contents.previewNodes', tasks: 'contents.previewTasks' } as const

/** Opens the trial run, or the list of tasks, from where they are counted. */
export function PreviewButton({ what }: Slots['contents.action']) {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const refusal = useRefusal(openPreview, { what })
  return (
    <Button
      aria-haspopup="dialog"
      reason={refusal === null ? null : t(`errors:${refusal}`)}
      onClick={() => run(openPreview, { what })}
    >
      {t(WORDS[what])}
    </Button>
  )
}
