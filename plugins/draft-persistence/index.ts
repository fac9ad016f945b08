import { definePlugin } from '#plugins/kit.ts'
import { keepDraft, restoreDraft, restoreProgress } from './effects.ts'

/** Keeps the creation in the browser, so that closing the page loses nothing. */
export const draftPersistence = definePlugin({
  name: 'draft-persistence',
  effects: [restoreDraft, restoreProgress, keepDraft],
})
