import { useContext } from 'react'
import { WritingContext } from './writing.ts'

/** Begins to edit the texts of the card it stands in; nothing where texts cannot be edited. */
export function Pencil(props: { title: string; className?: string | undefined }) {
  const writing = useContext(WritingContext)
  return writing && <writing.Pencil {...props} />
}
