import { liesIn } from '#core/game/addresses.ts'
import { arranged } from '#core/game/arrange.ts'
import { pathsOfTexts } from '#core/game/text-paths.ts'
import { unescaped } from '#core/game/texts.ts'
import { projection } from '#plugins/kit.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import type { Arrangement, ArrangeRefusal } from '#schemas/arrangement.ts'
import type { PartArranged } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Id } from '#schemas/id.ts'

/** A game is arranged once it is written. */
export const mayArrange = projection(
  'arranging.possible',
  (draft) => [draft.session.scriptId, processComplete(draft)] as const,
  (scriptId, complete) => scriptId !== null && complete,
)

/** What was asked for under an id. */
export const partOf = (draft: Draft, id: string): PartArranged | undefined =>
  draft.session.arranging.parts.find((part) => part.id === id)

/** Is something being done to the part at an address? */
export const isArranged = (draft: Draft, at: string): boolean =>
  draft.session.arranging.parts.some((part) => part.what.at === at && part.status !== 'refused')

/** What waits for the network, and what could not be done. */
export const partsLeft = projection(
  'arranging.left',
  (draft) => [draft.session.arranging.parts] as const,
  (parts): readonly PartArranged[] =>
    parts.filter(({ status }) => status === 'waiting' || status === 'refused'),
)

/** Where a part stands in its list, counted from 1; null where it has no place there. */
export function placeInList(draft: Draft, at: string): { place: number; count: number } | null {
  const game = gameSnapshot(draft)
  const [part = '', key = '', id = '', list, optionId = ''] = at.split('/').map(unescaped)
  const ids = (entities: readonly { id: Id }[]) => entities.map((one) => String(one.id))
  const found = (all: string[], wanted: string) =>
    all.includes(wanted) ? { place: all.indexOf(wanted) + 1, count: all.length } : null
  if (part === 'npcs') return found(ids(game.npcs), key)
  if (part === 'locations') return found(ids(game.locations), key)
  if (part === 'story' && list === undefined) return found(ids(game.chapters), id)
  const chapter = game.chapters.find((one) => String(one.id) === id)
  if (part === 'story') return found(ids(chapter?.tasks ?? []), optionId)
  const node = game.contents
    .find((one) => one.key === key)
    ?.nodes.find((one) => String(one.id) === id)
  return list === 'options' ? found(ids(node?.options ?? []), optionId) : null
}

/** Where the first text of a part stands on the wire. */
export const firstTextPath = (draft: Draft, at: string): string | undefined =>
  [...pathsOfTexts(gameSnapshot(draft))].find(([address]) => liesIn(address, at))?.[1]

/** Why something cannot be done in the game as it is; null where it can. */
export function whyNotArranged(draft: Draft, what: Arrangement): ArrangeRefusal | null {
  const made = arranged(gameSnapshot(draft), what)
  return 'refused' in made ? made.refused : null
}
