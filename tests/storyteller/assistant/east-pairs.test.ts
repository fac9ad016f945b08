import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { eastPairs } from '#server/storyteller/assistant/east-names.ts'

/** What is said otherwise: each wording with its new one. */
const said = (
  name: string,
  to: string,
  language: GameLanguage,
  { others = [], told = '' }: { others?: readonly string[]; told?: string } = {},
) => new Map(eastPairs(name, to, others, told, language).map((pair) => [pair.from, pair.to]))

it('[AS64] a Chinese family name is said anew with the words of respect around it', () => {
  const pairs = said('庞大橹', '欧阳橹', 'zh_CN')
  expect(pairs.get('庞大橹')).toBe('欧阳橹')
  expect(pairs.get('庞师傅')).toBe('欧阳师傅')
  expect(pairs.get('老庞')).toBe('老欧阳')
  expect(pairs.has('庞さん')).toBe(false)
  expect(said('欧阳橹', '庞橹', 'zh_CN').get('欧阳先生')).toBe('庞先生')
  expect(said('庞橹', 'Penrose', 'zh_CN').get('小庞')).toBe('小Penrose')
})

it('[AS64] a family that another bears, and a name that is no more than one, are said anew as they stand', () => {
  expect([...said('庞大橹', '欧阳橹', 'zh_CN', { others: ['庞小满'] })]).toEqual([
    ['庞大橹', '欧阳橹'],
  ])
  expect([...said('庞', '林', 'zh_CN')]).toEqual([['庞', '林']])
})

it('[AS64] the parts of a Japanese name are said anew each by itself, where each has two letters and is nobody else’s', () => {
  const pairs = said('大櫓 源三', '小櫓 健', 'ja_JP')
  expect(pairs.get('大櫓源三')).toBe('小櫓 健')
  expect(pairs.get('大櫓')).toBe('小櫓')
  expect(pairs.get('源三')).toBe('健')
  expect(pairs.get('大櫓さん')).toBe('小櫓さん')
  expect(pairs.has('老大櫓')).toBe(false)
  expect(said('大櫓 源三', '小櫓 健', 'ja_JP', { others: ['平田 源三'] }).has('源三')).toBe(false)
  expect(said('朔 医師', '望 先生', 'ja_JP').has('朔')).toBe(false)
  expect(said('ジャン・ピエール', 'マリー・ルイ', 'ja_JP').get('ジャンピエール')).toBe(
    'マリー・ルイ',
  )
})

it('[AS64] of a Japanese name in one piece, the family is what the game says with respect', () => {
  const told = '御堂さんは来ない。'
  expect(said('御堂泰造', '早瀬圭', 'ja_JP', { told }).get('御堂さん')).toBe('早瀬さん')
  expect(said('御堂泰造', '早瀬', 'ja_JP', { told }).get('御堂様')).toBe('早瀬様')
  expect([...said('御堂泰造', '早瀬圭', 'ja_JP')]).toEqual([['御堂泰造', '早瀬圭']])
})
