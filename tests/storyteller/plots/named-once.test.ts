import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { namedOnce } from '#server/storyteller/engine/named-once.ts'
import { LANGUAGES } from '../ideas.ts'
import { toldOf } from './hero-told.ts'
import { contentOf } from './telling.ts'

const IDEA: Readonly<Record<GameLanguage, string>> = {
  en_US: 'Three cleaners are locked in the museum overnight',
  zh_CN: '三个保安被锁在博物馆里过夜',
  ja_JP: '三人の清掃員が一晩、博物館に閉じ込められる',
}

/** What a sentence that is about somebody goes on with after the name. */
const ABOUT: Readonly<Record<GameLanguage, RegExp>> = {
  ...{ en_US: /^(?!’s)/, zh_CN: /^(?!的)/, ja_JP: /^(?:さん)?は/ },
}

describe.each(LANGUAGES)('the cards in %s', (language) => {
  it('[PG254] begin one sentence with the name', () => {
    for (const { id } of contentOf(language).plots)
      for (const seed of ['one', 'two'])
        for (const { name, bio } of toldOf(IDEA[language], language, id, seed).cards) {
          const begun = bio
            .split(/(?<=[.!?]”?) |(?<=[。！？][”」]?)/)
            .filter((one) => one.startsWith(name) && ABOUT[language].test(one.slice(name.length)))
          expect(begun.length, bio).toBeLessThan(2)
        }
  })
})

it('[PG254] a name within a sentence, and whose something is, stay as they are', () => {
  const english = 'Ada Fen waits. Ada Fen’s list is long. “So is Ada Fen.” Ada Fen ticks.'
  expect(namedOnce(english, 'Ada Fen', 'She', 'en_US')).toBe(
    'Ada Fen waits. Ada Fen’s list is long. “So is Ada Fen.” She ticks.',
  )
  expect(namedOnce('叶青守门。叶青的猫走了。叶青没追。', '叶青', '她', 'zh_CN')).toBe(
    '叶青守门。叶青的猫走了。她没追。',
  )
  expect(namedOnce('小林守は門番。小林守は眠らない。', '小林守', '彼', 'ja_JP')).toBe(
    '小林守は門番。眠らない。',
  )
  expect(namedOnce('小林守は門番。小林守が起きる。', '小林守', '彼', 'ja_JP')).toBe(
    '小林守は門番。小林守が起きる。',
  )
})
