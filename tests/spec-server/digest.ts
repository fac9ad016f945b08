import { values } from '#core/engine/table.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { cover, elements, locations } from '#plugins/basics/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import { allTasks } from '#plugins/tasks/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import { gameOf, logOf, SCRIPT, stages } from '../properties/game-logs.ts'

const POINTERS = ['roleId', 'keyNodeId', 'optionId', 'answerId', 'nextNodeId']

/** What points at something as text, since some servers count it and some write it; what is pointed at stays. */
function pointersAsText(name: string, value: unknown): unknown {
  if (name === 'options' && Array.isArray(value))
    return value.map((option) => ({ ...option, id: String(option.id) }))
  return POINTERS.includes(name) && value !== null ? String(value) : value
}

/** What a creator sees of a game, without the numbers it was told under. */
export const digestOf = (draft: Draft) =>
  JSON.parse(JSON.stringify(seenOf(draft)), pointersAsText) as ReturnType<typeof seenOf>

const seenOf = (draft: Draft) => ({
  elements: elements(draft),
  locations: locations(draft),
  cover: cover(draft),
  player: draft.script.player.value,
  cast: cast(draft),
  prologue: draft.script.story.prologue.value,
  chapters: values(draft.script.story.chapters),
  contents: gameSnapshot(draft).contents,
  tasks: allTasks(draft),
  progress: stages.progress(draft),
  complete: processComplete(draft),
})

/** The same of a game told by our own frames, numbered, and read by our own decoder. */
export function ourDigest(game: GameSnapshot) {
  const facts = factsOfGame(game).flatMap((fact, at) => {
    const frame = JSON.stringify(encodeFact(fact, SCRIPT, at + 1, 'http://pictures.test'))
    const read = decodeFrame(frame)
    return read.kind === 'facts' ? read.facts : []
  })
  return digestOf(gameOf(logOf(facts)))
}
