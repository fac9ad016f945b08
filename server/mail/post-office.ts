import type { Clock } from '#core/engine/ports.ts'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'

/** The mailer the settings ask for: a mail server, else the outbox. */
export const createMailer = (config: Config, clock: Clock): Mailer =>
  config.smtpUrl === null
    ? createOutbox(config.dataDir, config.mailFrom, clock)
    : createSmtpMailer(config.smtpUrl, config.mailFrom)
