import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#core/engine/ports.ts'
import type { Mailer } from './mailer.ts'

const folderOf = (dataDir: string) => join(dataDir, 'outbox')
const TIME_DIGITS = 15
const COUNT_DIGITS = 6

/** Mail where no mail server is: one `.eml` file a message, never half there, names in the order of time. */
export function createOutbox(dataDir: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let count = 0
  let last = 0
  return {
    async send(letter) {
      // A clock that was set back must not put a new mail before an old one.
      last = Math.max(last, clock.now())
      count++
      const order = `${String(last).padStart(TIME_DIGITS, '0')}-${String(count).padStart(COUNT_DIGITS, '0')}`
      const folder = folderOf(dataDir)
      await mkdir(folder, { recursive: true })
      const { message } = await transport.sendMail({ from, ...letter })
      const name = `${order}-${randomBytes(3).toString('hex')}.eml`
      const draft = join(folder, `.${name}.tmp`)
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(message)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, join(folder, name))
    },
    trouble: async () => null,
    close: () => transport.close(),
  }
}

/** The newest mails of the outbox as they were written, newest first. */
export async function readOutbox(dataDir: string, most: number): Promise<string[]> {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')))
}
