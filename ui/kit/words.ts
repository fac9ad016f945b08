import type { RequestLanguage } from '#schemas/language.ts'

/** Words of one area: texts, each under its path. */
export type WordTable = { [name: string]: string | WordTable }

/** What the frame of every page and home say: small enough to stand in the page itself. */
export type SpokenWords = {
  language: RequestLanguage
  areas: { [area: string]: WordTable }
}

export type Values = { [name: string]: string | number }

const PLACE = /\{\{\s*(\w+)\s*(?:,\s*(number))?\s*\}\}/g

/** A whole number as all our languages write it; Intl would cost home 50 ms of its way to the first answer. */
const grouped = (number: string | number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** The text at a path with its values set in; the path itself where no text stands. */
export function wordIn(
  { areas }: SpokenWords,
  area: string,
  path: string,
  values: Values = {},
): string {
  let found: string | WordTable | undefined = areas[area]
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'string') return path
  return found.replace(PLACE, (_, name: string, kind?: string) => {
    const value = values[name] ?? ''
    return kind === undefined ? String(value) : grouped(value)
  })
}
