import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { Chip } from '#ui/kit/chip.tsx'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { thinkingStatus } from './projections.ts'

/** Seconds with one decimal, as the interface's language writes them. */
export const secondsIn = (language: string, seconds: number): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.max(LIMITS.thinkingMinSeconds, seconds))

/** What is going on, with the seconds it takes or took. Only this ticks. */
export function StatusChip() {
  const { t, i18n } = useTranslation('create')
  const status = useProjection(thinkingStatus)
  if (status.kind === 'thinking') return <TickingChip since={status.startedAt} />
  const seconds = status.kind === 'complete' ? secondsIn(i18n.language, status.seconds) : ''
  return (
    <Chip tone={status.kind === 'complete' ? 'moss' : 'plain'} dot className="tabular-nums">
      {t(`thinking.${status.kind}`, { seconds })}
    </Chip>
  )
}

function TickingChip({ since }: { since: number }) {
  const { t, i18n } = useTranslation('create')
  const { clock } = useEditor().ports
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), LIMITS.thinkingTickMs)
    return () => clearInterval(ticking)
  }, [clock])
  const seconds = secondsIn(i18n.language, (now - since) / 1_000)
  return (
    <Chip tone="lamp" dot="breathing" className="tabular-nums">
      {t('thinking.thinking', { seconds })}
    </Chip>
  )
}
