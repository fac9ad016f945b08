import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { publish } from './commands.ts'
import { canPublish, publishStatus } from './projections.ts'

/** Publishes the game; while it cannot be, says why (PU2). */
function PublishButton() {
  const { t } = useTranslation(['editor', 'errors'])
  const { ports } = useEditor()
  const run = useCommand()
  const possible = useProjection(canPublish)
  const busy = useProjection(publishStatus) === 'publishing'
  return (
    <Button
      variant="primary"
      busy={busy}
      reason={possible ? null : t('errors:publish_waiting')}
      title={possible ? t('errors:generation_complete') : undefined}
      onClick={() => run(publish, { idempotencyKey: ports.ids.next() })}
    >
      {t('actions.publish')}
    </Button>
  )
}

export const publishingView = defineView({
  plugin: 'publishing',
  slots: { 'editor.action': { order: 1, component: PublishButton } },
})
