import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { CompanyTexts } from './company-texts.ts'
import type { EpisodeTexts } from './content.ts'
import type { EpisodeWords } from './frame.ts'
import type { Plot } from './plot.ts'

/** What stands before episodes, in the order of a game. */
export type LeadLines = {
  /** Before each that is told after another one: what its listeners make of that. */
  readonly listening: readonly string[]
  /** Before each that the player comes by: how they come by it. */
  readonly passing: readonly string[]
  /** Before each that comes back to the player, of another place. */
  readonly recalling: readonly string[]
  /** Between a line and the episode: nothing where words are not parted. */
  readonly space: string
}
export const NO_LEADS: LeadLines = { listening: [], passing: [], recalling: [], space: '' }

/** Which episodes are led in, in their order. */
type Led = Readonly<Record<'following' | 'metWith' | 'remembered', readonly string[]>>

/** What they who are shut in with the player make of one story after another, each time another of them. */
function listeningTo(
  lines: readonly string[],
  roles: readonly string[],
  rng: Pick<Rng, 'shuffle'>,
): readonly string[] {
  if (roles.length === 0) return []
  return rng
    .shuffle(lines)
    .map((line, at) => line.replaceAll('{me.', `{${roles[at % roles.length] ?? ''}.`))
}

/** What stands before the episodes of a game in the words of a language. */
export const leadLines = (
  { listens = [] }: Pick<Plot, 'listens'>,
  { listeners, passing, recalling }: Pick<CompanyTexts, 'listeners' | 'passing' | 'recalling'>,
  space: string,
  rng: Rng,
): LeadLines => ({
  listening: listeningTo(listeners, listens, rng.fork('listening')),
  passing: rng.fork('passing').shuffle(passing),
  recalling: rng.fork('recalling').shuffle(recalling),
  space,
})

/** The words of an episode with the line that leads to it. */
export function leadingIn(
  { id, episode }: Pick<EpisodeTexts, 'id' | 'episode'>,
  words: EpisodeWords,
  { listening, passing, recalling, space }: LeadLines,
  { following, metWith, remembered }: Led,
): EpisodeWords {
  const line =
    listening[following.indexOf(id)] ??
    passing[metWith.indexOf(id)] ??
    recalling[remembered.indexOf(id)]
  const [first] = Object.keys(episode.beats)
  if (line === undefined || first === undefined) return words
  return {
    ...words,
    beats: { ...words.beats, [first]: { parts: [`${line}${space}`, words.beats[first] ?? ''] } },
  }
}
