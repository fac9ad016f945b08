import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { longFirst } from '../../scripts/long-first.ts'
import units from '../../vitest.config.ts'
import browsers from '../../vitest.e2e.config.ts'
import long from '../../vitest.long.config.ts'

/** The order in which so many files in a folder come by a seed. */
async function orderOf(seed: number, root = '/one'): Promise<string[]> {
  const files = Array.from({ length: 20 }, (_, at) => `${at % 4 === 0 ? 'walk' : 'file'}-${at}`)
  const order = new (longFirst(/walk/))({ config: { root, sequence: { seed } } } as Vitest)
  const asked = files.map((name) => ({ moduleId: `${root}/${name}` }) as TestSpecification)
  return (await order.sort(asked)).map(({ moduleId }) => moduleId.slice(root.length + 1))
}

describe('the order of the suites', () => {
  it('[HS20] files come by the seed, the same in any folder, those that take longest first', async () => {
    const order = await orderOf(7)
    expect(await orderOf(7, '/elsewhere')).toEqual(order)
    const others = await Promise.all([8, 9, 10].map((seed) => orderOf(seed)))
    for (const other of others) {
      expect(other).not.toEqual(order)
      expect(other.toSorted()).toEqual(order.toSorted())
      expect(other.slice(0, 5).every((name) => name.startsWith('walk'))).toBe(true)
    }
    expect(new Set(others.map(([first]) => first)).size).toBeGreaterThan(1)
  })

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
