import type { Arrangement } from '#schemas/arrangement.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import { textAddressOf } from './addresses.ts'
import {
  type Arranged,
  addedToList,
  arrangedWith,
  movedInList,
  nextNumber,
  placeOfId,
  stepOf,
} from './arranged-list.ts'
import { isSameId } from './choice.ts'
import { firstWordsOf } from './first-words.ts'

const everyTask = ({ chapters, contents, npcTasks }: GameSnapshot): Task[] => [
  ...chapters.flatMap(({ tasks }) => tasks),
  ...contents.flatMap(({ tasks }) => tasks),
  ...npcTasks,
]

function newTask(
  game: GameSnapshot,
  chapterKey: string,
  given: Partial<Pick<Task, 'type' | 'roleId' | 'keyNodeId' | 'sourceType'>> = {},
): Task {
  const { name, target, condition } = firstWordsOf(game).task
  const id = nextNumber(...everyTask(game).map((task) => task.id))
  const content = game.contents.find(({ key }) => key === chapterKey)
  return {
    id,
    name,
    target,
    type: TASK_TYPE.main,
    chapterIndex: content?.index ?? 1,
    roleId: null,
    globalId: `${chapterKey}_${id}`,
    chapterKey,
    completeCondition: condition,
    reward: '',
    keyNodeId: content?.nodes.at(-1)?.id ?? null,
    optionId: null,
    completionScheme: 'node',
    sourceType: 'main_task',
    ...given,
  }
}

/** A task at the end of a chapter's: where the outline lists them, there and with the chapter's scenes. */
function added(game: GameSnapshot, chapterId: Id): Arranged {
  const chapter = game.chapters[placeOfId(game.chapters, chapterId)]
  if (chapter === undefined) return { refused: 'gone' }
  const key = chapterKeyOf(chapter.id)
  const task = newTask(game, key)
  const told = game.contents.find((one) => one.key === key)
  const onlyTold = chapter.tasks.length === 0 && told !== undefined && told.tasks.length > 0
  const at = onlyTold
    ? textAddressOf('tasks', key, task.id)
    : textAddressOf('story', 'chapters', chapter.id, 'tasks', task.id)
  const { tasks: listed } = onlyTold ? told : chapter
  const tasks = addedToList(listed, task)
  return arrangedWith(tasks, at, (list) => ({
    ...game,
    chapters: game.chapters.map((one) =>
      one === chapter && !onlyTold ? { ...one, tasks: list } : one,
    ),
    contents: game.contents.map((one) =>
      one === told ? { ...one, tasks: [...one.tasks, task] } : one,
    ),
  }))
}

/** A task somebody asks for: with them, and in the outline of the chapter they first speak in, where it lists its tasks. */
function addedOf(game: GameSnapshot, npcId: string): Arranged {
  const npc = game.npcs[placeOfId(game.npcs, npcId)]
  if (npc === undefined) return { refused: 'gone' }
  const spoken = game.contents.flatMap(({ key, nodes }) =>
    nodes.filter(({ speaker }) => speaker === npc.id).map((node) => ({ key, node })),
  )
  const [first] = spoken
  const key = first?.key ?? game.contents[0]?.key ?? chapterKeyOf(game.chapters[0]?.id ?? 1)
  const ending = first === undefined ? {} : { keyNodeId: first.node.id }
  const given = { type: TASK_TYPE.side, roleId: npc.id, sourceType: 'npc_task', ...ending }
  const task = newTask(game, key, given)
  const tasks = addedToList(game.npcTasks, task)
  return arrangedWith(tasks, textAddressOf('npcTasks', task.id), (npcTasks) => ({
    ...game,
    npcTasks,
    chapters: game.chapters.map((one) =>
      chapterKeyOf(one.id) === key && one.tasks.length > 0
        ? { ...one, tasks: [...one.tasks, task] }
        : one,
    ),
  }))
}

/** A task of somebody changes places with the one before or behind it among theirs. */
function movedOf(game: GameSnapshot, task: Task, by: 1 | -1): Arranged {
  const theirs = game.npcTasks.filter(({ roleId }) => String(roleId) === String(task.roleId))
  const other = theirs[theirs.indexOf(task) + by]
  if (other === undefined) return { refused: 'edge' }
  const swapped = new Map([
    [task, other],
    [other, task],
  ])
  const npcTasks = game.npcTasks.map((one) => swapped.get(one) ?? one)
  return { game: { ...game, npcTasks }, at: textAddressOf('npcTasks', task.id) }
}

/** The game without a task, wherever it is told. */
function without(game: GameSnapshot, { id, chapterKey }: Task): GameSnapshot {
  const others = (tasks: readonly Task[]): Task[] =>
    tasks.filter((task) => task.chapterKey !== chapterKey || !isSameId(task.id, id))
  return {
    ...game,
    chapters: game.chapters.map((one) => ({ ...one, tasks: others(one.tasks) })),
    contents: game.contents.map((one) => ({ ...one, tasks: others(one.tasks) })),
    npcTasks: others(game.npcTasks),
  }
}

/** Where a task is listed: whose list that is, and the task. */
function listOf(game: GameSnapshot, parts: readonly string[]) {
  const [part, key = '', id = '', , taskId = ''] = parts
  if (part === 'npcTasks') return { tasks: game.npcTasks, id: key, chapterId: null }
  if (part === 'tasks')
    return { tasks: game.contents.find((one) => one.key === key)?.tasks ?? [], id, chapterId: null }
  const chapter = game.chapters[placeOfId(game.chapters, id)]
  return { tasks: chapter?.tasks ?? [], id: taskId, chapterId: chapter?.id ?? null }
}

/** Adds, moves or removes a task. It goes wherever it is told; in the outline and with their characters tasks have an order of their own. */
export function arrangeTasks(
  game: GameSnapshot,
  parts: readonly string[],
  what: Arrangement,
): Arranged {
  const [part, key = '', id = ''] = parts
  if (what.verb === 'add') return part === 'npcs' ? addedOf(game, key) : added(game, id)
  const { tasks, id: taskId, chapterId } = listOf(game, parts)
  const task = tasks[placeOfId(tasks, taskId)]
  if (task === undefined) return { refused: 'gone' }
  if (what.verb === 'remove') return { game: without(game, task), at: what.at }
  if (part === 'npcTasks') return movedOf(game, task, stepOf(what))
  if (chapterId === null) return { refused: 'edge' }
  return arrangedWith(movedInList(tasks, taskId, stepOf(what)), what.at, (list) => ({
    ...game,
    chapters: game.chapters.map((one) => (one.id === chapterId ? { ...one, tasks: list } : one)),
  }))
}
