import type { HistoryLook } from '#schemas/history.ts'

const NUMBER = /^\d{1,9}$/

/** What the address of the page says is looked at in place of the game; null for the game itself. */
export function lookIn(search: string): HistoryLook | null {
  const version = new URLSearchParams(search).get('version') ?? ''
  return NUMBER.test(version) ? { kind: 'version', version: Number(version) } : null
}

/** The address of the same page at which something is looked at, or the game itself. */
export function searchFor(search: string, look: HistoryLook | null): string {
  const asked = new URLSearchParams(search)
  asked.delete('version')
  if (look !== null) asked.set('version', String(look.version))
  return `?${asked}`
}
