import { useTranslation } from 'react-i18next'
import { diffRuns } from '#core/game/word-diff.ts'

/** One of two texts beside each other: what only it has is marked, by a line and a sign and not by colour alone. */
export function DifferingWords({
  before,
  after,
  side,
}: {
  before: string
  after: string
  side: 'before' | 'after'
}) {
  const { t } = useTranslation('shell')
  const isShown = side === 'before' ? 'removed' : 'added'
  return diffRuns(before, after)
    .filter(({ kind }) => kind === 'same' || kind === isShown)
    .map(({ kind, text, at }) => {
      if (kind === 'same' || text.trim() === '') return text
      const Mark = kind === 'removed' ? 'del' : 'ins'
      return (
        <Mark
          key={at}
          className={
            kind === 'removed'
              ? 'rounded-mark bg-lead/15 box-decoration-clone px-0.5 text-lead line-through decoration-1'
              : 'rounded-mark bg-moss/15 box-decoration-clone px-0.5 text-moss underline decoration-1 underline-offset-3'
          }
        >
          <span className="sr-only">{t(`difference.${kind}`)}: </span>
          <span aria-hidden="true" className="mr-0.5 inline-block no-underline select-none">
            {kind === 'removed' ? '−' : '+'}
          </span>
          {text}
        </Mark>
      )
    })
}
