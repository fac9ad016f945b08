import type { GameLanguage } from '#schemas/language.ts'
import type { Asked, Said } from './provider-server.ts'

/** A sentence the scripted model adds to each scene, so that its words can be told from those that were proved. */
export const ADDED: Readonly<Record<GameLanguage, string>> = {
  en_US: 'You listen for a moment.',
  zh_CN: '你静静听了片刻。',
  ja_JP: 'あなたはしばらく耳を澄ます。',
}

type Draft = { text: string; options: { text: string; reply: string }[] }

/** The draft in a question for a scene; undefined where something else is asked. */
export function draftIn({ prompt }: Asked): Draft | undefined {
  const [, json] = /<draft>\n([\s\S]*?)\n<\/draft>/.exec(prompt) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}

/** A model that does what it is asked: the draft in other words, by one sentence. */
export function goodModel(language: GameLanguage): (asked: Asked) => Said {
  return (asked) => {
    const draft = draftIn(asked)
    const content =
      draft === undefined
        ? { sentence: '雨下得很轻。', count: 6 }
        : { ...draft, text: `${draft.text} ${ADDED[language]}` }
    return { content: JSON.stringify(content) }
  }
}

/** The ways a bad model fails, in turn. */
export const BAD_WAYS: readonly ((draft: Draft) => string)[] = [
  () => 'I am sorry, I cannot help with that.',
  ({ options }) => JSON.stringify({ text: 'Short.', options }),
  (draft) => JSON.stringify({ ...draft, text: `## ${draft.text}` }),
  (draft) => JSON.stringify({ ...draft, text: 'Это совсем другой язык. '.repeat(9) }),
  (draft) => JSON.stringify({ ...draft, options: [...draft.options, { text: 'Go', reply: 'No' }] }),
  (draft) => JSON.stringify(draft).slice(0, -9),
]

/** The draft without the last of the words it was asked to keep: a clue, where the scene tells one. */
export function forgetfully({ prompt }: Asked, { text, options }: Draft): string {
  const [, asked = ''] = /<\/facts>\n([^\n]*)/.exec(prompt) ?? []
  const kept = [...asked.matchAll(/“(.+?)”(?=, “|$)/g)].map(([, words = '']) => words)
  return JSON.stringify({ text: text.replaceAll(kept.at(-1) ?? '', ''), options })
}
