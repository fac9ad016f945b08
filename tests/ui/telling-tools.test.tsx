// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { regeneratingView } from '#plugins/regenerating/view.tsx'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Around, PluginSlot, Views } from '#ui/kit/slots.tsx'
import { ok } from '../plugins/history-editor.ts'
import { CHAPTER, PHOTO, toldThrice } from '../plugins/told-thrice.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** The tools of a part as they stand on its card. */
function toolsOf({ editor }: Awaited<ReturnType<typeof toldThrice>>, path: string): string {
  const { container, unmount } = onScreen(
    editor,
    <Views value={[regeneratingView]}>
      <Around name="editor.texts">
        <PluginSlot name="editor.card" title="Ebb" path={path} />
      </Around>
    </Views>,
  )
  const { innerHTML } = container
  unmount()
  return innerHTML
}

it('[RG5] the tools of a card name what they do, and count', async () => {
  const [first] = sampleGame('en_US').chapters
  const world = await toldThrice({ listRetellable: ok([`story/chapters/${first?.id}`]) })
  toolsOf(world, CHAPTER)
  await world.until(1_100)
  const tools = toolsOf(world, CHAPTER)
  for (const words of ['Tell again: Ebb', 'Earlier telling of Ebb', 'Later telling of Ebb'])
    expect(tools).toContain(words)
  expect(tools).toContain('2 of 3')
  expect(toolsOf(world, gamePath.chapter(1))).not.toContain('of 3')
  expect(toolsOf(world, gamePath.cover())).toContain('Paint again: Ebb')
})

it('[PN11] the tools of a picture speak of pictures', async () => {
  const world = await toldThrice({
    listSiblings: ok([{ path: PHOTO, at: 1, of: [{ version: 0 }, { version: 1 }] }]),
  })
  const tools = toolsOf(world, PHOTO)
  for (const words of ['Paint again: Ebb', 'Picture before: Ebb', 'Picture after: Ebb', '2 of 2'])
    expect(tools).toContain(words)
  expect(toolsOf(world, gamePath.npc(1, 'photo'))).not.toContain('of 2')
})

it('[RG9] what comes in more than one telling is asked for once, by the page and by no card', async () => {
  const [, second] = sampleGame('en_US').npcs
  const world = await toldThrice({ listRetellable: ok([`npcs/${second?.id}`]) })
  expect(world.asks('listRetellable')).toEqual([])
  expect(toolsOf(world, gamePath.npc(1))).toBe('')
  toolsOf(world, gamePath.npc(0))
  await world.until(1_100)
  expect(world.asks('listRetellable')).toHaveLength(1)
  expect(toolsOf(world, gamePath.npc(1))).toContain('Tell again: Ebb')
  expect(toolsOf(world, gamePath.npc(0))).toBe('')
})
