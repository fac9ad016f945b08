import { requestLanguageOf } from '#schemas/language.ts'
import type { Game } from '../telling/game.ts'

/** The game is about the idea: its words are in what is read, its place and protagonist among them. */
export function ideaFaults(game: Game): string[] {
  const { reading, pack, words } = game.premise
  if (reading.language !== requestLanguageOf(pack.language)) return []
  const hay = JSON.stringify([
    game.elements.title,
    game.elements.intro,
    game.elements.incitingEvent,
    game.elements.playerIdentity,
    game.npcs,
    game.prologue,
    game.contents.map((chapter) => chapter.nodes.map((node) => node.content)),
  ]).toLowerCase()
  const named = [
    ...new Set([...reading.nouns, ...reading.concepts.map((found) => found.surface)]),
  ].filter((word) => words.idea.toLowerCase().includes(word.toLowerCase()))
  const kept = named.filter((word) => hay.includes(word.toLowerCase()))
  return kept.length >= named.length * 0.7
    ? []
    : [`keeps ${kept.length} of ${named.length} words of the idea`]
}
