import { useTranslation } from 'react-i18next'
import { useProjection } from '#ui/kit/use-projection.ts'
import { quoteCount, unreadCount } from './projections.ts'

const MOST = 9

/** How much of what the assistant said was not seen yet (CH20); else how many quotes wait for words. */
export function UnreadBadge() {
  const { t } = useTranslation('assistant')
  const unread = useProjection(unreadCount)
  const quotes = useProjection(quoteCount)
  const count = unread === 0 ? quotes : unread
  if (count === 0) return null
  return (
    <span className="pointer-events-none absolute -top-0.5 -right-0.5 grid min-w-4.5 place-items-center rounded-chip bg-lamp px-1 text-xs leading-4.5 font-semibold text-ink0">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{t(unread === 0 ? 'quoteCount' : 'unread', { count })}</span>
    </span>
  )
}
