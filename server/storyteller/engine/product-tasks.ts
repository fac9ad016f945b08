import { chapterKeyOf } from '#schemas/chapter.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import type { StoryGame } from './story-input.ts'

/** The tasks of a game, each bound to the node or the option that completes it; what a shorter game does not tell asks nothing. */
export function storyTasks({ texts, nodes, cast, teller }: StoryGame): Task[] {
  return texts.story.tasks.flatMap((task, at): Task[] => {
    const copies = nodes.filter(
      ({ beat, options }) =>
        beat === task.beat &&
        (task.way === undefined || options.some(({ way }) => way === task.way)),
    )
    const [node] = copies
    if (node === undefined) return []
    const option = node.options.find(({ way }) => way === task.way)
    const role = cast.find((one) => one.role === task.role)
    const chapterKey = chapterKeyOf(node.act)
    const id = at + 1
    const tell = (text: (typeof task)['name']): string => teller.tell(text).text
    return [
      {
        id,
        name: tell(task.name),
        target: tell(task.target),
        type: task.hidden ? TASK_TYPE.hidden : role ? TASK_TYPE.side : TASK_TYPE.main,
        chapterIndex: node.act,
        roleId: role?.id ?? null,
        globalId: `${chapterKey}_${id}`,
        chapterKey,
        completeCondition: tell(task.condition),
        reward: tell(task.reward),
        keyNodeId: node.id,
        optionId: option?.id ?? null,
        completionScheme: option ? 'option' : 'node',
        sourceType: role ? 'npc_task' : 'main_task',
      },
    ]
  })
}
