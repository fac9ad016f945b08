import { Pencil } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useAfterTexts } from '#ui/kit/after-texts.ts'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { useFields } from './fields.tsx'
import { beginAt, textsAround } from './neighbours.tsx'
import { mayEdit } from './projections.ts'

/** What a pencil does; null where, or as long as, nothing is edited. */
const PencilsContext = createContext<((pencil: Element) => void) | null>(null)

/** Lets the pencils among the texts of a game be pressed: one way of doing it for all of them. */
export function PencilsKnown({ children }: { children: ReactNode }) {
  const fields = useFields()
  const run = useCommand()
  const may = useProjection(mayEdit)
  const press = useCallback(
    (pencil: Element) => {
      const [first] = textsAround(pencil)
      if (first !== undefined) beginAt(first, fields, run, null)
    },
    [fields, run],
  )
  return <PencilsContext value={useAfterTexts(may ? press : null)}>{children}</PencilsContext>
}

/** Begins with the first text of its card; seen once the card has the pointer or the focus, and always on touch. */
export function PencilButton({
  title,
  className,
}: {
  title: string
  className?: string | undefined
}) {
  const { t } = useEditorWords()
  const press = useContext(PencilsContext)
  // its room is kept: nothing grows at the moment the game is written
  if (press === null)
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
      onClick={({ currentTarget }) => press(currentTarget)}
      className={classes(
        'opacity-0 transition-opacity duration-140 focus-visible:opacity-100 in-[[data-texts]:focus-within]:opacity-100 in-[[data-texts]:hover]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100 in-[[data-texts]:has([data-writing])]:opacity-0!',
        className,
      )}
    >
      <Pencil aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
