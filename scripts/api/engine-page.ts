import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Exported, exportedFrom } from './exported.ts'

/** Where the page stands, and what it tells of. */
export const ENGINE_PAGE = 'docs/engine-api.md'

/** A file of the engine and what it exports. */
export type EngineFile = { file: string; exported: Exported[] }

/** What the files of the engine export, by name of file. */
export const engineFiles = (): EngineFile[] =>
  globSync('core/engine/*.ts')
    .toSorted()
    .map((path) => ({
      file: basename(path),
      exported: exportedFrom(path, readFileSync(path, 'utf8')),
    }))

const HEAD = `# The engine, name by name

What \`core/engine\` exports, as its sources say it: each name with its sentence and its signature. How the parts play together stands in
[its README](../core/engine/README.md). \`npm run docs\` writes this page, and a test holds it to the sources.
`

/** The page of the engine's names: first where each stands, then each file. */
export function enginePage(files: readonly EngineFile[]): string {
  const told = files.filter(({ exported }) => exported.length > 0)
  const listed = told.map(({ file, exported }) => {
    const names = exported.map(({ name }) => `\`${name}\``).join(', ')
    return `- [${file}](#${file.replace('.', '')}): ${names}\n`
  })
  return `${HEAD}\n${listed.join('')}${told.map(sectionOf).join('')}`
}

const sectionOf = ({ file, exported }: EngineFile): string =>
  `\n## ${file}\n${exported.map(entryOf).join('')}`

const entryOf = ({ name, doc, signature }: Exported): string =>
  `\n### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\`\n`
