import type { Elements } from '../element.ts'
import { wireNameOf } from './element.ts'
import { isObject } from './read.ts'

const LOCATION = {
  name: 'loc_name',
  description: 'loc_desc',
  imageDescription: 'loc_image_desc',
  image: 'image',
} as const
const PLAYER = {
  name: 'pname',
  gender: 'pgender',
  age: 'page',
  profession: 'pprof_id',
  synopsis: 'psynopsis',
  backstory: 'pbackstory',
} as const
const NPC = {
  name: 'name',
  gender: 'gender',
  age: 'age',
  occupation: 'occupation',
  bio: 'bio',
  backstory: 'backstory',
  appearance: 'appearance_detailed',
  photo: 'photo',
} as const
const TASK = {
  name: 'name',
  target: 'target',
  completeCondition: 'completeCondition',
  reward: 'reward.description',
} as const
const NODE = { content: 'content.content', prompt: 'prompt', puzzle: 'puzzle_desc' } as const
const OPTION = { content: 'content.content', reply: 'reply.content' } as const

const under = (path: string, name: string | undefined): string =>
  name === undefined ? path : `${path}.${name}`
const CHAPTERS = 'script_outline.chapters'
const CONTENTS = 'script_key_nodes_and_task_map'

/**
 * Where things stand in the wire form of a game, places counted from 0: `npc_list.npcs[2].bio`. These are the
 * paths of edits, of quotes and of a revision's scope; the keys of a quote are a path's parts between its dots.
 */
export const gamePath = {
  cover: (): string => 'cover',
  element: (name: keyof Elements): string => `initial_element.${wireNameOf(name)}`,
  location: (at: number, field?: keyof typeof LOCATION): string =>
    under(`initial_element.locations[${at}]`, field && LOCATION[field]),
  player: (field?: keyof typeof PLAYER): string =>
    under('character_profile', field && PLAYER[field]),
  npc: (at: number, field?: keyof typeof NPC): string =>
    under(`npc_list.npcs[${at}]`, field && NPC[field]),
  /** A part of a trait; a single one without effect is the sentence itself. */
  trait: (
    npcAt: number,
    traits: readonly { effect: string }[],
    at: number,
    part: 'name' | 'effect',
  ): string => {
    const whole = under(gamePath.npc(npcAt), 'personality')
    return traits.length === 1 && traits[0]?.effect === '' ? whole : `${whole}[${at}].${part}`
  },
  npcTask: (at: number): string => `npc_tasks.npc_tasks[${at}]`,
  prologue: (at?: number): string =>
    at === undefined ? 'script_outline.prologue' : `script_outline.prologue[${at}]`,
  chapter: (at: number, field?: 'title' | 'summary'): string => under(`${CHAPTERS}[${at}]`, field),
  chapterTask: (at: number, taskAt: number): string => `${CHAPTERS}[${at}].tasks[${taskAt}]`,
  contentTask: (chapterKey: string, at: number): string => `${CONTENTS}.${chapterKey}.tasks[${at}]`,
  node: (chapterKey: string, at: number, field?: keyof typeof NODE): string =>
    under(`${CONTENTS}.${chapterKey}.key_nodes[${at}]`, field && NODE[field]),
  /** A part of the node that stands at a path. */
  ofNode: (node: string, field: keyof typeof NODE): string => `${node}.${NODE[field]}`,
  option: (node: string, at: number, field: keyof typeof OPTION): string =>
    `${node}.options[${at}].${OPTION[field]}`,
  /** A part of the task that stands at a path. */
  ofTask: (task: string, field: keyof typeof TASK): string => `${task}.${TASK[field]}`,
}

/** What stands at a path of a wire value; undefined where it leads nowhere. */
export function valueAt(whole: unknown, parts: readonly (string | number)[]): unknown {
  let at = whole
  for (const part of parts) {
    if (Array.isArray(at) && typeof part === 'number') at = at[part]
    else if (isObject(at) && Object.hasOwn(at, part)) at = at[part]
    else return undefined
  }
  return at
}
