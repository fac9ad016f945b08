import type { Deal } from '#schemas/settings.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts, PlotContent } from './content.ts'
import { episodesInTurn } from './episode-deck.ts'
import type { PlacePack } from './place-pack.ts'
import { placeWords } from './place-words.ts'
import type { Beat } from './plot.ts'
import { offersOf, testsOf } from './tell-story.ts'
import { createPlotTeller } from './teller.ts'
import type { SlotWords } from './text.ts'

type ToldWay = {
  readonly text: string
  readonly reply: string
  readonly to: string
  readonly right: boolean
}
/** A beat of an episode in words; its links name beats, or ON. */
export type ToldBeat = {
  readonly id: string
  readonly kind: Beat['kind']
  readonly text: string
  /** What is known, beside a puzzle. */
  readonly asked: string
  readonly ways: readonly ToldWay[]
  readonly to: string | null
}
export type ToldEpisode = { readonly about: string; readonly beats: readonly ToldBeat[] }

/** What episodes are told from where no plot is. */
export type EpisodesInput = {
  readonly content: PlotContent
  readonly pack: Pick<LanguagePack, 'number' | 'list' | 'space' | 'time'>
  readonly place: PlacePack
  readonly count: number
  /** Answers that the game asks for already: no episode does. */
  readonly answered: readonly string[]
  /** What the game keeps back: an episode that speaks of one is told when there is no other. */
  readonly unsaid: readonly string[]
  /** Which game of its creator it is for. */
  readonly deal?: Deal | undefined
  readonly rng: Rng
}

/** Tells so many episodes, none twice and no answer twice, as they would be told at one place. */
export function tellEpisodes(input: EpisodesInput): { there: string; told: ToldEpisode[] } {
  const { content, pack, place, rng } = input
  const shuffled = episodesInTurn(content.episodes, rng.fork('which'), input.deal)
  const drawn = quietFirst(shuffled, input.unsaid).slice(0, input.count)
  const beats = Object.assign({}, ...drawn.map(({ episode }) => episode.beats))
  const items = Object.assign({}, ...drawn.map(({ words }) => words.items))
  const premise = rng.fork('premise').pick(content.premises)
  const { answered } = input
  const made = testsOf({ beats }, { content, pack, rng, place, premise, items, answered })
  const words: SlotWords = {
    ...placeWords(place, rng.fork('names')),
    ...Object.assign({}, ...Object.values(made).map((one) => one.words)),
  }
  const teller = createPlotTeller({ words, registers: {}, space: pack.space, rng: rng.fork('say') })
  const offers = offersOf({ beats }, made)
  const tellOne = (one: EpisodeTexts): ToldEpisode => {
    const { beats: texts, ways: replies, about } = one.words
    const say = (id: string): string => teller.tell(texts[id] ?? '').text
    const waysOf = (id: string, { ways = {} }: Pick<Beat, 'ways'>): ToldWay[] => {
      const known = Object.keys(ways).map((way) => ({ way, text: '' }))
      return (offers[id] ?? rng.fork(id).shuffle(known)).flatMap(({ way, text }) => {
        const found = ways[way]
        const said = replies[`${id}.${way}`]
        if (found === undefined || said === undefined || typeof found.to !== 'string') return []
        const reply = teller.tell(said.reply).text
        const told = text || teller.tell(said.say ?? '').text
        return [{ text: told, reply, to: found.to, right: found.right === true }]
      })
    }
    return {
      about,
      beats: Object.entries(one.episode.beats).map(([id, beat]) => ({
        id,
        kind: beat.kind,
        text: say(id),
        asked: beat.kind === 'puzzle' ? askedOf(made[id]?.test.known, say(String(beat.to))) : '',
        ways: waysOf(id, beat),
        to: typeof beat.to === 'string' ? beat.to : null,
      })),
    }
  }
  return { there: teller.tell('{place.name}').text, told: drawn.map(tellOne) }
}

/** Those that speak of none of some words before those that do. */
function quietFirst(episodes: readonly EpisodeTexts[], unsaid: readonly string[]): EpisodeTexts[] {
  const speaks = ({ words }: EpisodeTexts): boolean => {
    const text = JSON.stringify(words).toLowerCase()
    return unsaid.some((one) => text.includes(one.toLowerCase()))
  }
  const { true: last = [], false: first = [] } = Object.groupBy(episodes, (one) =>
    speaks(one) ? 'true' : 'false',
  )
  return [...first, ...last]
}

/** What is known, a line each, else the words of the choice that asks again. */
const askedOf = (known: readonly string[] | undefined, again: string): string =>
  known?.join('\n') ?? again
