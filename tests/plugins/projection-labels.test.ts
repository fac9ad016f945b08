import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../../plugins/*/projections.ts', {
  eager: true,
})
const labels = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((one) =>
    typeof one === 'function' && 'label' in one && typeof one.label === 'string' ? [one.label] : [],
  ),
)

it('[CE22] every projection of the plugins has a label of its own', () => {
  expect(labels.length).toBeGreaterThan(60)
  for (const label of labels) expect(label).toMatch(/^[a-z-]+(?:[./][a-zA-Z.]+)?$/)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})
