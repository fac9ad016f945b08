import { liesIn } from '#core/game/addresses.ts'
import { arranged } from '#core/game/arrange.ts'
import { BY_ORDER, type ChosenField, choicesAt } from '#core/game/arrange-choices.ts'
import { isSameId } from '#core/game/choice.ts'
import { unescaped } from '#core/game/texts.ts'
import { projection } from '#plugins/kit.ts'
import { gameSnapshot, processComplete, textPaths } from '#plugins/script/projections.ts'
import type { Arrangement, ArrangeRefusal } from '#schemas/arrangement.ts'
import type { PartArranged } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
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

/** The addresses of the parts something is being done to. */
export const partsArranged = projection(
  'arranging.busy',
  (draft) => [draft.session.arranging.parts] as const,
  (parts): ReadonlySet<string> =>
    new Set(
      parts.flatMap(({ what, status }) => {
        if (status === 'refused') return []
        return what.verb === 'choose' ? what.at.slice(0, what.at.lastIndexOf('/')) : what.at
      }),
    ),
)

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
  if (part === 'npcTasks') {
    const owner = game.npcTasks.find((one) => String(one.id) === key)?.roleId
    return found(ids(game.npcTasks.filter(({ roleId }) => roleId === owner)), key)
  }
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
  [...textPaths(draft)].find(([address]) => liesIn(address, at))?.[1]

/** One thing that is offered: by its name in the game, or one the game has no name for. */
export type OfferedName = {
  value: string
  kind: 'named' | 'narrator' | 'node' | 'byOrder' | 'asItsNode' | 'end'
  name: string
}
/** What of a node or an option is chosen, what it is now, and what it may be. */
export type ShownChoice = {
  at: string
  field: ChosenField
  value: string
  offered: readonly OfferedName[]
}

/** What can be chosen of the node or the option at an address, by name. */
export function choicesOf(game: GameSnapshot, at: string): readonly ShownChoice[] {
  return choicesAt(game, at).map(({ offered, ...choice }) => ({
    ...choice,
    offered: offered.map((id) => nameOf(game, choice, id)),
  }))
}

const NAMELESS = { speaker: 'narrator', nextNodeId: 'end' } as const

function nameOf(game: GameSnapshot, { at, field }: Pick<ShownChoice, 'at' | 'field'>, id: Id) {
  const value = String(id)
  if (id === BY_ORDER)
    return { value, kind: at.includes('/options/') ? 'asItsNode' : 'byOrder', name: '' } as const
  if (id === 0 && (field === 'speaker' || field === 'nextNodeId'))
    return { value, kind: NAMELESS[field], name: '' } as const
  const [, key = '', nodeId = ''] = at.split('/').map(unescaped)
  const nodes = game.contents.find((one) => one.key === key)?.nodes ?? []
  const name = {
    speaker: () => game.npcs.find((one) => isSameId(one.id, id))?.name,
    locationId: () => game.locations.find((one) => one.id === id)?.name,
    nextNodeId: () => nodes.find((one) => isSameId(one.id, id))?.content,
    answerId: () =>
      nodes.find((one) => isSameId(one.id, nodeId))?.options.find((one) => isSameId(one.id, id))
        ?.content,
  }[field]()
  return { value, kind: field === 'nextNodeId' ? 'node' : 'named', name: name ?? value } as const
}

/** Why something cannot be done in the game as it is; null where it can. */
export function whyNotArranged(draft: Draft, what: Arrangement): ArrangeRefusal | null {
  const made = arranged(gameSnapshot(draft), what)
  return 'refused' in made ? made.refused : null
}
