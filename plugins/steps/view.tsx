import { useTranslation } from 'react-i18next'
import { connectionStatus } from '#plugins/live/projections.ts'
import { processComplete, scriptStatus } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { Chip } from '#ui/kit/chip.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { Slot } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { failedByStep, writingNow } from './projections.ts'
import { StepTabs } from './step-tabs.tsx'

const STEPS = 5

/** Whether the game is still being written, and where the writing stands. */
function StatusChip() {
  const { t } = useTranslation('editor')
  const complete = useProjection(processComplete)
  const status = useProjection(scriptStatus)
  const failed = useProjection((draft) => failedByStep(draft).flat().length)
  const now = useProjection(writingNow)
  if (complete)
    return status === SCRIPT_STATUS.partial ? (
      <Chip tone="lead" dot>
        {t('status.partial', { number: failed })}
      </Chip>
    ) : (
      <Chip tone="moss" dot>
        {t('status.complete')}
      </Chip>
    )
  const what = t(`status.${now.what}`, { chapter: now.chapter })
  const words = t('status.step', { step: now.step + 1, total: STEPS, what })
  return (
    <>
      <Chip tone="lamp" dot="breathing" className="max-w-full">
        <span className="truncate">{words}</span>
      </Chip>
      <LiveRegion message={words} />
    </>
  )
}

/** The live connection in a word; a complete game needs none. */
function ConnectionChip() {
  const { t } = useTranslation('editor')
  const status = useProjection(connectionStatus)
  const complete = useProjection(processComplete)
  if (complete) return null
  return (
    <Chip tone={status === 'connected' ? 'tide' : 'plain'} dot className="max-xl:hidden">
      {t(`live.${status}`)}
    </Chip>
  )
}

/** The bar of the editor: the five steps with their progress, what goes on, and what can be done. */
export function EditorBar() {
  const { t } = useTranslation('editor')
  return (
    <>
      <div className="sticky top-15 z-20 border-b border-hairline bg-ink1">
        <div className="flex items-center gap-x-3 px-2 md:px-5 max-wide:flex-col max-wide:items-stretch">
          <StepTabs />
          <div className="flex min-w-0 items-center gap-3 wide:ml-auto max-wide:px-2 max-wide:pb-2">
            <ConnectionChip />
            <StatusChip />
          </div>
          <fieldset
            aria-label={t('actions.label')}
            className="m-0 flex shrink-0 items-center gap-3 border-0 p-0 py-2 max-wide:hidden **:[[role=tooltip]]:top-full **:[[role=tooltip]]:right-0 **:[[role=tooltip]]:bottom-auto **:[[role=tooltip]]:left-auto **:[[role=tooltip]]:mt-2 **:[[role=tooltip]]:translate-x-0"
          >
            <Slot name="editor.action" />
          </fieldset>
        </div>
      </div>
      <fieldset
        aria-label={t('actions.label')}
        className="fixed inset-x-0 bottom-0 z-20 m-0 flex justify-end gap-3 border-0 border-t border-hairline bg-ink1 px-4 py-3 **:[[role=tooltip]]:right-0 **:[[role=tooltip]]:left-auto **:[[role=tooltip]]:translate-x-0 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:hidden"
      >
        <Slot name="editor.action" />
      </fieldset>
    </>
  )
}
