import { useTranslation } from 'react-i18next'
import type { SpentPart } from '#schemas/model-work.ts'
import { durationIn } from '#ui/kit/amounts.ts'

const COLUMNS = ['calls', 'input', 'cached', 'output', 'time'] as const

/** What was asked of a model and what it has cost, a line for each purpose. */
export function SpentTable({ parts }: { parts: readonly SpentPart[] }) {
  const { t, i18n } = useTranslation('editor')
  const number = (count: number): string => t('modelWork.number', { count })
  return (
    // on a small screen it is the table that is scrolled, not the page
    <div className="overflow-x-auto" {...{ tabIndex: 0 }}>
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="text-xs whitespace-nowrap text-smoke">
            <th className="py-1.5 pr-4 font-medium">{t('modelWork.column.what')}</th>
            {COLUMNS.map((name) => (
              <th key={name} className="py-1.5 pr-4 text-right font-medium">
                {t(`modelWork.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ purpose, calls, input, cached, output, ms }) => (
            <tr key={purpose} className="border-t border-hairline">
              <th className="py-1.5 pr-4 font-normal whitespace-nowrap">
                {t(`modelWork.purpose.${purpose}`)}
              </th>
              {[calls, input, cached, output].map((count, at) => (
                <td key={COLUMNS[at]} className="py-1.5 pr-4 text-right">
                  {number(count)}
                </td>
              ))}
              <td className="py-1.5 pr-4 text-right whitespace-nowrap">
                {durationIn(i18n.language, ms)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
