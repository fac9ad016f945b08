import { resolve } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'

type Asked = { argv: readonly string[]; env: NodeJS.ProcessEnv; exitCode?: typeof process.exitCode }
type Outcome = { told: string } | { refused: string }

/** Does something with the data folder of the settings and the one folder that is named; says what came of it. */
export async function onDataFolder(
  usage: string,
  asked: Asked,
  work: (config: Config, folder: string) => Promise<Outcome>,
): Promise<void> {
  const outcome = await outcomeOf(usage, asked, work)
  if ('told' in outcome) return console.log(outcome.told)
  console.error(outcome.refused)
  asked.exitCode = 1
}

async function outcomeOf(
  usage: string,
  { argv, env }: Asked,
  work: (config: Config, folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const [folder, ...others] = argv.slice(2)
  if (folder === undefined || others.length > 0 || folder.startsWith('-'))
    return { refused: `Say which folder, and nothing else: ${usage}` }
  const read = readConfig(env)
  if (!read.ok) return { refused: read.faults.join('\n') }
  if (read.config.databaseUrl !== null)
    return {
      refused:
        'Games and accounts are in the database of DATABASE_URL, not in the data folder: copy that by pg_dump, and the folder and the bucket of MEDIA_URL with it (docs/operating.md). Nothing was done.',
    }
  return work(read.config, resolve(folder)).catch((fault: unknown) => ({
    refused: `It could not be done: ${fault instanceof Error ? fault.message : String(fault)}.`,
  }))
}
