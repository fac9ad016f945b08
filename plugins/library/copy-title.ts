import { LIMITS } from '#schemas/limits.ts'

/** What a copy is called: `named` says it in the reader's language, and a title too long for that is shortened. */
export function copyTitleOf(title: string, named: (title: string) => string): string {
  const whole = named(title)
  if (whole.length <= LIMITS.titleMax) return whole
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (named(`${kept}${segment}…`).length > LIMITS.titleMax) break
    kept += segment
  }
  return named(`${kept}…`)
}
