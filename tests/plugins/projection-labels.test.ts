import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../../plugins/*/projections.ts', {
  eager: true,
})
const sources = import.meta.glob<string>('../../plugins/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Also of those that only their own file reads. */
const written = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\bprojection(?:<[^>]*>)?\(\s*'([^']*)'/g)].map(([, label]) => label ?? ''),
)
const labels = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((one) =>
    typeof one === 'function' && 'label' in one && typeof one.label === 'string' ? [one.label] : [],
  ),
)

it('[CE22] every projection of the plugins has a label of its own', () => {
  expect(labels.length).toBeGreaterThan(60)
  expect(labels.filter((label) => !written.includes(label))).toEqual([])
  for (const label of written) expect(label).toMatch(/^[a-z-]+(?:[./][a-zA-Z.]+)?$/)
  expect(written.filter((label, at) => written.indexOf(label) !== at)).toEqual([])
})
