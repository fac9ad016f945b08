import { useTranslation } from 'react-i18next'
import { diffRuns } from '#core/game/word-diff.ts'

const LOOK = {
  removed: 'bg-lead/15 text-lead line-through decoration-1',
  added: 'bg-moss/15 text-moss underline decoration-1 underline-offset-3',
} as const

/**
 * What two texts differ in, word by word: marked by a line and a sign, and not by colour alone. `side` tells one of them,
 * for two that stand beside each other; without it both are told in one.
 */
export function DifferingWords({
  before,
  after,
  side,
}: {
  before: string
  after: string
  side?: 'before' | 'after'
}) {
  const { t } = useTranslation('shell')
  const hidden = side === undefined ? null : side === 'before' ? 'added' : 'removed'
  return diffRuns(before, after)
    .filter(({ kind }) => kind !== hidden)
    .map(({ kind, text, at }) => {
      if (kind === 'same' || text.trim() === '') return text
      const Mark = kind === 'removed' ? 'del' : 'ins'
      const lines = linesOf(text)
      const first = lines.find(({ isSaid }) => isSaid)
      // a line without words is not marked: an empty mark says nothing
      return lines.map((line) =>
        line.isSaid ? (
          <Mark
            key={`${at}.${line.at}`}
            className={`rounded-mark box-decoration-clone px-0.5 ${LOOK[kind]}`}
          >
            {line === first && (
              <>
                <span className="sr-only">{t(`difference.${kind}`)}: </span>
                <span aria-hidden="true" className="mr-0.5 inline-block no-underline select-none">
                  {kind === 'removed' ? '−' : '+'}
                </span>
              </>
            )}
            {line.text}
          </Mark>
        ) : (
          line.text
        ),
      )
    })
}

type Line = { at: number; text: string; isSaid: boolean }

/** The lines of a text, and what breaks them. */
const linesOf = (text: string): Line[] =>
  text.split(/(\s*\n\s*)/).map((part, at) => ({ at, text: part, isSaid: part.trim() !== '' }))
