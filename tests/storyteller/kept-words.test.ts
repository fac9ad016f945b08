import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

/** Whom and where each idea of the world is about, in its own words; empty where it does not say. */
const ABOUT: Readonly<Record<GameLanguage, readonly (readonly [string, string])[]>> = {
  en_US: [
    ['lighthouse keeper', 'lighthouse'],
    ['cat', 'mars'],
    ['passenger', 'night train'],
    ['librarian', ''],
    ['magician', 'museum'],
    ['grandmother', ''],
    ['grandmothers', 'louvre'],
    ['heirs', 'manor'],
    ['detective cat', ''],
    ['sister', 'space station'],
    ['detective', ''],
    ['', 'kingdom'],
    ['office worker', 'dungeons'],
  ],
  zh_CN: [
    ['乘客', '列车'],
    ['狐狸', '故宫'],
    ['看守人', '灯塔'],
    ['奶奶', ''],
    ['', '图书馆'],
    ['', '客栈'],
    ['', '火星'],
  ],
  ja_JP: [
    ['図書館員', ''],
    ['猫', '火星'],
    ['乗客', '終電'],
    ['灯台守', ''],
    ['', '学園'],
    ['魔女', '時計屋'],
  ],
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** The words of an idea that mean something. */
function contentWords(idea: string, language: GameLanguage): string[] {
  const words = new Intl.Segmenter(language.slice(0, 2), { granularity: 'word' }).segment(idea)
  const least = language === 'en_US' ? 5 : 2
  return [...words]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= least)
    .map(({ segment }) => segment)
}

const told = LANGUAGES.flatMap((language) =>
  IDEAS[language].map((typed, at) => {
    const { elements, contents } = gameOf(briefOf(typed, language, LENSES[at % LENSES.length]))
    const nodes = contents.flatMap((chapter) => chapter.nodes)
    const read = nodes.flatMap(({ content, puzzle, options }) => [
      content,
      puzzle,
      ...options.flatMap((option) => [option.content, option.reply]),
    ])
    return {
      idea: plain(typed),
      words: contentWords(plain(typed), language),
      about: ABOUT[language][at]?.filter((word) => word !== '') ?? [],
      beginning: plain(`${elements.title}\n${elements.intro}`),
      nodes: plain(read.join('\n')),
    }
  }),
)

it('[TL3] title and intro, and again the nodes, keep the words of the idea, whom and where among them', () => {
  for (const { idea, words, about, beginning, nodes } of told) {
    expect(about.length, idea).toBeGreaterThan(0)
    for (const hay of [beginning, nodes]) {
      const kept = words.filter((word) => hay.includes(word))
      expect(kept.length, idea).toBeGreaterThanOrEqual(words.length / 2)
      for (const word of about) expect(hay.includes(word), `${idea}: ${word}`).toBe(true)
    }
  }
})

it('[TL3] in four of five ideas whom or where is told beyond the sentence that was typed', () => {
  const silent = told.filter(
    ({ idea, about, nodes }) => !about.some((word) => nodes.replaceAll(idea, '').includes(word)),
  )
  expect(silent.length, silent.map(({ idea }) => idea).join('\n')).toBeLessThanOrEqual(
    told.length / 5,
  )
})
