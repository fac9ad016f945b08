import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRules } from './read-rules.ts'

/** What a comment calls upon behind its sentence: `(ST4)`, `(LG15, LG16)`. */
const CALLED = /(?:\/\/|\/\*\*|^\s*\*).*\(([A-Z]{1,3}\d{1,3}(?:,? (?:and )?[A-Z]{1,3}\d{1,3})*)\)/
const SOURCES = ['core', 'schemas', 'plugins', 'ui', 'server', 'bench', 'scripts']

it('[HS51] an id that a comment calls upon is a rule of this repository', () => {
  const known = new Set(readRules().rules.map(({ id }) => id))
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`))
  const called = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => CALLED.exec(line)?.[1]?.match(/[A-Z]+\d+/g) ?? [])
      .map((id) => ({ file, id })),
  )
  expect(called.length).toBeGreaterThan(50)
  expect(called.filter(({ id }) => !known.has(id))).toEqual([])
})
