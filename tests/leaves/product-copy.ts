import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { importsIn, pluginGraph } from '../imports.ts'
import { sweptScreens } from '../sweep.ts'

const PROJECT = join(import.meta.dirname, '..', '..')
const modules = join(PROJECT, 'node_modules')
const PRODUCT = ['schemas', 'core', 'plugins', 'ui', 'server', 'package.json']
const sources = globSync('{plugins,ui,server,scripts}/**/*.{ts,tsx}', { cwd: PROJECT }).map(
  (file) => [file, readFileSync(join(PROJECT, file), 'utf8')] as const,
)

const TRIES = ['leaves', 'needed', 'added'] as const
/** Whether the types of such a copy are checked in this run: where nothing of the product changed, of one by the seed. */
export const isTried = (one: (typeof TRIES)[number]): boolean => sweptScreens(TRIES).includes(one)

/** The lists in which plugins have their rows: what runs, and what stands on which page. */
const LISTS = ['plugins/index.ts', ...globSync('ui/views/*.tsx', { cwd: PROJECT })]

/** The plugins that nothing but the lists imports: each can be taken away with its rows. */
export function leaves(): string[] {
  const graph = pluginGraph(sources)
  const needed = new Set([...graph.values()].flatMap((ones) => [...ones]))
  for (const [file, source] of sources) {
    if (LISTS.includes(file) || /^plugins\/[^/]+\//.test(file)) continue
    for (const to of importsIn(file, source)) needed.add(/^plugins\/([^/]+)\//.exec(to)?.[1] ?? '')
  }
  return [...graph.keys()].filter((name) => !needed.has(name)).toSorted()
}

/** A list without the rows of a plugin: its imports, and the names they bring. */
export function withoutRows(list: string, plugin: string): string {
  const imports = new RegExp(`^import \\{([^}]*)\\} from '(?:#plugins|\\.)/${plugin}/.*\n`, 'gm')
  const names = [...list.matchAll(imports)].flatMap(([, found = '']) => found.split(','))
  const rows = new RegExp(`\\b(${names.map((name) => name.trim()).join('|')})\\b,?`, 'g')
  const rest = list.replace(imports, '')
  return names.length === 0
    ? rest
    : rest.replace(/^(?!import ).*$/gm, (line) => line.replace(rows, ''))
}

/** The product in a folder of its own, where it can be changed; `more` are further parts of the project. */
export function copyProduct(more: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-copy-'))
  const place = (file: string) => join(root, file)
  for (const part of [...PRODUCT, ...more])
    cpSync(join(PROJECT, part), place(part), { recursive: true })
  symlinkSync(modules, place('node_modules'))
  const settings = {
    extends: join(PROJECT, 'tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: './types.tsbuildinfo' },
    include: PRODUCT.slice(0, -1),
  }
  writeFileSync(place('tsconfig.json'), JSON.stringify(settings))
  return {
    root,
    read: (file: string) => readFileSync(place(file), 'utf8'),
    write(file: string, text: string): void {
      mkdirSync(dirname(place(file)), { recursive: true })
      writeFileSync(place(file), text)
    },
    /** Takes a plugin away with its rows; answers how to bring it back. */
    takeAway(plugin: string): () => void {
      const folder = join('plugins', plugin)
      rmSync(place(folder), { recursive: true })
      const lists = LISTS.map((list) => [list, readFileSync(place(list), 'utf8')] as const)
      for (const [list, text] of lists) writeFileSync(place(list), withoutRows(text, plugin))
      return () => {
        cpSync(join(PROJECT, folder), place(folder), { recursive: true })
        for (const [list, text] of lists) writeFileSync(place(list), text)
      }
    },
    /** What the checker of types finds wrong; empty where nothing is. */
    faults(): string {
      try {
        execFileSync(join(modules, '.bin', 'tsc'), ['-p', root, '--checkers', '1'])
        return ''
      } catch (fault) {
        return fault instanceof Error && 'stdout' in fault ? String(fault.stdout) : String(fault)
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}
