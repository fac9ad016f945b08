import { defineStage } from '#plugins/kit.ts'
import { contentsActivity, contentsPieces, contentsProgress, contentsReady } from './projections.ts'

/** Step 4: nodes and tasks, which come together, a chapter at a time. */
export const contents = defineStage({
  name: 'contents',
  stage: {
    order: 4,
    progress: contentsProgress,
    ready: contentsReady,
    activity: contentsActivity,
    pieces: contentsPieces,
    section: 'tabs.contents',
    failureWords: { key_nodes_and_tasks: 'failed.key_nodes_and_tasks' },
  },
})
