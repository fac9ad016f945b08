import { useTranslation } from 'react-i18next'
import { useProjection } from '#ui/kit/use-projection.ts'
import { timeOf } from './days.ts'
import { type HistoryRow, historyRows } from './projections.ts'
import { lineTitle } from './step-words.ts'
import { useLook } from './use-look.tsx'

type Compared = { from: number; to: number }

/** Which two versions stand beside each other; each can be exchanged for another. */
export function ComparedVersions({ from, to }: Compared) {
  const { look } = useLook()
  return (
    <div className="mx-auto grid max-w-304 gap-x-8 gap-y-2 px-4 pb-3 md:grid-cols-2 md:px-7">
      <Side
        letter="A"
        version={from}
        onChoose={(version) => look({ kind: 'comparison', from: version, to })}
      />
      <Side
        letter="B"
        version={to}
        onChoose={(version) => look({ kind: 'comparison', from, to: version })}
      />
    </div>
  )
}

function Side({
  letter,
  version,
  onChoose,
}: {
  letter: 'A' | 'B'
  version: number
  onChoose: (version: number) => void
}) {
  const { t } = useTranslation('editor')
  const rows = useProjection(historyRows)
  const words = useRowWords()
  const isListed = rows.some((row) => row.version === version)
  return (
    <label className="flex min-w-0 items-center gap-2.5">
      <span className="sr-only">{t(`history.compare.side${letter}`)}</span>
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-mark border border-control text-xs font-semibold"
      >
        {letter}
      </span>
      <select
        value={version}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="h-10 min-w-0 grow rounded-control border border-control bg-ink0 px-3 text-sm text-paper pointer-coarse:h-11"
      >
        {!isListed && <option value={version}>{t('history.look.title', { version })}</option>}
        {rows.map((row) => (
          <option key={row.version} value={row.version}>
            {words(row)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A version in one line: its number, whether it is the game now, when it was made and what was done. */
function useRowWords() {
  const { t, i18n } = useTranslation('editor')
  return (row: HistoryRow): string =>
    [
      t('history.look.title', { version: row.version }),
      row.isNow && t('history.now'),
      timeOf(row.at, i18n.language),
      lineTitle(t, row),
    ]
      .filter(Boolean)
      .join(' · ')
}
