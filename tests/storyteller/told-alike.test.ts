import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { type Premise, settle, tellerFor } from '#server/storyteller/builtin/compose.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { outlineOf, readOutlineKey } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { caseReasoning } from '#server/storyteller/builtin/thinking.ts'
import { swept } from '../sweep.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

const GAMES = 200
/** What a game may be told from, the first of which its outlines were told from. */
const CHANCES = ['', '#1']

const offeredFor = (idea: string, language: GameLanguage, key: string): [Premise, string] => {
  const { lens, telling, salt } = readOutlineKey(key)
  const premise = settle(idea, packOf(language), salt)
  return [premise, outlineOf(premise, lens, telling).text]
}

/** The texts a player reads before the first scene, and the cards. */
const framing = ({ elements, prologue, chapters, npcs, locations }: Game): string =>
  [
    ...[elements.intro, elements.incitingEvent, elements.coverDescription, ...prologue],
    ...chapters.map(({ summary }) => summary),
    ...npcs.flatMap(({ bio, backstory, occupation }) => [bio, backstory, occupation]),
    ...locations.map(({ description }) => description),
  ].join('\n')

const namesIn = ({ truth }: Premise): string[] =>
  [...truth.suspects, truth.ally, truth.victim].map(({ full }) => full)

/** What the kit of a premise may be called, where no other text of the kit says it by itself. */
const placesOf = (premise: Premise): string[] => {
  const raw = JSON.stringify({ ...premise.kit, places: [] })
  const { tell } = tellerFor(premise, 'classic')
  return premise.kit.places.filter((place) => !raw.includes(place)).map((place) => tell(place))
}

/** What is named in a text and belongs to another game than this one. */
function foreignIn(text: string, game: Game, salt: string): string[] {
  const { premise } = game
  const own = [...namesIn(premise), premise.words.idea]
  const others = CHANCES.flatMap((chance) =>
    namesIn(settle(premise.reading.text, premise.pack, `${salt}${chance}`)),
  )
  const place = tellerFor(premise, game.lens).tell('{place}')
  const places = placesOf(premise).filter((one) => !place.includes(one) && !one.includes(place))
  return [...others, ...places].filter(
    (name) => text.includes(name) && !own.some((one) => one.includes(name)),
  )
}

describe('what a mystery is introduced by', () => {
  it.each(LANGUAGES)(
    '[TL52] in %s its introduction, prologue, outline, summaries and cards name its own people and places alone',
    (language) => {
      for (const seed of swept([...Array(GAMES).keys()], 5)) {
        const ideas = IDEAS[language]
        const idea = ideas[seed % ideas.length] ?? ''
        const key = `${LENSES[seed % LENSES.length]}~${seed}`
        const [, outlineText] = offeredFor(idea, language, key)
        const game = provenGame({ ...briefOf(idea, language, key), outlineText, ageGroup: 'ADULT' })
        expect(foreignIn(framing(game), game, String(seed)), `${idea} ${key}`).toEqual([])
      }
    },
  )

  it('[TL52] the reasoning, the outlines and the game of a premise call its place the same', () => {
    const premises = LANGUAGES.flatMap((language) =>
      packOf(language).kits.flatMap((kit) =>
        [...Array(12).keys()].map((seed) => ({
          ...settle(IDEAS[language][0] ?? '', packOf(language), String(seed)),
          kit: { ...kit, lenses: {} },
        })),
      ),
    )
    for (const premise of premises) {
      const [place, ...others] = LENSES.map((lens) => tellerFor(premise, lens).tell('{place}'))
      expect(new Set(others), premise.kit.id).toEqual(new Set([place]))
      // whatever was told before it
      const late = tellerFor(premise, 'classic')
      for (const text of ['{object}', '{kit.world}', '{kit.opening}']) late.tell(text)
      expect(late.tell('{place}')).toBe(place)
      const thought = caseReasoning(premise).join('\n')
      const foreign = placesOf(premise).filter((one) => one !== place && thought.includes(one))
      expect(foreign).toEqual([])
    }
  })
})
