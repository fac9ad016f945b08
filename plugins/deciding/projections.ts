import { addressedTexts, liesIn, textAt } from '#core/game/addresses.ts'
import { pictureFileAt, picturesIn } from '#core/game/pictures.ts'
import { wordsAt } from '#core/game/thing-words.ts'
import { projection } from '#plugins/kit.ts'
import { gameSnapshot, textPaths } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { ChatRecord, RecordChange } from '#schemas/record.ts'

/**
 * How a change stands: to be decided, kept, given back, kept and written anew, written anew since and to be decided, or of
 * a place that is no longer in the game.
 */
export type ChangeFate = 'open' | 'kept' | 'reverted' | 'edited' | 'changed' | 'gone'
export type ShownChange = RecordChange & {
  fate: ChangeFate
  /** The text that stands there now; null where none does. */
  present: string | null
  /** The addresses of the two pictures, where it is one that changed: null for one that is not there. */
  pictures?: { before: string | null; after: string | null }
}

/** How what a thing changed stands, which has no text of its own: whether the thing is there says it. */
function fateOfThing(game: GameSnapshot, change: RecordChange): ChangeFate {
  const { address, before, after, decision } = change
  const texts = addressedTexts(game).filter((one) => liesIn(one.address, address))
  const isBack =
    after === '' && before !== ''
      ? texts.some(({ text }) => text === before)
      : before === '' && after !== '' && texts.length === 0
  if (isBack) return 'reverted'
  const isKnown = (before === '') !== (after === '')
  return isKnown && decision === 'reverted' ? 'open' : decision
}

/** What the game says counts: a decision that was undone is none (decision 0028). */
function fateOf(game: GameSnapshot, change: RecordChange, present: string | undefined): ChangeFate {
  const { address, before, after, decision } = change
  if (present === undefined) {
    // a text of something that was taken out of the game with all that it held
    const isText = before !== '' && after !== ''
    return isText && !addressedTexts(game).some((one) => liesIn(one.address, address))
      ? 'gone'
      : fateOfThing(game, change)
  }
  if (present === after) return decision === 'kept' ? 'kept' : 'open'
  if (present === before) return 'reverted'
  return decision === 'kept' || decision === 'edited' ? 'edited' : 'changed'
}

/** What a whole thing says whose texts were changed together; undefined where it is no such thing, or is gone. */
function saidIn(game: GameSnapshot, { address, before, after }: RecordChange): string | undefined {
  if (before === '' || after === '') return undefined
  const said = wordsAt(game, address)
  return said === '' ? undefined : said
}

const changesIn = (game: GameSnapshot, { changes }: ChatRecord): readonly ShownChange[] =>
  (changes?.places ?? []).map((change) => {
    const picture = pictureFileAt(game, change.address)
    const present = picture ?? textAt(game, change.address)
    const said = present ?? saidIn(game, change)
    const shown = { ...change, present: present ?? null, fate: fateOf(game, change, said) }
    return picture === undefined ? shown : { ...shown, pictures: picturesOf(game, change) }
  })

/** Files of pictures lie where the pictures of the game do. */
function picturesOf(game: GameSnapshot, { address, before, after }: RecordChange) {
  const url = picturesIn(game).find((picture) => picture.address === address)?.url
  const at = (file: string): string | null =>
    file === '' || url === undefined || url === null || !URL.canParse(file, url)
      ? null
      : new URL(file, url).href
  return { before: at(before), after: at(after) }
}

/** The changes of each revision that has a note in the chat, by the note, and how they stand now. */
export const shownChanges = projection(
  'deciding.changes',
  (draft) => [draft.session.chat.records, gameSnapshot(draft)] as const,
  (records, game): ReadonlyMap<string, readonly ShownChange[]> =>
    new Map(
      records.flatMap((record) =>
        record.changes === undefined ? [] : [[record.id, changesIn(game, record)] as const],
      ),
    ),
)

/** The note on the newest revision: its changes are spread out, those of older ones are folded. */
export const newestNote = projection(
  'deciding.newest',
  ({ session: { chat } }) => [chat.records] as const,
  (records): string | null => records.findLast(({ changes }) => changes !== undefined)?.id ?? null,
)

/** Does a change still wait for its decision? */
export const isUndecided = ({ fate }: ShownChange): boolean => fate === 'open' || fate === 'changed'

/** How the creator wants changes to be made. */
export const changesWish = projection(
  'deciding.wish',
  ({ session: { deciding } }) => [deciding.wish] as const,
  (wish) => wish,
)

/** A change that is looked at in its place: where that is on the wire now, and its words before and now. */
type ChangeInPlace = { address: string; path: string; title: string; before: string; now: string }

const looked = projection(
  'deciding.inPlace',
  (draft) => [draft.session.deciding.inPlace, shownChanges(draft), textPaths(draft)] as const,
  (inPlace, changes, paths): ChangeInPlace | null => {
    const change = changes
      .get(inPlace?.recordId ?? '')
      ?.find(({ address }) => address === inPlace?.address)
    if (change === undefined || change.present === null || !isUndecided(change)) return null
    const { address, title, before, present: now } = change
    const path = paths.get(address)
    return path === undefined ? null : { address, path, title, before, now }
  },
)

/** The change that is looked at in its place, until it is left or decided. While none is no game is read for it. */
export const changeInPlace = (draft: Draft): ChangeInPlace | null =>
  draft.session.deciding.inPlace === null ? null : looked(draft)
