import fc from 'fast-check'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Quoted } from '#server/storyteller/assistant-port.ts'

export type Request = { text: string; quotes: readonly Quoted[] }

const plain = (text: string): Request => ({ text, quotes: [] })
const quoting = (text: string, address: string): Request => ({
  text,
  quotes: [{ address, text: '' }],
})

/** Requests for whatever a game has, in three languages, each about something of this very game. */
export function requestsFor(game: GameSnapshot, name: string): Request[] {
  const { npcs, locations, chapters, npcTasks, contents, prologue } = game
  const people = npcs.flatMap(({ id, name: old, traits }) => [
    plain(`Rename ${old} to ${name}`),
    plain(`把${old}改名为${name}`),
    plain(`${old}を${name}に改名して`),
    quoting(`Rename ${old} to ${name} here`, `npcs/${id}`),
    plain(`Make ${old} 62 years old`),
    plain(`${old}の職業をパン屋に変えて`),
    plain(`把${old}的性别改成女`),
    plain(`Remove ${old}`),
    plain(`Give ${old} a hidden task`),
    plain(`给${old}加一个任务“${name}”`),
    plain(`${old}にタスクを追加して`),
    quoting('shorten this', `npcs/${id}`),
    quoting('把这段写长一些', `npcs/${id}`),
    ...traits.map((trait) => plain(`remove the trait “${trait.name}” of ${old}`)),
  ])
  const places = locations.flatMap(({ name: old }) => [
    plain(`Call ${old} ${name}`),
    plain(`删掉“${old}”`),
  ])
  const outline = chapters.flatMap(({ id, title }) => [
    plain(`Change the title of chapter ${id} to “${name}”`),
    plain(`第${id}章のあらすじを短くして`),
    plain(`把“${title}”改成“${name}”`),
    plain(`soften chapter ${id}`),
    plain(`Make the summary of chapter ${id} longer`),
    plain(`Tell chapter ${id} differently`),
    plain(`把第${id}章的概要换一种说法`),
    plain(`第${id}章を別の言い方にして`),
  ])
  const tasks = [...npcTasks, ...chapters.flatMap((chapter) => chapter.tasks)].flatMap((task) => [
    plain(`Remove the task “${task.name}”`),
    plain(`把任务“${task.name}”改名为“${name}”`),
  ])
  const nodes = contents.flatMap(({ key, nodes: all }) =>
    all.flatMap(({ id, options }) => [
      quoting('tell this differently', `nodes/${key}/${id}`),
      quoting('缩短这段', `nodes/${key}/${id}/content`),
      quoting(`make it: ${name}`, `nodes/${key}/${id}/content`),
      ...options.map((option) =>
        quoting(`改成：${name}`, `nodes/${key}/${id}/options/${option.id}/content`),
      ),
    ]),
  )
  const paragraphs = prologue.map((_, at) => plain(`第${at + 1}段落を削除して`))
  return [...people, ...places, ...outline, ...tasks, ...nodes, ...paragraphs]
}

/** Names a creator may give: in any script, with marks that mean something to a pattern. */
export const nameOf = fc.oneof(
  fc.constantFrom(
    'Marta Lind',
    '林秋',
    '水野凪',
    'The Needle',
    "O'Hara",
    'A.*(b)',
    '$& $1',
    '<b>x</b>',
    '😀 Fox',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)
