import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { getI18n, useTranslation } from 'react-i18next'

type Values = { [name: string]: string | number }
type Translate = (path: string, values?: Values) => string
type EditorWords = { t: Translate; language: string }

/** Stands for the name while a phrase is looked up; no phrase has it. */
const GAP = '\uFFFC'

/** A phrase around a name, looked up once, when it is first said, for all the names that are set into it. */
function phraseAround(translate: (name: string) => string): (name: string) => string {
  let parts: string[] | undefined
  return (name) => {
    parts ??= translate(GAP).split(GAP)
    return parts.join(name)
  }
}

/** Looks each text up once, and each phrase around one name: a page of cards says the same hundreds of times. */
function remembering(t: Translate): Translate {
  const texts = new Map<string, string>()
  const phrases = new Map<string, (name: string) => string>()
  const textAt = (path: string): string => {
    const known = texts.get(path) ?? t(path)
    texts.set(path, known)
    return known
  }
  return (path, values) => {
    if (values === undefined) return textAt(path)
    const [only, ...others] = Object.entries(values)
    // numbers are written as the language writes them, and words follow them
    if (only === undefined || others.length > 0 || typeof only[1] !== 'string')
      return t(path, values)
    const [name, value] = only
    const place = `${path} ${name}`
    const phrase = phrases.get(place) ?? phraseAround((said) => t(path, { [name]: said }))
    phrases.set(place, phrase)
    return phrase(value)
  }
}

const EditorWordsContext = createContext<EditorWords>({
  t: (path, values) => getI18n().t(path, { ns: 'editor', ...values }),
  get language() {
    return getI18n().language
  },
})

/** Lays the words of the editor around a page of cards; in another language they are other words. */
export function EditorWordsOnce({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('editor')
  const { language } = i18n
  const words = useMemo(() => {
    const said: Translate = (path, values) => (values === undefined ? t(path) : t(path, values))
    return { t: remembering(said), language }
  }, [t, language])
  return <EditorWordsContext value={words}>{children}</EditorWordsContext>
}

/** The words of `editor` for what a page shows many of. */
export const useEditorWords = (): EditorWords => useContext(EditorWordsContext)
