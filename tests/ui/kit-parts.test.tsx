// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Button, IconButton } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { Field, TextInput } from '#ui/kit/field.tsx'
import { Select } from '#ui/kit/select.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)
const given = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name))
const wordsAt = (element: Element, attribute: string) =>
  element
    .getAttribute(attribute)
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it.each([
  ['free', {}, [null, null], 1],
  ['busy', { busy: true }, ['true', 'true'], 0],
  ['disabled', { disabled: true }, ['true', null], 0],
  ['waiting for a reason', { reason: 'Choose one first' }, ['true', null], 0],
])(
  '[AX2] a button that is %s can be reached, and is pressed only when it is free',
  async (_, state, said, presses) => {
    const press = vi.fn()
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <Button type="submit" onClick={press} {...state}>
          Go
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' })
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    expect([button.disabled, button.type]).toEqual([false, 'submit'])
    expect(given(button, 'aria-disabled', 'aria-busy')).toEqual(said)
    await userEvent.click(button)
    expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([presses, presses])
    const tip = screen.queryByRole('tooltip')?.textContent
    expect(wordsAt(button, 'aria-describedby')?.[0]).toBe(tip)
    expect(tip).toBe('reason' in state ? state.reason : undefined)
  },
)

it('[AX2] a button of one picture is called by its name, and shows why it waits instead', () => {
  const { rerender } = render(<IconButton label="Close">x</IconButton>)
  expect(given(screen.getByRole('button', { name: 'Close' }), 'title', 'type')).toEqual([
    'Close',
    'button',
  ])
  rerender(
    <IconButton label="Close" reason="Not yet">
      x
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('')
})

it('[AX10] a button that was pressed keeps the focus while it waits for a reason, and afterwards', () => {
  const { rerender } = render(<Button>Go</Button>)
  const button = screen.getByRole('button')
  button.focus()
  for (const reason of ['Not yet', null, 'Not yet']) {
    rerender(<Button reason={reason}>Go</Button>)
    expect(document.activeElement).toBe(button)
  }
})

it.each([
  ['a rule', { hint: 'Two words' }, ['Two words'], null],
  ['a fault in its place', { hint: 'Two words', error: 'Too long' }, ['Too long'], 'true'],
  [
    'a fault above what stays',
    { hint: 'Ask us', error: 'Too long', hintStays: true },
    ['Too long', 'Ask us'],
    'true',
  ],
  ['nothing', {}, undefined, null],
])('[LG61] a field says %s under its line', (_, more, said, invalid) => {
  render(
    <Field label="Name" {...more}>
      <TextInput />
    </Field>,
  )
  const line = screen.getByLabelText('Name')
  expect(wordsAt(line, 'aria-describedby')).toEqual(said)
  expect(line.getAttribute('aria-invalid')).toBe(invalid)
})

it('[SE7] the first line of a dropdown clears the choice', async () => {
  const taken: (string | null)[] = []
  const options = [
    { value: 'a', label: 'Ash' },
    { value: 'b', label: 'Birch' },
  ]
  const props = {
    label: 'Wood',
    options,
    placeholder: 'Any',
    onChange: (one: string | null) => taken.push(one),
  }
  const user = userEvent.setup()
  const { rerender } = render(<Select {...props} value="a" />)
  const box = screen.getByRole('combobox', { name: /Wood/ })
  expect(box.textContent).toBe('Ash')
  await user.click(box)
  expect(
    (await screen.findAllByRole('option')).map((one) => [
      one.textContent,
      one.getAttribute('aria-selected'),
    ]),
  ).toEqual([
    ['Any', 'false'],
    ['Ash', 'true'],
    ['Birch', 'false'],
  ])
  await user.click(screen.getByRole('option', { name: 'Any' }))
  expect(taken).toEqual([null])
  rerender(<Select {...props} value={null} disabled />)
  expect(box.textContent).toBe('Any')
  expect(box.getAttribute('aria-disabled') ?? box.getAttribute('disabled')).not.toBeNull()
})

it.each([true, false])(
  '[AX10] a window gives the focus back when it closes; its opener is still there: %s',
  async (stays) => {
    const page = (open: boolean, opener: boolean) => (
      <main id="page" tabIndex={-1}>
        {opener && <button type="button">open</button>}
        <Dialog
          open={open}
          onClose={() => undefined}
          title="Window"
          footer={<a href="/x">foot</a>}
          aside="back"
        >
          words
        </Dialog>
      </main>
    )
    const { rerender } = render(page(false, true))
    screen.getByText('open').focus()
    rerender(page(true, true))
    const dialog = await screen.findByRole('dialog', { name: 'Window' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(dialog.textContent).toBe('backWindowwordsfoot')
    rerender(page(true, stays))
    rerender(page(false, stays))
    const goal = stays ? screen.getByText('open') : screen.getByRole('main')
    await waitFor(() => expect(document.activeElement).toBe(goal))
  },
)

it.each(['closes', 'is gone at once'])(
  '[AX10] a window whose own field takes the focus as it comes gives it back to its opener when it %s',
  async (end) => {
    const page = (isOpen: boolean, isThere = true) => (
      <main id="page" tabIndex={-1}>
        <button type="button">open</button>
        {isThere && (
          <Dialog open={isOpen} onClose={() => undefined} title="Window">
            <input autoFocus />
          </Dialog>
        )}
      </main>
    )
    const { rerender } = render(page(false))
    screen.getByText('open').focus()
    rerender(page(true))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    rerender(end === 'closes' ? page(false) : page(false, false))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('open')))
  },
)

it('[AX2] a window without a wish for its focus gives it to the first thing that can have it', async () => {
  render(
    <Dialog open onClose={() => undefined} title="Window" initialFocus={() => null}>
      words
    </Dialog>,
  )
  const close = await screen.findByRole('button', { name: 'Close' })
  await waitFor(() => expect(document.activeElement).toBe(close))
})

it.each([
  ['m', false, true],
  ['l', true, false],
] as const)(
  '[AX2] a window of size %s closes by Escape, by its cross and, unless it holds on, by a press beside it',
  async (size, scrolls, closes) => {
    const onClose = vi.fn()
    const user = userEvent.setup()
    render(
      <Dialog
        open
        onClose={onClose}
        title="Window"
        size={size}
        holdsOn={!closes}
        initialFocus={() => document.getElementById('line')}
      >
        <input id="line" />
      </Dialog>,
    )
    const line = await screen.findByRole('textbox')
    await waitFor(() => expect(document.activeElement).toBe(line))
    expect(line.parentElement?.hasAttribute('tabindex')).toBe(scrolls)
    expect(screen.queryByRole('contentinfo')).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(2)
    await user.click(document.querySelector('[role=presentation]') as Element)
    expect(onClose).toHaveBeenCalledTimes(closes ? 3 : 2)
  },
)
