import { describe, expect, it } from 'vitest'
import { BROWSER_ALONE } from '../../scripts/mutation/browser-alone.ts'
import { distancesFrom, importGraph, importsOf } from '../../scripts/mutation/import-graph.ts'

const graph = importGraph()
const isUnitTest = (file: string): boolean => /^tests\/(?!e2e\/).+\.test\.tsx?$/.test(file)
const reached = new Set(
  [...graph.keys()].filter(isUnitTest).flatMap((file) => [...distancesFrom(graph, file).keys()]),
)

describe('what unit tests reach', () => {
  it('[HS40] every view, page, adapter and plugin is loaded by a test that needs no browser', () => {
    const ours = [...graph.keys()].filter((file) => /^(plugins(?!\/ports)|ui)\//.test(file))
    expect(ours.length).toBeGreaterThan(300)
    const unreached = ours.filter((file) => !reached.has(file) && !(file in BROWSER_ALONE))
    expect(unreached).toEqual([])
  })

  it('[HS40] what is said to need a browser is there, and no unit test loads it', () => {
    expect(
      Object.keys(BROWSER_ALONE).filter((file) => !graph.has(file) || reached.has(file)),
    ).toEqual([])
  })

  it('[HS40] a type, or a page that is asked for later, is not loaded', () => {
    const source = `
      import type { A } from '#ui/a.ts'
      import { type B } from '#ui/b.ts'
      import { c, type C } from './c.tsx'
      export { d } from '../d.ts'
      const late = import('./e.ts')`
    expect(importsOf('ui/app/x.tsx', source)).toEqual(['ui/app/c.tsx', 'ui/d.ts'])
    expect(importsOf('tests/x.test.ts', `await import('./e.ts')`)).toEqual(['tests/e.ts'])
  })
})
