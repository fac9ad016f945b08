import type { RequestLanguage } from '#schemas/language.ts'
import { LENGTHENS } from './lengthen.ts'
import { RETELLS } from './retell.ts'
import { firstOf, type Wish } from './wish.ts'

/** An order for words of the storyteller's own: told otherwise, or more of them. */
export function ownWordsOrder(language: RequestLanguage, text: string): Wish | undefined {
  const lengthen = firstOf(LENGTHENS[language], text)
  if (lengthen !== undefined) return { verb: 'lengthen', what: lengthen.what ?? '' }
  const retell = firstOf(RETELLS[language], text)
  return retell === undefined ? undefined : { verb: 'retell', what: retell.what ?? '' }
}
