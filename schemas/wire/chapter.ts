import { Chapter, chapterKeyOf } from '../chapter.ts'
import {
  decodeEach,
  isObject,
  listIn,
  numberIn,
  objectIn,
  parsed,
  textIn,
  type Wire,
} from './read.ts'
import { decodeTask, encodeTask } from './task.ts'

/** A chapter; where it has no id, its place in the list (or its `index`) counts from 1. */
export function decodeChapter(raw: unknown, at: number): Chapter | null {
  if (!isObject(raw)) return null
  const index = numberIn(raw, 'index')
  const named = numberIn(raw, 'id') ?? Number.parseInt(textIn(raw, 'id'), 10)
  const id = Number.isInteger(named) ? named : (index ?? at + 1)
  const checked = Chapter.safeParse({
    id,
    title: textIn(raw, 'title'),
    summary: textIn(raw, 'summary'),
    tasks: decodeEach(listIn(raw.tasks), (item) => decodeTask(item, chapterKeyOf(id))),
  })
  return checked.success ? checked.data : null
}

export const encodeChapter = (chapter: Chapter) => ({
  id: chapter.id,
  title: chapter.title,
  summary: chapter.summary,
  tasks: chapter.tasks.map(encodeTask),
})

/** Paragraphs and chapters of a story outline; chapters as a list or under `elements`. */
export const decodeStory = (raw: Wire): { prologue: string[]; chapters: Chapter[] } => ({
  prologue: (typeof raw.prologue === 'string' ? [raw.prologue] : listIn(raw.prologue)).filter(
    (line): line is string => typeof line === 'string' && line !== '',
  ),
  chapters: decodeEach(listIn(raw.chapters ?? raw.elements), decodeChapter),
})

/** The same where the list of chapters may stand alone. */
export const decodeOutline = (raw: unknown) =>
  decodeStory(objectIn(raw) ?? { chapters: parsed(raw) })

export const encodeStory = (prologue: readonly string[], chapters: readonly Chapter[]) => ({
  prologue: [...prologue],
  chapters: chapters.map(encodeChapter),
})
