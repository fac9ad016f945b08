import type { ChapterContent } from '../game.ts'
import type { KeyNode, NodeOption, NodeType } from '../key-node.ts'
import {
  countIn,
  decodeEach,
  first,
  idIn,
  isObject,
  listIn,
  numberIn,
  objectIn,
  textIn,
  type Wire,
} from './read.ts'
import { spelled } from './spelling.ts'
import { decodeTask, encodeTask } from './task.ts'

const TYPES: Record<string, NodeType> = {
  TEXT: 'text',
  OPTION: 'option',
  PUZZLE: 'puzzle',
  WORD_GAME: 'wordGame',
  WORDGAME: 'wordGame',
}
const WIRE_TYPES: Record<NodeType, string> = {
  text: 'TEXT',
  option: 'OPTION',
  puzzle: 'PUZZLE',
  wordGame: 'WORD_GAME',
  unknown: 'UNKNOWN',
}

/** Text itself, or under `content`. */
function wordsIn(raw: Wire, name: string): string {
  const value = objectIn(raw[name])
  // a text may look like an object without being one
  return value?.content === undefined ? textIn(raw, name) : textIn(value, 'content')
}

/** A prompt is written bare: one that looks like JSON is still what a player reads. */
const promptIn = (raw: Wire): string =>
  typeof raw.prompt === 'string' ? raw.prompt : wordsIn(raw, 'prompt')

function decodeOption(raw: unknown): NodeOption | null {
  if (!isObject(raw)) return null
  const id = idIn(raw, 'id')
  if (id === null) return null
  return {
    id,
    content: wordsIn(raw, 'content'),
    reply: wordsIn(raw, 'reply'),
    nextNodeId: idIn(raw, 'next_node_id', 'nextNodeId'),
  }
}

type ChapterPlace = { key: string; index: number | null }

/** A node as it was read: whole but for its id, which may be missing or no integer. */
export type NodeReading = Omit<KeyNode, 'id'> & { id: number | undefined }

export function readNode(raw: unknown, chapter: ChapterPlace): NodeReading | null {
  if (!isObject(raw)) return null
  const id = numberIn(raw, 'id')
  const key = textIn(raw, 'chapterKey', 'chapter_key') || chapter.key
  return {
    id,
    globalId: textIn(raw, 'globalId', 'global_id') || `${key}_${id}`,
    chapterKey: key,
    chapterIndex: countIn(raw, 'chapterIndex', 'chapter_index') ?? chapter.index,
    locationId: textIn(raw, 'locationId', 'location_id', 'loc_id'),
    type: TYPES[textIn(raw, 'type').toUpperCase()] ?? 'unknown',
    content: wordsIn(raw, 'content'),
    speaker: countIn(raw, 'speaker') ?? 0,
    options: decodeEach(listIn(raw.options), decodeOption),
    prompt: promptIn(raw),
    answerId: idIn(raw, 'answer', 'answerId', 'answer_id'),
    puzzle: textIn(raw, 'puzzle_desc', 'puzzleDesc'),
    nextNodeId: idIn(raw, 'next_node_id', 'nextNodeId'),
  }
}

// Of all that `KeyNode` asks for, only this can be missing in what was just read; a test holds the two together.
const isNode = (node: NodeReading): node is KeyNode => Number.isSafeInteger(node.id)

/** A node: only with a numeric id. What its type is called when nobody knows it: `unknown`. */
export function decodeNode(raw: unknown, chapter: ChapterPlace): KeyNode | null {
  const node = readNode(raw, chapter)
  return node !== null && isNode(node) ? node : null
}

/** Without answers where a player reads it. */
export const encodeNode = (node: KeyNode, withAnswer = true) => ({
  id: node.id,
  globalId: node.globalId,
  chapterKey: node.chapterKey,
  chapterIndex: node.chapterIndex,
  locationId: node.locationId,
  type: WIRE_TYPES[node.type],
  content: { content: node.content },
  speaker: node.speaker,
  ...(node.options.length === 0
    ? {}
    : {
        options: node.options.map((option) => ({
          id: option.id,
          content: { content: option.content },
          reply: { content: option.reply },
          next_node_id: option.nextNodeId,
        })),
      }),
  ...(node.prompt === '' ? {} : { prompt: node.prompt }),
  ...(withAnswer && node.answerId !== null ? { answer: node.answerId } : {}),
  ...(node.puzzle === '' ? {} : { puzzle_desc: node.puzzle }),
  next_node_id: node.nextNodeId,
})

/** `chapter_2` → 2; a key without a number has no index. */
function chapterIndexIn(key: string): number | null {
  const digits = /(\d+)(?!.*\d)/.exec(key)?.[1]
  return digits === undefined ? null : Number(digits)
}

const NODE_LISTS = spelled('key_nodes', 'key_node', 'nodes')
const TASK_LISTS = spelled('tasks', 'main_tasks', 'main_task', 'task_list')

/** One chapter of the map: `{key_nodes, tasks}` with the aliases other servers use. */
export function decodeChapterContent(key: string, raw: unknown): ChapterContent | null {
  const found = Array.isArray(raw) ? { key_nodes: raw } : objectIn(raw)
  if (found === undefined || key === '') return null
  const index = countIn(found, 'chapterIndex', 'chapter_index') ?? chapterIndexIn(key)
  const chapter = { key, index }
  return {
    ...chapter,
    nodes: decodeEach(listIn(first(found, ...NODE_LISTS)), (item) => decodeNode(item, chapter)),
    tasks: decodeEach(listIn(first(found, ...TASK_LISTS)), (item) => decodeTask(item, key)),
  }
}

/** A chapter that names itself, instead of standing under its key. */
function decodeAlone(raw: unknown): ChapterContent | null {
  if (!isObject(raw) || first(raw, ...NODE_LISTS, ...TASK_LISTS) === undefined) return null
  return decodeChapterContent(textIn(raw, 'chapterKey', 'chapter_key'), raw)
}

/** All chapters of a map keyed by chapter; also one chapter, or a list of them, that name themselves. */
export function decodeContents(raw: unknown): ChapterContent[] {
  const found = objectIn(raw)
  if (found === undefined) return decodeEach(listIn(raw), decodeAlone)
  const alone = decodeAlone(found)
  if (alone !== null) return [alone]
  return decodeEach(Object.entries(found), (entry) => {
    const [key, one] = entry as [string, unknown]
    return decodeChapterContent(key, one)
  })
}

export const encodeContent = (content: ChapterContent, withAnswer = true) => ({
  // a chapter that was moved is not where its key says
  ...(content.index === null || content.index === chapterIndexIn(content.key)
    ? {}
    : { chapterIndex: content.index }),
  key_nodes: content.nodes.map((node) => encodeNode(node, withAnswer)),
  tasks: content.tasks.map(encodeTask),
})

export const encodeContents = (contents: readonly ChapterContent[], withAnswer = true) =>
  Object.fromEntries(contents.map((one) => [one.key, encodeContent(one, withAnswer)]))
