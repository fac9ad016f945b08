import { textAddressOf } from '#core/game/addresses.ts'
import { taskCopies } from '#core/game/task-copies.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import type { Npc } from '#schemas/npc.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import { type Made, notOne } from './made.ts'
import { type Looking, targetOf } from './targets.ts'
import { asName } from './values.ts'
import { NEW_TASKS } from './words/new-tasks.ts'

type Moment = { content: ChapterContent; node: KeyNode }

/** Where somebody says something; one with no task yet before one that completes another. */
function momentOf(game: GameSnapshot, { id }: Npc): Moment | undefined {
  const ends = new Set(
    taskCopies(game).map(({ task }) => `${task.chapterKey}/${String(task.keyNodeId)}`),
  )
  const moments = game.contents.flatMap((content) =>
    content.nodes.filter(({ speaker }) => speaker === id).map((node) => ({ content, node })),
  )
  return moments.find(({ content, node }) => !ends.has(`${content.key}/${node.id}`)) ?? moments[0]
}

/** A place inside of a sentence. */
const inSentence = (place: string): string => place.replace(/^The (?=\S)/, 'the ')

/** The words of a task nobody has yet, in the game's language. */
function wordsFor(game: GameSnapshot, person: Npc, { node }: Moment, named: string) {
  const place = game.locations.find(({ id }) => id === node.locationId)?.name
  if (place === undefined) return undefined
  const filled = (text: string): string =>
    text.replaceAll('{name}', () => person.name).replaceAll('{place}', () => inSentence(place))
  const taken = new Set(taskCopies(game).map(({ task }) => task.name))
  const found = NEW_TASKS[game.brief.language ?? DEFAULT_GAME_LANGUAGE].find(
    ({ name }) => named !== '' || !taken.has(filled(name)),
  )
  if (found === undefined || taken.has(named)) return undefined
  return {
    name: named === '' ? filled(found.name) : named,
    target: filled(found.target),
    completeCondition: filled(found.completeCondition),
    reward: filled(found.reward),
  }
}

/** A hidden task of somebody, which hearing them out completes; undefined where there is none to give. */
function taskFor(game: GameSnapshot, person: Npc, named: string): Task | undefined {
  const moment = momentOf(game, person)
  const words = moment && wordsFor(game, person, moment, named)
  if (moment === undefined || words === undefined) return undefined
  const all = taskCopies(game).map(({ task }) => task)
  const id = 1 + Math.max(0, ...all.map((task) => Number(task.id)).filter(Number.isFinite))
  const { key, index } = moment.content
  return {
    id,
    ...words,
    type: TASK_TYPE.hidden,
    chapterIndex: index ?? moment.node.chapterIndex ?? 1,
    roleId: person.id,
    globalId: `${key}_${id}`,
    chapterKey: key,
    keyNodeId: moment.node.id,
    optionId: null,
    // as this game calls what being somewhere completes
    completionScheme: all.find(({ optionId }) => optionId === null)?.completionScheme ?? 'node',
    sourceType: 'npc_task',
  }
}

/** Wherever a task of somebody's stands: with them, in the outline and in its chapter. */
function placesFor(game: GameSnapshot, task: Task): string[] {
  const chapter = game.chapters.find(({ id }) => id === task.chapterIndex)
  return [
    textAddressOf('npcTasks', task.id),
    ...(chapter === undefined
      ? []
      : [textAddressOf('story', 'chapters', chapter.id, 'tasks', task.id)]),
    textAddressOf('tasks', task.chapterKey, task.id),
  ]
}

/** Gives somebody one more task that can be completed. */
export function makeTask(looking: Looking, what: string, name: string): Made | undefined {
  const { game, request } = looking
  const target = targetOf(looking, what)
  if (target === undefined)
    return { refused: ({ refusals }) => refusals.notFound(request.open(what)) }
  const several = notOne(request.open(what), target)
  if (several !== undefined) return several
  const person =
    target.kind === 'thing' && target.owner === 'person'
      ? game.npcs.find(({ id }) => textAddressOf('npcs', id) === target.address)
      : undefined
  if (person === undefined) return { refused: ({ refusals }) => refusals.cannot.add }
  const task = taskFor(game, person, asName(request.open(name)))
  if (task === undefined) return { refused: ({ refusals }) => refusals.noTask(person.name) }
  return {
    operation: {
      kind: 'add',
      tasks: placesFor(game, task).map((address) => ({ address, task })),
    },
    sentence: ({ plans }) => plans.taskAdded(person.name, task.name),
  }
}
