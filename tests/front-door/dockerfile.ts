import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './server-process.ts'

/** One instruction of a Dockerfile, its lines joined. */
type Instruction = { name: string; words: string }
export type Copied = { from: string | null; sources: string[]; target: string }
/** What is done from one `FROM` to the next. */
export type ImageStage = { base: string; name: string | null; instructions: Instruction[] }

/** The stages of the project's Dockerfile. */
export function readDockerfile(): ImageStage[] {
  const text = readFileSync(join(PROJECT, 'Dockerfile'), 'utf8')
  const lines = text.replace(/\\\n\s*/g, '').split('\n')
  const stages: ImageStage[] = []
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [base = '', , stage = null] = words.split(/\s+/)
      stages.push({ base, name: stage, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, words })
  }
  return stages
}

/** The words of all instructions of a name. */
export const saidBy = (stage: ImageStage, name: string): string[] =>
  stage.instructions.filter((one) => one.name === name).map(({ words }) => words)

/** What a stage copies, from the project (null) or from another stage. */
export const copiedIn = (stage: ImageStage): Copied[] =>
  saidBy(stage, 'COPY').map((words) => {
    const [, from = null, rest = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(words) ?? []
    const paths = rest.split(/\s+/)
    return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
  })

/** What a stage sets in the environment. */
export const environmentOf = (stage: ImageStage): Record<string, string> =>
  Object.fromEntries(
    saidBy(stage, 'ENV').flatMap((words) =>
      words.split(/\s+/).map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=', 2)
        return [name, value]
      }),
    ),
  )

/** The words of an instruction that is a list of them, as `CMD` and what `HEALTHCHECK` runs. */
export const wordsIn = (words: string): string[] =>
  JSON.parse(words.slice(words.indexOf('['))) as string[]
