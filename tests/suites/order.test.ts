import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import units from '../../vitest.config.ts'
import browsers from '../../vitest.e2e.config.ts'
import long from '../../vitest.long.config.ts'

describe('the order of the suites', () => {
  it('[HS20] files and tests come shuffled, and files alone where a journey goes on in its own order', () => {
    for (const { test } of [units, long])
      expect(test?.sequence?.shuffle).toEqual({ files: true, tests: true })
    expect(browsers.test?.sequence?.shuffle).toEqual({ files: true, tests: false })
  })
})

describe('one test after another', () => {
  for (const name of ['one', 'other'])
    it(`[HS22] the ${name} of two begins in English, whatever language the one before chose`, async () => {
      if (!i18next.isInitialized) await i18next.init({ lng: 'en', resources: {} })
      expect(i18next.language).toBe('en')
      await i18next.changeLanguage('ja')
    })
})
