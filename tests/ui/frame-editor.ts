import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, vi } from 'vitest'
import { plugins } from '#plugins/index.ts'
import { startSpeaking } from '#ui/app/words.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
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
export function testEditor(signedIn: boolean) {
  const made = testEditorOf(plugins)
  if (signedIn) made.editor.bus.emit(fact('account/restored', { user: someUser() }))
  return { ...made, user: userEvent.setup() }
}
