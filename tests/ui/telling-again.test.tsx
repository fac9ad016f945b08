// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { basicsView } from '#plugins/basics/view.tsx'
import { npcsView } from '#plugins/npcs/view.tsx'
import { regeneratingView } from '#plugins/regenerating/view.tsx'
import { StageSections } from '#plugins/steps/sections.tsx'
import { storyView } from '#plugins/story/view.tsx'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Around, Views } from '#ui/kit/slots.tsx'
import { edited, NOTHING, ok, opened } from '../plugins/history-editor.ts'
import { GAME } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const CHAPTER = gamePath.chapter(0)
const TITLE = GAME.chapters[0]?.title ?? ''
/** The first chapter comes in more than one telling. */
const RETELLABLE = ok([`story/chapters/${GAME.chapters[0]?.id}`])
const PICTURE = 'http://here/media/a.webp'

/** The page of a game that was changed twice and whose first chapter is told in three ways, now in the one at `at`. */
async function page(answers: Readonly<Record<string, unknown>> = {}, at = 1) {
  const siblings = [{ path: CHAPTER, at, of: [0, 1, 2].map((version) => ({ version })) }]
  const world = await opened(
    edited(2),
    { listSiblings: ok(siblings), listRetellable: RETELLABLE, ...answers },
    {
      cover: PICTURE,
      locationImages: Object.fromEntries(GAME.locations.map(({ id }) => [id, PICTURE])),
    },
  )
  world.connect()
  await world.until(1_000)
  onScreen(
    world.editor,
    <Views value={[basicsView, npcsView, storyView, regeneratingView]}>
      <Around name="editor.texts">
        <StageSections />
      </Around>
    </Views>,
  )
  let now = 1_000
  return {
    ...world,
    user: userEvent.setup(),
    pass: (ms: number) => {
      now += ms
      return act(() => world.until(now))
    },
    paths: (name: string) =>
      world.asks(name).map(({ request }) => (request as { body: { path: string } }).body.path),
  }
}
const tools = () => within(screen.getByRole('group', { name: `Tellings of ${TITLE}` }))
const button = (name: string) => tools().getByRole('button', { name })
const reasonAt = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent

it('[RG5] [RG6] a card has its part told again, and says that it is on its way', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user, pass, paths, tell } = await page({ regenerate: () => answer.promise })
  await pass(50)
  expect(tools().getByText('2 of 3')).toBeTruthy()
  const again = button(`Tell again: ${TITLE}`)
  expect([again.getAttribute('aria-busy'), again.getAttribute('aria-disabled')]).toEqual([
    null,
    null,
  ])
  await user.click(again)
  expect([again.getAttribute('aria-busy'), document.activeElement === again]).toEqual([
    'true',
    true,
  ])
  expect(again.querySelector('.animate-spin')).not.toBeNull()
  for (const name of [`Tell again: ${TITLE}`, `Later telling of ${TITLE}`])
    expect(reasonAt(name)).toBe('Another one is on its way')
  await user.click(again)
  await pass(50)
  expect(paths('regenerate')).toEqual([CHAPTER])
  answer.resolve(ok({ script_version: 3 }))
  await pass(50)
  expect(reasonAt(`Tell again: ${TITLE}`)).toBe('Another one is on its way')
  act(() => tell(3, { author: 'assistant', regenerates: CHAPTER }))
  expect([again.getAttribute('aria-busy'), again.getAttribute('aria-disabled')]).toEqual([
    null,
    null,
  ])
})

it.each([
  [0, 'later', 'Earlier telling', 'There is none before'],
  [2, 'earlier', 'Later telling', 'There is none after'],
])(
  '[RG5] the telling at %i of three leads to the %s one, and says why not the other way',
  async (at, way, other, reason) => {
    const { user, pass, asks } = await page({ chooseSibling: ok({ script_version: 3 }) }, at)
    expect(reasonAt(`${other} of ${TITLE}`)).toBe(reason)
    await user.click(button(`${other} of ${TITLE}`))
    await user.click(button(`${way === 'later' ? 'Later' : 'Earlier'} telling of ${TITLE}`))
    await pass(50)
    expect(asks('chooseSibling')).toMatchObject([{ request: { body: { version: 1 } } }])
  },
)

it('[RG7] no card has a button where the server has no such call', async () => {
  await page({ listSiblings: { ...NOTHING, status: 404 } })
  expect(screen.queryByRole('group', { name: /^Tellings of|^Pictures:/ })).toBeNull()
})

it('[RG9] that someone can be told otherwise is read once they are shown', async () => {
  const [first, second] = GAME.npcs
  const { pass, asks } = await page({ listRetellable: ok([`npcs/${second?.id}`]) })
  await pass(100)
  expect(asks('listRetellable')).toHaveLength(1)
  expect(screen.getByRole('button', { name: `Tell again: ${second?.name}` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Tell again: ${first?.name}` })).toBeNull()
})

it('[PN11] the button at each picture has that very one painted again, in cards and in dialogs', async () => {
  const refused = { ok: false, status: 409, desc: 'Not now.' }
  const { user, pass, paths } = await page({ regenerate: refused })
  const pressAll = async (within_: ReturnType<typeof within>) => {
    for (const one of within_.getAllByRole('button', { name: /^Paint again/ })) {
      await user.click(one)
      await pass(50)
    }
  }
  await pressAll(within(document.body))
  const people = GAME.npcs.map((_, at) => gamePath.npc(at, 'photo'))
  const places = GAME.locations.map((_, at) => gamePath.location(at, 'image'))
  expect(paths('regenerate')).toEqual([gamePath.cover(), ...places, ...people])
  for (const [name, path] of [
    [GAME.npcs[1]?.name, people[1]],
    [GAME.locations[1]?.name, places[1]],
  ]) {
    const before = paths('regenerate').length
    await user.click(screen.getByRole('button', { name: `Details: ${name}` }))
    await pressAll(within(await screen.findByRole('dialog')))
    expect(paths('regenerate').slice(before)).toEqual([path])
    await user.keyboard('{Escape}')
  }
})
