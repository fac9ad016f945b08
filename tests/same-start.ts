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

// So is a word it asks for by a name that no word has, in an area whose words are there.
let missed: string[] = []
const miss = (_: unknown, area: string, key: string) => {
  if (i18next.hasResourceBundle('en', area)) missed.push(`${area}:${key}`)
}
const missWhole = (key: string) => {
  missed.push(`all under “${key}”`)
  return key
}
beforeEach(() => {
  missed = []
  i18next.on('missingKey', miss)
  Object.assign(i18next.options, { saveMissing: true, returnedObjectHandler: missWhole })
  return () => {
    i18next.off('missingKey', miss)
    expect(missed).toEqual([])
  }
})

// What is looked for in a page comes as late as a busy machine shows it; the library gives it a second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
}

// Files share what they import: what one began to load is loaded before the next begins.
afterAll(() => vi.dynamicImportSettled())
