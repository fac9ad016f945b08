import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { beyondWords } from '#server/storyteller/assistant/reading/beyond.ts'
import { culpritWish } from '#server/storyteller/assistant/reading/culprit.ts'
import { READING_EN } from '#server/storyteller/assistant/reading/en.ts'
import { READING_JA } from '#server/storyteller/assistant/reading/ja.ts'
import { moodWish } from '#server/storyteller/assistant/reading/mood.ts'
import { repaintWish } from '#server/storyteller/assistant/reading/repaint.ts'
import { requestOf } from '#server/storyteller/assistant/reading/request.ts'
import { translationWish } from '#server/storyteller/assistant/reading/translate.ts'
import { READING_ZH } from '#server/storyteller/assistant/reading/zh.ts'
import { addressesOf } from '#server/storyteller/assistant/target.ts'
import { targetOf } from '#server/storyteller/assistant/targets.ts'
import { LANGUAGES } from '../ideas.ts'
import { answerTo, KEPT, requestsIn, wordingsKept } from './kept.ts'

it.each(LANGUAGES)(
  '[AS60] what is answered to the requests kept for it is answered as ever: %s',
  async (language) => {
    const game = sampleGame(language)
    const answers: string[] = []
    for (const request of requestsIn(language))
      answers.push(await answerTo(game, request, language))
    const kept = join(KEPT, `answers-${requestLanguageOf(language)}.txt`)
    await expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot(kept)
  },
)

const READINGS = { en_US: READING_EN, zh_CN: READING_ZH, ja_JP: READING_JA }
/** How the text of something is called. */
const CALLED: Readonly<Record<GameLanguage, (owner: string, field: string) => string>> = {
  en_US: (owner, field) => `the ${field} of ${owner}`,
  zh_CN: (owner, field) => `${owner}的${field}`,
  ja_JP: (owner, field) => `${owner}の${field}`,
}
/** One of each kind of thing, as a request calls it. */
function ownersIn({ npcs, locations, chapters }: GameSnapshot, language: GameLanguage) {
  const [person, place] = [npcs[0]?.name ?? '', locations[2]?.name ?? '']
  const [task, trait] = [chapters[0]?.tasks[0]?.name ?? '', npcs[1]?.traits[0]?.name ?? '']
  const chapter = chapters[1]?.title ?? ''
  const others: Readonly<Record<GameLanguage, readonly string[]>> = {
    en_US: ['the game', 'the player', `task “${task}”`, `trait “${trait}”`, 'chapter 1, node 5'],
    zh_CN: ['游戏', '主角', `任务“${task}”`, `特点“${trait}”`, '第1章节点5'],
    ja_JP: ['ゲーム', '主人公', `タスク「${task}」`, `性格「${trait}」`, '第1章ノード5'],
  }
  return [person, place, chapter, ...others[language]]
}

it('[AS62] every wording of a request is read as ever', async () => {
  const lines = wordingsKept().flatMap((wording) => {
    const { text } = requestOf(wording)
    const read = {
      culprit: culpritWish(text),
      picture: repaintWish(text),
      translation: translationWish(text),
      mood: moodWish(text),
      beyond: beyondWords(text),
      en: READING_EN.wish(text),
      zh: READING_ZH.wish(text),
      ja: READING_JA.wish(text),
    }
    const said = Object.entries(read).flatMap(([as, wish]) =>
      wish === undefined ? [] : [`  ${as}: ${JSON.stringify(wish)}`],
    )
    return [wording, ...said]
  })
  await expect([...lines, ''].join('\n')).toMatchFileSnapshot(join(KEPT, 'wordings.txt'))
})

it.each(LANGUAGES)(
  '[AS61] every word for a part of something means the part it always meant: %s',
  async (language) => {
    const game = sampleGame(language)
    const reading = READINGS[language]
    const meant = (phrase: string): string => {
      const request = requestOf(phrase)
      const target = targetOf({ game, request, reading, quoted: undefined }, request.text)
      return target === undefined ? '-' : `${target.kind} ${addressesOf(target).join(' ')}`
    }
    const owners = ownersIn(game, language)
    const lines = Object.values(reading.fields)
      .flat()
      .map((field) =>
        [
          `${field}: ${meant(field)}`,
          ...owners.map((owner) => meant(CALLED[language](owner, field))),
        ].join(' | '),
      )
    const kept = join(KEPT, `parts-${requestLanguageOf(language)}.txt`)
    await expect([`of: ${owners.join(' | ')}`, ...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
)
