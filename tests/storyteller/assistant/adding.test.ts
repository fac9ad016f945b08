import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { SPEECHES } from '#server/storyteller/assistant/words/speeches.ts'
import { ask } from './asking.ts'

const LANGUAGES: readonly RequestLanguage[] = ['en', 'zh', 'ja']
const game = sampleGame('en_US')

it('[AS10] what the game has not is not taken for something in it, whatever brings it in', async () => {
  const asked: Record<RequestLanguage, readonly string[]> = {
    en: ['Add a dragon to every chapter', 'Put a dragon in chapter 2', 'There should be a dragon'],
    zh: ['在每一章里加一条龙', '让每一章都出现一条龙', '把龙写进第二章', '希望故事里有一条龙'],
    ja: ['どの章にも竜を出して', '竜を一匹登場させてください', '第2章に竜を入れて', '竜がほしい'],
  }
  for (const language of LANGUAGES)
    for (const request of asked[language]) {
      const { sentence } = await ask(game, request, [], language)
      expect(sentence, request).toBe(SPEECHES[language].refusals.cannot.add)
    }
  // what is given between marks, and what somebody becomes, is no such request
  for (const request of [
    'Change the title to “Put a dragon in”',
    '把标题改为“加一条龙”',
    'タイトルを「竜を出して」に変えて',
    '让Pip变成20岁',
  ])
    expect((await ask(game, request)).kind, request).toBe('plan')
})
