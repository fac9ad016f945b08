import { expect, it } from 'vitest'
import { authorOf } from '#plugins/history/projections.ts'
import { edited, NOTHING, ok, opened } from './history-editor.ts'

const told = (script_version: number, author: string) =>
  ok({ script_version, writers: [{ address: 'npcs/7', author }] })

it('[HY9] [HY10] who wrote a text is asked once the game is there, and follows each revision', async () => {
  const answers: Record<string, unknown> = { listWriters: told(2, 'assistant') }
  const world = await opened(edited(2), answers)
  const by = (address: string) => authorOf(world.draft(), address)
  await world.until(1_000)
  expect(world.asks('listWriters')).toHaveLength(1)
  expect([by('npcs/7/bio'), by('basics/title')]).toEqual(['assistant', 'storyteller'])
  world.connect()
  world.tell(3, { author: 'creator', changed: ['npcs/7', 'basics/title'] })
  expect([by('npcs/7/bio'), by('basics/title')]).toEqual(['creator', 'creator'])
  world.tell(4, { author: 'assistant', changed: ['npcs/7/bio'] })
  expect([by('npcs/7/bio'), by('npcs/7/name')]).toEqual(['assistant', 'creator'])
  await world.until(2_000)
  expect(world.asks('listWriters')).toHaveLength(1)
  // what a step back leaves is not told by it
  answers.listWriters = told(5, 'creator')
  world.tell(5, { author: 'undo', undoes: 4, changed: ['npcs/7/bio'] })
  expect(by('npcs/7/bio')).toBeNull()
  await world.until(3_000)
  expect(by('npcs/7/bio')).toBe('creator')
})

it('[HY10] a game nobody changed is the storyteller’s, and nothing is said where nobody answers', async () => {
  const untouched = await opened(edited(0))
  await untouched.until(1_000)
  expect(untouched.asks('listWriters')).toEqual([])
  expect(authorOf(untouched.draft(), 'npcs/7/bio')).toBe('storyteller')
  const unanswered = await opened(edited(2), { listWriters: NOTHING })
  await unanswered.until(1_000)
  expect(unanswered.asks('listWriters')).toHaveLength(1)
  expect(authorOf(unanswered.draft(), 'npcs/7/bio')).toBeNull()
})
