import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dropQuote } from '#plugins/chat/commands.ts'
import { quoteLabel } from '#plugins/chat/projections.ts'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { quoteStates } from './projections.ts'
import { useQuoting } from './use-quoting.tsx'

/** Says of a quote in the box that its text has changed since, or is gone (QT8); what changed can be quoted again. */
export function QuoteBadge({ at, quote }: Slots['chat.quote']) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const quoting = useQuoting()
  const state = useProjection(quoteStates)[at]?.state
  if (state !== 'changed' && state !== 'gone') return null
  const again = () => {
    run(dropQuote, { at })
    quoting.card(quote)
  }
  return (
    <span data-lost="" className="flex shrink-0 items-center gap-1 text-lead">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      {t(`quoting.${state}`)}
      {state === 'changed' && (
        <button
          type="button"
          aria-label={t('quoting.again', { text: quoteLabel(quote.text) })}
          title={t('quoting.again', { text: quoteLabel(quote.text) })}
          onClick={again}
          className="grid size-6 place-items-center rounded-chip border-0 bg-transparent p-0 text-ash hover:text-paper pointer-coarse:size-11"
        >
          <RotateCcw aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  )
}
