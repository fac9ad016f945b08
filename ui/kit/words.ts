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

/**
 * A number as its reader writes it. Our languages all part whole numbers by commas, so that only others ask Intl: its
 * first use costs home 50 ms of its way to the first answer.
 */
function numberIn(language: RequestLanguage, number: number): string {
  if (!Number.isSafeInteger(number) || number < 0)
    return new Intl.NumberFormat(language).format(number)
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** The text at a path with its values set in; the path itself where no text stands. */
export function wordIn(
  { language, areas }: SpokenWords,
  area: string,
  path: string,
  values: Values = {},
): string {
  let found: string | WordTable | undefined = areas[area]
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'string') return path
  return found.replace(PLACE, (_, name: string, kind?: string) => {
    const value = values[name] ?? ''
    return kind === undefined ? String(value) : numberIn(language, Number(value))
  })
}
