import type { GameLanguage } from '#schemas/language.ts'
import type { Asked, Said } from './provider-server.ts'

/** What a scripted model reads in an idea; what it does not say is as in the draft. */
export type ReadSaid = Partial<Record<'who' | 'what' | 'where' | 'event' | 'kind' | 'rule', string>>
export type CardDraft = { title: string; text: string; keep: string[] }
type Card = { title: string; text: string }

const NOTHING = { who: null, what: null, where: null, event: null, kind: null, rule: null }

/** The cards in a question for the words of proposals; undefined where something else is asked. */
export function cardsIn({ prompt }: Asked): CardDraft[] | undefined {
  const [, json] = /<drafts>\n([\s\S]*?)\n<\/drafts>/.exec(prompt) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}

/** What the scripted model adds to each card, so that its words can be told from the draft's. */
export const CARD_ADDED: Readonly<Record<GameLanguage, string>> = {
  en_US: 'The light is going.',
  zh_CN: '天色渐渐暗了。',
  ja_JP: '日が暮れかけている。',
}
const TITLES: Readonly<Record<GameLanguage, (at: number) => string>> = {
  en_US: (at) => `Towards evening ${['one', 'two', 'three', 'four'][at] ?? at}`,
  zh_CN: (at) => `向晚之${['一', '二', '三', '四'][at] ?? at}`,
  ja_JP: (at) => `暮れがた${['一', '二', '三', '四'][at] ?? at}`,
}

/** The cards in other words, by one sentence and another title each. */
const wordedCards = (language: GameLanguage, cards: readonly CardDraft[]): Card[] =>
  cards.map(({ text }, at) => ({
    title: TITLES[language](at),
    text: `${text} ${CARD_ADDED[language]}`,
  }))

/** A model that reads an idea as it is told to, and words the cards; `worded` may spoil them. */
export function proposingModel(
  language: GameLanguage,
  read: ReadSaid,
  worded: (cards: Card[]) => unknown = (cards) => cards,
  reasoning?: string,
): (asked: Asked) => Said {
  return (asked) => {
    const cards = cardsIn(asked)
    const answer =
      cards === undefined
        ? { ...NOTHING, ...read }
        : { outlines: worded(wordedCards(language, cards)) }
    return { content: JSON.stringify(answer), ...(reasoning === undefined ? {} : { reasoning }) }
  }
}
