import type { GameSnapshot } from '#schemas/game.ts'

const told = (text: string): boolean => text.trim() !== ''
const share = (of: number, some: number, all: number): number => Math.round((of * some) / all)
const percent = (...parts: readonly (readonly [boolean, number])[]): number =>
  parts.reduce((sum, [isThere, points]) => sum + (isThere ? points : 0), 0)

function ofPlayer(player: GameSnapshot['player']): number {
  if (player === null || !told(player.name)) return 0
  const [gender, age, past] = [player.gender, player.age, player.backstory].map(told)
  if (gender && age && past) return 100
  return gender || past ? 60 : 30
}

function ofCast({ npcs, npcTasks }: GameSnapshot): number {
  if (npcs.length === 0) return 0
  const whole = npcs.filter((npc) => npc.name && npc.gender && npc.occupation && npc.bio)
  const isPainted = npcs.some(({ photo, avatar }) => photo !== null || avatar !== null)
  return share(60, whole.length, npcs.length) + percent([isPainted, 20], [npcTasks.length > 0, 20])
}

function ofStory({ chapters }: GameSnapshot): number {
  if (chapters.length === 0) return 0
  const whole = chapters.filter(({ title, summary }) => title !== '' && summary !== '')
  return whole.length === 0 ? 30 : share(100, whole.length, chapters.length)
}

/** The five steps' progress as the specification's formulas have it, read from the game as a whole and from nothing else. */
export const progressByTheBook = (game: GameSnapshot): number[] => [
  percent(
    [(game.elements.title ?? '') !== '', 60],
    [game.cover !== null, 20],
    [game.locations.some(({ image }) => image !== null), 20],
  ),
  ofPlayer(game.player),
  ofCast(game),
  ofStory(game),
  percent(
    [game.contents.some(({ nodes }) => nodes.length > 0), 50],
    [game.contents.some(({ tasks }) => tasks.length > 0), 50],
  ),
]
