import { addressedTexts, liesIn } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { outsideRiddles } from './changes.ts'
import { LONG_PARTS } from './fields.ts'
import type { Made } from './made.ts'
import { targetsMeant } from './make-order.ts'
import { withSentence } from './moods.ts'
import { addressesOf, type Target } from './target.ts'
import type { Looking } from './targets.ts'
import { titlesAt } from './titles.ts'
import { FURTHER } from './words/further.ts'

/** So many sentences come at a time. */
const AT_A_TIME = 2
/** Texts of the story: only they have room for a sentence that decides nothing. */
const PROSE =
  /^(?:basics\/(?:intro|worldOverview)|locations\/[^/]+\/description|player\/(?:synopsis|backstory)|npcs\/[^/]+\/(?:bio|backstory)|story\/prologue\/\d+|story\/chapters\/[^/]+\/summary|nodes\/[^/]+\/[^/]+\/content)$/

/** The addresses of what somebody says: a narrator's sentence would be put into their mouth. */
const speeches = ({ contents }: GameSnapshot): Set<string> =>
  new Set(
    contents.flatMap(({ key, nodes }) =>
      nodes.filter(({ speaker }) => speaker !== 0).map(({ id }) => `nodes/${key}/${id}/content`),
    ),
  )

/** The texts of what is meant that can be gone on with. */
function textsOf(game: GameSnapshot, targets: readonly Target[]) {
  const scope = targets.flatMap((target) =>
    target.kind === 'thing'
      ? LONG_PARTS[target.owner].slice(0, 1).map((part) => `${target.address}/${part}`)
      : addressesOf(target),
  )
  const spoken = speeches(game)
  return outsideRiddles(game, addressedTexts(game)).filter(
    ({ address, text }) =>
      text !== '' &&
      PROSE.test(address) &&
      !spoken.has(address) &&
      scope.some((place) => liesIn(address, place)),
  )
}

/** Sentences that may follow a text, by what it tells of. */
function sentencesFor(game: GameSnapshot, address: string): readonly string[] {
  const { ofPerson, ofPlace, ofAny } = FURTHER[game.brief.language ?? DEFAULT_GAME_LANGUAGE]
  const person = game.npcs.find(({ id }) => liesIn(address, `npcs/${id}`))
  if (person !== undefined)
    return ofPerson.map((sentence) => sentence.replaceAll('{name}', () => person.name))
  return liesIn(address, 'locations') ? ofPlace : ofAny
}

/** A text with sentences more, of those it does not say yet. */
function longer(game: GameSnapshot, { address, text }: { address: string; text: string }): string {
  let told = text
  for (let times = 0; times < AT_A_TIME; times++)
    told = withSentence(told, sentencesFor(game, address), text)
  return told
}

/** Goes on with what is meant; with nothing named, with all that was quoted. */
export function makeLonger(
  looking: Looking,
  what: string,
  quoted: readonly Target[],
): Made | undefined {
  const { game } = looking
  const targets = targetsMeant(looking, what, quoted, 'other')
  if (!Array.isArray(targets)) return targets
  const texts = textsOf(game, targets).flatMap(({ address, text }) => {
    const told = longer(game, { address, text })
    return told === text ? [] : [{ address, text: told }]
  })
  if (texts.length === 0) {
    const [address = ''] = targets.flatMap(addressesOf)
    return { refused: (speech) => speech.refusals.full(titlesAt(game, [address], speech)[0] ?? '') }
  }
  return {
    operation: { kind: 'set', texts },
    sentence: ({ plans }, places) => plans.lengthened(places[0]?.title ?? '', places.length),
  }
}
