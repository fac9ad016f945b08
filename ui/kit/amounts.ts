import type { ModelCost } from '#schemas/model-work.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** Below a cent an amount has as many digits as say something. */
const CENT = 0.01

/** Money as a language writes it. */
export const moneyIn = (language: string, { amount, currency }: ModelCost): string =>
  new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency },
    ...(amount > 0 && amount < CENT
      ? { maximumSignificantDigits: 1 }
      : { maximumFractionDigits: 2 }),
  }).format(amount)

/** How long somebody waited, in whole minutes, or in seconds where it was less than one; nothing takes no time. */
export function durationIn(language: string, ms: number): string {
  const isShort = ms < MINUTE_MS
  return new Intl.NumberFormat(language, {
    ...{ style: 'unit', unitDisplay: 'long', unit: isShort ? 'second' : 'minute' },
    maximumFractionDigits: 0,
  }).format(isShort ? Math.ceil(ms / SECOND_MS) : ms / MINUTE_MS)
}

/** The day a price was known on. */
export const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** A moment as it is there where it is read. */
export const momentIn = (language: string, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
