import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { LANGUAGES } from '../ideas.ts'
import { digestOf } from '../told-as-ever.ts'
import { nameOf, suspectsOf } from './around.ts'
import { ask, editsFor, GAMES, type Plan } from './asking.ts'
import { KEPT } from './kept.ts'
import { plotGame } from './translating.ts'

/** What is asked for of a whole game: other words, another language, another culprit. */
const asked: Readonly<Record<GameLanguage, (people: readonly string[]) => string[]>> = {
  en_US: (people) => [
    ...['Tell chapter 1 differently', 'Reword the intro', 'Tell the game differently'],
    ...['Translate chapter 2 into Chinese', 'Put the prologue into Japanese', 'Change the ending'],
    ...['Make the player the culprit', 'Make Nobody Atall the culprit', 'Soften the game'],
    ...people.flatMap((name) => [`Make ${name} the culprit`, `Tell ${name} in other words`]),
  ],
  zh_CN: (people) => [
    ...['把第一章换一种说法', '重写简介', '把整个游戏换个说法', '把第二章翻译成英文'],
    ...['用日文说序章', '换一个结局', '让主角当凶手', '让无名氏当凶手', '把整个游戏说得柔和一些'],
    ...people.flatMap((name) => [`让${name}当凶手`, `把${name}换一种说法`]),
  ],
  ja_JP: (people) => [
    ...['第1章を別の言い方にして', 'イントロを言い換えて', 'ゲームを別の言い方にして'],
    ...['第2章を英語に訳して', 'プロローグを中国語にして', '結末を変えて', '主人公を犯人にして'],
    ...['名無しを犯人にして', 'ゲームをやわらかくして'],
    ...people.flatMap((name) => [`${name}を犯人にして`, `${name}を別の言い方にして`]),
  ],
}

/** What a plan would write, in few letters, and what of it where every other place is ticked. */
async function planned(game: GameSnapshot, plan: Plan): Promise<string[]> {
  const { sentence, places, operation, isWhole } = plan
  const every = places.map(({ address }) => address)
  const scope = every.filter((_, at) => at % 2 === 0)
  const [all, some] = [await editsFor(game, plan), await editsFor(game, plan, scope)]
  const shown = places.slice(0, 4).map(({ title, reason }) => `${title} (${reason})`)
  return [
    `  yes: ${sentence} ${operation.kind}${isWhole ? ', whole' : ''}`,
    `    ${places.length} places ${digestOf(every)}, words ${digestOf(places)}: ${shown.join('; ')}`,
    `    ${all.length} edits ${digestOf(all)}, of every other place ${some.length} ${digestOf(some)}`,
  ]
}

it.each([
  ['en_US', 'Make the player the culprit', /^This story has no culprit/],
  ['zh_CN', '换一个结局', /^这个故事里没有凶手/],
  ['ja_JP', '別の犯人にして', /^この物語に犯人はいません/],
] as const)(
  '[CU60] whoever asks for a culprit of a story without one is told so: %s',
  async (language, text, sentence) => {
    const analysis = await ask(plotGame(language), text, [], requestLanguageOf(language))
    expect(analysis.kind).toBe('directions')
    expect(analysis.sentence).toMatch(sentence)
  },
)

it.each(LANGUAGES)(
  '[AS65] a whole game is told otherwise on request as it ever was: %s',
  async (language) => {
    const at = LANGUAGES.indexOf(language)
    const games = [GAMES[3 + at], plotGame(language)].filter((game) => game !== undefined)
    const lines: string[] = []
    for (const game of games) {
      lines.push(`${game.brief.outlineKey}: ${game.elements.title}`)
      const people = suspectsOf(game).map(({ id }) => nameOf(game, id))
      for (const text of asked[language](people)) {
        const analysis = await ask(game, text, [], requestLanguageOf(language))
        const said =
          analysis.kind === 'plan'
            ? await planned(game, analysis)
            : [
                `  no: ${analysis.sentence}`,
                ...analysis.directions.map((one) => `    ${one.title}`),
              ]
        lines.push(text, ...said)
      }
    }
    const kept = join(KEPT, `told-${requestLanguageOf(language)}.txt`)
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
  120_000,
)
