const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number from 0 to 999 in words. */
export function number(value: number): string {
  if (value < 20) return SMALL[value] ?? String(value)
  if (value < 100)
    return [TENS[Math.floor(value / 10)], value % 10 === 0 ? '' : SMALL[value % 10]]
      .filter(Boolean)
      .join('-')
  const rest = value % 100 === 0 ? '' : ` and ${number(value % 100)}`
  return `${number(Math.floor(value / 100))} hundred${rest}`
}

const PAST: Readonly<Record<number, string>> = { 15: 'a quarter', 30: 'half' }

/** Minutes of an hour: a person says “minutes” where they are no fives. */
const minutesOf = (count: number): string =>
  PAST[count] ??
  (count % 5 === 0 ? number(count) : `${number(count)} ${count === 1 ? 'minute' : 'minutes'}`)

/** Minutes after midnight as a person says them. */
export function time(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const named = (of: number): string => number(((of + 11) % 12) + 1)
  if (past === 0) return `${named(hour)} o’clock`
  if (past <= 30) return `${minutesOf(past)} past ${named(hour)}`
  return `${minutesOf(60 - past)} to ${named(hour + 1)}`
}
