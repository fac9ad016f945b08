import i18next from 'i18next'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// Whatever language a test chose, the next one begins in English: tests come in any order.
afterEach(async () => {
  if (i18next.isInitialized && i18next.language !== 'en') await i18next.changeLanguage('en')
})

// What React complains of (two parts of one name, a property no element has) is a fault of the view it is shown in.
beforeEach(() => {
  const complaints = vi.spyOn(console, 'error')
  return () => {
    const said = complaints.mock.calls
    complaints.mockRestore()
    expect(said).toEqual([])
  }
})

// Files share what they import: what one began to load is loaded before the next begins.
afterAll(() => vi.dynamicImportSettled())
