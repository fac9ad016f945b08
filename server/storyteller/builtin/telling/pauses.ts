import type { Brief, Duration } from '#schemas/settings.ts'
import { ON } from '#server/storyteller/engine/plot.ts'
import {
  type ToldBeat,
  type ToldEpisode,
  tellEpisodes,
} from '#server/storyteller/engine/told-episodes.ts'
import type { Premise } from '../compose.ts'
import type { Pauses } from '../frame.ts'
import type { Scene } from './scene.ts'
import type { Teller } from './teller.ts'

type PauseKey = Exclude<keyof Pauses, 'ask' | 'told'>

/** The scene that each pause comes before: none of them before the first puzzle of the case. */
const BEFORE: Readonly<Record<PauseKey, string>> = {
  word: 'word',
  fork: 'fork',
  verse: 'verse',
  gather: 'gather-again',
}
const everywhere = (count: number): Readonly<Record<PauseKey, number>> => ({
  ...{ word: count, fork: count, verse: count, gather: count },
})

/** How many episodes the player may choose from at each pause of a length. */
const CHOICES: Readonly<Record<Duration, Readonly<Partial<Record<PauseKey, number>>>>> = {
  beginner: {},
  easy: {},
  normal: { verse: 2 },
  hard: everywhere(2),
  expert: everywhere(3),
  extreme: { word: 5, fork: 4, verse: 4, gather: 5 },
}

/** The key of an episode's beat among the scenes of a case. */
const keyOf = (beat: string): string => `told-${beat}`

const PAUSED = { at: 'home', speaker: 0 } as const

/** A beat of an episode as a scene: whatever leads on leads to `on`. */
function sceneOf(beat: ToldBeat, on: string): Scene {
  const led = (to: string): string => (to === ON ? on : keyOf(to))
  return {
    ...PAUSED,
    key: keyOf(beat.id),
    type: beat.kind,
    text: beat.text,
    to: beat.to === null ? null : led(beat.to),
    ...(beat.asked === '' ? {} : { puzzle: beat.asked }),
    ...(beat.ways.length === 0
      ? {}
      : {
          ways: beat.ways.map(({ text, reply, to, right }) => ({
            ...{ text, reply, to: led(to) },
            ...(right ? { right: true as const } : {}),
          })),
        }),
  }
}

type PauseInput = { readonly premise: Premise; readonly teller: Teller; readonly there: string }

/** One pause: the ally asks, the player chooses what is told, and the case goes on at `on`. */
function pauseScenes(
  { premise, teller, there }: PauseInput,
  pause: PauseKey,
  choices: readonly ToldEpisode[],
): Scene[] {
  const { pauses } = premise.pack.frame
  const [begin, ask, end] = ['begin', 'ask', 'end'].map((part) => `pause-${pause}-${part}`)
  const key = { begin: String(begin), ask: String(ask), end: String(end) }
  const ally = { at: 'home', speaker: premise.truth.ally.id, type: 'text' } as const
  return [
    { ...ally, key: key.begin, text: teller.tell(pauses[pause].begin), to: key.ask },
    {
      ...PAUSED,
      key: key.ask,
      type: 'option',
      text: teller.tell(pauses.ask),
      to: null,
      ways: choices.map(({ about, beats }) => ({
        text: about,
        reply: teller.tell(pauses.told, { there }),
        to: keyOf(beats[0]?.id ?? ''),
      })),
    },
    ...choices.flatMap(({ beats }) => beats.map((beat) => sceneOf(beat, key.end))),
    { ...ally, key: key.end, text: teller.tell(pauses[pause].end), to: BEFORE[pause] },
  ]
}

/** The scenes of a chapter with others before one of them: whatever led to it leads to the first of these. */
function withBefore(scenes: readonly Scene[], key: string, others: readonly Scene[]): Scene[] {
  const first = others[0]?.key ?? key
  const led = <To extends string | null>(to: To): To | string => (to === key ? first : to)
  return scenes.flatMap((scene) => {
    const { ways } = scene
    const moved: Scene = {
      ...scene,
      to: led(scene.to),
      ...(ways && { ways: ways.map((way) => ({ ...way, to: led(way.to) })) }),
    }
    return scene.key === key ? [...others, moved] : [moved]
  })
}

/** A place that is not where the case plays: what is told there happened elsewhere. */
function placeElsewhere({ pack, kit, words, reading, rng }: Premise) {
  const here = [reading.text, words.setting, kit.locations.home.name].flat().join(' ').toLowerCase()
  const places = pack.plots?.places ?? []
  // nobody remembers years to come
  const others = places.filter(
    ({ suits, ahead }) => ahead !== true && !suits.some((word) => here.includes(word)),
  )
  return rng.fork('elsewhere').pick(others.length > 0 ? others : places)
}

/** The chapters of a case with the pauses of its length: episodes, told by the player to the ally. */
export function withPauses(
  chapters: readonly (readonly Scene[])[],
  premise: Premise,
  teller: Teller,
  { duration, deal }: Pick<Brief, 'duration' | 'deal'>,
): Scene[][] {
  const isTold = premise.kit.frame?.two?.tale !== undefined
  const pauses = (Object.entries(CHOICES[duration]) as [PauseKey, number][]) // the keys of a record
    // what a deed tells there itself is its pause
    .filter(([key]) => !isTold || key !== 'verse')
  const { plots: content } = premise.pack
  if (pauses.length === 0 || content === undefined) return chapters.map((scenes) => [...scenes])
  const { saying, verse, kept } = premise.truth
  const { there, told } = tellEpisodes({
    ...{ content, pack: premise.pack, place: placeElsewhere(premise) },
    count: pauses.reduce((sum, [, count]) => sum + count, 0),
    answered: [saying.right, verse.word],
    unsaid: [kept.the],
    deal,
    rng: premise.rng.fork('pauses'),
  })
  return pauses.reduce<Scene[][]>(
    (all, [pause, count]) => {
      const scenes = pauseScenes({ premise, teller, there }, pause, told.splice(0, count))
      return all.map((chapter) => withBefore(chapter, BEFORE[pause], scenes))
    },
    chapters.map((scenes) => [...scenes]),
  )
}
