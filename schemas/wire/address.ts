/**
 * Where the server's own media stand inside its log: the log outlives the address the server is reached at,
 * so the origin is put in when a fact leaves the server.
 */
export const STORED_ORIGIN = 'http://media.invalid'

/** The address a client can fetch: stored ones get the present origin, foreign ones stay. */
export const presentAddress = (address: string, origin: string): string =>
  address.startsWith(`${STORED_ORIGIN}/`) ? origin + address.slice(STORED_ORIGIN.length) : address

export const presentOrNull = (address: string | null, origin: string): string | null =>
  address === null ? null : presentAddress(address, origin)
