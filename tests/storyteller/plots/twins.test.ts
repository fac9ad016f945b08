import { describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { playOf } from '#server/storyteller/builtin/retell-plot.ts'
import { translate } from '#server/storyteller/builtin/translate-plot.ts'
import { isForeign } from '#server/storyteller/engine/twin.ts'
import { briefOf, IDEAS, LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

const plotsOf = (language: GameLanguage): string[] =>
  packOf(language).plots?.plots.map(({ id }) => id) ?? []
const PAIRS = LANGUAGES.flatMap((from) =>
  LANGUAGES.filter((to) => to !== from).flatMap((to) =>
    plotsOf(from)
      .filter((id) => plotsOf(to).includes(id))
      .map((id) => [from, to, id] as const),
  ),
)
/** Of the texts of a game so many have words in another language, whatever place and people it has. */
const SHARE = 0.4

describe('a plot in another language', () => {
  it.each(PAIRS)('[PG15] from %s into %s: %s', (from, to, id) => {
    const ideas = IDEAS[from].slice(0, 3)
    for (const [at, idea] of ideas.entries()) {
      const brief = briefOf(idea, from, `${id}.${(at % 2) + 1}`)
      const telling = provenPlot(brief)
      const twin = telling?.tellIn(to)
      if (telling === undefined || twin === undefined) throw new Error(`${idea} is not told`)
      const material = telling.materialOf(telling.game)
      expect(playOf(twin.material)).toBe(playOf(material))
      expect(twin.game.cast.map(({ full }) => full)).toEqual(
        telling.game.cast.map(({ full }) => full),
      )
      const texts = translate({ brief, isTranslation: true })?.tellings.find(
        ({ language }) => language === to,
      )?.texts
      const all = addressedTexts(snapshotOf(material)).filter(({ text }) => text !== '')
      expect(texts?.filter(({ text }) => isForeign(text))).toEqual([])
      expect(texts?.length).toBeGreaterThan(all.length * SHARE)
    }
  })

  it.each([
    ['zh_CN', 'escape-bar.1~d', '一把没有名字的剑'],
    ['ja_JP', 'contest-fair.1', '剣を失くした侍が御前試合に出る'],
  ] as const)(
    '[PG13] [PG15] from %s a hard word of the idea is its own in a title, too: %s of %s',
    (from, key, idea) => {
      const twin = provenPlot(briefOf(idea, from, key))?.tellIn('en_US')
      expect(JSON.stringify(twin?.material)).toContain('Sword')
    },
  )

  it('[PG15] what cooks are judged by has a word in each language', () => {
    const brief = briefOf('A cat opens a bakery on Mars', 'en_US', 'contest-fair.1')
    const telling = provenPlot(brief)
    const isVessel = contentOf('en_US').idea.cookware.includes(telling?.game.words.thing ?? '')
    expect(isVessel).toBe(true)
    for (const to of ['zh_CN', 'ja_JP'] as const) {
      const thing = telling?.tellIn(to)?.game.words.thing ?? ''
      expect(contentOf(to).idea.cookware).toContain(thing)
    }
  })

  it('[PG15] a case is told in each language for itself', () => {
    const brief = briefOf(IDEAS.en_US[0] ?? '', 'en_US')
    expect(translate({ brief, isTranslation: true })).toBeNull()
  })
})
