import { useTranslation } from 'react-i18next'
import { momentIn } from '#ui/kit/amounts.ts'
import { Notice } from '#ui/kit/notice.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { shownWork } from './projections.ts'

/** A quiet line once what may be spent on a model is spent: what became of the game, and when more may be. */
export function BudgetNotice() {
  const { t, i18n } = useTranslation('editor')
  const budget = useProjection(shownWork)?.budget ?? null
  if (budget === null) return null
  const { of, most, until } = budget
  return (
    <Notice className="mt-4">
      {of === 'day' && until !== null
        ? t('modelWork.budget.day', { most, until: momentIn(i18n.language, until) })
        : t('modelWork.budget.game', { most })}
    </Notice>
  )
}
