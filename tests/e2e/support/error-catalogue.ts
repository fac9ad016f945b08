import { CREATING } from './error-creating.ts'
import { EDITING } from './error-editing.ts'
import { LIVE } from './error-live.ts'
import type { Scenario } from './error-message.ts'
import { PUBLISHING } from './error-publishing.ts'

/** Every message of section 8 that can be provoked, by how that is done. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...CREATING,
  ...EDITING,
  ...LIVE,
  ...PUBLISHING,
}

/** Messages that wait for quoting, chat and revision: their words exist, their faults do not yet. */
export const WAITING: Readonly<Record<string, string>> = {
  send_failed: 'Failed to send',
  message_send_failed: 'Failed to send message',
  message_sent: 'Message sent',
  history_failed: 'Failed to load history messages',
  chat_waiting: 'Game generating, you can send messages after completion...',
}
