import type { AccusedTexts } from '#server/storyteller/engine/accused-texts.ts'
import type { Archetype } from '#server/storyteller/engine/archetype.ts'
import type { CompanyTexts } from '#server/storyteller/engine/company-texts.ts'
import type { PlotContent, PlotTexts } from '#server/storyteller/engine/content.ts'
import type { Craft, CraftWords } from '#server/storyteller/engine/craft.ts'
import type { EpisodeWords, FramePart } from '#server/storyteller/engine/frame.ts'
import type { IdeaTexts } from '#server/storyteller/engine/idea-texts.ts'
import type { NounSorts } from '#server/storyteller/engine/noun-sorts.ts'
import type { PlacePack } from '#server/storyteller/engine/place-pack.ts'
import type { Episode, Plot } from '#server/storyteller/engine/plot.ts'
import type { PremiseTexts } from '#server/storyteller/engine/premise.ts'
import type { RideFile } from '#server/storyteller/engine/ride.ts'
import type { StoryTexts } from '#server/storyteller/engine/story-texts.ts'
import type { PuzzlePhrases } from '#server/storyteller/engine/tests/phrases.ts'
import type { WrongedTexts } from '#server/storyteller/engine/wronged-texts.ts'
import type { Files } from './files.ts'

const nameOf = (path: string): string => path.replace(/^.*\/|\.yaml$/g, '')

/** The files of the named plots put together, and what any of them may be told with. */
export function assemblePlots(
  files: Files,
  named: (list: readonly string[]) => string[],
  ids: readonly string[],
): PlotContent {
  const under = (folder: string): string[] =>
    Object.keys(files)
      .filter((path) => path.startsWith(`${folder}/`))
      .sort()
  // each file was held against the schema of its kind when it was parsed
  const at = <Value>(path: string): Value => files[path] as Value
  const plotTexts = (id: string): PlotTexts => {
    const parts = under(`told/${id}`)
    const turns = parts.filter((path) => nameOf(path).startsWith('turn-'))
    return {
      id,
      plot: at<Plot>(`plots/${id}.yaml`),
      story: at<StoryTexts>(`told/${id}/story.yaml`),
      parts: parts
        .filter((path) => !turns.includes(path) && nameOf(path) !== 'story')
        .map(at<FramePart>),
      turns: Object.fromEntries(
        turns.map((path) => [nameOf(path).slice('turn-'.length), at<FramePart>(path)]),
      ),
    }
  }
  return {
    plots: ids.map(plotTexts),
    episodes: under('episodes').map((path) => ({
      id: nameOf(path),
      episode: at<Episode>(`plots/${path}`),
      words: at<EpisodeWords>(path),
    })),
    places: under('places').map((path) => ({
      id: nameOf(path),
      ...at<Omit<PlacePack, 'id'>>(path),
    })),
    rides: under('rides')
      .map((path) => ({ id: nameOf(path), ...at<RideFile>(path) }))
      .toSorted((one, other) => Object.keys(other.is).length - Object.keys(one.is).length),
    archetypes: under('cast').map((path) => {
      const one = at<Archetype>(path)
      const given = one.given === undefined ? {} : { given: named(one.given) }
      return { id: nameOf(path), ...one, ...given }
    }),
    premises: under('premises').map((path) => ({ id: nameOf(path), ...at<PremiseTexts>(path) })),
    puzzles: at<PuzzlePhrases>('puzzles.yaml'),
    idea: at<IdeaTexts>('idea.yaml'),
    company: at<CompanyTexts>('company.yaml'),
    nouns: at<NounSorts>('nouns.yaml'),
    accused: at<AccusedTexts>('accused.yaml'),
    wronged: at<WrongedTexts>('wronged.yaml'),
    crafts: under('crafts').map((path) => ({ id: nameOf(path), ...at<Craft>(path) })),
    craftWords: at<CraftWords>('crafts.yaml'),
  }
}
