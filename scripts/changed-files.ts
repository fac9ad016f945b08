import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** What the working tree changed, and since when: files that are there and files that are gone, by their places in the project. */
type Changed = { base: string; files: string[]; gone: string[] }

/** Where a branch left what others work on; where there is no such branch, the last commit. */
const BASES = ['origin/HEAD', 'main', 'HEAD']

/** Reads what changed since `base`, committed or not, from git; throws git's own words where it cannot. */
export function changedFiles(root: string, base?: string): Changed {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const left = (other: string): string => git('merge-base', 'HEAD', other).trim()
  const since = base === undefined ? firstOf(BASES, left) : left(base)
  const listed = [
    ...git('diff', '--name-only', '--relative', '--no-renames', '-z', since).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ]
  const paths = [...new Set(listed)].filter((path) => path !== '').toSorted()
  const found = paths.map((path) => ({
    path,
    there: statSync(join(root, path), { throwIfNoEntry: false }),
  }))
  return {
    base: since.slice(0, 7),
    files: found.filter(({ there }) => there?.isFile()).map(({ path }) => path),
    gone: found.filter(({ there }) => there === undefined).map(({ path }) => path),
  }
}

/** The first answer that is no fault; the last name has to have one. */
function firstOf(names: readonly string[], answer: (name: string) => string): string {
  const [name = '', ...others] = names
  try {
    return answer(name)
  } catch (fault) {
    if (others.length === 0) throw fault
    return firstOf(others, answer)
  }
}
