import { dirname, join, normalize } from 'node:path'

const IMPORT =
  /\b(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)['"`]|\bimport\.meta\.glob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]|\brequire\(\s*['"]([^'"]+)['"]/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Every place a source text imports: static, type-only, re-exported and dynamic. */
export const importsIn = (file: string, source: string): string[] =>
  [...source.replace(COMMENT, '').matchAll(IMPORT)].map(([, ...names]) =>
    placeOf(file, names.find(Boolean) ?? ''),
  )

function placeOf(file: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return normalize(join(dirname(file), name))
  return name
}

/** The folder of a plugin that a file belongs to; null where it belongs to none. */
const pluginOf = (file: string): string | null => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? null

/** The first circle among folders, each importing the next; null where there is none. */
export function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  const visit = (folder: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(folder)
    if (at !== -1) return [...path.slice(at), folder]
    if (done.has(folder)) return null
    for (const next of graph.get(folder) ?? []) {
      const circle = visit(next, [...path, folder])
      if (circle !== null) return circle
    }
    done.add(folder)
    return null
  }
  for (const folder of graph.keys()) {
    const circle = visit(folder, [])
    if (circle !== null) return circle
  }
  return null
}

/** Which plugin folders each plugin folder imports from. */
export function pluginGraph(sources: readonly (readonly [file: string, source: string])[]) {
  const graph = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    const from = pluginOf(file)
    if (from === null) continue
    const found = importsIn(file, source).flatMap((to) => pluginOf(to) ?? [])
    graph.set(from, new Set([...(graph.get(from) ?? []), ...found.filter((to) => to !== from)]))
  }
  return graph
}
