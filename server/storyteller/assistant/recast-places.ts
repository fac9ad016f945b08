import { liesIn, textAt } from '#core/game/addresses.ts'
import { withEdits } from '#core/game/edits.ts'
import { wordsAt } from '#core/game/thing-words.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { PlannedPlace } from '../assistant-port.ts'
import type { PlannedChange } from './changes.ts'
import type { OperationOf } from './operation.ts'
import type { Titles } from './titles.ts'
import type { Speech } from './words/speech.ts'

type Changes = OperationOf<'recast'>['changes']

/** What a plan around another culprit comes to, for its sentence. */
export type RecastCounts = {
  /** The chapter of the accusation. */
  chapter: number
  nodes: number
  tasks: number
  /** Places that read otherwise than they were told. */
  rewritten: number
}

/** A node, or a task where it stands: what is shown as one place of the plan. */
function thingAt(address: string): string {
  const parts = address.split('/')
  const at = parts.indexOf('tasks')
  if (parts[0] === 'nodes') return parts.slice(0, 3).join('/')
  if (parts[0] === 'npcTasks') return parts.slice(0, 2).join('/')
  if (parts[0] === 'tasks') return parts.slice(0, 3).join('/')
  return at < 0 ? address : parts.slice(0, at + 2).join('/')
}

const things = (addresses: readonly string[]): string[] => [...new Set(addresses.map(thingAt))]

/** Counts what changes around another culprit, each task once. */
export function recastCounts({ contents }: GameSnapshot, changes: Changes): RecastCounts {
  const all = things(changes.map(({ address }) => address))
  const tasks = all.filter((one) => /(?:^npcTasks|^tasks|\/tasks)\//.test(one))
  const accused = changes.findLast(({ address }) => address.endsWith('/answerId'))?.address
  const chapter = contents.find(({ key }) => key === accused?.split('/')[1])
  return {
    chapter: chapter?.index ?? contents.length,
    nodes: all.filter((one) => one.startsWith('nodes/')).length,
    tasks: new Set(tasks.map((one) => one.slice(one.lastIndexOf('/') + 1))).size,
    rewritten: things(changes.flatMap(({ address, isRewritten }) => (isRewritten ? [address] : [])))
      .length,
  }
}

const FIELD = /[^/]+$/

/** The words of what is right from now on, where that changes. */
function answerOf(after: GameSnapshot, changes: readonly PlannedChange[]): string | undefined {
  const edit = changes.find(({ address }) => address.endsWith('/answerId'))?.edit
  if (edit === undefined || !('value' in edit)) return undefined
  const node = edit.address.slice(0, edit.address.lastIndexOf('/'))
  return textAt(after, `${node}/options/${String(edit.value)}/content`)
}

/** Why a node or a task is in the plan: who speaks or asks there, what is right there, or whom it tells of. */
function reasonOf(
  game: GameSnapshot,
  after: GameSnapshot,
  changes: readonly PlannedChange[],
  isRewritten: boolean,
  { reasons }: Speech,
): string {
  const nameOf = (id: unknown): string => game.npcs.find((npc) => npc.id === id)?.name ?? ''
  const given = (field: string): string | undefined => {
    const edit = changes.find(({ address }) => FIELD.exec(address)?.[0] === field)?.edit
    return edit !== undefined && 'value' in edit ? nameOf(edit.value) : undefined
  }
  const [speaker, giver] = [given('speaker'), given('roleId')]
  const answer = answerOf(after, changes)
  const isWay = changes.some(({ address }) => /\/(?:answerId|nextNodeId|optionId)$/.test(address))
  const why =
    speaker !== undefined
      ? reasons.speaks(speaker)
      : giver !== undefined
        ? reasons.gives(giver)
        : answer !== undefined
          ? reasons.answer(answer)
          : isWay
            ? reasons.right
            : reasons.follows
  return isRewritten ? reasons.rewritten(why) : why
}

/** The places of a plan around another culprit: each node and each task once, with all that it says before and after. */
export function recastPlaces(
  game: GameSnapshot,
  { changes: given }: OperationOf<'recast'>,
  changes: readonly PlannedChange[],
  titles: Titles,
  speech: Speech,
): PlannedPlace[] {
  const edits = changes.map(({ edit }) => edit)
  const after = withEdits(game, edits) ?? game
  const rewritten = new Set(
    given.flatMap(({ address, isRewritten }) => (isRewritten ? [address] : [])),
  )
  const addresses = changes.map(({ address }) => address)
  return things(addresses).map((thing) => {
    const own = changes.filter(({ address }) => liesIn(address, thing))
    const parts = own.map(({ address }) => address)
    const isRewritten = parts.some((part) => rewritten.has(part))
    const [now, then] = [wordsAt(game, thing), wordsAt(after, thing)]
    return {
      address: thing,
      title: titles.get(thing) ?? thing,
      reason: reasonOf(game, after, own, isRewritten, speech),
      now,
      then,
      parts,
    }
  })
}
