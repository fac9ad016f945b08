import { globSync, readFileSync } from 'node:fs'
import { BROWSER_ALONE } from './browser-alone.ts'
import { type Fault, faultsIn } from './faults.ts'

/** The parts a score is told of: `views` are the `.tsx` of the plugins and the interface, a path is a part of its own. */
export const FOLDERS = ['core', 'schemas', 'plugins', 'views', 'ui', 'server']

/** Texts told are data, and no test judges a sentence. */
const DATA = /\/content\/|^ui\/locales\/|^server\/http\/words\//
/** So many faults of a file count at most when files are drawn: a table of numbers is not half the product. */
const OF_A_FILE = 40

const filesOf = (folder: string, root: string): string[] => {
  const at = folder === 'views' ? '{plugins,ui}' : folder
  const ending = folder === 'views' ? 'tsx' : /^(plugins|ui)$/.test(folder) ? 'ts' : '{ts,tsx}'
  const files = /\.tsx?$/.test(folder) ? [folder] : globSync(`${at}/**/*.${ending}`, { cwd: root })
  const isJudged = (file: string) =>
    !DATA.test(file) && !file.endsWith('.d.ts') && !(file in BROWSER_ALONE)
  return files.filter(isJudged).toSorted()
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A fault drawn, and the part it counts for. */
export type Drawn = Fault & { folder: string }

/** As many faults as asked, evenly over the parts; in a part by file, in a file by kind, so that no kind drowns others. */
export function pick(root: string, folders: string[], count: number, seed: number): Drawn[] {
  const random = randomOf(seed)
  return folders.flatMap((folder, place) => {
    const share = Math.floor(count / folders.length) + (place < count % folders.length ? 1 : 0)
    return drawn(root, folder, share, random).map((fault) => ({ ...fault, folder }))
  })
}

function drawn(root: string, folder: string, share: number, random: () => number): Fault[] {
  const files = filesOf(folder, root)
    .map((file) => faultsIn(file, readFileSync(`${root}/${file}`, 'utf8')))
    .filter((faults) => faults.length > 0)
  const taken = new Set<Fault>()
  const total = files.reduce((sum, faults) => sum + faults.length, 0)
  while (taken.size < Math.min(share, total)) taken.add(drawOne(files, random))
  return [...taken]
}

function drawOne(files: Fault[][], random: () => number): Fault {
  const places = files.flatMap((faults) => Array(Math.min(faults.length, OF_A_FILE)).fill(faults))
  const faults: Fault[] = places[Math.floor(random() * places.length)]
  const kinds = [...new Set(faults.map(({ kind }) => kind))]
  const kind = kinds[Math.floor(random() * kinds.length)]
  const some = faults.filter((one) => one.kind === kind)
  return some[Math.floor(random() * some.length)] as Fault
}
