import type { RequestLanguage } from '#schemas/language.ts'
import { ADDED_TASKS } from './add-task.ts'
import { LENGTHENS } from './lengthen.ts'
import { RETELLS } from './retell.ts'
import { firstOf, type Wish } from './wish.ts'

/** An order for words of the storyteller's own: told otherwise, more of them, or those of one more task. */
export function ownWordsOrder(language: RequestLanguage, text: string): Wish | undefined {
  const task = firstOf(ADDED_TASKS[language], text)
  if (task !== undefined) return { verb: 'addTask', what: task.what ?? '', name: task.name ?? '' }
  const lengthen = firstOf(LENGTHENS[language], text)
  if (lengthen !== undefined) return { verb: 'lengthen', what: lengthen.what ?? '' }
  const retell = firstOf(RETELLS[language], text)
  return retell === undefined ? undefined : { verb: 'retell', what: retell.what ?? '' }
}
