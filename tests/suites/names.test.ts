import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const EXPORTED = /^export (?:async )?(?:const|function\*?|type|interface|class) (\w+)/gm

/** Where files that share a name mean one thing by it: in each of these they stand for the same. */
const MEANT = {
  'the engine, and what the product makes of it':
    /^(core\/engine\/[\w-]+|plugins\/(kit|fold|editor)|schemas\/(table|event|events\/index))\.ts$/,
  'a slice, and the plugin that owns it': /^(schemas\/slices\/[\w-]+|plugins\/[\w-]+\/index)\.ts$/,
  'a page, which the routes import': /^ui\/pages\/[\w-]+\.tsx$/,
  'a reader of ideas in each language':
    /^server\/storyteller\/reading\/(typed\/)?(en|zh|ja|vocabulary)\/[\w-]+\.ts$/,
  'a drawing of the thing in each kind of picture':
    /^server\/media\/paint\/(cover|diorama|props)\/[\w-]+\.ts$/,
} as const

/** The names that files export for different things, with these files. */
function doubled(sources: ReadonlyMap<string, string>): [name: string, files: string[]][] {
  const files = new Map<string, Set<string>>()
  for (const [file, source] of sources)
    for (const [, name = ''] of source.matchAll(EXPORTED))
      files.set(name, (files.get(name) ?? new Set()).add(file))
  const meanings = (all: ReadonlySet<string>): Set<string> =>
    new Set(
      [...all].map(
        (file) => Object.entries(MEANT).find(([, places]) => places.test(file))?.[0] ?? file,
      ),
    )
  return [...files].flatMap(([name, all]): [string, string[]][] =>
    // a drawing is called what it shows: a library that is drawn is not the list of one's games
    [...meanings(all)].filter((meaning) => !meaning.startsWith('a drawing')).length > 1
      ? [[name, [...all]]]
      : [],
  )
}

it('[HS53] an exported name means one thing', () => {
  const files = globSync('{schemas,core,plugins,ui,server}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  expect(doubled(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
})

it('[HS53] and the same name for two things is told with its files', () => {
  const source = 'export const shelf = 1\nexport type Shelf = 2\n'
  const two = new Map([
    ['ui/kit/one.ts', source],
    ['server/two.ts', 'export function shelf() {}'],
    ['plugins/library/index.ts', 'export const library = 1'],
    ['schemas/slices/library.ts', 'export const library = 2'],
  ])
  expect(doubled(two)).toEqual([['shelf', ['ui/kit/one.ts', 'server/two.ts']]])
})
