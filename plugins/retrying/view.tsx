import { useTranslation } from 'react-i18next'
import { scriptStatus } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { retryFailed } from './commands.ts'

/** The way on from parts that failed: one press tries all of them again. */
function RetryFailed() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { ids } = useEditor().ports
  const failed = useProjection((draft) => scriptStatus(draft) === SCRIPT_STATUS.partial)
  if (!failed) return null
  return (
    <Button
      variant="ghost"
      size="s"
      onClick={() => run(retryFailed, { idempotencyKey: ids.next() })}
    >
      {t('failed.retry')}
    </Button>
  )
}

export const retryingView = defineView({
  plugin: 'retrying',
  slots: { 'step.failed': { component: RetryFailed } },
})
