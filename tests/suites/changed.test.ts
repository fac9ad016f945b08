import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedFiles } from '../../scripts/changed-files.ts'
import { nearTests, READERS } from '../../scripts/near-tests.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed ü '))
})
afterEach(() => rmSync(folder, { recursive: true }))

const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
const git = (...words: string[]) => execFileSync('git', [...AUTHOR, ...words], { cwd: folder })
const write = (name: string, text = name) => writeFileSync(join(folder, name), text)
function commit(...names: string[]) {
  for (const name of names) write(name)
  git('add', '.')
  git('commit', '--quiet', '--message', names.join())
}

describe('what changed', () => {
  it('[HS44] is what a branch committed, edited, added and took away since it began', () => {
    git('init', '--quiet', '--initial-branch=main')
    commit('kept.ts', 'edited.ts', 'gone.ts')
    write('.git/info/exclude', 'ignored.ts')
    git('switch', '--quiet', '--create', 'work')
    commit('committed ü.ts')
    git('switch', '--quiet', 'main')
    commit('of-others.ts')
    git('switch', '--quiet', 'work')
    write('edited.ts', 'other')
    write('ignored.ts')
    mkdirSync(join(folder, 'deep'))
    write('deep/new.ts')
    symlinkSync(folder, join(folder, 'a-folder'))
    rmSync(join(folder, 'gone.ts'))
    const files = ['committed ü.ts', 'deep/new.ts', 'edited.ts']
    expect(changedFiles(folder)).toMatchObject({ files, gone: ['gone.ts'] })
    expect(changedFiles(folder, 'HEAD').files).toEqual(files.slice(1))
    expect(() => changedFiles(folder, 'nowhere')).toThrow('nowhere')
  })

  it('[HS44] is nothing right after a commit, and counts from the last one where there is no other branch', () => {
    git('init', '--quiet', '--initial-branch=elsewhere')
    commit('one.ts')
    expect(changedFiles(folder)).toEqual({
      base: expect.stringMatching(/^[0-9a-f]{7}$/),
      files: [],
      gone: [],
    })
  })
})

describe('the tests of a change', () => {
  const graph = new Map([
    ['plugins/a.ts', ['schemas/a.ts']],
    ['plugins/b.ts', ['plugins/a.ts']],
    ['tests/far.test.ts', ['plugins/b.ts']],
    ['tests/wide.test.ts', ['plugins/a.ts', 'plugins/c.ts']],
    ['tests/near.test.ts', ['plugins/a.ts']],
    ['tests/other.test.ts', ['plugins/c.ts']],
    ['tests/words.test.ts', ['ui/locales/en/home.json']],
  ])
  const near = (changed: string[], enough?: number) =>
    nearTests(graph, changed, (file) => file.endsWith('.test.ts'), enough)

  it('[HS44] come nearest first, and those that reach little else before others', () => {
    const all = ['near', 'wide', 'far'].map((name) => `tests/${name}.test.ts`)
    expect(near(['plugins/a.ts'])).toEqual({ near: all, left: 0 })
    expect(near(['schemas/a.ts'], 2)).toEqual({ near: all.slice(0, 2), left: 1 })
    expect(near(['ui/locales/en/home.json']).near).toEqual(['tests/words.test.ts'])
    for (const file of ['docs/media.md', 'tests/gone.test.ts'])
      expect(near([file])).toEqual({ near: [], left: 0 })
  })

  it('[HS44] hold every test that changed itself', () => {
    const changed = ['tests/far.test.ts', 'tests/other.test.ts']
    expect(near(changed, 1)).toEqual({ near: changed, left: 0 })
  })

  it('[HS44] the tests that read files are there', () => {
    expect(READERS.filter((file) => !existsSync(file))).toEqual([])
  })
})
