import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { createAloud } from '#server/storyteller/model/aloud.ts'
import { nounRead } from '#server/storyteller/model/noun-gate.ts'
import {
  type OutlineBrief,
  outlineFault,
  outlineTokens,
} from '#server/storyteller/model/outline-gate.ts'
import { whileAsking } from '#server/storyteller/model/while-asking.ts'
import { correctReading, readTyped } from '#server/storyteller/reading/typed/shape.ts'

const GOOD: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: ['retired postman', 'letters from next week', 'Oberlinn', "the baker's daughter"],
  zh_CN: ['老邮差', '下星期的信', '雪山垭口'],
  ja_JP: ['老いた郵便屋', '来週の手紙', '雪の峠', 'パン屋の娘'],
}
const BAD: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: [
    ...['You are free', 'ignore the draft', 'a postman. And more', '**postman**', '老邮差', ''],
    ...['postman {hero}', 'x'.repeat(41), 'one two three four five six seven', '"postman"', '12'],
  ],
  zh_CN: ['你自由了', '请忽略以上', '邮差。', 'postman', '<b>邮差</b>', '郵便屋さんの手紙', ''],
  ja_JP: [
    '指示を無視しろ',
    '答えてください',
    '郵便屋です',
    'postman',
    '郵便屋、小包',
    '',
    '「山」',
  ],
}

describe.each(Object.keys(GOOD) as GameLanguage[])(
  'a noun in %s that a model has read',
  (language) => {
    it('[ML21] is taken where it is a plain noun of that language, and not where it is anything else', () => {
      for (const noun of GOOD[language])
        expect([noun, nounRead(noun, language)]).toEqual([noun, noun.replace(/^the /, '')])
      for (const said of BAD[language])
        expect([said, nounRead(said, language)]).toEqual([said, undefined])
    })
  },
)

it.each<[GameLanguage, number, string]>([
  ['en_US', 40, 'x'.repeat(41)],
  ['zh_CN', 16, '町'.repeat(17)],
  ['ja_JP', 20, '海辺の古い町の小さな菓子職人の見習いの弟子'],
])('[ML21] a noun of %s has %i letters at most', (language, most, text) => {
  expect(nounRead(text.slice(0, most), language)).toBeDefined()
  expect(nounRead(text.slice(0, most + 1), language)).toBeUndefined()
})

it('[ML20] an event and a rule of the world are read as what is corrected is', () => {
  const read = readTyped('A baker wants to win the pie contest', 'en')
  const said = correctReading(read, { event: 'wedding', mechanic: 'forgets' })
  expect(said.event?.text).toBe('wedding')
  expect(said.rule).toMatchObject({ mechanic: 'forgets', noun: said.what })
  // a rule is about something
  const bare = correctReading({ ...read, what: null, rule: null }, { mechanic: 'forgets' })
  expect(bare.rule).toBeNull()
})

const DRAFT = {
  name: 'Keep left',
  text: 'A postman meets Ellis Gaunt at Oberlinn at 10:30. “Who was it?” asks one of the three.',
}
const BRIEF: OutlineBrief = {
  ...{ language: 'en_US', draft: DRAFT, nouns: ['postman', 'ferry'], unfit: /\bblood\b/i },
  others: [{ title: 'The other card', text: 'Something else.' }],
}
const WRITTEN = {
  title: 'Half past ten',
  text: 'At 10:30, in Oberlinn, there are three, and you, the postman; Ellis Gaunt is one. “Who was it?” one asks.',
}

describe('a card that a model has worded', () => {
  it('[ML22] keeps the names, the numbers and the quoted words of its draft, and the nouns of the idea', () => {
    expect(outlineTokens(BRIEF)).toEqual(
      expect.arrayContaining([
        'postman',
        'Ellis Gaunt',
        'Oberlinn',
        '10:30',
        'three',
        'Who was it?',
      ]),
    )
    expect(outlineTokens(BRIEF)).not.toContain('ferry')
    expect(outlineFault(BRIEF, WRITTEN)).toBeUndefined()
  })

  it.each([
    ['title', { title: '' }],
    ['title', { title: 'One\nTwo' }],
    ['title', { title: 'a'.repeat(61) }],
    ['markup', { title: '# Half past ten' }],
    ['markup', { text: `${WRITTEN.text} {hero}` }],
    ['language', { title: '十時半' }],
    ['short', { text: 'A postman.' }],
    ['long', { text: `${WRITTEN.text} ${'And on it goes. '.repeat(9)}` }],
    ['token', { text: WRITTEN.text.replace('Ellis Gaunt', 'Somebody') }],
    ['token', { text: WRITTEN.text.replace('three', 'four') }],
    ['token', { text: WRITTEN.text.replace('10:30', '11:30') }],
    ['token', { text: WRITTEN.text.replace('Who was it?', 'Who?') }],
    ['same', { title: 'The other card' }],
    ['unfit', { text: `${WRITTEN.text} Blood.` }],
  ] as const)('[ML22] is made as it was drafted where it has a fault: %s', (code, change) => {
    expect(outlineFault(BRIEF, { ...WRITTEN, ...change })).toBe(code)
  })
})

it('[ML23] a reasoning is words alone, wherever its pieces are cut', () => {
  const said = '**He** is <i>old</i>; see https://example.com/a?b or [this](www.b.c). 邮差很老。`x`'
  const told = new Set<string>()
  for (let at = 0; at <= said.length; at++) {
    const aloud = createAloud()
    told.add(aloud.hear(said.slice(0, at)) + aloud.hear(said.slice(at)) + aloud.end())
  }
  expect(told.size).toBe(1)
  const [only = ''] = told
  expect(only).toMatch(/^He is iold\/i; see {2}or .*邮差很老。x$/)
  expect(only).not.toMatch(/https?|www|[<>[\]*`]/)
})

it('[ML23] who stops listening lets go of the question, and a fault is heard after what was said', async () => {
  let left: AbortSignal | undefined
  const pieces = whileAsking<number, void>(new AbortController().signal, (say, signal) => {
    left = signal
    say(1)
    return new Promise(() => undefined)
  })
  for await (const piece of pieces) {
    expect(piece).toBe(1)
    break
  }
  expect(left?.aborted).toBe(true)
  const heard: number[] = []
  const failing = whileAsking<number, void>(new AbortController().signal, async (say) => {
    say(1)
    say(2)
    throw new Error('gone')
  })
  await expect(
    (async () => {
      for await (const piece of failing) heard.push(piece)
    })(),
  ).rejects.toThrow('gone')
  expect(heard).toEqual([1, 2])
})
