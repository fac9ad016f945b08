import { isHidden, nameOf } from './place.ts'
import type { Text } from './texts.ts'

/** Languages are called by their own names everywhere. */
const LANGUAGES = ['中文', '日本語', 'English', '简体中文']
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt']
const HOLE = /\{\{|\}\}|\[object|\bundefined\b|\bNaN\b/
const SENTENCE = /[A-Za-z]{2,}(?:['’,;:]?\s+[A-Za-z'’]{2,}){3}/

/** What a text is written in as far as its letters tell; null where they do not. */
function scriptOf(text: string): 'ja' | 'han' | 'en' | null {
  if (/[\u3041-\u30ff]/.test(text.replace(/[・ー]/g, ''))) return 'ja'
  if (/[\u4e00-\u9fff]/.test(text)) return 'han'
  return SENTENCE.test(text) ? 'en' : null
}

function isTold(text: string, language: string): boolean {
  const script = scriptOf(text)
  if (script === null || LANGUAGES.includes(text)) return true
  return script === 'han' ? ['zh', 'ja'].includes(language) : script === language
}

/** Keys and holes where words should be, and words of another language than their block says. */
export function wordFaults(root: Element, texts: Text[], keys: ReadonlySet<string>): string[] {
  const isKey = (text: string): boolean => keys.has(text) || HOLE.test(text)
  const spoken = [...root.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())]
    .filter((one) => !isHidden(one))
    .flatMap((one) => SPOKEN.map((name) => one.getAttribute(name)?.trim() ?? ''))
  return [
    ...spoken.filter(isKey).map((text) => `a key instead of a name: “${text}”`),
    ...texts.flatMap(({ text, parent }) => {
      const said = parent.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? ''
      const short = text.slice(0, 60)
      if (isKey(text)) return [`a key or a hole instead of words: “${short}” at ${nameOf(parent)}`]
      return isTold(text, said) ? [] : [`said to be ${said}, but is not: “${short}”`]
    }),
  ]
}
