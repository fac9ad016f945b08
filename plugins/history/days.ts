const DAY_MS = 86_400_000

/** The hour and minute of a moment; empty where it is not known. */
export function timeOf(at: string, language: string): string {
  const then = new Date(at)
  if (Number.isNaN(then.getTime())) return ''
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(then)
}

/** Lines in their order, day by day. */
export function byDay<T extends { at: string }>(
  rows: readonly T[],
  now: number,
  language: string,
): { day: string; rows: T[] }[] {
  const days: { day: string; rows: T[] }[] = []
  for (const row of rows) {
    const day = dayOf(row.at, now, language)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}

/** The day a moment was on, in words: today, yesterday, a weekday or a date; empty where the moment is not known. */
function dayOf(at: string, now: number, language: string): string {
  const then = new Date(at)
  if (Number.isNaN(then.getTime())) return ''
  const days = Math.round((startOf(new Date(now)) - startOf(then)) / DAY_MS)
  if (days < 2)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
  const form: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { year: 'numeric', month: 'long', day: 'numeric' }
  return new Intl.DateTimeFormat(language, form).format(then)
}

const startOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
