import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = {
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}
const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const named = Object.entries(packages).filter(([path]) => path !== '')

describe('the lock file', () => {
  it('[SC9] names no place to fetch from, so that whoever installs asks the public registry', () => {
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('[SC9] holds the integrity of every package that is installed', () => {
    const installed = named.filter(([path]) => existsSync(path))
    expect(installed.length).toBeGreaterThan(200)
    const unchecked = installed.filter(([, { integrity = '' }]) => !/^sha(512|1)-/.test(integrity))
    expect(unchecked.map(([path]) => path)).toEqual([])
  })

  it('[SC9] lacks an integrity only for optional parts of other platforms', () => {
    const unchecked = named.filter(([, { integrity }]) => integrity === undefined)
    const needed = unchecked.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))
    expect(needed.map(([path]) => path)).toEqual([])
  })
})
