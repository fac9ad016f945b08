import { useTranslation } from 'react-i18next'
import { waitingPlan } from '#plugins/chat/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { openPublishSheet } from './commands.ts'
import { canPublish, publishingNow, unseenChanges } from './projections.ts'
import { ProofLine } from './proof-line.tsx'
import { PublishSheet } from './sheet.tsx'

/** Opens the sheet from which the game is published; while it cannot be, says why (PU2). */
function PublishButton() {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const { stages } = useEditor()
  const possible = useProjection(canPublish(stages))
  const busy = useProjection(publishingNow).status === 'publishing'
  const hasPlan = useProjection((draft) => waitingPlan(draft) !== null)
  return (
    <Button
      // one button asks to be pressed: while a plan waits it is the plan's
      variant={hasPlan ? 'secondary' : 'primary'}
      busy={busy}
      reason={possible ? null : t('errors:publish_waiting')}
      title={possible ? t('errors:generation_complete') : undefined}
      onClick={() => run(openPublishSheet, { stages })}
    >
      {t('actions.publish')}
    </Button>
  )
}

/** A quiet line while players see an older version, with the way to show them the game as it is. */
function UnseenChanges() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { stages } = useEditor()
  const count = useProjection(unseenChanges)
  const possible = useProjection(canPublish(stages))
  if (count === 0 || !possible) return null
  return (
    <Notice status className="mt-4">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {t('publishing.old')}{' '}
          <span className="text-smoke">{t('publishing.unseen', { count })}</span>
        </span>
        <Button
          variant="ghost"
          size="s"
          className="-my-1 -ml-3 text-paper! pointer-coarse:min-h-11"
          aria-haspopup="dialog"
          onClick={() => run(openPublishSheet, { stages })}
        >
          {t('publishing.showPlayers')}
        </Button>
      </span>
    </Notice>
  )
}

function PublishOverlay() {
  const { asked } = useProjection(publishingNow)
  return (
    <>
      <ProofLine />
      {asked && <PublishSheet />}
    </>
  )
}

export const publishingView = defineView({
  plugin: 'publishing',
  slots: {
    'editor.action': { order: 1, component: PublishButton },
    'editor.notice': { component: UnseenChanges },
    'editor.overlay': { order: 3, component: PublishOverlay },
  },
})
