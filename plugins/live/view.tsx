import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { processComplete, scriptKnown } from '#plugins/script/projections.ts'
import { buttonClasses } from '#ui/kit/button.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { liveLost, pollOutcome } from './projections.ts'

/** A quiet line while live updates are lost, or while the game cannot be fetched at all (GE11). */
export function LiveNotice() {
  const { t } = useTranslation('editor')
  const lost = useProjection(liveLost)
  const outcome = useProjection(pollOutcome)
  const known = useProjection(scriptKnown)
  const complete = useProjection(processComplete)
  if (outcome === 'failed' && !known)
    return (
      <Notice status className="mt-4">
        {t('page.loadingTrouble')}
      </Notice>
    )
  if (!lost) return null
  return (
    <Notice status className="mt-4">
      {t(complete ? 'page.staleDone' : 'page.stale')}
    </Notice>
  )
}

/** The game, or that there is none of this id for this creator (R9). */
export function WhenFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor')
  const missing = useProjection(pollOutcome) === 'missing'
  if (!missing) return children
  return (
    <div className="pt-20">
      <Empty
        title={t('page.missingTitle')}
        text={t('page.missingText')}
        action={
          <Link to="/games" className={`${buttonClasses('primary')} no-underline`}>
            {t('page.toGames')}
          </Link>
        }
      />
    </div>
  )
}
