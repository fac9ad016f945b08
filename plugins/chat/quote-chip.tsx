import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#schemas/record.ts'
import { quoteLabel } from './projections.ts'

/** What is quoted, and where it is from. In the box it can be taken out. */
export function QuoteChip({
  quote,
  state,
  onRemove,
}: {
  quote: Quote
  /** How what is quoted stands by now. */
  state?: ReactNode
  onRemove?: () => void
}) {
  const { t } = useTranslation('assistant')
  const label = quoteLabel(quote.text)
  return (
    <span
      title={quote.text}
      // what is lost is said where otherwise stands where it is from
      className="group/chip inline-flex h-7 max-w-full items-center gap-1.5 rounded-chip border border-lamp/50 bg-ink2 pl-2.5 text-xs not-has-[button]:pr-2.5 has-data-lost:border-dashed has-data-lost:border-lead"
    >
      {/* the words give way before what they belong to does, where that is no sentence */}
      <span className="shrink-9999 truncate">{label}</span>
      {quote.title !== '' && (
        <span className="max-w-44 truncate text-smoke group-has-data-lost/chip:hidden">
          {quote.title}
        </span>
      )}
      {state}
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={t('removeQuote', { text: label })}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-chip border-0 bg-transparent p-0 text-ash hover:text-paper pointer-coarse:size-11"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  )
}
