import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { partWords } from '#server/storyteller/engine/idea-part.ts'
import { ideaPartOf } from '#server/storyteller/engine/idea-part-of.ts'
import { hardWordFaults } from '#server/storyteller/engine/proof/hard-word-faults.ts'
import type { StoryGame, StoryInput } from '#server/storyteller/engine/story-input.ts'
import { storyMaterial } from '#server/storyteller/engine/story-material.ts'
import { faultsOfStory, storyOf } from '#server/storyteller/engine/story-of.ts'
import { tellTwin } from '#server/storyteller/engine/tell-twin.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { policyOf } from './gentle.ts'
import type { Material } from './material.ts'
import { packOf } from './packs.ts'
import type { PlotWay } from './plot-key.ts'

/** A told plot, and what it was told from. */
export type ToldPlot = {
  readonly brief: Brief
  readonly way: PlotWay
  readonly reading: TypedReading
  readonly input: StoryInput
  readonly game: StoryGame
  /** What its own outline says. */
  readonly outline: string
}

/** A plot in another language. */
export type PlotTwin = { readonly game: StoryGame; readonly material: Material }

/** Names stay in their own letters, which the prose of another language has none of; that prose is proved where it is told alone. */
const isOfProse = (fault: string): boolean => fault.startsWith('text:')

/** Tells a told plot in another language, proved; undefined where that language does not tell it. */
export function tellIn(language: GameLanguage, told: ToldPlot): PlotTwin | undefined {
  const { brief, way, reading, input, game } = told
  const pack = packOf(language)
  const content = pack.plots
  const texts = content?.plots.find(({ id }) => id === way.plot)
  if (content === undefined || texts === undefined) return undefined
  const part = ideaPartOf(reading, language)
  const twin = tellTwin(input, game, { texts, content, pack, part })
  if (twin === undefined) return undefined
  const short = requestLanguageOf(language)
  const faults = [
    ...faultsOfStory(twin, '', short),
    ...(policyOf(brief.ageGroup) === 'adults'
      ? []
      : hardWordFaults(storyOf(twin, '', short), pack.gentle.never, partWords(part))),
  ].filter((fault) => !isOfProse(fault))
  if (faults.length > 0) return undefined
  const own = texts.story.outlines[way.outline]
  const isOwn = brief.outlineText.trim() === told.outline
  const material = storyMaterial({
    ...{ game: twin, pack, reading, rng: input.rng },
    brief: isOwn ? { ...brief, outlineText: '' } : brief,
    outline: twin.teller.tell(own?.text ?? '').text,
  })
  return { game: twin, material }
}
