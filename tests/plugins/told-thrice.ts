import { gamePath } from '#schemas/wire/game-path.ts'
import { edited, ok, opened } from './history-editor.ts'

export const CHAPTER = gamePath.chapter(0)
export const PHOTO = gamePath.npc(0, 'photo')
export const counted = (at: number, ...of: number[]) =>
  ok([{ path: CHAPTER, at, of: of.map((version) => ({ version })) }])

/** A game that was changed twice, whose first chapter is told in three ways. */
export async function toldThrice(answers: Readonly<Record<string, unknown>> = {}) {
  const world = await opened(edited(2), { listSiblings: counted(1, 0, 1, 2), ...answers })
  world.connect()
  await world.until(1_000)
  return world
}
