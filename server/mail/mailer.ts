/** A mail to one person: plain text, and nothing else. */
export type Letter = { to: string; subject: string; text: string }

/** Sends mail; rejects when it could not be handed over. */
export type Mailer = {
  send(letter: Letter): Promise<void>
  /** Why no mail could be handed over now, in one line; null where it could. */
  trouble(): Promise<string | null>
  close(): void
}
