// A server, alone or one of several, as `server/main.ts` starts it, whose games were recorded beforehand.
import { flushCompileCache } from 'node:module'
import process from 'node:process'
import { createApp } from '#server/app.ts'
import { randomIds, systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { endWhenTold } from '#server/end-when-told.ts'
import { createMailer } from '#server/mail/post-office.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openStore } from '#server/store/open.ts'
import { openPostgres } from '#server/store/open-postgres.ts'
import { openSecret } from '#server/store/secret.ts'
import type { MediaMaker } from '#server/storyteller/port.ts'
import { tellRecorded } from './recorded-games.ts'

const { RECORDED_GAMES = '', PACE_MS = '0', AT_ONCE = '200', ...environment } = process.env
const read = readConfig(environment)
if (!read.ok) throw new Error(read.faults.join('\n'))
const { config } = read
const opened =
  config.databaseUrl === null
    ? await openStore(config.dataDir)
    : await openPostgres(config.databaseUrl, (cause) => console.error(cause.message))
if ('refused' in opened) throw new Error(opened.refused)
const secret = openSecret(config.dataDir)
if ('refused' in secret) throw new Error(secret.refused)
const unasked = (): never => {
  throw new Error('what is recorded has its pictures')
}
const media: MediaMaker = { picture: unasked, music: unasked, shippedMusic: unasked }
const { store, notices, close } = opened
const outside = {
  ...{ config, store, secret, clock: systemClock, ids: randomIds },
  mailer: createMailer(config, systemClock),
  ...(notices === undefined ? {} : { notices }),
}
/** Nothing of it takes memory or a processor: no game waits in line. */
const many = { paintedAtOnce: Number(AT_ONCE), paces: { toldAtOnce: Number(AT_ONCE) } }
const storyteller = tellRecorded(RECORDED_GAMES, Number(PACE_MS))
const app = await createApp(outside, { groups: [scriptRoutes({ storyteller, media, ...many })] })
const address = await app.listen({ host: '127.0.0.1', port: config.port })
endWhenTold(async () => {
  await app.close()
  await close()
})
// one that is killed keeps nothing of what it compiled unless it does so now
flushCompileCache()
process.stdout.write(`ready: ${address}\n`)
