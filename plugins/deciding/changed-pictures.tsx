import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/kit/picture.tsx'

/** The picture before a revision and the one after it, side by side. */
export function ChangedPictures({
  title,
  before,
  after,
}: {
  title: string
  before: string | null
  after: string | null
}) {
  const { t } = useTranslation('assistant')
  return (
    <div className="grid grid-cols-2 gap-2">
      {(
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(([side, src]) => (
        <figure key={side} className="m-0">
          <Picture
            src={src}
            alt={t(`changes.picture.${side}`, { title })}
            className="aspect-video rounded-control"
          />
          <figcaption aria-hidden="true" className="mt-1 text-xs text-smoke">
            {t(side === 'before' ? 'changes.picture.was' : 'changes.picture.is')}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
