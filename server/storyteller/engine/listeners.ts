import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts } from './content.ts'
import type { EpisodeWords } from './frame.ts'

/** What they who are shut in with the player make of one story after another, each time another of them. */
export function listeningTo(
  lines: readonly string[],
  roles: readonly string[],
  rng: Pick<Rng, 'shuffle'>,
): readonly string[] {
  if (roles.length === 0) return []
  return rng
    .shuffle(lines)
    .map((line, at) => line.replaceAll('{me.', `{${roles[at % roles.length] ?? ''}.`))
}

/** The words of a story that follows another one, with what was said in between. */
export function ledIn(
  { episode }: Pick<EpisodeTexts, 'episode'>,
  words: EpisodeWords,
  line: string | undefined,
): EpisodeWords {
  const [first] = Object.keys(episode.beats)
  if (line === undefined || first === undefined) return words
  return {
    ...words,
    beats: { ...words.beats, [first]: { parts: [`${line}\n\n`, words.beats[first] ?? ''] } },
  }
}
