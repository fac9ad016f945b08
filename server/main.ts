import { createApp } from './app.ts'
import { randomIds, systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { endWhenTold } from './end-when-told.ts'
import { createMailer } from './mail/post-office.ts'
import { mediaStoreOf } from './media/media-store-of.ts'
import { meetModel } from './model/meet.ts'
import { routeGroups } from './route-groups.ts'
import type { Readiness } from './routes/health-routes.ts'
import { prepareDataFolder } from './store/data-folder.ts'
import { openStore } from './store/open.ts'
import { openPostgres } from './store/open-postgres.ts'
import { openSecret } from './store/secret.ts'
import { cautions, welcome } from './welcome.ts'

const read = readConfig(process.env)
if (!read.ok) refuse(read.faults)
const { config } = read

const useless = prepareDataFolder(config.dataDir)
if (useless !== null) refuse([`The data folder ${config.dataDir} cannot be used: ${useless}.`])
const opened =
  config.databaseUrl === null
    ? await openStore(config.dataDir).catch((fault: unknown) =>
        refuse([`The data folder ${config.dataDir} cannot be used: ${textOf(fault)}.`]),
      )
    : await openPostgres(config.databaseUrl, (cause) =>
        console.error(
          `THE DATABASE HAS LEFT: ${textOf(cause)}. It is asked again with the next call.`,
        ),
      )
if ('refused' in opened) refuse([opened.refused])
const { store, notices, close: closeStore } = opened
const secret = openSecret(config.dataDir)
if ('refused' in secret) refuse([secret.refused])
const met = config.model === null ? undefined : await meetModel(config.model)
if (met !== undefined && 'refused' in met) refuse([met.refused])
const mailer = createMailer(config, systemClock)
const outside = {
  config,
  store,
  clock: systemClock,
  ids: randomIds,
  mailer,
  secret,
  ...(notices === undefined ? {} : { notices }),
  ...(met === undefined ? {} : { model: met.model }),
}
const app = await createApp(outside, { groups: routeGroups(outside) })
const address = await app
  .listen({ host: config.host, port: config.port })
  .catch((fault: unknown) => refuse([listenFault(fault)]))
const { missing } = (await app.inject('/readyz')).json<Readiness>()
for (const line of await welcome(outside, address, missing)) console.log(line)
if (met !== undefined) console.log(met.line)
for (const line of cautions(config)) console.error(line)
void mailer.trouble().then((trouble) => {
  if (trouble !== null) console.error(`NO MAIL CAN BE SENT: ${trouble}.`)
})
void mediaStoreOf(config)
  .trouble()
  .then((trouble) => {
    if (trouble !== null) console.error(`NO PICTURE CAN BE KEPT: ${trouble}.`)
  })
const end = endWhenTold(async () => {
  await app.close()
  mailer.close()
  await closeStore()
})
// Whoever started this process may keep a channel open: when it is gone, so is the server, also where it went meanwhile.
if (process.send !== undefined) {
  process.on('disconnect', () => void end())
  // Whoever keeps it for development starts it again when it has begun well; who goes this very moment need not hear it.
  if (process.connected) process.send('started', undefined, undefined, () => undefined)
  else void end()
}

function listenFault(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  const where = `Port ${config.port} of ${config.host}`
  if (code === 'EADDRINUSE')
    return `${where} is taken by another program: end it, or set PORT to another number (0 picks a free one).`
  if (code === 'EACCES') return `${where} may not be used by this account: set PORT above 1023.`
  return `${where} cannot be listened on: ${textOf(fault)}.`
}

function textOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** One line a fault, and no start. */
function refuse(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
