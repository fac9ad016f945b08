import { useTranslation } from 'react-i18next'
import { connectionStatus, liveTrouble } from '#plugins/live/projections.ts'
import { processComplete, scriptStatus } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { Chip } from '#ui/kit/chip.tsx'
import { classes } from '#ui/kit/classes.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { failedByStep, waitsFor, writingNow } from './projections.ts'
import { StepTabs } from './step-tabs.tsx'

/** Whether the game is still being written, and where the writing stands; `short` where there is little room. */
function StatusChip({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('editor')
  const complete = useProjection(processComplete)
  const status = useProjection(scriptStatus)
  const { stages } = useEditor()
  const failed = useProjection((draft) => failedByStep(stages)(draft).flat().length)
  const writing = useWritingWords(short)
  if (!complete)
    return (
      <Chip tone="lamp" dot="breathing" className="max-w-full min-w-0">
        <span className="truncate">{writing}</span>
      </Chip>
    )
  if (status === SCRIPT_STATUS.partial)
    return (
      <Chip tone="lead" dot>
        {t(short ? 'status.partialShort' : 'status.partial', { count: failed })}
      </Chip>
    )
  return (
    <Chip tone="moss" dot>
      {t('status.complete')}
    </Chip>
  )
}

/** What is being written, in words. */
function useWritingWords(short: boolean): string {
  const { t } = useTranslation('editor')
  const { stages } = useEditor()
  const now = useProjection(writingNow(stages))
  const what = t(now.what.key, { ...now.what.values })
  const values = { step: now.step + 1, total: stages.all.length, what }
  return t(short ? 'status.stepShort' : 'status.step', values)
}

/** Says each change of what is written to screen readers. */
function StatusRegion() {
  const { t } = useTranslation('editor')
  const complete = useProjection(processComplete)
  const writing = useWritingWords(false)
  return <LiveRegion message={complete ? t('status.complete') : writing} />
}

/** The live connection in a word; a complete game needs none while it stands. */
function ConnectionChip({ lost }: { lost: boolean }) {
  const { t } = useTranslation('editor')
  const status = useProjection(connectionStatus)
  const complete = useProjection(processComplete)
  if (lost) return <Chip dot>{t('live.disconnected')}</Chip>
  if (complete) return null
  return (
    <Chip tone={status === 'connected' ? 'tide' : 'plain'} dot className="max-xl:hidden">
      {t(`live.${status}`)}
    </Chip>
  )
}

/** A calm line while it is other games' turn: in which turn this one comes. It floats: nothing moves when it comes or goes. */
export function PlaceInLine() {
  const { t } = useTranslation('editor')
  const waits = useProjection(waitsFor)
  if (waits === null) return null
  return (
    <Notice className="pointer-events-none fixed inset-x-4 bottom-20 z-10 mx-auto w-fit max-w-xl bg-ink2 shadow-lg wide:bottom-6">
      {t(`line.${waits.what}`, { place: waits.place })}
    </Notice>
  )
}

/** The bar of the editor: the steps with their progress, what goes on, and what can be done. */
export function EditorBar() {
  const { t } = useTranslation('editor')
  // where there is room for one word only, a lost connection is said before anything else
  const lost = useProjection((draft) => liveTrouble(draft) !== null)
  const short = lost ? null : <StatusChip short />
  const complete = useProjection(processComplete)
  const status = useProjection(scriptStatus)
  // a game that is whole needs no word of it where the room is for what can be done
  const isQuiet = complete && status === SCRIPT_STATUS.complete && !lost
  return (
    <>
      <StatusRegion />
      <div className="editor-bar sticky top-15 z-20 border-b border-hairline bg-ink1 short:top-0">
        <div className="flex items-center gap-x-3 px-2 md:px-5 wide:max-xl:gap-x-1">
          <StepTabs />
          <span aria-hidden="true" className="-ml-3 grow wide:max-xl:-ml-1" />
          <PluginSlot name="editor.tool" />
          <div
            className={classes(
              'flex min-w-0 items-center gap-3 max-wide:hidden',
              isQuiet && 'max-xl:hidden',
            )}
          >
            <ConnectionChip lost={lost} />
            <span className="flex min-w-0 max-xl:hidden">
              <StatusChip />
            </span>
            <span className="flex min-w-0 xl:hidden">{short}</span>
          </div>
          <fieldset
            aria-label={t('actions.label')}
            className="m-0 flex shrink-0 items-center gap-3 border-0 p-0 py-2 max-wide:hidden **:[[role=tooltip]]:top-full **:[[role=tooltip]]:right-0 **:[[role=tooltip]]:bottom-auto **:[[role=tooltip]]:left-auto **:[[role=tooltip]]:mt-2 **:[[role=tooltip]]:translate-x-0"
          >
            <PluginSlot name="editor.action" />
          </fieldset>
        </div>
      </div>
      <fieldset
        aria-label={t('actions.label')}
        className="fixed inset-x-0 bottom-0 z-20 m-0 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-0 border-t border-hairline bg-ink1 px-4 py-3 **:[[role=tooltip]]:right-0 **:[[role=tooltip]]:left-auto **:[[role=tooltip]]:translate-x-0 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:py-1 [&_button]:whitespace-nowrap wide:hidden"
      >
        <span className="mr-auto flex min-w-0">{lost ? <ConnectionChip lost /> : short}</span>
        <PluginSlot name="editor.action" />
      </fieldset>
    </>
  )
}
