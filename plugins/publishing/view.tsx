import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { openPublishSheet } from './commands.ts'
import { canPublish, publishingNow } from './projections.ts'
import { PublishSheet } from './sheet.tsx'

/** Opens the sheet from which the game is published; while it cannot be, says why (PU2). */
function PublishButton() {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const { stages } = useEditor()
  const possible = useProjection(canPublish(stages))
  const busy = useProjection(publishingNow).status === 'publishing'
  return (
    <Button
      variant="primary"
      busy={busy}
      reason={possible ? null : t('errors:publish_waiting')}
      title={possible ? t('errors:generation_complete') : undefined}
      onClick={() => run(openPublishSheet, { stages })}
    >
      {t('actions.publish')}
    </Button>
  )
}

function PublishOverlay() {
  return useProjection(publishingNow).asked ? <PublishSheet /> : null
}

export const publishingView = defineView({
  plugin: 'publishing',
  slots: {
    'editor.action': { order: 1, component: PublishButton },
    'editor.overlay': { order: 3, component: PublishOverlay },
  },
})
