import type { ThinkingTrouble } from '#schemas/thinking.ts'

/** The words of each trouble: those of the error catalogue, and our own for a stop by hand. */
export const TROUBLE_WORDS: Readonly<Record<ThinkingTrouble, string>> = {
  not_started: 'errors:create_failed',
  broken: 'errors:world_failed',
  generation_failed: 'errors:generation_failed',
  partial: 'errors:partial_kept',
  cached: 'errors:cache_loaded',
  stopped: 'create:trouble.stopped',
}
