import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { Notice } from '#ui/kit/notice.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { loadDeleted } from './commands.ts'
import { DeletedRow } from './deleted-row.tsx'
import { deletedGames } from './projections.ts'
import { focusShelf } from './shelf-focus.ts'

/** The place of the deleted games at the foot of the list, folded until somebody looks for one. */
export function DeletedGames() {
  const { t } = useTranslation('library')
  const run = useCommand()
  const deleted = useProjection(deletedGames)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  if (deleted === null) return null
  const { games, hasFailed } = deleted
  // of a list that did not come nobody knows how many there are
  const name = hasFailed ? t('deleted.title') : t('deleted.show', { count: games.length })
  /** The row goes with the focus in it: reading goes on at the next one. */
  const goOn = (at: number) => {
    const rows = list.current?.children
    const next = rows?.[at + 1] ?? rows?.[at - 1]
    const button = next?.querySelector<HTMLElement>('button')
    if (button) button.focus()
    else focusShelf()
  }
  return (
    <section aria-label={name} className="mt-14">
      <h2 className="m-0 border-t border-hairline pt-3 font-sans text-sm font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2 inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2 text-ash transition-colors duration-140 hover:text-paper"
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {name}
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 transition-transform duration-140', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        <p className="m-0 mt-1 mb-4 max-w-prose text-sm text-balance text-smoke">
          {t('deleted.help', { days: LIMITS.deletedDays })}
        </p>
        {hasFailed && (
          <Notice tone="lead" className="mb-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {t('deleted.failed')}
              <Button size="s" onClick={() => run(loadDeleted)}>
                <RotateCcw aria-hidden="true" className="size-4" />
                {t('retry')}
              </Button>
            </div>
          </Notice>
        )}
        <ul ref={list} className="m-0 list-none divide-y divide-hairline p-0">
          {games.map((game, at) => (
            <DeletedRow key={game.id} game={game} onGone={() => goOn(at)} />
          ))}
        </ul>
      </div>
    </section>
  )
}
