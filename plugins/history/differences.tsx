import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { VersionComparison, VersionDifference } from '#schemas/history.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { DifferingWords } from '#ui/kit/differing-words.tsx'
import { languageOfWords } from '#ui/kit/language-of-words.ts'
import { Picture } from '#ui/kit/picture.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { changedPlaces } from './changed-places.ts'

const SIDES = ['before', 'after'] as const

/** What two versions differ in: a card for each place, with what stood there and what stands there. */
export function Differences({ comparison }: { comparison: VersionComparison }) {
  const { t } = useTranslation('editor')
  const { differences, total } = comparison
  return (
    <div className="mx-auto flex max-w-304 flex-col gap-4 px-4 pt-4 pb-32 md:px-7">
      {differences.map((one) => (
        <DifferenceCard key={one.address} difference={one} />
      ))}
      {total > differences.length && (
        <p className="m-0 text-sm text-ash">
          {t('history.compare.more', { count: total - differences.length })}
        </p>
      )}
    </div>
  )
}

function DifferenceCard({ difference }: { difference: VersionDifference }) {
  const { t } = useTranslation('editor')
  const title = useTitleOf(difference)
  return (
    <section aria-label={title} className="card px-4.5 py-3.5 sm:px-6">
      <h2 className="m-0 mb-1.5 text-lg first-letter:uppercase">{title}</h2>
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {SIDES.map((side) => (
          <div
            key={side}
            className="min-w-0 not-first:border-hairline max-md:not-first:border-t max-md:not-first:pt-3 md:not-first:border-l md:not-first:pl-8"
          >
            <p className="m-0 mb-1 text-xs text-smoke md:sr-only">{t(`history.compare.${side}`)}</p>
            <SideOf difference={difference} side={side} title={title} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Its name, else that of the part of the game it is in. */
function useTitleOf({ title, path, address }: VersionDifference): string {
  const { t } = useTranslation('editor')
  if (title !== '') return title
  const [place] = changedPlaces([path === '' ? address : path])
  return place === undefined ? '' : t(place.key, { ...place.values })
}

function SideOf({
  difference: { kind, before, after },
  side,
  title,
}: {
  difference: VersionDifference
  side: (typeof SIDES)[number]
  title: string
}) {
  const { t } = useTranslation('editor')
  const language = useProjection(gameLanguage)
  const told = side === 'before' ? before : after
  if (told === null)
    return <p className="m-0 text-sm text-smoke">{t(`history.compare.none.${side}`)}</p>
  if (kind === 'picture')
    return <Picture src={told} alt={title} className="aspect-video max-w-md rounded-control" />
  return (
    <p
      lang={languageTagOf(languageOfWords(told, language))}
      className="reading m-0 text-base whitespace-pre-line wrap-anywhere"
    >
      <DifferingWords before={before ?? ''} after={after ?? ''} side={side} />
    </p>
  )
}
