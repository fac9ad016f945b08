import { find, values } from '#core/engine/table.ts'
import { type Pieces, projection, type Wording } from '#plugins/kit.ts'
import { awaitedSize } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Npc } from '#schemas/npc.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

/** An NPC with the portrait painted for it and the tasks it gives. */
export type CastMember = Npc & { tasks: Task[] }

export const cast = projection(
  'npcs.cast',
  ({ script: { npcs, media } }) => [npcs.cast, npcs.tasks, media.npcs] as const,
  (table, tasks, photos): CastMember[] => {
    const byRole = Map.groupBy(values(tasks), (task) => String(task.roleId))
    return values(table).map((npc) => {
      // what was painted last counts whole: a snapshot holds the pictures of its own time in the NPCs
      return {
        ...npc,
        ...find(photos, npc.id),
        tasks: byRole.get(String(npc.id)) ?? [],
      }
    })
  },
)

/** As many people as a game has at least. */
const AT_LEAST = 4

/** How many people there will be, or at least: a place that nobody comes to would be taken away below the reader's eyes. */
export const castToCome = projection(
  'npcs.castToCome',
  (draft) => [awaitedSize(draft)] as const,
  (size): number => size ?? AT_LEAST,
)

const isWhole = (npc: Npc): boolean =>
  [npc.name, npc.gender, npc.occupation, npc.bio].every((text) => Boolean(text))

/** Step 2: up to 60 by the share of whole NPCs, 20 for any portrait, 20 for any task. */
export const npcsProgress = projection(
  'npcs.progress',
  (draft) => [cast(draft), draft.script.npcs.tasks] as const,
  (members, tasks) => {
    if (members.length === 0) return 0
    const whole = members.filter(isWhole)
    return (
      Math.round((60 * whole.length) / members.length) +
      (members.some((npc) => npc.photo !== null || npc.avatar !== null) ? 20 : 0) +
      (tasks.rows.length > 0 ? 20 : 0)
    )
  },
)

export const npcsReady = projection(
  'npcs.ready',
  ({ script: { npcs } }) => [npcs.cast] as const,
  (table) => table.rows.length > 0,
)

/** The people of the game come one by one. */
export const npcsPieces = (draft: Draft): Pieces => {
  const there = draft.script.npcs.cast.rows.length
  return { there, expected: Math.max(there, awaitedSize(draft) ?? 0) }
}

/** What comes next of step 2: the people, then their portraits, then what they ask for. */
export const npcsActivity = projection(
  'npcs.activity',
  (draft) => [cast(draft)] as const,
  (members): Wording => {
    if (members.length === 0 || !members.every(isWhole)) return { key: 'status.cast' }
    const isPainted = members.some((npc) => npc.photo ?? npc.avatar)
    return { key: isPainted ? 'status.favours' : 'status.portraits' }
  },
)

/** Where each task of an NPC stands in the wire form of the game. */
export const npcTaskPaths = projection(
  'npcs.taskPaths',
  ({ script: { npcs } }) => [npcs.tasks] as const,
  (tasks): ReadonlyMap<Task, string> =>
    new Map(values(tasks).map((task, at) => [task, gamePath.npcTask(at)])),
)
