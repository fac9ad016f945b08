import { describe, expect, it } from 'vitest'
import { addressedTexts, liesIn, textAddressOf, textAt } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import { playFaults } from '#core/game/play-faults.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { newFaults } from '#server/storyteller/assistant/proof.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { isLong, swept } from '../../sweep.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from '../ideas.ts'
import { contentOf } from '../plots/telling.ts'
import { assistant, edited, editsFor, never, planFor } from './asking.ts'

/** Every kind of game there is in a language: through each lens, and each plot by one of its outlines, in the long suite by all. */
const keysIn = (language: GameLanguage): string[] => [
  ...LENSES,
  ...contentOf(language).plots.flatMap(({ id, story: { outlines } }) =>
    swept([...outlines.keys()], outlines.length, isLong).map((outline) =>
      plotKeyOf({ plot: id, outline, salt: '' }),
    ),
  ),
]
/** Each outline with another idea than the one before it. */
const briefsIn = (language: GameLanguage) =>
  keysIn(language).map((key, at) => {
    const ideas = IDEAS[language]
    return briefOf(ideas[at % ideas.length] ?? '', language, key)
  })

describe.each(LANGUAGES)('the chapters of every kind of game in %s', (language) => {
  it.each(briefsIn(language))(
    '[RG10] are each offered and told again, card and scenes, and the game is as sound as before: $outlineKey',
    async (brief) => {
      const game: GameSnapshot = { ...snapshotOf(provenMaterial(brief)), brief }
      const chapters = game.chapters.map(({ id }) => textAddressOf('story', 'chapters', id))
      expect(await assistant.retellable?.(game, chapters, never)).toEqual(chapters)
      const texts = new Set(addressedTexts(game).map(({ address }) => address))
      for (const { id } of game.chapters) {
        const [card = '', scenes] = [chapters[id - 1], `nodes/${chapterKeyOf(id)}`]
        const plan = await planFor(game, 'Tell this differently', [{ address: card, text: '' }])
        const within = plan.places
          .map(({ address }) => address)
          .filter((address) => liesIn(address, card) || liesIn(address, scenes))
        const after = edited(game, await editsFor(game, plan, within))
        const changed = editsBetween(game, after).map(({ address }) => address)
        expect(textAt(after, `${card}/summary`)).not.toBe(textAt(game, `${card}/summary`))
        expect(changed.toSorted()).toEqual(within.toSorted())
        expect(changed.filter((address) => !texts.has(address) || /\/name$/.test(address))).toEqual(
          [],
        )
        expect(newFaults(game, after)).toEqual([])
        expect(playFaults(after)).toEqual([])
        expect(GameSnapshot.safeParse(after).error).toBeUndefined()
      }
    },
  )
})
