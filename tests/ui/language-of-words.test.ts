import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { languageOfWords } from '#ui/kit/language-of-words.ts'

it.each<[GameLanguage, string, GameLanguage]>([
  ['en_US', 'One night, one lamp, and two people working late.', 'en_US'],
  ['en_US', 'She says 你好 and goes home to her mother.', 'en_US'],
  ['en_US', '一个晚上，一盏灯，Honor Prior 还在干活。', 'zh_CN'],
  ['en_US', 'Lower Ferrygate の夜、Honor Prior はまだ働いている。', 'ja_JP'],
  ['en_US', '终夜', 'zh_CN'],
  ['zh_CN', '一个晚上，一盏灯，两个人。', 'zh_CN'],
  ['zh_CN', 'Honor Prior', 'zh_CN'],
  ['zh_CN', '奶奶说：“the cat is out”，然后关上了门，再也没有回来。', 'zh_CN'],
  ['zh_CN', 'One night, one lamp, and 林晚 works late.', 'en_US'],
  ['zh_CN', '夜遅くまで、二人が働いている。', 'ja_JP'],
  ['ja_JP', '夜遅くまで、二人が働いている。', 'ja_JP'],
  ['ja_JP', '終夜', 'ja_JP'],
  ['ja_JP', 'Honor Prior', 'ja_JP'],
  ['ja_JP', '一个晚上，一盏灯，两个人还在干活。', 'zh_CN'],
  ['ja_JP', 'One night, one lamp, and two people.', 'en_US'],
  ['ja_JP', '', 'ja_JP'],
])('[LA12] of a game in %s, “%s” is in %s', (own, text, told) => {
  expect(languageOfWords(text, own)).toBe(told)
})
