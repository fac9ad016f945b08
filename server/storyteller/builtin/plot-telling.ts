import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Corrections } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import type { CoverSubject } from '#server/media/picture.ts'
import type { PlotTexts } from '#server/storyteller/engine/content.ts'
import { type IdeaPart, partWords } from '#server/storyteller/engine/idea-part.ts'
import { ideaPartOf } from '#server/storyteller/engine/idea-part-of.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { peopleOf } from '#server/storyteller/engine/product-people.ts'
import { isHabitFault } from '#server/storyteller/engine/proof/choice-faults.ts'
import { hardWordFaults } from '#server/storyteller/engine/proof/hard-word-faults.ts'
import { storyCover } from '#server/storyteller/engine/story-cover.ts'
import { ANYBODY, heroOf } from '#server/storyteller/engine/story-hero.ts'
import type { SettledStory, StoryGame, StoryInput } from '#server/storyteller/engine/story-input.ts'
import { storyMaterial } from '#server/storyteller/engine/story-material.ts'
import { faultsOfStory, storyOf } from '#server/storyteller/engine/story-of.ts'
import { settleStory, tellStory } from '#server/storyteller/engine/tell-story.ts'
import type { Choose } from '#server/storyteller/engine/teller.ts'
import { said } from '#server/storyteller/engine/tests/phrases.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import {
  correctReading,
  readTyped,
  type TypedReading,
} from '#server/storyteller/reading/typed/shape.ts'
import { policyOf } from './gentle.ts'
import type { LanguagePack } from './language-pack.ts'
import type { Material } from './material.ts'
import { packOf } from './packs.ts'
import { type PlotWay, readPlotKey } from './plot-key.ts'
import { createRng, type Rng } from './rng.ts'
import { type PlotTwin, tellIn } from './tell-in.ts'
import { varietyOf } from './varied.ts'

const ROLLS = 8
/** A roll may fail by the order of its options alone, as half of some plots' do: that says nothing against the words. */
const MOST_ROLLS = 64
/** So many chances are tried at most for one in more different words than what is sound already. */
const VARIED_ROLLS = 12

/** An idea as it is read for games of a language. */
export type ReadFor = {
  readonly idea: string
  readonly language: GameLanguage
  readonly reading: TypedReading
  /** The creator has said which kind of game it is to be. */
  readonly isKindChosen: boolean
}

export const readFor = (
  idea: string,
  language: GameLanguage,
  corrections: Corrections = {},
): ReadFor => ({
  idea,
  language,
  reading: correctReading(readTyped(idea, requestLanguageOf(language)), corrections),
  isKindChosen: corrections.kind !== undefined,
})

const chanceOf = ({ idea, language }: ReadFor, { plot, salt }: PlotWay): Rng =>
  createRng([idea, language, salt, plot].join('\u0000'))

function plotIn(pack: LanguagePack, id: string): PlotTexts {
  const found = pack.plots?.plots.find((one) => one.id === id)
  if (found === undefined)
    throw new StorytellerRefusal('refused', `no plot is called ${id} in ${pack.language}`)
  return found
}

/** What a way of telling an idea is told from; the shortest length serves where only its outline is wanted. */
function inputFor(
  read: ReadFor,
  way: PlotWay,
  length: StoryInput['length'] = LENGTHS.beginner,
): StoryInput {
  const pack = packOf(read.language)
  const texts = plotIn(pack, way.plot)
  const { plots: content } = pack
  if (content === undefined) throw new StorytellerRefusal('refused', 'this language has no plots')
  const part = ideaPartOf(read.reading, read.language)
  return {
    ...{ texts, content, pack, length, rng: chanceOf(read, way) },
    part,
    hero:
      texts.plot.accused === true && part.trial?.isPlayed === false
        ? ANYBODY
        : heroOf(read.reading),
    turns: texts.story.outlines[way.outline]?.turns ?? [],
  }
}

/** What an outline says of a way to tell an idea. */
export function plotOutline(read: ReadFor, way: PlotWay): { name: string; text: string } {
  const input = inputFor(read, way)
  const [first] = input.texts.story.outlines
  const outline = input.texts.story.outlines[way.outline] ?? first
  const { teller } = settleStory(input)
  return { name: outline?.name ?? '', text: teller.tell(outline?.text ?? '').text }
}

/** What the cover of a way to tell an idea shows. */
export const plotCover = (read: ReadFor, way: PlotWay): CoverSubject =>
  storyCover(settleStory(inputFor(read, way)), read.language, read.reading)

/** How a plot was decided on, in its own words. */
export const plotThinking = (read: ReadFor, way: PlotWay): string[] => {
  const input = inputFor(read, way)
  const settled = settleStory(input)
  const thought = input.texts.story.thinking.map((text) => settled.teller.tell(text).text)
  return [...placeThought(settled, input), ...thought, peopleOf(settled, packOf(read.language))]
}

/** Where it plays, and why: said where it is not simply the place of the idea. */
function placeThought(
  { standing, teller }: SettledStory,
  { content: { idea }, part }: StoryInput,
): string[] {
  if (standing === 'within')
    return [teller.tell(said(idea.read.within, { where: part.where })).text]
  return standing === 'elsewhere'
    ? [teller.tell(said(idea.read.elsewhere, { where: part.whereThe })).text]
    : []
}

/** What an idea gives a plot, and less and less of it: an idea whose words fit no sentence is told without them. */
const fewerWords = (part: IdeaPart): IdeaPart[] => {
  const quiet = { ...part, talk: '' }
  const here = { ...quiet, where: '', whereThe: '', whereSorts: [], event: '', beast: '' }
  return [
    part,
    quiet,
    here,
    {
      ...here,
      who: '',
      group: '',
      standsFor: '',
      creature: '',
      thing: '',
      thingShort: '',
      what: null,
      ruled: '',
    },
  ]
}

/** A told plot, proved, and the way to tell it once more with other variants. */
export type PlotTelling = {
  readonly game: StoryGame
  /** The same in another language, told and proved; undefined where that does not tell it. */
  tellIn(language: GameLanguage): PlotTwin | undefined
  tellAgain(choose: Choose): StoryGame
  faultsOf(game: StoryGame): string[]
  materialOf(game: StoryGame): Material
}

const isTold = (language: GameLanguage, { plot }: PlotWay): boolean =>
  packOf(language).plots?.plots.some(({ id }) => id === plot) ?? false

const dealtInput = (input: StoryInput, { deal }: Brief): StoryInput =>
  deal === undefined ? input : { ...input, deal }

/** What a game of a brief is told from, and what is wrong with one. */
type Rolling = {
  readonly brief: Brief
  readonly way: PlotWay
  readonly read: ReadFor
  readonly input: StoryInput
  faultsOf(game: StoryGame): string[]
}

/** A sound game with the ways to tell it once more. */
const tellingOf = (
  { brief, way, read, input, faultsOf }: Rolling,
  told: StoryInput,
  game: StoryGame,
): PlotTelling => ({
  game,
  tellIn: (language) => {
    const outline = plotOutline(read, way).text
    return tellIn(language, { brief, way, reading: read.reading, input: told, game, outline })
  },
  tellAgain: (choose) => tellStory({ ...told, choose }),
  faultsOf,
  materialOf: (other) =>
    storyMaterial({
      ...{ game: other, pack: packOf(brief.language), brief, reading: read.reading },
      rng: input.rng,
      outline: plotOutline(read, way).text,
    }),
})

type Varied = { readonly telling: PlotTelling; readonly variety: number }
const moreVaried = (one: Varied | undefined, other: Varied): Varied =>
  one === undefined || other.variety > one.variety ? other : one

/** The first sound game by one chance after another that is varied enough; the most varied of them where none is. */
function firstSound(rolling: Rolling, seen: Set<string>): PlotTelling | undefined {
  const { input, brief, faultsOf } = rolling
  let best: Varied | undefined
  for (let roll = 0, misworded = 0; misworded < ROLLS && roll < MOST_ROLLS; roll++) {
    const told = { ...input, roll }
    const game = tellStory(told)
    const faults = faultsOf(game)
    if (faults.length === 0) {
      const variety = varietyOf(game, brief.language)
      best = moreVaried(best, { telling: tellingOf(rolling, told, game), variety })
    }
    if (best !== undefined && (best.variety >= 0 || roll >= VARIED_ROLLS)) return best.telling
    if (!faults.every(isHabitFault)) misworded += 1
    for (const fault of faults) seen.add(fault)
  }
  return best?.telling
}

/** The game of a brief that tells a plot, proved: told with another chance until nothing is wrong with it. */
export function provenPlot(brief: Brief): PlotTelling | undefined {
  const way = readPlotKey(brief.outlineKey)
  // a key that is nobody's is told as a case, as any other unknown key
  if (way === undefined || !isTold(brief.language, way)) return undefined
  const read = readFor(brief.idea, brief.language, brief.corrections)
  const whole = dealtInput(inputFor(read, way, LENGTHS[brief.duration]), brief)
  const short = requestLanguageOf(brief.language)
  const { never } = packOf(brief.language).gentle
  const hardFaults = (game: StoryGame): string[] =>
    hardWordFaults(storyOf(game, whole.part.idea, short), never, partWords(whole.part))
  const seen = new Set<string>()
  for (const part of fewerWords(whole.part)) {
    const faultsOf = (game: StoryGame): string[] => [
      ...faultsOfStory(game, part.idea, short),
      ...(policyOf(brief.ageGroup) === 'adults' ? [] : hardFaults(game)),
    ]
    const found = firstSound({ brief, way, read, input: { ...whole, part }, faultsOf }, seen)
    if (found !== undefined) return found
  }
  throw new StorytellerRefusal(
    'unavailable',
    `no telling of this idea is sound: ${[...seen].slice(0, 5).join('; ')}`,
  )
}
