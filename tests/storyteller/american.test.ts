import { expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'

/** As it is spelled elsewhere: games are in en_US. */
const ELSEWHERE = [
  ...[/\bgrey/, /\b(?:neighb|col|hon|fav|harb|hum|arm|rum|parl)our\w*/],
  ...[
    /\b(?:apolog|recogn|real|critic|organ)is(?:e|es|ed|ing)\b/,
    /\bpractis\w+/,
    /\b(?:quarrel|travel|signal|label|cancel)l(?:ed|ing|ers?)\b/,
  ],
  ...[
    /\b(?:woollen|moustaches?|kerbs?|programmes?|storeys|spelt|draughts?|plough\w*|theatres?|moulds?|defence|cheques?|dreamt|learnt|licence|towards)\b/,
  ],
].map((one) => new RegExp(one.source, 'gi'))
/** What is no prose: by these words an idea is read, however it spells them. */
const READ = new Set(['suits', 'settings', 'about', 'nouns', 'is', 'cookware'])

/** The texts of something that somebody wrote: with two words at least. */
function prose(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => (READ.has(key) ? [] : prose(one)))
}

it('[TL115] what is told in English is spelled as in America, everywhere', () => {
  const { plots, kits, frame, lenses, environments, deeds } = packOf('en_US')
  const texts = prose([plots, kits, frame, lenses, environments, deeds])
  expect(texts.length).toBeGreaterThan(5000)
  const found = texts.flatMap((text) => ELSEWHERE.flatMap((one) => text.match(one) ?? []))
  expect([...new Set(found)]).toEqual([])
})
