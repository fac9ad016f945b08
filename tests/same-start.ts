import i18next from 'i18next'
import { afterAll, afterEach, vi } from 'vitest'

// Whatever language a test chose, the next one begins in English: tests come in any order.
afterEach(async () => {
  if (i18next.isInitialized && i18next.language !== 'en') await i18next.changeLanguage('en')
})

// Files share what they import: what one began to load is loaded before the next begins.
afterAll(() => vi.dynamicImportSettled())
