import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'

type Asked = { argv: readonly string[]; env: NodeJS.ProcessEnv; exitCode?: typeof process.exitCode }
type Outcome = { told: string } | { refused: string }

/** Does something with the data folder of the settings and the one folder that is named; says what came of it. */
export async function onDataFolder(
  usage: string,
  asked: Asked,
  work: (dataDir: string, folder: string) => Promise<Outcome>,
): Promise<void> {
  const outcome = await outcomeOf(usage, asked, work)
  if ('told' in outcome) return console.log(outcome.told)
  console.error(outcome.refused)
  asked.exitCode = 1
}

async function outcomeOf(
  usage: string,
  { argv, env }: Asked,
  work: (dataDir: string, folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const [folder, ...others] = argv.slice(2)
  if (folder === undefined || others.length > 0 || folder.startsWith('-'))
    return { refused: `Say which folder, and nothing else: ${usage}` }
  const read = readConfig(env)
  if (!read.ok) return { refused: read.faults.join('\n') }
  const { dataDir, databaseUrl } = read.config
  if (databaseUrl !== null)
    return {
      refused:
        'Games and accounts are in the database of DATABASE_URL, not in the data folder: copy that by pg_dump, and the folder with it (docs/operating.md). Nothing was done.',
    }
  return work(dataDir, resolve(folder)).catch((fault: unknown) => ({
    refused: `It could not be done: ${fault instanceof Error ? fault.message : String(fault)}.`,
  }))
}
