/** What was typed into the home screen's box and not sent: it is there before the core is, and outlives the page (ID21). */
export interface UnsentIdea {
  read(): string
  write(text: string): void
  /** Hears each change; what it answers ends that. */
  hear(changed: () => void): () => void
}
