import { describe, expect, it } from 'vitest'
import type { Duration } from '#schemas/settings.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { outlinesOf } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { lengthFaults, pathLength } from '#server/storyteller/builtin/proof/length-faults.ts'
import { sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from './world.ts'

const DURATIONS: readonly Duration[] = ['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme']
const longest = (game: Game): number =>
  game.contents
    .map((chapter) => pathLength(chapter, game.premise.pack.language, Math.max))
    .reduce((sum, length) => sum + length, 0)

describe('what is read', () => {
  it('[TL22] a longer duration carries more, and is as sound', () => {
    for (const language of LANGUAGES) {
      const games = DURATIONS.map((duration) =>
        provenGame({ ...briefOf(IDEAS[language][0] ?? '', language), duration }),
      )
      expect(games.flatMap(faultsOf)).toEqual([])
      const [beginner = 0, , normal = 0, hard = 0] = games.map(longest)
      expect(normal).toBeGreaterThan(beginner * 1.04)
      expect(hard).toBeGreaterThan(normal)
    }
  })

  it('[TL23] no chapter is over too soon, and the validator says so if one is', () => {
    const game = provenGame(briefOf('A cat opens a bakery on Mars', 'en_US'))
    expect(lengthFaults(game)).toEqual([])
    const cut = {
      ...game,
      contents: game.contents.map((chapter) => ({
        ...chapter,
        nodes: chapter.nodes.map((node) => ({ ...node, content: 'Short.' })),
      })),
    }
    expect(lengthFaults(cut).join('; ')).toMatch(/read in \d+.*of its own/)
  })

  it('[TL24] an asterisk is a fault, and a question stays one in every language', () => {
    const game = provenGame(briefOf('Who stole the sun?', 'en_US'))
    expect(game.elements.intro).toContain('Who stole the sun?')
    expect(JSON.stringify(game.contents)).not.toMatch(/\?[.,:]|\*/)
    const [first, ...rest] = game.contents
    const starred = first?.nodes.map((node, at) => (at === 0 ? { ...node, content: '*so*' } : node))
    const marked = first && starred ? [{ ...first, nodes: starred }, ...rest] : []
    expect(faultsOf({ ...game, contents: marked }).join('; ')).toMatch(/markdown/)
    for (const [idea, language] of [
      ['谁偷走了月亮？', 'zh_CN'],
      ['月を盗んだのは誰？', 'ja_JP'],
    ] as const) {
      const told = provenGame(briefOf(idea, language))
      expect(told.elements.intro).toContain(idea)
      expect(told.elements.coverDescription).not.toMatch(/[:.]/)
      expect(told.locations.map((location) => location.imageDescription).join('')).not.toMatch(
        /[:.]/,
      )
    }
  })

  it('[TL17] no two outlines of an idea begin with the same sentence, and each says the idea', () => {
    for (const language of LANGUAGES)
      for (const idea of IDEAS[language]) {
        const told = outlinesOf(settle(idea, packOf(language), ''), '')
        expect(new Set(told.map(({ text }) => sentencesOf(text)[0])).size, idea).toBe(LENSES.length)
      }
  })

  it('[TL3] an object of an idea is what is lost, never where everybody is', () => {
    const english = packOf('en_US')
    const words = (idea: string) => settle(idea, english, '').words
    expect(
      words('A beekeeper inherits a glass piano that plays one wrong note every midnight'),
    ).toMatchObject({ setting: 'the beekeeper’s house', thing: 'the glass piano' })
    expect(words('I found a key in my soup').setting).not.toContain('soup')
    expect(words('Three crows steal a crown')).toMatchObject({ thing: 'the crown', role: 'crow' })
    expect(words('The last honest man in a city of liars').there).toBe('in the city of liars')
    expect(words('Loneliness').thing).toBe('the box marked “Loneliness”')
  })
})
