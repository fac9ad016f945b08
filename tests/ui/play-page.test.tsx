// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { aGame, aNode, anOption } from '#fixtures/builders.ts'
import { playing } from '#plugins/playing/index.ts'
import { PublicGame } from '#plugins/playing/view.tsx'
import { encodePlay } from '#schemas/wire/play.ts'
import { BAR_PLACE } from '#ui/kit/in-bar.tsx'
import { storageIn } from '../core/ports.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { LANGUAGES, onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

const options = [1, 2].map((id) => anOption({ id, content: `Way ${id}`, reply: '' }))
const nodes = [
  aNode({ id: 1, content: 'It begins.' }),
  aNode({ id: 2, type: 'option', content: 'Which way?', options }),
  aNode({ id: 3, content: 'It ends.', nextNodeId: 0 }),
]
const game = aGame({
  status: 2,
  elements: { title: 'Low Tide', intro: 'The sea has left.' },
  contents: [{ key: 'chapter_1', index: 1, nodes, tasks: [] }],
})

async function opened(kept = new Map<string, string>()) {
  const data = encodePlay(game, 'g', 'http://here')
  const answers = { playGame: { ok: true, data, desc: '' } }
  const testEditor = testEditorOf([playing], { answers, storage: storageIn(kept) })
  onScreen(
    testEditor.editor,
    <>
      <div id={BAR_PLACE} data-testid="bar" />
      <PublicGame gameId="g" />
    </>,
  )
  await act(() => testEditor.settle())
  const user = userEvent.setup()
  return {
    ...testEditor,
    user,
    wait: (ms: number) => testEditor.until(ms),
    chosen: () => testEditor.draft().session.playing.walk.at(-1)?.optionId,
  }
}
const named = (name: string) => screen.getByRole('button', { name })
/** Presses a key at whatever has the focus. */
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

it('[PU11] [PU36] offers to play before it tells what the game is about', async () => {
  await opened()
  const order = named('Play').compareDocumentPosition(screen.getByText('The sea has left.'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('[PU37] names the game in the bar, from its cover to its end', async () => {
  const { user } = await opened()
  expect(within(screen.getByTestId('bar')).getByText('Low Tide')).toBeTruthy()
  await user.click(named('Play'))
  expect(within(screen.getByTestId('bar')).getByText('Low Tide')).toBeTruthy()
})

it('[PU34] goes on with the space bar and chooses with the digits', async () => {
  const { user, wait, chosen } = await opened()
  await user.click(named('Play'))
  act(() => (document.activeElement as HTMLElement).blur())
  press(' ')
  const question = screen.getByRole('group', { name: 'What do you do?' })
  expect(question).toBeTruthy()
  wait(400)
  press('3')
  press('2', { ctrlKey: true })
  press('2', { repeat: true })
  expect(chosen()).toBeNull()
  press('2')
  expect(chosen()).toBe(2)
  expect(screen.queryByRole('group')).toBeNull()
})

it('[PU34] leaves the keys to what they are pressed at', async () => {
  const { user, draft } = await opened()
  await user.click(named('Play'))
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  press(' ')
  expect(draft().session.playing.walk).toHaveLength(1)
  field.remove()
})

it('[PU35] gives the question the focus, and hears nothing for 400 ms', async () => {
  const { user, wait, chosen } = await opened()
  await user.click(named('Play'))
  await user.keyboard('{Enter}')
  const question = screen.getByRole('group', { name: 'What do you do?' })
  expect(document.activeElement).toBe(question)
  await user.keyboard('{Enter}{Enter}')
  await user.click(named('Way 1'))
  press('1')
  wait(399)
  press('1')
  expect(chosen()).toBeNull()
  wait(400)
  await user.click(named('Way 1'))
  expect(chosen()).toBe(1)
})

it('[PU38] ends on a card with a name, whose button one Enter too many does not press', async () => {
  const { user, wait, draft } = await opened()
  await user.click(named('Play'))
  await user.keyboard('{Enter}')
  wait(500)
  press('1')
  await user.keyboard('{Enter}{Enter}{Enter}')
  const card = screen.getByRole('region', { name: 'Way 1' })
  expect(within(card).getByText('You have reached an ending')).toBeTruthy()
  expect(document.activeElement).toBe(card)
  expect(draft().session.playing.walk).toHaveLength(3)
  await user.click(named('Play again'))
  expect(document.activeElement).toBe(named('Play'))
})

it.each(LANGUAGES)(
  '[PU14] [PU33] says in %s that it goes on, and offers to begin anew',
  async (language) => {
    await i18next.changeLanguage(language)
    const kept = new Map<string, string>()
    const { user } = await opened(kept)
    await user.click(screen.getByRole('button'))
    cleanup()
    const again = await opened(kept)
    expect(screen.getByRole('status').textContent).toContain(i18next.t('play:returned.same'))
    expect(document.activeElement).toBe(named(i18next.t('play:goOn')))
    await again.user.click(named(i18next.t('play:anew')))
    expect(again.draft().session.playing.walk).toEqual([])
  },
)
