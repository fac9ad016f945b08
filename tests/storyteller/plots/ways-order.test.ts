import { expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import type { PlotWay } from '#server/storyteller/builtin/plot-key.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'

const IDEAS = Array.from(
  { length: 60 },
  (_, year) => `The clockmaker’s ${1900 + year} riddle contest`,
)

/** What is offered first for an idea. */
function first(idea: string): Omit<PlotWay, 'salt'> {
  const [way] = waysFor({ read: readFor(idea, 'en_US'), salt: '' }, packOf('en_US'))
  if (way === undefined || !('plot' in way)) throw new Error(`no plot is offered for ${idea}`)
  return way.plot
}

const most = (keys: readonly unknown[]): number =>
  Math.max(...[...Map.groupBy(keys, (key) => key).values()].map((same) => same.length))

it('[PG21] another idea begins with another plot and another telling, the same idea with the same ones', () => {
  const offered = IDEAS.map(first)
  expect(offered).toEqual(IDEAS.map(first))
  const plots = offered.map(({ plot }) => plot)
  expect(new Set(plots)).toEqual(new Set(['contest-fair', 'contest-match']))
  expect(most(plots)).toBeLessThanOrEqual(40)
  expect(most(offered.map(({ outline }) => outline))).toBeLessThanOrEqual(40)
})
