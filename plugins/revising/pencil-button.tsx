import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { useFields } from './fields.tsx'
import { beginAt, textsAround } from './neighbours.tsx'
import { mayEdit } from './projections.ts'

/** Begins with the first text of its card; seen once the card has the pointer or the focus, and always on touch. */
export function PencilButton({
  title,
  className,
}: {
  title: string
  className?: string | undefined
}) {
  const { t } = useTranslation('editor')
  const fields = useFields()
  const run = useCommand()
  const may = useProjection(mayEdit)
  // its room is kept: nothing grows at the moment the game is written
  if (!may)
    return (
      <span
        aria-hidden="true"
        className={classes(
          'invisible inline-block size-8 shrink-0 pointer-coarse:size-11',
          className,
        )}
      />
    )
  return (
    <IconButton
      label={t('revising.edit', { name: title })}
      size="small picture"
      onClick={({ currentTarget }) => {
        const [first] = textsAround(currentTarget)
        if (first !== undefined) beginAt(first, fields, run, null)
      }}
      className={classes(
        'opacity-0 transition-opacity duration-140 focus-visible:opacity-100 in-[[data-texts]:focus-within]:opacity-100 in-[[data-texts]:hover]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100 in-[[data-texts]:has([data-writing])]:opacity-0!',
        className,
      )}
    >
      <Pencil aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
