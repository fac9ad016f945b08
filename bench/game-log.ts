import type { EventOf, EventType, GameEvent } from '#schemas/events/index.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'
import { randomOf, type TextMaker, textMaker } from './random.ts'

export type Size = 'small' | 'middle' | 'large'
type Counts = { events: number; npcs: number; places: number; chapters: number; tasks: number } & {
  nodes: number
}

/** How much each log tells: one normal creation, one of forty chapters, one of two hundred. */
const COUNTS: Record<Size, Counts> = {
  small: { events: 960, npcs: 12, places: 20, chapters: 8, tasks: 60, nodes: 400 },
  middle: { events: 3_300, npcs: 20, places: 30, chapters: 40, tasks: 300, nodes: 2_000 },
  large: { events: 30_345, npcs: 100, places: 200, chapters: 200, tasks: 3_000, nodes: 20_000 },
}
const SEEDS: Record<Size, number> = { small: 42, middle: 11, large: 7 }
const SCRIPT = 'script-1'
const NODE_TYPES = ['text', 'text', 'text', 'option', 'puzzle', 'wordGame'] as const

type Push = <T extends EventType>(type: T, payload: EventOf<T>['payload']) => void
type Making = { counts: Counts; random: () => number; text: TextMaker; push: Push }

/** The log of a whole creation, the same each time: small facts, one entity each, and rewritten nodes. */
export function gameLog(size: Size): GameEvent[] {
  const counts = COUNTS[size]
  const random = randomOf(SEEDS[size])
  const log: GameEvent[] = []
  const push: Push = (type, payload) => {
    const seq = log.length
    const event = {
      id: `fact-${seq}`,
      seq,
      version: seq,
      at: 1_790_000_000_000 + seq * 37,
      source: 'socket',
      scriptId: SCRIPT,
      type,
      payload,
    }
    // type and payload belong together by the signature
    log.push(event as GameEvent)
  }
  const making: Making = { counts, random, text: textMaker(random), push }
  push('script/opened', { scriptId: SCRIPT })
  tellFrame(making)
  const rewrites = counts.events - log.length - 1 - counts.chapters - counts.nodes - counts.tasks
  tellChapters(making, rewrites)
  push('script/generationCompleted', {})
  if (log.length !== counts.events) throw new Error(`made ${log.length}, not ${counts.events}`)
  return log
}

/** World, player, places and cast with their pictures. */
function tellFrame({ counts, text, push }: Making): void {
  push('basics/written', {
    elements: { title: text(20), intro: text(200), worldOverview: text(800) },
    locations: [],
  })
  push('media/coverPainted', { url: 'https://cdn.example/cover.png' })
  for (let place = 0; place < counts.places; place++) {
    const location = { id: `place-${place}`, name: text(10), image: null }
    const written = { ...location, description: text(160), imageDescription: text(120) }
    push('basics/written', { elements: {}, locations: [written] })
  }
  for (let place = 0; place < counts.places; place++)
    push('media/locationPainted', {
      images: { [`place-${place}`]: `https://cdn.example/place-${place}.png` },
    })
  const person = { name: text(6), gender: 'female', age: '29', voiceId: '', profession: text(10) }
  push('player/written', { player: { ...person, synopsis: text(160), backstory: text(300) } })
  for (let id = 1; id <= counts.npcs; id++) {
    const face = { avatarBackground: '', voiceId: '', avatar: null, photo: null }
    const role = { gender: id % 2 ? 'male' : 'female', age: `${20 + id}`, occupation: text(10) }
    const told = { bio: text(160), backstory: text(300), appearance: text(60), traits: [] }
    push('npcs/written', { npcs: [{ id, name: text(6), ...role, ...told, ...face }] })
  }
  for (let npcId = 1; npcId <= counts.npcs; npcId++)
    push('media/npcPainted', { npcId, photo: `https://cdn.example/${npcId}.png`, avatar: null })
  push('story/written', { prologue: [text(200), text(200), text(200)], chapters: [] })
}

/** Chapter by chapter: its outline, nodes, tasks, and nodes of any chapter so far written anew. */
function tellChapters(making: Making, rewrites: number): void {
  const { counts, random, text, push } = making
  const nodesEach = counts.nodes / counts.chapters
  let tasks = 0
  let rewritten = 0
  for (let chapter = 1; chapter <= counts.chapters; chapter++) {
    push('story/written', {
      prologue: [],
      chapters: [{ id: chapter, title: text(16), summary: text(240), tasks: [] }],
    })
    for (let id = 1; id <= nodesEach; id++) pushNode(making, chapter, id, nodesEach)
    for (; tasks < (counts.tasks * chapter) / counts.chapters; tasks++)
      pushTask(making, chapter, tasks + 1)
    for (; rewritten < Math.floor((rewrites * chapter) / counts.chapters); rewritten++)
      pushNode(making, 1 + ((random() * chapter) | 0), 1 + ((random() * nodesEach) | 0), nodesEach)
  }
}

function pushNode({ counts, random, text, push }: Making, index: number, id: number, last: number) {
  const key = `chapter_${index}`
  const type = NODE_TYPES[(random() * NODE_TYPES.length) | 0] ?? 'text'
  const chooses = type === 'option' || type === 'wordGame'
  const options = (chooses ? [1, 2, 3] : []).map((option) => ({
    id: option,
    content: text(24),
    reply: text(40),
    nextNodeId: Math.min(last, id + option),
  }))
  const node: KeyNode = {
    id,
    globalId: `${key}_${id}`,
    chapterKey: key,
    chapterIndex: index,
    locationId: `place-${(random() * counts.places) | 0}`,
    type,
    content: text(120),
    speaker: (random() * (counts.npcs + 1)) | 0,
    options,
    prompt: type === 'puzzle' ? text(40) : '',
    answerId: type === 'puzzle' || type === 'wordGame' ? 1 : null,
    puzzle: '',
    nextNodeId: id < last ? id + 1 : null,
  }
  push('nodes/written', { chapter: { key, index, nodes: [node], tasks: [] } })
}

function pushTask({ counts, random, text, push }: Making, index: number, id: number): void {
  const key = `chapter_${index}`
  const task: Task = {
    id,
    name: text(16),
    target: text(60),
    type: id % 3,
    chapterIndex: index,
    roleId: 1 + ((random() * counts.npcs) | 0),
    globalId: `${key}_${id}`,
    chapterKey: key,
    completeCondition: text(40),
    reward: text(30),
    keyNodeId: 1,
    optionId: 1,
    completionScheme: '',
    sourceType: id % 2 ? 'main_task' : 'npc_task',
  }
  push('nodes/written', { chapter: { key, index, nodes: [], tasks: [task] } })
}
