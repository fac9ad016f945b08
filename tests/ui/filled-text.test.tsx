// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { gamePath } from '#schemas/wire/game-path.ts'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { GAME, PLACES } from '../plugins/editing-world.ts'
import { barriersHere } from './barriers.ts'
import { onScreen, speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

const [FIRST, SECOND] = GAME.npcs
const AGE = `npcs/${SECOND?.id}/age`
const BLANK = {
  ...GAME,
  npcs: GAME.npcs.map((npc) =>
    npc.id === SECOND?.id ? { ...npc, gender: '', age: '', occupation: ' ', bio: '' } : npc,
  ),
  npcTasks: GAME.npcTasks.map((task) => ({ ...task, reward: '', completeCondition: '' })),
  player: GAME.player && { ...GAME.player, age: '', backstory: '' },
}
const blankPage = () => writtenPage(new Map(), BLANK)
const offers = (within: HTMLElement) =>
  [...within.querySelectorAll('[data-fill]')].map(({ textContent }) => textContent)
const cardOf = (text: HTMLElement) => text.closest('[data-texts]') as HTMLElement

beforeAll(async () => {
  await speak()
  PLACES[AGE] = gamePath.npc(1, 'age')
})
afterAll(() => {
  delete PLACES[AGE]
})
afterEach(cleanup)

it('[BH15] an empty text of a card offers to be filled, in words of its own, and is no barrier', async () => {
  const { textAt } = await blankPage()
  const card = cardOf(textAt(AGE))
  expect(offers(card)).toEqual([
    'Add a gender',
    'Add an age',
    'Add a profession',
    'Add an introduction',
  ])
  expect(offers(document.body).slice(0, 1)).toEqual(['Add an age'])
  expect(offers(document.body)).toHaveLength(5)
  expect(await barriersHere()).toEqual([])
})

it('[BH15] it is filled in place by one press, and by keyboard from the text before it', async () => {
  const { user, textAt, field, sent, until } = await blankPage()
  const card = within(cardOf(textAt(AGE)))
  await user.click(card.getByRole('button', { name: 'Add an age' }))
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('')
  fireEvent.change(field(), { target: { value: '52' } })
  await user.keyboard('{Tab}')
  // the next one of the card is empty too
  expect(field().value).toBe(' ')
  await user.keyboard('{Escape}')
  expect(textAt(AGE).textContent).toBe('52 years old')
  await until(6_000)
  expect(sent().map(({ changes }) => changes)).toEqual([
    [{ path: gamePath.npc(1, 'age'), value: '52' }],
  ])
  expect(card.queryByRole('button', { name: 'Add an age' })).toBeNull()
})

it('[BH15] left empty it costs no call and offers itself again', async () => {
  const { user, textAt, fields, sent, until } = await blankPage()
  const card = within(cardOf(textAt(AGE)))
  card.getByRole('button', { name: 'Add a gender' }).focus()
  await user.keyboard('{Enter}')
  expect(fields()).toHaveLength(1)
  await user.keyboard('{Enter}')
  await until(300)
  expect(fields()).toEqual([])
  expect(sent()).toEqual([])
  expect(card.getByRole('button', { name: 'Add a gender' })).toBeTruthy()
})

it('[BH15] in the dialogs too', async () => {
  const { user } = await blankPage()
  await user.click(screen.getByRole('button', { name: `Details: ${FIRST?.name}` }))
  expect(offers(await screen.findByRole('dialog'))).toContain('Add a reward')
})

it('[BH15] nothing is offered while the game is written, or where it is only read', async () => {
  await writtenPage(new Map(), { ...BLANK, status: 1 })
  expect(offers(document.body)).toEqual([])
  cleanup()
  const { editor, textAt } = await blankPage()
  expect(offers(cardOf(textAt(AGE)))).toHaveLength(4)
  cleanup()
  const area = { title: 'Age', path: gamePath.npc(1, 'age') }
  onScreen(
    editor,
    <FactsList language="en_US" entries={[{ label: 'Age', text: '', area, fill: 'age' }]} />,
  )
  expect(offers(document.body)).toEqual([])
})
