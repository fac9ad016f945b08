import type { z } from 'zod'
import {
  ActOne,
  ActThree,
  ActTwoScenes,
  FalseTrail,
  Lens,
  Pauses,
  Tasks,
  ThinkingTexts,
} from '#server/storyteller/builtin/frame.ts'
import {
  Deed,
  Environment,
  KitPeople,
  KitPlace,
  Occasion,
  Suspects,
} from '#server/storyteller/builtin/kit.ts'
import { KitEndings, KitScenes, KitTexts } from '#server/storyteller/builtin/kit-texts.ts'
import { partly } from '#server/storyteller/builtin/line.ts'
import { Pools } from '#server/storyteller/builtin/pools.ts'
import { Protagonist, Surroundings } from '#server/storyteller/builtin/surroundings.ts'
import { AccusedTexts } from '#server/storyteller/engine/accused-texts.ts'
import { Archetype } from '#server/storyteller/engine/archetype.ts'
import { CompanyTexts } from '#server/storyteller/engine/company-texts.ts'
import { Craft, CraftWords } from '#server/storyteller/engine/craft.ts'
import { EpisodeWords, FramePart } from '#server/storyteller/engine/frame.ts'
import { IdeaTexts } from '#server/storyteller/engine/idea-texts.ts'
import { NounSorts } from '#server/storyteller/engine/noun-sorts.ts'
import { PlacePackFile } from '#server/storyteller/engine/place-pack.ts'
import { Episode, Plot } from '#server/storyteller/engine/plot.ts'
import { PremiseTexts } from '#server/storyteller/engine/premise.ts'
import { RideFile } from '#server/storyteller/engine/ride.ts'
import { StoryTexts } from '#server/storyteller/engine/story-texts.ts'
import { PuzzlePhrases } from '#server/storyteller/engine/tests/phrases.ts'
import { WrongedTexts } from '#server/storyteller/engine/wronged-texts.ts'
import { Gentle, Language, NamesFile } from './language-files.ts'

/** Each kind of file: where it lies in the folder of a language, and what may stand in it. */
export const KINDS = {
  language: { place: /^language\.yaml$/, schema: Language },
  names: { place: /^names\.yaml$/, schema: NamesFile },
  gentle: { place: /^gentle\.yaml$/, schema: Gentle },
  surroundings: { place: /^surroundings\.yaml$/, schema: Surroundings },
  protagonist: { place: /^protagonist\.yaml$/, schema: Protagonist },
  thinking: { place: /^frame\/thinking\.yaml$/, schema: ThinkingTexts },
  'act-one': { place: /^frame\/act-one\.yaml$/, schema: ActOne },
  'act-two': { place: /^frame\/act-two\.yaml$/, schema: ActTwoScenes },
  'false-trail': { place: /^frame\/false-trail\.yaml$/, schema: FalseTrail },
  'act-three': { place: /^frame\/act-three\.yaml$/, schema: ActThree },
  pauses: { place: /^frame\/pauses\.yaml$/, schema: Pauses },
  tasks: { place: /^frame\/tasks\.yaml$/, schema: Tasks },
  pools: { place: /^frame\/pools\.yaml$/, schema: Pools },
  lens: { place: /^lenses\/(?:classic|uncanny|pact|mirror)\.yaml$/, schema: Lens },
  kit: { place: /^kits\/[^/]+\/kit\.yaml$/, schema: KitPlace },
  people: { place: /^kits\/[^/]+\/people\.yaml$/, schema: KitPeople },
  suspects: { place: /^(?:kits|deeds)\/[^/]+\/suspects\.yaml$/, schema: Suspects },
  scenes: { place: /^kits\/[^/]+\/scenes\.yaml$/, schema: KitScenes },
  endings: { place: /^kits\/[^/]+\/endings\.yaml$/, schema: KitEndings },
  'kit-lens': {
    place: /^kits\/[^/]+\/lens-(?:classic|uncanny|pact|mirror)\.yaml$/,
    schema: partly(KitTexts),
  },
  environments: { place: /^environments\/[^/]+\.yaml$/, schema: Environment.array().min(1) },
  deed: { place: /^deeds\/[^/]+\.yaml$/, schema: Deed },
  occasion: { place: /^deeds\/[^/]+\/occasion\.yaml$/, schema: Occasion },
  plot: { place: /^plots\/[^/]+\.yaml$/, schema: Plot },
  episode: { place: /^plots\/episodes\/[^/]+\.yaml$/, schema: Episode },
  'episode-words': { place: /^episodes\/[^/]+\.yaml$/, schema: EpisodeWords },
  story: { place: /^told\/[^/]+\/story\.yaml$/, schema: StoryTexts },
  'frame-part': {
    place: /^told\/[^/]+\/(?:act-\d[a-z]?|endings|turn-[a-z]+)\.yaml$/,
    schema: FramePart,
  },
  place: { place: /^places\/[^/]+\.yaml$/, schema: PlacePackFile },
  ride: { place: /^rides\/[^/]+\.yaml$/, schema: RideFile },
  archetype: { place: /^cast\/[^/]+\.yaml$/, schema: Archetype },
  premise: { place: /^premises\/[^/]+\.yaml$/, schema: PremiseTexts },
  puzzles: { place: /^puzzles\.yaml$/, schema: PuzzlePhrases },
  idea: { place: /^idea\.yaml$/, schema: IdeaTexts },
  company: { place: /^company\.yaml$/, schema: CompanyTexts },
  nouns: { place: /^nouns\.yaml$/, schema: NounSorts },
  accused: { place: /^accused\.yaml$/, schema: AccusedTexts },
  wronged: { place: /^wronged\.yaml$/, schema: WrongedTexts },
  craft: { place: /^crafts\/[^/]+\.yaml$/, schema: Craft },
  crafts: { place: /^crafts\.yaml$/, schema: CraftWords },
} as const satisfies Record<string, { place: RegExp; schema: z.ZodType }>
export type Kind = keyof typeof KINDS

/** The kinds, by name. */
export const KIND_NAMES = Object.keys(KINDS) as Kind[] // the keys of a literal

/** The kind of the file at a place in the folder of a language. */
export const fileKindOf = (path: string): Kind | undefined =>
  KIND_NAMES.find((kind) => KINDS[kind].place.test(path))

/** The files no language goes without. */
export const NEEDED = [
  'language.yaml',
  'names.yaml',
  'gentle.yaml',
  ...['thinking', 'act-one', 'act-two', 'false-trail', 'act-three', 'pauses', 'tasks', 'pools'].map(
    (name) => `frame/${name}.yaml`,
  ),
  ...['classic', 'uncanny', 'pact', 'mirror'].map((name) => `lenses/${name}.yaml`),
]

/** The files no kit goes without. */
export const KIT_FILES = ['kit', 'people', 'suspects', 'scenes', 'endings'] as const
