import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { ChoiceCard } from '#ui/kit/choice.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import type { ProposalCard } from './projections.ts'

/** One proposal: its name, two lines of it, the way to all of it. The whole card chooses. */
export function OutlineCard({
  card,
  language,
  onChoose,
  onDetails,
}: {
  card: ProposalCard
  language: GameLanguage
  onChoose: () => void
  onDetails: () => void
}) {
  const { t } = useTranslation('create')
  return (
    <ChoiceCard
      label={card.name}
      lang={languageTagOf(language)}
      selected={card.chosen}
      onSelect={onChoose}
      className="animate-rise"
    >
      <div className="flex h-41.75 flex-col px-4.5 pt-4 pb-2">
        <GameText
          as="h3"
          text={card.name}
          language={language}
          className="m-0 mb-1 line-clamp-2 text-xl text-wrap!"
        />
        <GameText
          as="p"
          text={card.teaser}
          language={language}
          className="m-0 line-clamp-2 text-ash"
        />
        <div className="mt-auto flex items-center justify-between gap-3 text-sm font-semibold text-lamp">
          <button
            type="button"
            aria-label={`${t('outlines.details')}: ${card.name}`}
            onClick={onDetails}
            className="-ml-2 min-h-10 rounded-mark px-2 hover:underline hover:underline-offset-4"
          >
            {t('outlines.details')}
          </button>
          <span className="flex items-center gap-3">
            {card.edited && <span className="font-medium text-smoke">{t('outlines.edited')}</span>}
            {card.chosen && (
              <span className="flex items-center gap-1">
                <Check aria-hidden="true" className="size-4" />
                {t('outlines.chosen')}
              </span>
            )}
          </span>
        </div>
      </div>
    </ChoiceCard>
  )
}
