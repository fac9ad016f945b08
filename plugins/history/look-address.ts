import type { HistoryLook } from '#schemas/history.ts'

const VERSION = /^\d{1,9}$/
const TWO = /^(\d{1,9})-(\d{1,9})$/

/** What the address of the page says is looked at in place of the game; null for the game itself. */
export function lookIn(search: string): HistoryLook | null {
  const asked = new URLSearchParams(search)
  const two = TWO.exec(asked.get('compare') ?? '')
  if (two !== null) return { kind: 'comparison', from: Number(two[1]), to: Number(two[2]) }
  const version = asked.get('version') ?? ''
  return VERSION.test(version) ? { kind: 'version', version: Number(version) } : null
}

/** The address of the same page at which something is looked at, or the game itself. */
export function searchFor(search: string, look: HistoryLook | null): string {
  const asked = new URLSearchParams(search)
  asked.delete('version')
  asked.delete('compare')
  if (look?.kind === 'version') asked.set('version', String(look.version))
  if (look?.kind === 'comparison') asked.set('compare', `${look.from}-${look.to}`)
  return `?${asked}`
}
