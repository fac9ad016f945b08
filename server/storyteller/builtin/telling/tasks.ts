import { chapterKeyOf } from '#schemas/chapter.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import { CASE_ROLES, type Case, type CaseRole } from '../case/truth.ts'
import type { StoryFrame, TaskKey } from '../frame.ts'
import type { NodeIds } from './nodes.ts'
import type { Teller } from './teller.ts'

type Binding = {
  readonly key: TaskKey
  readonly chapter: number
  readonly scene: string
  /** The option that completes it; without one, being there does. */
  readonly tag?: string
  readonly role?: CaseRole | 'ally' | 'victim'
  readonly hidden?: true
}

const BINDINGS: readonly Binding[] = [
  { key: 'hour', chapter: 1, scene: 'ask-hour', tag: 'hour' },
  { key: 'sleeve', chapter: 1, scene: 'ask', tag: 'sleeve', role: 'ally' },
  { key: 'rule', chapter: 1, scene: 'word', tag: 'rule', role: 'ally' },
  { key: 'key', chapter: 2, scene: 'ask-third', tag: 'key' },
  { key: 'loner', chapter: 2, scene: 'soft-loner', role: 'ally' },
  { key: 'holder', chapter: 2, scene: 'soft-holder', role: 'ally' },
  { key: 'verse', chapter: 2, scene: 'verse', tag: 'verse', role: 'victim' },
  { key: 'name', chapter: 3, scene: 'confess' },
  { key: 'slip', chapter: 3, scene: 'slip', tag: 'slip', role: 'ally' },
  { key: 'page', chapter: 3, scene: 'verdict', tag: 'page', hidden: true },
]

/** Each of the four asks to be heard, in the order of the cast: what they ask says nothing of their part. */
const accountsOf = (truth: Case): Binding[] =>
  truth.suspects.flatMap(({ id }) =>
    CASE_ROLES.filter((role) => truth[role].id === id).map((role) => ({
      key: 'account',
      chapter: 1,
      // by then all four were heard; where they speak a creator's own tasks may end
      scene: 'notebook',
      role,
    })),
  )

/** Every task of the game, bound to the node or option that completes it. */
export function tasksOf(teller: Teller, frame: StoryFrame, truth: Case, ids: NodeIds): Task[] {
  return [...BINDINGS, ...accountsOf(truth)].map((binding, at) => {
    const texts = frame.tasks[binding.key]
    const named = binding.role === undefined ? {} : { named: truth[binding.role] }
    const chapterKey = chapterKeyOf(binding.chapter)
    const id = at + 1
    return {
      id,
      name: teller.tell(texts.name, named),
      target: teller.tell(texts.target, named),
      type: binding.hidden ? TASK_TYPE.hidden : binding.role ? TASK_TYPE.side : TASK_TYPE.main,
      chapterIndex: binding.chapter,
      roleId: binding.role ? truth[binding.role].id : null,
      globalId: `${chapterKey}_${id}`,
      chapterKey,
      completeCondition: teller.tell(texts.condition, named),
      reward: teller.tell(texts.reward, named),
      keyNodeId: ids.node(binding.scene),
      optionId: binding.tag ? ids.option(binding.scene, binding.tag) : null,
      completionScheme: binding.tag ? 'option' : 'node',
      sourceType: binding.role ? 'npc_task' : 'main_task',
    }
  })
}
