import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { treeOf } from './syntax.ts'

/** Of each source file the files it loads when it is loaded itself: no types, and nothing that is asked for later. */
export type ImportGraph = Map<string, string[]>

/** The import graph of the product and its tests, read from the folder one stands in. */
export const importGraph = (root = '.'): ImportGraph =>
  new Map(
    globSync('{core,schemas,plugins,ui,server,fixtures,tests,bench,scripts}/**/*.{ts,tsx}', {
      cwd: root,
    })
      .filter((file) => !file.endsWith('.d.ts'))
      .map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]),
  )

/** The files of ours a source loads; a test also loads what it asks for while it runs. */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = treeOf(file, source).module
  const lasting = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const handedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  )
  const asked = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  )
  const names = [...lasting, ...handedOn, ...(file.startsWith('tests/') ? asked : [])]
  return names.flatMap((name) => placeOf(file, name))
}

function placeOf(file: string, name: string): string[] {
  if (name.startsWith('#')) return [name.slice(1)]
  return name.startsWith('.') ? [join(dirname(file), name)] : []
}

/** How many steps of import lie between a file and each one it reaches. */
export function distancesFrom(graph: ImportGraph, file: string): Map<string, number> {
  const found = new Map([[file, 0]])
  for (const [at, steps] of found)
    for (const next of graph.get(at) ?? [])
      if (graph.has(next) && !found.has(next)) found.set(next, steps + 1)
  return found
}
