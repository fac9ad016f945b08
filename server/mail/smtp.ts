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
    close: () => transport.close(),
  }
}
