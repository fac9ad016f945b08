import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { arrangedKindOf } from '#core/game/arrange.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { arrange } from './commands.ts'
import { mayArrange, partsArranged, whyNotArranged } from './projections.ts'

/** Adds something at the end of a list. */
export function AddButton({ to, className }: Slots['editor.add']) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { ports } = useEditor()
  const may = useProjection(mayArrange)
  const isBusy = useProjection((draft) => partsArranged(draft).has(to))
  const why = useProjection((draft) =>
    mayArrange(draft) ? whyNotArranged(draft, { verb: 'add', at: to }) : null,
  )
  const kind = arrangedKindOf(to)
  if (kind === undefined) return null
  const press = () => {
    const name = t(`arranging.unnamed.${kind}`)
    run(arrange, { id: ports.ids.next(), what: { verb: 'add', at: to }, name })
  }
  return (
    <Button
      variant="ghost"
      size="s"
      data-add={to}
      busy={isBusy}
      reason={why === null ? null : t(`arranging.why.${why}`)}
      onClick={press}
      // its room is kept: nothing grows at the moment the game is written
      className={classes('pointer-coarse:min-h-11', !may && 'invisible', className)}
    >
      {!isBusy && <Plus aria-hidden="true" className="size-4" />}
      {t(`arranging.add.${kind}`)}
    </Button>
  )
}
