import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { definitionOf } from '#schemas/events/index.ts'

const read = (file: string) => readFileSync(file, 'utf8')
/** The steps of the six paths: a file, and the name that is looked for in it. */
const steps = [...read('docs/architecture.md').matchAll(/`([\w./-]+)`\s+·\s+`(\w+)`/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
)

/** Where a name is given: by a declaration, or as the key of a text. */
const given = (name: string) =>
  new RegExp(
    `^export (?:async )?(?:const|function|class|type|interface) ${name}\\b|^\\s+"${name}":`,
    'm',
  )

it('[HS52] each step of the six paths is a file that gives the name it is found by', () => {
  expect(steps.length).toBeGreaterThanOrEqual(43)
  const lost = steps.filter(({ file, name }) => !existsSync(file) || !given(name).test(read(file)))
  expect(lost).toEqual([])
})

it('[HS52] each of the six paths has three steps', () => {
  const paths = read('docs/architecture.md').split('\n## ').slice(1)
  expect(paths).toHaveLength(6)
  for (const path of paths) expect(path.match(/^\d\. /gm), path).toHaveLength(3)
})

it('[HS52] every place the glossary names is there', () => {
  const named = [...read('docs/glossary.md').matchAll(/`([\w-]+\/[\w./-]+)`/g)]
  const places = named.map(([, place = '']) => place).filter((place) => !place.includes('<'))
  expect(places.length).toBeGreaterThan(10)
  expect(places.filter((place) => !existsSync(place))).toEqual([])
})

it('[HS52] every fact the six paths name is one', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([a-z-]+\/[a-z]+[A-Z]?[A-Za-z]*)`/g)]
  const facts = named.map(([, fact = '']) => fact).filter((fact) => !existsSync(fact))
  expect(facts.length).toBeGreaterThan(5)
  expect(facts.filter((fact) => definitionOf(fact) === undefined)).toEqual([])
})
