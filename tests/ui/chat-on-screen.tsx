import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { aChatRecord, plannedGame } from '#fixtures/record-builder.ts'
import { chatView } from '#plugins/chat/view.tsx'
import type { ChatRecord } from '#schemas/record.ts'
import { openChat } from '../plugins/chat-editor.ts'
import { onScreen, speak } from './screen.tsx'

export const Panel = chatView.slots['editor.aside.assistant']?.component as () => React.ReactNode

/** Where the messages were scrolled to, as nothing is laid out here. */
export const scrolled = vi.fn()

/** Timers of a whole file's tests in their hands; what goes on by itself goes on. */
export function holdTimers(): void {
  beforeAll(() => speak())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    Element.prototype.scrollTo = scrolled
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    scrolled.mockReset()
  })
}
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** The chat about a game, open beside nothing else. */
export async function panel(history: readonly ChatRecord[] = [], game = plannedGame()) {
  const chat = await openChat({ history, game })
  onScreen(
    chat.editor,
    <main>
      <Panel />
    </main>,
  )
  await screen.findByRole('textbox')
  return { ...chat, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

/** So many messages, the oldest first. */
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aChatRecord({ id: `r${at}`, at: at + 1, text: `Reply ${at}` }),
  )
