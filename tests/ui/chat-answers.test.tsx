// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aChatRecord } from '#fixtures/record-builder.ts'
import { LIMITS } from '#schemas/limits.ts'
import { holdTimers, many, panel, pass, scrolled } from './chat-on-screen.tsx'

holdTimers()

it('[CH18] the end comes into sight 200 ms after the panel is opened and 50 ms after a message', async () => {
  const { told } = await panel(many(3))
  expect(scrolled).not.toHaveBeenCalled()
  pass(LIMITS.scrollToBottomAfterExpandMs)
  expect(scrolled).toHaveBeenCalledTimes(1)
  await act(() => told(aChatRecord({ id: 'new', at: 9_000 })))
  pass(LIMITS.scrollToBottomAfterMs - 1)
  expect(scrolled).toHaveBeenCalledTimes(1)
  pass(1)
  expect(scrolled).toHaveBeenCalledTimes(2)
})

it('[CH95] where nothing is said yet the greeting stands at its beginning, until something is', async () => {
  const { user } = await panel([])
  pass(LIMITS.scrollToBottomAfterExpandMs)
  expect(scrolled).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox'), 'Shorten the intro{Enter}')
  pass(LIMITS.scrollToBottomAfterMs)
  expect(scrolled).toHaveBeenCalled()
})

it('[CH18] whoever has scrolled up stays there for what comes, and goes to the end with what they write', async () => {
  const { user, told } = await panel(many(3))
  pass(LIMITS.scrollToBottomAfterExpandMs)
  const list = screen.getByRole('log').parentElement as HTMLElement
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900)
  list.dispatchEvent(new Event('scroll'))
  await act(() => told(aChatRecord({ id: 'new', at: 9_000 })))
  pass(LIMITS.scrollToBottomAfterMs)
  expect(scrolled).toHaveBeenCalledTimes(1)
  await user.type(screen.getByRole('textbox'), 'Shorten the intro{Enter}')
  pass(LIMITS.scrollToBottomAfterMs)
  expect(scrolled).toHaveBeenCalledTimes(2)
})

it('[CH18] whoever has scrolled back down to the end follows it again', async () => {
  const { told } = await panel(many(3))
  pass(LIMITS.scrollToBottomAfterExpandMs)
  const list = screen.getByRole('log').parentElement as HTMLElement
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(400)
  const top = vi.spyOn(list, 'scrollTop', 'get')
  const follows = async (scrollTop: number, id: string): Promise<boolean> => {
    scrolled.mockClear()
    top.mockReturnValue(scrollTop)
    list.dispatchEvent(new Event('scroll'))
    await act(() => told(aChatRecord({ id, at: 9_000 })))
    pass(LIMITS.scrollToBottomAfterMs)
    return scrolled.mock.calls.length > 0
  }
  expect(await follows(400, 'one')).toBe(false)
  expect(await follows(480, 'two')).toBe(true)
})

it('[CH18] a list that becomes lower while it is shown goes to its end, however long that takes', async () => {
  let resized = (): void => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  await panel(many(3))
  pass(LIMITS.scrollToBottomAfterExpandMs)
  const list = screen.getByRole('log').parentElement as HTMLElement
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900)
  const height = vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(588)
  vi.spyOn(list, 'scrollTop', 'get').mockReturnValue(312)
  resized()
  scrolled.mockClear()
  // half way of a keyboard that comes: the scrolling of the step before is told after the next one
  height.mockReturnValue(311)
  list.dispatchEvent(new Event('scroll'))
  resized()
  expect(scrolled).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

it('[CH18] older messages that come above do not take the reader to the end', async () => {
  const { user, pass: wait } = await panel(many(12))
  pass(LIMITS.scrollToBottomAfterExpandMs)
  await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
  await act(() => wait(50))
  expect(screen.getByText('Reply 0')).toBeTruthy()
  pass(LIMITS.paginatedFlagResetMs)
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('[CH90] while the assistant answers, the box says beside its button why nothing can be sent', async () => {
  const { user } = await panel()
  const box = screen.getByRole('textbox')
  const line = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(line()?.textContent).toContain('Enter sends')
  await user.type(box, 'Shorten the intro{Enter}')
  expect(line()?.textContent).toBe('Sending waits for the answer.')
  // and no tip comes over what is read now
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('[CH93] what nobody answered is asked again by one press, with its quotes, and the box stays', async () => {
  const quotes = [{ title: '', text: 'He carries the mail.', path: 'npc_list.npcs[0].bio' }]
  const text = 'Make it darker'
  const asked = aChatRecord({ id: 'm1', author: 'creator', at: 1, text, quotes, clientId: 'mine' })
  const directions = [{ title: 'Try again', request: text }]
  const late = aChatRecord({ id: 'm2', at: 2, text: 'No answer.', answers: 'm1', directions })
  const { user, calls, chat } = await panel([asked, late])
  await user.type(screen.getByRole('textbox'), 'Half a thought')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(chat().box.text).toBe('Half a thought')
  const [body] = calls('sendRecord').map((call) => call.body)
  expect(body).toMatchObject({ text })
  expect(JSON.stringify(body)).toContain('He carries the mail.')
})

it('[CH100] markup stands in the chat as it was typed, in the box, a message, its quote and an answer', async () => {
  const markup = '<img src="x" onerror="alert(1)"> **b** [c](javascript:alert(2)) {{t}}'
  const quotes = [{ title: markup, text: markup, path: 'npc_list.npcs[0].bio' }]
  const typed = { author: 'creator', at: 1, text: `typed ${markup}`, quotes } as const
  const { user } = await panel([
    aChatRecord({ id: 'm1', ...typed }),
    aChatRecord({ id: 'm2', at: 2, text: `told ${markup}`, answers: 'm1' }),
  ])
  const log = screen.getByRole('log')
  for (const text of [`typed ${markup}`, `told ${markup}`]) expect(log.textContent).toContain(text)
  expect(log.textContent?.split(markup).length).toBeGreaterThan(3)
  expect(log.querySelectorAll('img, strong, b, a[href]')).toHaveLength(0)
  await user.click(screen.getByRole('textbox'))
  await user.paste(markup)
  expect(screen.getByRole('textbox')).toHaveProperty('value', markup)
})
