import { useTranslation } from 'react-i18next'
import type { Slots } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { authorOf } from './projections.ts'

/** Who wrote a text last, in a quiet word beside its field. */
export function TextAuthor({ address }: Slots['editor.text']) {
  const { t } = useTranslation('editor')
  const author = useProjection((draft) => authorOf(draft, address))
  if (author === null) return null
  return <span className="text-smoke">{t(`history.wrote.${author}`)}</span>
}
