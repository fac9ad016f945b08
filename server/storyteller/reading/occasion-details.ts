import type { Occasion } from '#server/storyteller/builtin/kit.ts'

type Row = { readonly of: string }

/** The first row whose words stand in a text. */
const rowFor = <R extends Row>(rows: readonly R[] = [], text = ''): R | undefined =>
  rows.find(({ of }) => text !== '' && new RegExp(of, 'iu').test(text))

/** What may be told of whoever plays, of where it happens and of what it is made for: by their words in an idea. */
export function detailWords(
  { heroes, places, events, made }: Occasion,
  idea: { readonly hero?: string | undefined; readonly setting: string; readonly event: string },
): Readonly<Record<string, string>> {
  const hero = rowFor(heroes, idea.hero)
  const place = rowFor(places, idea.setting)
  const event = rowFor(events, idea.event)
  return {
    heroComes: hero?.comes ?? '',
    heroKnows: hero?.knows ?? '',
    heroWorks: hero?.works ?? '',
    heroAfter: hero?.after ?? '',
    placeKept: place?.kept ?? '',
    placeNight: place?.night ?? '',
    eventTonight: event?.tonight ?? '',
    eventBrought: event?.brought ?? '',
    eventMade: event?.made ?? made ?? '',
  }
}

/** A detail as it stands behind another sentence: apart from it, where a language keeps sentences apart. */
export const followed = (
  words: Readonly<Record<string, string>>,
  isApart: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).map(([slot, text]) => [
      slot,
      isApart && text !== '' && slot !== 'eventMade' ? ` ${text}` : text,
    ]),
  )
