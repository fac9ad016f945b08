import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const PATIENCE_MS = 15_000

/** Mail by a mail server, as `SMTP_URL` names it. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter })
    },
    trouble: () =>
      transport.verify().then(
        () => null,
        (fault: unknown) => `${new URL(url).host} of SMTP_URL answers with ${lineOf(fault)}`,
      ),
    close: () => transport.close(),
  }
}

/** What a mail server said may have several lines. */
const lineOf = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).replaceAll(/\s+/g, ' ').trim()
