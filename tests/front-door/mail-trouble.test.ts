import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { createMailer } from '#server/mail/post-office.ts'
import { beginServer, stop } from './server-process.ts'

// A process takes its time to start where others work beside it.
beforeAll(() => vi.setConfig({ testTimeout: 120_000 }))
afterAll(() => vi.resetConfig())

type Listening = { listen: (...words: [number, string, () => void]) => unknown; address?: unknown }

const listening = (server: Listening) =>
  new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

/** A port that nobody listens at. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await listening(server)
  const { port } = server.address() as { port: number } // it listens at the network
  await new Promise((resolve) => server.close(resolve))
  return port
}

function mailerFor(url: string) {
  const read = readConfig({ SMTP_URL: url, MAIL_FROM: 'a@example.com' })
  if (!read.ok) throw new Error(read.faults.join())
  return createMailer(read.config, systemClock)
}

it('[FD13] a mail server that is not there is told loudly, and the start goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  const port = await closedPort()
  const begun = beginServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://me:canary@127.0.0.1:${port}`,
  })
  const [line] = await begun.says(/^NO MAIL CAN BE SENT: .*$/m)
  expect(line).toContain(`127.0.0.1:${port} of SMTP_URL`)
  expect(line).toContain('ECONNREFUSED')
  const [, address] = await begun.says(/ready: (http:\S+)/)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(begun.output()).not.toContain('canary')
  await stop(begun)
  await rm(dataDir, { recursive: true })
})

it('[FD13] a mail server that refuses the password is told with its words, not with the password', async () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: (_, __, answer) => answer(new Error('go\naway')),
  })
  await listening(server)
  const { port } = server.server.address() as { port: number } // it listens at the network
  const mailer = mailerFor(`smtp://me:canary@127.0.0.1:${port}`)
  const trouble = await mailer.trouble()
  expect(trouble).toMatch(/^127\.0\.0\.1:\d+ of SMTP_URL answers with Invalid login: [^\n]*away$/)
  expect(trouble).not.toContain('canary')
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

it('[FD13] a mail server that works, and the outbox, are no trouble', async () => {
  const server = new SMTPServer({ authOptional: true, hideSTARTTLS: true })
  await listening(server)
  const { port } = server.server.address() as { port: number } // it listens at the network
  const mailer = mailerFor(`smtp://127.0.0.1:${port}`)
  expect(await mailer.trouble()).toBeNull()
  expect(await mailerFor('').trouble()).toBeNull()
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
