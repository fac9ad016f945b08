import { expect, it } from 'vitest'
import { plugins } from '#plugins/index.ts'

const folders = Object.keys(import.meta.glob('../../plugins/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
)

it('[CE23] each plugin is called by its folder, and none twice', () => {
  const names = plugins.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(30)
  const isOf = (name: string, folder: string) => name === folder || name.endsWith(`-${folder}`)
  expect(names.filter((name) => !folders.some((folder) => isOf(name, folder)))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
