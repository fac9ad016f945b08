/** What the server says of itself in the page; a server that keeps the specification alone says nothing. */
export type ServerFacts = {
  /** A language model writes there, and what it did of a game can be asked for. */
  readonly hasModel: boolean
}
