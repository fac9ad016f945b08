import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, vi } from 'vitest'
import { plugins } from '#plugins/index.ts'
import { startSpeaking } from '#ui/app/words.ts'
import { worldOf } from '../core/world.ts'
import { fact, someUser } from '../plugins/session-world.ts'
import { speak, wordsIn } from './screen.tsx'

/** The words of the frame in English, and nothing left on the page or in the storage by a test. */
export function framed(): void {
  beforeAll(async () => {
    await speak()
    startSpeaking({ language: 'en', areas: wordsIn('en') })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    localStorage.clear()
  })
}

/** The product as somebody signed in, or a visitor, has it. */
export function world(signedIn: boolean) {
  const made = worldOf(plugins)
  if (signedIn) made.editor.bus.emit(fact('account/restored', { user: someUser() }))
  return { ...made, user: userEvent.setup() }
}
