import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequestLanguage } from '#schemas/language.ts'
import {
  correctReading,
  readTyped,
  TypedReading,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'

const LANGUAGES: readonly RequestLanguage[] = ['en', 'zh', 'ja']

/** Words of ideas, marks and whatever letters there are, in any order. */
const anyIdea = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2_000 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'A baker',
          'who',
          'steals',
          'no',
          'crime',
          'the',
          '’s',
          ',',
          ', and',
          '.',
          '?',
          '🐙',
          '<b>',
        ],
        ...[
          '猫',
          '偷走了',
          '没有',
          '的',
          '一只',
          '灯塔',
          '，',
          '在',
          '面包师',
          '看守人',
          '最后一封信',
        ],
        ...[
          'が',
          '火星で',
          'パン屋を',
          '開く',
          '、',
          '事件は起きない',
          'の',
          '時計',
          '嘘をつく',
          'iPhone',
        ],
        ...[
          '\n',
          ' ',
          '{idea}',
          'constructor',
          '__proto__',
          'toString',
          '三',
          '9',
          '\u0000',
          '\ud83d',
        ],
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join(' ')),
)

describe('whatever somebody types', () => {
  it('[TL41] is read, into a reading that passes its schema, corrected and translated too', () => {
    fc.assert(
      fc.property(
        anyIdea,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...LANGUAGES),
        (idea, told, to) => {
          const reading = readTyped(idea, told)
          expect(TypedReading.parse(reading)).toEqual(reading)
          expect(reading.kinds.length).toBe(new Set(reading.kinds.map(({ kind }) => kind)).size)
          const typed = correctReading(reading, {
            who: idea,
            what: idea.slice(3),
            where: '',
            kind: 'court',
          })
          expect(TypedReading.parse(typed)).toEqual(typed)
          const translated = translateReading(reading, to)
          expect(TypedReading.parse(translated)).toEqual(translated)
          expect(translateReading(translated, to)).toEqual(translated)
        },
      ),
    )
  })

  it('[TL41] is read in a moment, however long it is', () => {
    const longest = [
      'a baker who steals the moon, and '.repeat(61),
      'no '.repeat(667),
      'aaaa '.repeat(400),
      'a'.repeat(2_000),
      '没有一只猫在灯塔里偷走了信，'.repeat(143),
      '猫'.repeat(2_000),
      '灯台守の手紙も時計もなしで、'.repeat(143),
      'あ'.repeat(2_000),
      '('.repeat(2_000),
    ]
    for (const idea of longest) {
      const times = [0, 1, 2, 3, 4].map(() => {
        const began = performance.now()
        for (const language of LANGUAGES) readTyped(idea, language)
        return (performance.now() - began) / LANGUAGES.length
      })
      expect(Math.min(...times), idea.slice(0, 20)).toBeLessThan(50)
    }
  })
})
