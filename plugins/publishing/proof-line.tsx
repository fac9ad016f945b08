import { TriangleAlert } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayFault } from '#core/game/play-faults.ts'
import { gameSnapshot, processComplete, scriptStatus } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { Button } from '#ui/kit/button.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { showFault } from './commands.ts'
import { faultWords } from './fault-words.ts'
import { faultsFound } from './projections.ts'

/** A game of more nodes is looked through once its creator rests. */
const MANY_NODES = 400
const REST_MS = 400
/** So many are listed; the sheet of publishing tells of the same. */
const LISTED = 20

const NONE: readonly PlayFault[] = []

/** A game of which parts could not be made says so elsewhere. */
const isWhole = (draft: Draft): boolean =>
  processComplete(draft) && scriptStatus(draft) === SCRIPT_STATUS.complete

/** What is broken in the written game, looked for behind the paint that shows a change. */
function useFaults(): readonly PlayFault[] {
  const { bus } = useEditor()
  const game = useProjection((draft) => (isWhole(draft) ? gameSnapshot(draft) : null))
  const [faults, setFaults] = useState(NONE)
  useEffect(() => {
    const size = game?.contents.reduce((sum, { nodes }) => sum + nodes.length, 0) ?? 0
    const look = () => setFaults(game === null ? NONE : faultsFound(bus.draft$.value))
    const timer = setTimeout(look, size > MANY_NODES ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [game, bus])
  return faults
}

/** Where what is no node stands on the page. */
function goTo(at: string): void {
  const tool = document.querySelector(`[data-arrange=${JSON.stringify(at)}]`)
  const card = tool?.closest('[data-texts]')
  card?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' })
  focusInPlace(card?.querySelector<HTMLElement>('button[aria-expanded], [data-arrange]'))
}

/** Says at once what a change broke, and leads there; nothing while the game holds. It lies over the page and moves nothing. */
export function ProofLine() {
  const { t } = useTranslation('editor')
  const faults = useFaults()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const [first, ...others] = faults
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-6 z-20 flex justify-center max-wide:bottom-20 narrowed:right-99">
      <div role="status" className="pointer-events-auto min-w-0">
        {first !== undefined && (
          <div className="max-w-xl rounded-card border border-lamp/50 bg-ink1 py-1 pr-1.5 pl-3.5 text-sm shadow-lift">
            <div className="flex flex-wrap items-center justify-end gap-x-1">
              <Fault fault={first} />
              {others.length > 0 && (
                <Button
                  variant="ghost"
                  size="s"
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  className="pointer-coarse:min-h-11"
                  onClick={() => setOpen(!isOpen)}
                >
                  {t('publishing.faultsMore', { count: others.length })}
                </Button>
              )}
            </div>
            <ul
              id={listId}
              hidden={!isOpen}
              className="m-0 max-h-64 list-none overflow-y-auto border-t border-hairline p-0"
            >
              {isOpen &&
                others.slice(0, LISTED).map((fault) => (
                  <li key={`${fault.kind} ${fault.at}`} className="flex items-center gap-x-1">
                    <Fault fault={fault} />
                  </li>
                ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}

function Fault({ fault }: { fault: PlayFault }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { node, at } = fault
  const words = faultWords(t, fault)
  return (
    <>
      <TriangleAlert aria-hidden="true" className="mr-1.5 size-4 shrink-0 text-lamp" />
      <span className="min-w-0 grow basis-40 py-1.5 leading-snug">{words}</span>
      <Button
        variant="ghost"
        size="s"
        aria-label={t('publishing.showFault', { what: words })}
        className="pointer-coarse:min-h-11"
        onClick={() => (node === null ? goTo(at) : run(showFault, node))}
      >
        {t('publishing.show')}
      </Button>
    </>
  )
}
