import { Pencil } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { phraseAround } from '#ui/kit/phrase.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { useFields } from './fields.tsx'
import { beginAt, textsAround } from './neighbours.tsx'
import { mayEdit } from './projections.ts'

type Pencils = { name: (title: string) => string; press: (pencil: Element) => void }
/** What the pencils of all cards say and do, made once for the page; null where nothing is edited. */
const PencilsContext = createContext<Pencils | null>(null)

/** Lays what pencils need around the texts of a game. */
export function PencilsKnown({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor')
  const fields = useFields()
  const run = useCommand()
  const may = useProjection(mayEdit)
  const name = useMemo(() => phraseAround((title) => t('revising.edit', { name: title })), [t])
  const pencils = useMemo(() => {
    const press = (pencil: Element) => {
      const [first] = textsAround(pencil)
      if (first !== undefined) beginAt(first, fields, run, null)
    }
    return may ? { name, press } : null
  }, [may, name, fields, run])
  return <PencilsContext value={pencils}>{children}</PencilsContext>
}

/** Begins with the first text of its card; seen once the card has the pointer or the focus, and always on touch. */
export function PencilButton({
  title,
  className,
}: {
  title: string
  className?: string | undefined
}) {
  const pencils = useContext(PencilsContext)
  // its room is kept: nothing grows at the moment the game is written
  if (pencils === null)
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
      label={pencils.name(title)}
      size="small picture"
      onClick={({ currentTarget }) => pencils.press(currentTarget)}
      className={classes(
        'opacity-0 transition-opacity duration-140 focus-visible:opacity-100 in-[[data-texts]:focus-within]:opacity-100 in-[[data-texts]:hover]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100 in-[[data-texts]:has([data-writing])]:opacity-0!',
        className,
      )}
    >
      <Pencil aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
