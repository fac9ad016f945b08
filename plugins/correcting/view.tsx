import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { thinkingSettled } from '#plugins/thinking/projections.ts'
import { defineView } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { KindChip } from './kind-chip.tsx'
import { NounChip } from './noun-chip.tsx'
import { readingShown } from './projections.ts'

/** How the idea was read, in a row of chips under the reasoning: each can be said otherwise before the game begins. */
function ReadingChips() {
  const { t } = useTranslation('create')
  const shown = useProjection(readingShown)
  const settled = useProjection(thinkingSettled)
  const id = useId()
  if (shown === null || !settled) return null
  return (
    <section aria-labelledby={id} className="mt-3 flex flex-wrap items-center gap-2">
      <h2 id={id} className="sr-only">
        {t('reading.title')}
      </h2>
      <span aria-hidden="true" className="mr-1 text-sm text-smoke max-sm:w-full">
        {t('reading.lead')}
      </span>
      {shown.nouns.map((chip) => (
        <NounChip key={chip.slot} chip={chip} language={shown.language} />
      ))}
      <KindChip kind={shown.kind} kinds={shown.kinds} isCorrected={shown.isKindCorrected} />
    </section>
  )
}

/** The chips of the reading, between the reasoning and the proposals. */
export const correctingView = defineView({
  plugin: 'correcting',
  slots: { 'creation.section': { order: 15, component: ReadingChips } },
})
