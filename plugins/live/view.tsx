import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { processComplete, scriptKnown } from '#plugins/script/projections.ts'
import { buttonClasses } from '#ui/kit/button.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { type LiveTrouble, liveTrouble, pollOutcome } from './projections.ts'

/** A quiet line while live updates are lost, or while the game cannot be fetched at all (GE11). */
export function LiveNotice() {
  const { t } = useTranslation(['editor', 'errors'])
  const trouble = useProjection(liveTrouble)
  const outcome = useProjection(pollOutcome)
  const known = useProjection(scriptKnown)
  const complete = useProjection(processComplete)
  const detail = useTroubleWords(trouble)
  if (outcome === 'failed' && !known)
    return (
      <Notice status detail={detail} className="mt-4">
        {t('errors:game_loading')}
      </Notice>
    )
  if (trouble === null) return null
  const checking = !complete && trouble.why !== 'no_user'
  return (
    <Notice status detail={detail} className="mt-4">
      {t(checking ? 'page.stale' : 'page.staleDone')}
    </Notice>
  )
}

/** What is known of why live updates do not come; empty while they do. */
function useTroubleWords(trouble: LiveTrouble | null): string {
  const { t } = useTranslation('errors')
  if (trouble === null) return ''
  if (trouble.why === 'no_user') return t('socket_no_user')
  if (trouble.why === 'not_started') return t('socket_not_started')
  const { why, code, reason } = trouble
  const closed = t('socket_closed', { code, reason: reason === '' ? t('unknown_reason') : reason })
  return why === 'error' ? `${t('socket_error')} · ${closed}` : closed
}

/** The game, or that there is none of this id for this creator. */
export function WhenFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor')
  const missing = useProjection(pollOutcome) === 'missing'
  if (!missing) return children
  return (
    <div className="pt-20">
      <Empty
        isFault
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
