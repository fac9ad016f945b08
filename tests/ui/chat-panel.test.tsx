// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aChatRecord, aPlan, plannedGame } from '#fixtures/record-builder.ts'
import { openAside } from '#plugins/aside/commands.ts'
import { quotePlace, writeBox } from '#plugins/chat/commands.ts'
import { chatView } from '#plugins/chat/view.tsx'
import { dismissToast } from '#plugins/toasts/commands.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { SIZES } from '#schemas/limits.ts'
import { openChat } from '../plugins/chat-editor.ts'
import { barriersHere } from './barriers.ts'
import { holdTimers, many, Panel, panel } from './chat-on-screen.tsx'
import { onScreen } from './screen.tsx'

holdTimers()
const Badge = chatView.slots['editor.aside.news']?.component as () => React.ReactNode

it('[CH37] has no barrier: greeting, messages, a plan that waits, and the box', async () => {
  await panel([aChatRecord({ id: 'r0', at: 1 }), aPlan({ at: 2 })])
  expect(await barriersHere()).toEqual([])
  expect(screen.getByRole('log').textContent).toContain('I could not tell what to change.')
  expect(screen.getByText('Change anything in this game')).toBeTruthy()
})

it('[CH21] a plan shows each place as it is and as it is meant, before it is accepted', async () => {
  const { user, calls } = await panel([aPlan()])
  const plan = within(screen.getByRole('region', { name: /Plan/ }))
  const [first, second] = plan.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/Title.*It says “Agnes”.*What Agnes Knew.*What Marta Knew/)
  expect(second).toMatch(/Agnes, name.*Agnes.*Marta/)
  expect(plan.getByText('What Agnes Knew').tagName).toBe('DEL')
  expect(plan.getByText('What Marta Knew').tagName).toBe('INS')
  await user.click(plan.getAllByRole('checkbox')[1] as HTMLElement)
  expect(plan.getByText('1 place, 0 outside')).toBeTruthy()
  await user.click(plan.getByRole('button', { name: 'Make 1 change' }))
  expect(calls('confirmRecord')[0]?.body).toMatchObject({ scope: ['initial_element.title'] })
})

it('[CH96] why a confirmed plan was not carried out stands in it, until it is decided again', async () => {
  const { user, refuseWith, pass } = await panel([aPlan()])
  const why = 'Refused: 1 place outside the plan. None of it was applied.'
  refuseWith({ status: 409, desc: why })
  const make = () => screen.getByRole('button', { name: 'Make these changes' })
  await user.click(make())
  await act(() => pass(100))
  const plan = screen.getByRole('region', { name: /Plan/ })
  expect(plan.textContent).toContain(why)
  expect(make().getAttribute('aria-disabled')).toBeNull()
  refuseWith(null)
  await user.click(make())
  expect(plan.textContent).not.toContain(why)
})

it('[CH21] of a place that is new nothing is shown as it is', async () => {
  const { places = [], operation = '' } = aPlan().plan ?? {}
  const isNew = places.map((place, at) => (at === 0 ? { ...place, before: '' } : place))
  await panel([aPlan({ plan: { operation, places: isNew } })])
  const plan = within(screen.getByRole('region', { name: /Plan/ }))
  const [first, second] = plan.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/\+ Then/)
  expect(first).not.toMatch(/− Now/)
  expect(second).toMatch(/− Now/)
})

it('[CH37] a request can be edited: its plan is let go, and its words are in the box', async () => {
  const request = aChatRecord({ id: 'asked', author: 'creator', text: 'Rename Agnes', at: 1 })
  const { user, calls } = await panel([request, aPlan({ at: 2, answers: 'asked' })])
  await user.click(screen.getByRole('button', { name: 'Edit request' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Rename Agnes')
  expect(calls('confirmRecord')[0]?.body).toMatchObject({ decision: 'reject' })
})

it('[AX10] whoever decides a plan by key goes on in the box, whoever is elsewhere stays there', async () => {
  for (const isElsewhere of [false, true]) {
    const { user, told } = await panel([aPlan()])
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    await user.keyboard('{Enter}')
    const box = screen.getByRole('textbox')
    const elsewhere = document.body.appendChild(document.createElement('button'))
    if (isElsewhere) elsewhere.focus()
    await act(() => told(aPlan({ status: 'rejected' })))
    expect(dismiss.isConnected).toBe(false)
    expect(document.activeElement).toBe(isElsewhere ? elsewhere : box)
    elsewhere.remove()
    cleanup()
  }
})

it('[CH39] a place written by hand is not ticked, and can be', async () => {
  const { places = [], operation = '' } = aPlan().plan ?? {}
  const record = aPlan({
    plan: { operation, places: places.map((place, at) => ({ ...place, isByHand: at === 0 })) },
  })
  const { user } = await panel([record])
  const plan = within(screen.getByRole('region', { name: /Plan/ }))
  const ticks = plan.getAllByRole<HTMLInputElement>('checkbox')
  expect(ticks.map(({ checked }) => checked)).toEqual([false, true])
  expect(plan.getAllByText('Yours, kept')).toHaveLength(1)
  await user.click(ticks[0] as HTMLElement)
  expect(plan.getByRole('button', { name: 'Make these changes' })).toBeTruthy()
})

it('[CH91] a place that reads otherwise by now is said so and left out; where none is left it says to ask again', async () => {
  const game = plannedGame()
  const renamed = { ...game, elements: { ...game.elements, title: 'My own title' } }
  const { user, calls } = await panel([aPlan()], renamed)
  const plan = within(screen.getByRole('region', { name: /Plan/ }))
  const [title, name] = plan.getAllByRole<HTMLInputElement>('checkbox')
  expect([title?.disabled, title?.checked]).toEqual([true, false])
  expect(plan.getByText('changed after this plan')).toBeTruthy()
  await user.click(name as HTMLElement)
  await user.click(plan.getByRole('button', { name: /^Make/ }))
  expect(calls('confirmRecord')).toEqual([])
  expect(plan.getAllByText(/The game changed after this plan/)).not.toEqual([])
  await user.click(name as HTMLElement)
  await user.click(plan.getByRole('button', { name: 'Make 1 change' }))
  expect(calls('confirmRecord')[0]?.body).toMatchObject({ scope: ['npc_list.npcs[0].name'] })
})

it('[CH91] what a plan has changed itself while it is carried out is not said to have changed after it', async () => {
  const { user, renamed, answerWith } = await panel([aPlan()])
  const plan = within(screen.getByRole('region', { name: /Plan/ }))
  await act(() => renamed('Another title'))
  expect(plan.getByText('changed after this plan')).toBeTruthy()
  await act(() => renamed(plannedGame().elements.title ?? ''))
  // it is carried out as long as nothing is answered
  answerWith(() => new Promise(() => undefined))
  await user.click(plan.getByRole('button', { name: /^Make/ }))
  await act(() => renamed('Another title'))
  expect(plan.queryByText('changed after this plan')).toBeNull()
})

it('[CU4] [CU6] a plan that goes as a whole is confirmed once all of it is ticked, and says so until then', async () => {
  const { places = [], operation = '' } = aPlan().plan ?? {}
  const record = aPlan({
    plan: {
      operation,
      isWhole: true,
      places: places.map((place, at) => ({ ...place, isByHand: at === 0 })),
    },
  })
  const { user, calls } = await panel([record])
  const plan = within(screen.getByRole('region', { name: /Plan/ }))
  const ticks = plan.getAllByRole<HTMLInputElement>('checkbox')
  const confirm = () => plan.getByRole('button', { name: /^Make/ })
  await user.click(confirm())
  expect(calls('confirmRecord')).toEqual([])
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/hang together: tick all of them/)).not.toEqual([])
  await user.click(ticks[0] as HTMLElement)
  await user.click(confirm())
  expect(calls('confirmRecord')[0]?.body).toMatchObject({
    scope: ['initial_element.title', 'npc_list.npcs[0].name'],
  })
})

it('[CH20] what was not seen stands as a number on what opens the panel', async () => {
  const chat = await openChat({ history: many(3) })
  onScreen(chat.editor, <Badge />)
  expect((await screen.findByText('3 new messages')).previousSibling?.textContent).toBe('3')
  await act(() => chat.told(aChatRecord({ id: 'new', at: 9_000 })))
  expect(screen.getByText('4 new messages')).toBeTruthy()
  cleanup()
  onScreen(chat.editor, <Panel />)
  await screen.findByRole('textbox')
  cleanup()
  onScreen(chat.editor, <Badge />)
  expect(screen.queryByText(/new message/)).toBeNull()
})

it.each([
  ['a sheet over the game', true],
  ['beside the game', false],
])('[CH92] %s: whether the newest quote comes into sight as it opens', async (_, isSheet) => {
  const chat = await openChat()
  const quote = { title: '', text: 'He carries the mail.', path: 'npc_list.npcs[0].bio' }
  chat.editor.run(quotePlace, { quote: { ...quote, path: 'initial_element.title' } })
  chat.editor.run(quotePlace, { quote })
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isSheet } as MediaQueryList)
  const gone = vi.spyOn(window, 'scrollBy').mockReturnValue()
  onScreen(
    chat.editor,
    <main>
      <p data-quote-path={quote.path}>He carries the mail.</p>
      <Panel />
    </main>,
  )
  await screen.findByRole('textbox')
  expect(gone).toHaveBeenCalledTimes(isSheet ? 1 : 0)
  vi.restoreAllMocks()
})

it('[CH40] quotes that wait for words are counted there, and told while the column is closed', async () => {
  const chat = await openChat()
  onScreen(chat.editor, <Badge />)
  const quote = { title: '', text: 'He carries the mail.', path: 'npc_list.npcs[0].bio' }
  const toasts = () => shownToasts(chat.draft()).filter(({ code }) => code === 'quoted')
  act(() => void chat.editor.run(quotePlace, { quote }))
  expect(await screen.findByText('1 quote')).toBeTruthy()
  expect(toasts()).toHaveLength(1)
  act(() => {
    chat.editor.run(dismissToast, { id: toasts()[0]?.id ?? '' })
    chat.editor.run(openAside, { tab: 'assistant' })
    chat.editor.run(quotePlace, { quote: { ...quote, text: 'The mail.' } })
  })
  expect(screen.getByText('2 quotes')).toBeTruthy()
  expect(toasts()).toEqual([])
})

it('[CH3] [CH37] Enter sends, Shift and Enter write on, and a composition sends nothing', async () => {
  const { user, calls } = await panel()
  const box = screen.getByRole('textbox')
  await user.type(box, 'Darker{Shift>}{Enter}{/Shift}and shorter')
  expect((box as HTMLTextAreaElement).value).toBe('Darker\nand shorter')
  act(() => {
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    )
  })
  expect(calls('sendRecord')).toEqual([])
  await user.type(box, '{Enter}')
  expect(calls('sendRecord')[0]?.body).toMatchObject({ text: 'Darker\nand shorter' })
})

it('[CH30] a message that is too long says by how much, before it is sent', async () => {
  const { editor } = await panel()
  const box = screen.getByRole('textbox')
  act(() => void editor.run(writeBox, { text: ` ${'灯'.repeat(SIZES.chatText)} ` }))
  expect(box.parentElement?.parentElement?.textContent).not.toMatch(/too (long|many)|over/i)
  act(() => void editor.run(writeBox, { text: '灯'.repeat(SIZES.chatText + 3) }))
  expect(box.parentElement?.parentElement?.textContent).toMatch(/\b3\b/)
})
