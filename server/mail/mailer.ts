/** A mail to one person: plain text, and nothing else. */
export type Letter = { to: string; subject: string; text: string }

/** Sends mail; rejects when it could not be handed over. */
export type Mailer = { send(letter: Letter): Promise<void>; close(): void }
