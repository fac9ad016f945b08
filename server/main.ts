import { createApp } from './app.ts'
import { randomIds, systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { createMailer } from './mail/post-office.ts'
import { routeGroups } from './route-groups.ts'
import { openStore } from './store/open.ts'
import { openSecret } from './store/secret.ts'
import { welcome } from './welcome.ts'

const read = readConfig(process.env)
if (!read.ok) refuse(read.faults)
const { config } = read
for (const notice of config.notices) console.error(notice)

const opened = await openStore(config.dataDir).catch((fault: unknown) =>
  refuse([`The data folder ${config.dataDir} cannot be used: ${textOf(fault)}.`]),
)
if ('refused' in opened) refuse([opened.refused])
const { store, close: closeStore } = opened
const mailer = createMailer(config, systemClock)
const outside = {
  config,
  store,
  clock: systemClock,
  ids: randomIds,
  mailer,
  secret: openSecret(config.dataDir),
}
const app = await createApp(outside, { groups: routeGroups(outside) })
const address = await app
  .listen({ host: config.host, port: config.port })
  .catch((fault: unknown) => refuse([`${textOf(fault)}.`]))
for (const line of await welcome(outside, address)) console.log(line)

let ending = false
async function end(): Promise<void> {
  if (ending) return
  ending = true
  await app.close()
  mailer.close()
  await closeStore()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
// Whoever started this process keeps a channel open: when it is gone, so is the server.
process.on('disconnect', () => void end())

function textOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** One line a fault, and no start. */
function refuse(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
