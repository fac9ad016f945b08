import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStickToBottom } from 'use-stick-to-bottom'
import { classes } from '#ui/kit/classes.ts'
import { Dialog } from '#ui/kit/dialog.tsx'
import { ErrorBoundary } from '#ui/kit/error-boundary.tsx'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { SaveRecording } from '#ui/kit/save-recording.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { PreviewChoices } from './choices.tsx'
import { closePreview } from './commands.ts'
import { NodeOutline } from './node-outline.tsx'
import { ChapterTabs, PreviewControls } from './preview-bar.tsx'
import { playbackState, previewState } from './projections.ts'
import { Transcript } from './transcript.tsx'

/** The key nodes as a playable dialogue: transcript at the left, the chapter's nodes at the right, or over it where there is little room. */
export function NodesDialog() {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const { chapterKey } = useProjection(previewState)
  const state = useProjection(playbackState)
  const [listed, setListed] = useState(false)
  const outlineId = useId()
  const { scrollRef, contentRef, stopScroll } = useStickToBottom({
    initial: 'instant',
    resize: scrollBehavior(),
  })
  return (
    <Dialog open onClose={() => run(closePreview)} title={t('nodesTitle')} size="xl">
      <div className="-mx-5 -my-5 flex h-[calc(88dvh-3.75rem-2px)] min-h-0 flex-col max-wide:h-[calc(100dvh-3.75rem)]">
        <div className="flex items-center justify-between gap-x-3 border-b border-hairline px-5 py-2 max-sm:px-3">
          <ChapterTabs />
          <PreviewControls
            listed={listed}
            outlineId={outlineId}
            onList={() => setListed(!listed)}
          />
        </div>
        <div className="relative flex min-h-0 grow">
          <div
            ref={scrollRef}
            // what is only read is scrolled by keys too
            {...{ tabIndex: 0 }}
            className={classes(
              'relative min-w-0 grow overflow-y-auto px-5 py-6 focus-visible:-outline-offset-2',
              listed && 'max-lg:invisible',
            )}
          >
            <div
              ref={contentRef}
              key={chapterKey}
              className="mx-auto flex max-w-[40rem] flex-col gap-6 pb-8"
            >
              <ErrorBoundary of={state} fallback={<NodeTrouble />}>
                <Transcript onVisit={stopScroll} />
                <PreviewChoices />
              </ErrorBoundary>
            </div>
          </div>
          <aside
            id={outlineId}
            className={classes(
              'overflow-y-auto border-hairline p-3 max-lg:absolute max-lg:inset-0 lg:relative lg:w-72 lg:shrink-0 lg:border-l',
              !listed && 'max-lg:hidden',
            )}
          >
            <NodeOutline onPlay={() => setListed(false)} />
          </aside>
        </div>
      </div>
    </Dialog>
  )
}

/** What stands where the nodes cannot be shown. */
export function NodeTrouble() {
  const { t } = useTranslation('errors')
  return (
    <div>
      <p role="alert" className="m-0 text-lead">
        {t('node_data_error')}
      </p>
      <SaveRecording isShort />
    </div>
  )
}
