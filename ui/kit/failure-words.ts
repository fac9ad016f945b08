import type { TFunction } from 'i18next'

type Words = TFunction<'editor', undefined>

/** Parts that could not be made, each by the key of its words, in the words of the editor; null when all could. */
export function failureWords(t: Words, failed: readonly { words: string }[]): string | null {
  if (failed.length === 0) return null
  return t('failed.text', { stages: failed.map(({ words }) => t(words)).join(' · ') })
}
