import type { Arrangement } from '#schemas/arrangement.ts'
import { type Chapter, chapterKeyOf } from '#schemas/chapter.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'
import { textAddressOf } from './addresses.ts'
import {
  type Arranged,
  addedToList,
  arrangedWith,
  movedInList,
  nextNumber,
  placeOfId,
  removedFromList,
  stepOf,
} from './arranged-list.ts'
import { firstWordsOf } from './first-words.ts'

/** A chapter with one scene, behind all others. */
function added(game: GameSnapshot): Arranged {
  const { chapters, contents, locations } = game
  const words = firstWordsOf(game)
  const inKeys = contents.map(({ key }) => /^chapter_(\d+)$/.exec(key)?.[1] ?? null)
  const id = nextNumber(...chapters.map((one) => one.id), ...inKeys)
  const key = chapterKeyOf(id)
  const index = nextNumber(...contents.map((one) => one.index))
  const chapter: Chapter = { id, ...words.chapter, tasks: [] }
  const last = contents.at(-1)?.nodes.at(-1)
  const node: KeyNode = {
    id: 1,
    globalId: `${key}_1`,
    chapterKey: key,
    chapterIndex: index,
    locationId: last?.locationId ?? locations[0]?.id ?? '',
    type: 'text',
    content: words.node,
    speaker: 0,
    options: [],
    prompt: '',
    answerId: null,
    puzzle: '',
    nextNodeId: 0,
  }
  const content: ChapterContent = { key, index, nodes: [node], tasks: [] }
  return arrangedWith(
    addedToList(chapters, chapter),
    textAddressOf('story', 'chapters', id),
    (list) => ({ ...game, chapters: list, contents: [...contents, content] }),
  )
}

const toldAt = (content: ChapterContent, index: number | null): ChapterContent => ({
  ...content,
  index,
  nodes: content.nodes.map((node) => ({ ...node, chapterIndex: index })),
  tasks: content.tasks.map((task) => atChapter(task, index)),
})
const atChapter = (task: Task, index: number | null): Task =>
  index === null ? task : { ...task, chapterIndex: index }

/** Two chapters that stand beside each other change places: in the outline, and in the telling. */
function moved(game: GameSnapshot, chapter: Chapter, by: 1 | -1): Arranged {
  const { chapters, contents, npcTasks } = game
  const other = chapters[placeOfId(chapters, chapter.id) + by]
  const [own, others] = [chapterKeyOf(chapter.id), other && chapterKeyOf(other.id)]
  const indexOf = (key: string | undefined) => contents.find((one) => one.key === key)?.index
  const indexes = new Map([
    [own, indexOf(others)],
    [others, indexOf(own)],
  ])
  const index = (key: string): number | undefined => indexes.get(key) ?? undefined
  const told = (task: Task): Task => atChapter(task, index(task.chapterKey) ?? null)
  const at = textAddressOf('story', 'chapters', chapter.id)
  return arrangedWith(movedInList(chapters, chapter.id, by), at, (list) => ({
    ...game,
    chapters: list.map((one) =>
      one.id === chapter.id || one.id === other?.id ? { ...one, tasks: one.tasks.map(told) } : one,
    ),
    npcTasks: npcTasks.map(told),
    contents: contents
      .map((one) => (indexes.has(one.key) ? toldAt(one, index(one.key) ?? one.index) : one))
      .sort((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity)),
  }))
}

/** Adds, moves or removes a chapter, with all that is told in it. One always stays. */
export function arrangeChapters(game: GameSnapshot, id: string, what: Arrangement): Arranged {
  if (what.verb === 'add') return added(game)
  const chapter = game.chapters[placeOfId(game.chapters, id)]
  if (chapter === undefined) return { refused: 'gone' }
  if (what.verb === 'move') return moved(game, chapter, stepOf(what))
  if (game.chapters.length === 1) return { refused: 'last' }
  const key = chapterKeyOf(chapter.id)
  return arrangedWith(removedFromList(game.chapters, id), what.at, (chapters) => ({
    ...game,
    chapters,
    contents: game.contents.filter((one) => one.key !== key),
    npcTasks: game.npcTasks.filter((task) => task.chapterKey !== key),
  }))
}
