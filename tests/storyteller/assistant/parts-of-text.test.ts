import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { beyondWords } from '#server/storyteller/assistant/reading/beyond.ts'
import { culpritWish } from '#server/storyteller/assistant/reading/culprit.ts'
import { numberOf } from '#server/storyteller/assistant/reading/numbers.ts'
import { repaintWish } from '#server/storyteller/assistant/reading/repaint.ts'
import { translationWish } from '#server/storyteller/assistant/reading/translate.ts'
import { breaksVerse } from '#server/storyteller/assistant/riddles.ts'
import { shortened, wholeSentencesOf } from '#server/storyteller/assistant/sentences.ts'
import { softened } from '#server/storyteller/assistant/softening.ts'
import { assistant, planFor } from './asking.ts'

describe('the sentences of a text', () => {
  it.each([
    ['One. Two! Three? Four…', ['One. ', 'Two! ', 'Three? ', 'Four…']],
    ['One.  Two', ['One.  ', 'Two']],
    ['Dr. Voss left. Mrs. Hale stayed.', ['Dr. Voss left. ', 'Mrs. Hale stayed.']],
    ['It was J. Hale. It was not.', ['It was J. Hale. ', 'It was not.']],
    ['It cost 3.50 in all. So.', ['It cost 3.50 in all. ', 'So.']],
    ['“Stay. Please.” she says. He stays.', ['“Stay. Please.” she says. ', 'He stays.']],
    ['“Stay. Please.” He stays.', ['“Stay. Please.” ', 'He stays.']],
    ['“Stay!?” He stays. (So. Be it.) Go.', ['“Stay!?” ', 'He stays. ', '(So. Be it.) ', 'Go.']],
    ['A line\nand “another. One\nmore.', ['A line\n', 'and “another. One\n', 'more.']],
    ['走了。他没有回头！真的？', ['走了。', '他没有回头！', '真的？']],
    ['“走。快走。”她说。他走了。', ['“走。快走。”她说。', '他走了。']],
    ['“走。快走。”他走了，没有回头。', ['“走。快走。”', '他走了，没有回头。']],
    ['「行こう。今すぐ。」と言う。行った。', ['「行こう。今すぐ。」と言う。', '行った。']],
    ['「行こう。」彼は行った。', ['「行こう。」', '彼は行った。']],
    ['『「行け。」』彼は行った。', ['『「行け。」』', '彼は行った。']],
    ['', []],
  ])('[AS63] of %j are %j', (text, sentences) => {
    expect(wholeSentencesOf(text)).toEqual(sentences)
  })

  it.each([
    ['One two. Three four. Five six. Seven.', 'One two. Three four.'],
    ['One. A very much longer sentence than the first.', 'One.'],
    [
      'A very much longer sentence than the last. One.',
      'A very much longer sentence than the last.',
    ],
    ['Only one sentence here.', 'Only one sentence here.'],
    ['一二三四。五六七八。九十。', '一二三四。'],
  ])('[AS4] [AS63] %j is shortened to %j', (text, short) => {
    expect(shortened(text)).toBe(short)
  })
})

it.each([
  ['Ask\nBe\nCome', 'Ask him\nBe\nCome', false],
  ['Ask\nBe\nCome', 'Bask\nBe\nCome', true],
  ['Ask\nBe\nCome', 'Aye\nBe\nCome', false],
  ['Ask\nBe', 'Bask\nBe', false],
  ['So:\n\nAsk\nBe\nCome', 'Thus:\n\nAsk\nBe\nCome', false],
  ['So:\n\nAsk\nBe\nCome', 'So:\n\nAsk\nHe\nCome', true],
  ['山。\n水。\n火。', '山高。\n水。\n火。', false],
  ['山。\n水。\n火。', '高山。\n水。\n火。', true],
])('[AS63] the verse %j told as %j is broken: %s', (now, then, isBroken) => {
  expect(breaksVerse(now, then)).toBe(isBroken)
})

it.each([
  ...['one two three four five six seven eight nine ten eleven twelve'.split(' ')],
  ...[
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  ],
  ...['一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ')],
  ...['１ ２ ３ ４ ５ ６ ７ ８ ９ １０ １１ １２'.split(' ')],
])('[AS63] numbers are read as they are counted: %s, %s, %s …', (...words) => {
  expect(words.map(numberOf)).toEqual(words.map((_, at) => at + 1))
})

it('[AS63] greater numbers, capitals and spaces are read, and no other word is a number', () => {
  const read = ['二十', '二十三', '两', '九十九', '一〇五', ' Seven ', '007', '123456']
  expect(read.map(numberOf)).toEqual([20, 23, 2, 99, 105, 7, 7, 123_456])
  for (const none of ['', 'none', '百', '1234567', '二三四五六', '-1'])
    expect(numberOf(none), none).toBeUndefined()
})

it('[AS4] [AS63] a text without a harsh word is softened to itself', () => {
  for (const text of ['The corpsely thing.', 'A calm day.', '体育', '死'])
    expect(softened(text)).toBe(text)
  expect(softened('Blood-soaked and bloodstained: the bastards screamed. Idiots!')).toBe(
    'Stained and stained: the rascals cried out. Fools!',
  )
})

it.each<[string, (text: string) => unknown]>([
  ['犯人を変えて', culpritWish],
  ['翻訳して', translationWish],
  ['表紙を描き直して', repaintWish],
  ['表紙を描き直して', beyondWords],
])('[AS63] %s is read up to 300 letters, and as a text from then on: %o', (text, wish) => {
  expect(wish(text.padEnd(300, '！'))).toBeDefined()
  expect(wish(text.padEnd(301, '！'))).toBeUndefined()
})

it('[AS63] whoever is told to stop carries nothing out and answers nothing', async () => {
  const game = sampleGame('en_US')
  const { operation, places } = await planFor(game, 'Change the title to “Slack Water”')
  const scope = places.map(({ address }) => address)
  const stopped = AbortSignal.abort()
  await expect(assistant.carryOut(game, { operation, scope }, stopped)).rejects.toThrow()
  await expect(assistant.retellable?.(game, scope, stopped)).rejects.toThrow()
  const asked = { text: 'Shorten the intro', quotes: [], language: 'en' } as const
  await expect(assistant.analyse(game, asked, stopped)).rejects.toThrow()
})
