import type { ImportGraph } from './mutation/import-graph.ts'

/** Cheap tests that read files instead of importing them: whatever changed may be a matter of theirs. */
export const READERS = [
  'tests/architecture.test.ts',
  'tests/lock-file.test.ts',
  'tests/rules/rules.test.ts',
  'tests/suites/changelog.test.ts',
  'tests/suites/editor-config.test.ts',
  'tests/suites/engine-api.test.ts',
  'tests/ui/locales.test.ts',
]

/** A file that every test reaches says nothing about any of them: so many of the nearest are enough. */
const ENOUGH = 4

/**
 * The tests that reach one of these files by imports, the nearest `enough` of them, and how many are left. At the
 * same distance the one that reaches the fewest other files comes first: it is about the change and quick.
 */
export function nearTests(
  graph: ImportGraph,
  changed: readonly string[],
  isTest: (file: string) => boolean,
  enough = ENOUGH,
): { near: string[]; left: number } {
  const importers = importersIn(graph)
  const distance = new Map(changed.map((file) => [file, 0]))
  // a map goes on to what is added while it is walked
  for (const [file, steps] of distance)
    for (const importer of importers.get(file) ?? [])
      if (!distance.has(importer)) distance.set(importer, steps + 1)
  const tests = [...distance]
    // one that is gone has no imports, and cannot run
    .filter(([file]) => graph.has(file) && isTest(file))
    .map(([file, steps]) => ({ file, steps, imports: graph.get(file)?.length ?? 0 }))
    .sort((one, other) => one.steps - other.steps || one.imports - other.imports)
    .map(({ file }) => file)
  // what was changed itself runs in any case
  const most = Math.max(enough, tests.filter((file) => distance.get(file) === 0).length)
  return { near: tests.slice(0, most), left: Math.max(0, tests.length - most) }
}

/** Of each file those that load it; a file that is no source, as a table of words, too. */
function importersIn(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, loaded] of graph)
    for (const one of loaded) importers.set(one, [...(importers.get(one) ?? []), file])
  return importers
}
