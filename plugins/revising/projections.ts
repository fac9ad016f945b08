import { textAt } from '#core/game/addresses.ts'
import { type Gender, genderWord } from '#core/game/gender.ts'
import { projection } from '#plugins/kit.ts'
import { gameSnapshot, processComplete, textPaths } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { TextEdit } from '#schemas/revising.ts'

/** The text at an address of the open game; undefined where it leads nowhere. */
export const presentText = (draft: Draft, address: string): string | undefined =>
  textAt(gameSnapshot(draft), address)

/** The edit of the text at an address. */
export const editOf = (draft: Draft, address: string): TextEdit | undefined =>
  draft.session.revising.edits.find((edit) => edit.address === address)

const placed = projection(
  'revising.placed',
  (draft) => [draft.session.revising.edits, textPaths(draft)] as const,
  (edits, paths): ReadonlyMap<string, TextEdit> =>
    new Map(
      edits.flatMap((edit) => {
        const path = paths.get(edit.address)
        return path === undefined ? [] : [[path, edit] as const]
      }),
    ),
)

const NOTHING_EDITED: ReadonlyMap<string, TextEdit> = new Map()

/** The edits by the path of their texts on the wire. While nothing is edited no game is read for it. */
export const editsByPath = (draft: Draft): ReadonlyMap<string, TextEdit> =>
  draft.session.revising.edits.length === 0 ? NOTHING_EDITED : placed(draft)

/** The edit of the text at a path of the wire. */
export const editAt = (draft: Draft, path: string): TextEdit | undefined =>
  editsByPath(draft).get(path)

const NONE: readonly TextEdit[] = []
const lost = projection(
  'revising.lost',
  (draft) => [draft.session.revising.edits, textPaths(draft)] as const,
  (edits, paths): readonly TextEdit[] => {
    const found = edits.filter((edit) => edit.status !== 'saved' && !paths.has(edit.address))
    return found.length === 0 ? NONE : found
  },
)

/** Edits of what is no longer in the game: what was typed is shown still. */
export const lostEdits = (draft: Draft): readonly TextEdit[] =>
  draft.session.revising.edits.length === 0 || !processComplete(draft) ? NONE : lost(draft)

/** What the open game calls each gender that can be chosen. */
export const genderWords = projection(
  'revising.genders',
  (draft) => [gameSnapshot(draft)] as const,
  (game): Readonly<Record<Gender, string>> => ({
    female: genderWord(game, 'female'),
    male: genderWord(game, 'male'),
  }),
)

/** Texts can be edited once the game is written. */
export const mayEdit = projection(
  'revising.possible',
  (draft) => [draft.session.scriptId, processComplete(draft)] as const,
  (scriptId, complete) => scriptId !== null && complete,
)
