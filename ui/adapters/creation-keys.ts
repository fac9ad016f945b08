import { KEYS } from '#plugins/outlines/saved.ts'
import { CHOICE_KEYS, SETTINGS_KEY, STYLE_KEYS } from '#plugins/settings/keys.ts'
import { MARKDOWN_KEY } from '#plugins/thinking/cache.ts'
import { DRAFT_KEY } from '#schemas/saved-draft.ts'

/** The storage keys that make up one creation: each window has its own (ID40). */
export const CREATION_KEYS: readonly string[] = [
  DRAFT_KEY,
  MARKDOWN_KEY,
  SETTINGS_KEY,
  ...Object.values(KEYS),
  ...Object.values(CHOICE_KEYS),
  ...Object.values(STYLE_KEYS),
]
