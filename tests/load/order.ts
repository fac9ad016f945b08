/** What the driver of a load is told. */
export type LoadOrder = {
  /** Creators and sockets are spread over them as a proxy would. */
  addresses: readonly string[]
  /** The token of each creator. */
  tokens: readonly string[]
  sockets: number
  /** So long new games are begun; what was begun is made to its end. */
  seconds: number
  /** The most that a text of a game takes; a picture takes up to eight times that. */
  paceMs: number
  /** Within so long all creators have begun. */
  rampMs: number
  /** Where each finished game is written, one a line. */
  file: string
}

/** A game as it was driven: when each frame came to each socket of its creator, by the clock on the wall. */
export type DrivenGame = {
  id: string
  creator: number
  idea: string
  startedAt: number
  /** So many sockets were to hear each frame. */
  sockets: number
  /** For each number of the log, less one, a time for each socket that heard it. */
  heard: number[][]
}

/** What driving came to. */
export type DriverTold = {
  faults: string[]
  /** Calls that were not answered 200, and sockets that were closed, by kind. */
  refused: Record<string, number>
  /** How long calls took, by kind. */
  calls: Record<string, number[]>
  /** What the driver itself cost: its share of a processor, and by how much its timers were late. */
  cost: { processor: number; lateP99Ms: number }
}

/** What the driver says to whoever started it. */
export type DriverWord = { kind: 'open' } | { kind: 'ended'; told: DriverTold }
