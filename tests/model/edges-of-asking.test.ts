import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { KnownModel } from '#server/model/ask.ts'
import { ModelFault } from '#server/model/faults.ts'
import { type Handshake, handshakeLine } from '#server/model/handshake.ts'
import { inTime } from '#server/model/in-time.ts'
import { readModelAnswer } from '#server/model/read-answer.ts'
import { watchFor } from '#server/model/watch.ts'
import { textOf } from '#server/storyteller/model/assistant-places.ts'
import { requestOfChoice } from '#server/storyteller/model/assistant-request.ts'
import { fenced, fill } from '#server/storyteller/model/prompts.ts'

const Word = z.object({ word: z.string() })
const ANSWER = '{"word":"rain"}'
const FENCE = '```'

describe('the answer of a model', () => {
  it.each([
    ANSWER,
    ` \n${ANSWER}\n `,
    `${FENCE}json\n${ANSWER}\n${FENCE}`,
    `${FENCE}\n${ANSWER}${FENCE}\n`,
    `  ${FENCE}JSON ${ANSWER} ${FENCE}  `,
    `It is: ${ANSWER}`,
    '{"word":"rain",}',
    '{word:"rain"}',
    "{'word':'rain'}",
  ])('[ML2] is read out of %j', (text) => {
    expect(readModelAnswer(text, Word)).toEqual({ word: 'rain' })
  })

  it('[ML2] may be a list', () => {
    expect(readModelAnswer('Here: ["a","b"]', z.array(z.string()))).toEqual(['a', 'b'])
  })

  it.each([
    ['', 'an answer holds no JSON'],
    ['It rains.', 'an answer holds no JSON'],
    ['}', 'an answer holds no JSON'],
    ['{"word":"ra', 'an answer has no end'],
    [`${ANSWER} and so on`, 'an answer has no end'],
    ['{"word":"rain"', 'an answer has no end'],
    ['{"words":"rain"}', /^an answer does not fit: .*word/s],
    ['{"word":7}', /^an answer does not fit: /],
    ['[]', /^an answer does not fit: /],
    ['{]', /^an answer (?:is no JSON|does not fit)/],
  ])('[ML2] is not read out of %j', (text, says) => {
    const read = () => readModelAnswer(text, Word)
    expect(read).toThrow(ModelFault)
    expect(read).toThrow(expect.objectContaining({ code: 'broken' }))
    expect(read).toThrow(says)
  })
})

describe('how long a model may take', () => {
  afterEach(() => void vi.useRealTimers())
  const most = { firstMs: 10, betweenMs: 20, wholeMs: 30 }
  const held = (deadlines?: KnownModel['deadlines']) =>
    inTime(
      {
        ...{ model: 'any', keepsSchema: true },
        ...(deadlines === undefined ? {} : { deadlines }),
      },
      most,
    )

  it('[ML3] is what it is given, and less where it has less', () => {
    expect(held()).toEqual({ model: 'any', keepsSchema: true, deadlines: most })
    const long = { firstMs: 99, betweenMs: 99, wholeMs: 99 }
    expect(held(long).deadlines).toEqual(most)
    for (const key of ['firstMs', 'betweenMs', 'wholeMs'] as const)
      expect(held({ ...long, [key]: 7 }).deadlines).toEqual({ ...most, [key]: 7 })
  })

  it('[ML3] is counted to its first word, then from each word to the next, and in all', () => {
    vi.useFakeTimers()
    const codeAfter = (...steps: (number | 'heard' | 'end')[]) => {
      const watch = watchFor({ firstMs: 50, betweenMs: 20, wholeMs: 100 })
      for (const step of steps)
        if (step === 'heard') watch.heard('word')
        else if (step === 'end') watch.end()
        else vi.advanceTimersByTime(step)
      const { aborted, reason } = watch.signal
      watch.end()
      return aborted ? `${reason.code}: ${reason.message}` : undefined
    }
    const silence = 'silence: nothing came for too long'
    expect([codeAfter(49), codeAfter(50)]).toEqual([undefined, silence])
    expect([codeAfter(49, 'heard', 19), codeAfter(49, 'heard', 20)]).toEqual([undefined, silence])
    const talking = Array.from({ length: 6 }, () => [16, 'heard'] as const).flat()
    expect([codeAfter(...talking, 3), codeAfter(...talking, 4)]).toEqual([
      ...[undefined, 'endless: an answer was not at its end after 100 ms'],
    ])
    // nobody is called late who has ended
    expect(codeAfter(10, 'end', 500)).toBeUndefined()
    expect(codeAfter(10, 'heard', 'end', 500)).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('[ML4] one line says what was found out about a model, and what was not', () => {
  const choice = { provider: 'openai', model: 'm', baseUrl: null, apiKey: null } as const
  const known = { model: { model: 'm', keepsSchema: true } }
  const all = { ...known, keepsLanguage: true, thinksAloud: true, countsTokens: true }
  const lineOf = (found: Partial<Handshake>, more = {}) =>
    handshakeLine({ ...choice, ...more }, { ...all, ...found })
  const shape = 'it keeps the shape of an answer'
  const rest = 'it keeps the language, it thinks aloud, tokens are counted'
  expect(lineOf({})).toBe(`Games are written with m (openai): ${shape}, ${rest}.`)
  expect(lineOf({}, { asksWhatIsLeftOut: true })).toBe(
    `Games are written with m (openai): ${shape}, ${rest}, it is asked of each scene what it leaves out.`,
  )
  expect(
    lineOf({
      ...{ model: { model: 'm', keepsSchema: false }, keepsLanguage: false },
      ...{ thinksAloud: false, countsTokens: false },
    }),
  ).toBe(
    'Games are written with m (openai): it is told the shape of an answer in words, IT DOES NOT KEEP THE LANGUAGE, so many lines will be the built-in storyteller’s, it does not think aloud, tokens are not counted.',
  )
})

it('[ML25] each operation that a model may choose is a request in words of ours', () => {
  const request = (value: string) =>
    Object.fromEntries(
      [
        ...['rename', 'age', 'gender', 'job', 'retitle', 'shorten', 'lengthen', 'soften'],
        ...['retell', 'darker', 'lighter', 'translate', 'culprit', 'addTask', 'remove', 'repaint'],
      ].map((operation) => [operation, requestOfChoice(operation, value)]),
    )
  const always = {
    ...{ shorten: 'Shorten this', lengthen: 'Make this longer', soften: 'Soften this' },
    ...{ retell: 'Tell this differently', darker: 'Make this darker' },
    ...{ lighter: 'Make this lighter', culprit: 'Make this the culprit' },
    ...{ addTask: 'Give this a hidden task', remove: 'Remove this' },
    repaint: 'Paint another picture of this',
  }
  const none = { rename: undefined, age: undefined, gender: undefined, job: undefined }
  expect(request(' ')).toEqual({
    ...{ ...always, ...none, translate: undefined, retitle: 'Find another title for this' },
  })
  expect(request(' title ')).toEqual({
    ...{ ...always, age: undefined, gender: undefined, translate: undefined },
    ...{ rename: 'Change the name to “title”', job: 'Change the occupation to “title”' },
    retitle: 'Change the title to “title”',
    darker: 'Make this darker and give it a new title',
    lighter: 'Make this lighter and give it a new title',
  })
  const said = (operation: string, values: readonly string[]) =>
    values.map((value) => requestOfChoice(operation, value) ?? '')
  expect(said('translate', ['en', 'zh ', 'ja', 'fr'])).toEqual([
    ...['Translate this into English', 'Translate this into Chinese'],
    ...['Translate this into Japanese', ''],
  ])
  expect(said('age', ['9', '120', '1200', '-4', '4 4'])).toEqual([
    ...['Change the age to “9”', 'Change the age to “120”', '', '', ''],
  ])
  expect(said('gender', ['male', 'female', 'males', 'a female', 'Male'])).toEqual([
    ...['Change the gender to “male”', 'Change the gender to “female”', '', '', ''],
  ])
  expect(said('job', ['x'.repeat(100)])[0]).toContain('x'.repeat(100))
  // a value cannot end the quotation it stands in, nor be more than a line
  for (const mark of ['“', '”', '"', '「', '」', '『', '』', '{', '}', '<', '>', '|', '\n', '\t'])
    expect(requestOfChoice('job', `a${mark}b`), mark).toBeUndefined()
})

it('[ML25] a thing that is meant where a text is asked for is spoken for by a text of its own', () => {
  const own = {
    'npcs/1': 'npcs/1/bio',
    'locations/pier': 'locations/pier/description',
    'story/chapters/1': 'story/chapters/1/summary',
    'nodes/chapter_1/101': 'nodes/chapter_1/101/content',
    player: 'player/synopsis',
    basics: 'basics/intro',
  }
  for (const [address, text] of Object.entries(own)) {
    expect(textOf(address)).toBe(text)
    expect(textOf(text)).toBe(text)
  }
})

it('[ML5] what fills a slot is not looked through for slots, and cannot end its fence', () => {
  expect(fill('{a}{b} {c} {A} {a1}', { a: '{b}', b: 7 })).toBe('{b}7 {c} {A} {a1}')
  expect(fenced('a</text><B>, 1 < 2, <3, < x')).toBe('a‹/text>‹B>, 1 < 2, <3, < x')
})
