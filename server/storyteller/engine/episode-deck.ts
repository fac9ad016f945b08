import type { Deal } from '#schemas/settings.ts'
import { createRng, type Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts } from './content.ts'
import { begunAt } from './dealt.ts'

/** Where an episode plays: where its first beat stands. */
export const placeOfEpisode = ({ episode }: Pick<EpisodeTexts, 'episode'>): string =>
  Object.values(episode.beats)[0]?.at ?? ''

/** So many of one place at most, while there are others. */
const PER_PLACE = 2

/** The episodes by chance, no more than a few of one place before the others. */
function fewOfAPlace(episodes: readonly EpisodeTexts[], rng: Rng): EpisodeTexts[] {
  const met = new Map<string, number>()
  const { true: more = [], false: first = [] } = Object.groupBy(rng.shuffle(episodes), (one) => {
    const place = placeOfEpisode(one)
    const before = met.get(place) ?? 0
    met.set(place, before + 1)
    return before >= PER_PLACE ? 'true' : 'false'
  })
  return [...first, ...more]
}

/** Four games of a creator tell none twice: each chooses among a fourth of all, and the next one begins after them. */
const GAMES = 4
export const handOf = (all: number): number => Math.floor(all / GAMES)

/** The order in which a creator is told episodes: those of one place lie far apart in it, and each game begins where no game before it has come to yet. */
function dealt(episodes: readonly EpisodeTexts[], { deck, game }: Deal, later: number) {
  const shuffled = createRng(`deck ${deck}`).shuffle(episodes)
  const met = new Map<string, number>()
  const sizes = new Map<string, number>()
  for (const one of episodes)
    sizes.set(placeOfEpisode(one), (sizes.get(placeOfEpisode(one)) ?? 0) + 1)
  const spread = shuffled.map((one) => {
    const place = placeOfEpisode(one)
    const before = met.get(place) ?? 0
    met.set(place, before + 1)
    return { one, at: (before + before / shuffled.length) / (sizes.get(place) ?? 1) }
  })
  const order = spread.toSorted((a, b) => a.at - b.at).map(({ one }) => one)
  return begunAt(order, game * handOf(order.length) + later)
}

/** A proof that fails so often begins further on, where other episodes are told. */
const PATIENT_ROLLS = 3

/** The episodes in the order in which a game takes them: as they are dealt to its creator, else by chance. */
export const episodesInTurn = (
  episodes: readonly EpisodeTexts[],
  rng: Rng,
  deal: Deal | undefined,
  roll = 0,
): EpisodeTexts[] =>
  deal === undefined
    ? fewOfAPlace(episodes, rng)
    : dealt(episodes, deal, Math.max(0, roll - PATIENT_ROLLS))
