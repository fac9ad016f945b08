import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proposeMore } from '#plugins/thinking/commands.ts'
import { thinkingSettled, thinkingStatus } from '#plugins/thinking/projections.ts'
import { DEFAULT_GAME_LANGUAGE, GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { ChoiceGroup } from '#ui/kit/choice.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { Section } from '#ui/kit/section.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { chooseOutline } from './commands.ts'
import { OutlineCard } from './outline-card.tsx'
import { OutlineDetails } from './outline-details.tsx'
import { chosenProposal, proposals } from './projections.ts'

const COMING = Array.from({ length: LIMITS.outlineColumns }, (_, place) => `coming-${place}`)

/** The proposals on the table, from the moment thinking is complete. */
export function OutlineGrid() {
  const { t } = useTranslation('create')
  const { cards, pending, language } = useProjection(proposals)
  const chosen = useProjection(chosenProposal)
  const thought = useProjection(thinkingStatus).kind === 'complete'
  const settled = useProjection(thinkingSettled)
  const run = useCommand()
  const { ids } = useEditor().ports
  const [shown, setShown] = useState<string | null>(null)
  const told = GameLanguage.safeParse(language).data ?? DEFAULT_GAME_LANGUAGE
  const coming = pending && thought
  if (!settled || (cards.length === 0 && !coming)) return null
  const opened = cards.find(({ key }) => key === shown)
  const count = t('outlines.count', { count: cards.length })
  return (
    <Section
      id="choice-outline"
      title={t('outlines.title')}
      aside={
        cards.length === 0
          ? t('outlines.coming')
          : `${count} · ${t(chosen === null ? 'outlines.none' : 'outlines.one')}`
      }
      className="mt-4"
    >
      <ChoiceGroup label={t('outlines.title')} columns={3}>
        {cards.map((card) => (
          <OutlineCard
            key={card.key}
            card={card}
            language={told}
            onChoose={() => run(chooseOutline, { key: card.key })}
            onDetails={() => setShown(card.key)}
          />
        ))}
        {coming &&
          COMING.map((key) => (
            <div key={key} className="card flex h-42.25 flex-col gap-4 p-4.5">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton lines={2} />
            </div>
          ))}
      </ChoiceGroup>
      {cards.length > 0 && cards.length < LIMITS.outlinesEnough && (
        <Button
          variant="ghost"
          className="mt-3 -ml-2"
          busy={pending}
          onClick={() => run(proposeMore, { requestId: ids.next() })}
        >
          {!pending && <Plus aria-hidden="true" className="size-4" />}
          {t('outlines.more')}
        </Button>
      )}
      <LiveRegion
        message={pending ? t('outlines.coming') : t('outlines.arrived', { count: cards.length })}
      />
      {opened !== undefined && (
        <OutlineDetails card={opened} language={told} onClose={() => setShown(null)} />
      )}
    </Section>
  )
}
