import type { Material } from '#server/storyteller/builtin/material.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import type { StoryGame } from '#server/storyteller/engine/story-input.ts'

/** What is longer is told, not named. */
const LONGEST_NAME = 40

/** Every short text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const short = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .map((text) => text.trim())
      .filter((text) => text.length > 1 && text.length <= LONGEST_NAME),
  ),
]

/** What a plot's texts name: its people, its place, what the idea gave. */
export const namedInPlot = ({ words }: StoryGame, { npcs, player, locations }: Material) =>
  short([
    ...Object.values(words),
    ...npcs.flatMap(({ name, occupation }) => [name, occupation]),
    player.name,
    ...locations.map(({ name }) => name),
  ])

/** What a case's texts name: its people, its place and things, its hours, what the idea gave. */
export function namedInCase({ premise, kit, player, locations }: Game): string[] {
  const { truth, words, pack } = premise
  const people = [...truth.suspects, truth.ally, truth.victim]
  const { key, mark, hidden, home, scene, hook } = kit
  const { trueTime, clockTime, error, gain, days } = truth.clock
  return short([
    ...textsIn(words),
    ...people.flatMap(({ full, short: brief, call, occupation }) => [
      full,
      brief,
      call,
      occupation,
    ]),
    ...textsIn([key, mark, hidden, home, scene, hook, truth.saying, truth.found]),
    ...[pack.time(trueTime), pack.time(clockTime)],
    ...[error, gain, days].map(pack.number),
    player.name,
    ...locations.map(({ name }) => name),
  ])
}
