// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aNote } from '#fixtures/record-builder.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { chatView } from '#plugins/chat/view.tsx'
import { decidingView } from '#plugins/deciding/view.tsx'
import { Views } from '#ui/kit/slots.tsx'
import { openChat } from '../plugins/chat-editor.ts'
import { barriersHere } from './barriers.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const Panel = chatView.slots['editor.aside.assistant']?.component as () => React.ReactNode

it('[PN9] a picture is shown before and after, and is kept or given back, not written', async () => {
  const game = sampleGame('en_US')
  const address = `npcs/${game.npcs[0]?.id}/photo`
  const photo = 'http://there.test/media/b.webp'
  const npcs = game.npcs.map((npc, at) => (at === 0 ? { ...npc, photo, avatar: photo } : npc))
  const npcPhotos = npcs.map((npc) => ({ npcId: npc.id, photo: npc.photo, avatar: npc.avatar }))
  const place = { address, path: 'npc_list.npcs[0].photo', title: 'The picture of Agnes' }
  const files = { before: '/media/a.webp', after: '/media/b.webp' }
  const places = [{ ...place, ...files, decision: 'open' as const }]
  const record = aNote({ changes: { telling: 0, places } })
  Element.prototype.scrollTo = vi.fn()
  const chat = await openChat({ game: { ...game, npcs, npcPhotos }, history: [record] })
  onScreen(
    chat.editor,
    <Views value={[chatView, decidingView]}>
      <main>
        <Panel />
      </main>
    </Views>,
  )
  const region = within(await screen.findByRole('region', { name: 'Changes' }))
  const shown = region.getAllByRole<HTMLImageElement>('img').map(({ src }) => src)
  expect(shown).toEqual(['http://there.test/media/a.webp', photo])
  expect(region.getByAltText('The picture of Agnes, before')).toBeTruthy()
  const captions = [...document.querySelectorAll('figure')].map((one) => [
    one.querySelector('img')?.src,
    one.textContent,
  ])
  expect(captions).toEqual([
    [shown[0], 'Before'],
    [shown[1], 'After'],
  ])
  for (const name of ['Keep', 'Revert']) expect(region.getByRole('button', { name })).toBeTruthy()
  expect(region.queryByRole('button', { name: 'Edit first' })).toBeNull()
  expect(await barriersHere()).toEqual([])
})
