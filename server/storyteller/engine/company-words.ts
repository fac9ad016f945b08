import type { StoryMember } from './casting.ts'
import type { CompanyTexts, TradeLines } from './company-texts.ts'
import { isLatin } from './noun-sorts.ts'
import { said } from './tests/phrases.ts'

type Member = Pick<StoryMember, 'role' | 'noun' | 'bond'>
type Input = {
  readonly texts: CompanyTexts
  readonly roles: readonly string[]
  readonly cast: readonly Member[]
  /** What the player is, and each of those the player is one of. */
  readonly trade: string
  readonly beast: string
}

/** What ends on a word is what it says: “night nurse”, 外科医生. */
const isCalled = (noun: string, word: string): boolean => {
  const text = noun.toLowerCase()
  return isLatin(word) ? ` ${text}`.endsWith(` ${word}`) : text.endsWith(word)
}

/** The longest word of all rows that names it: a night nurse is no night. */
function rowFor<Row extends { readonly says: readonly string[] }>(
  rows: readonly Row[],
  noun: string,
): Row | undefined {
  const called = rows.flatMap((row) =>
    row.says.flatMap((word) => (noun !== '' && isCalled(noun, word) ? [{ row, word }] : [])),
  )
  return called.toSorted((one, other) => other.word.length - one.word.length)[0]?.row
}

/** What is told of whom an idea names beside its player; nothing of anybody else, and of two who are the same of one. */
export function companyWords({ texts, roles, cast, trade, beast }: Input): Record<string, string> {
  const told = new Set<TradeLines>()
  const lines = roles.flatMap((role) => {
    const member = cast.find((one) => one.role === role)
    const noun = member?.noun || (member?.bond === 'fellow' ? trade : '')
    const row = rowFor(texts.people, noun)
    const isTold = row !== undefined && told.has(row)
    if (row !== undefined) told.add(row)
    const found = isTold ? undefined : (row ?? (member?.noun ? texts.anybody : undefined))
    const line = (text: string): string => said(text, { noun }).replaceAll('{me.', `{${role}.`)
    return found === undefined ? [] : [{ role, found, line }]
  })
  const does = lines.map(({ found, line }) => line(found.does))
  const own = rowFor(texts.people, trade)
  const beasts = rowFor(texts.beasts, beast)
  return {
    ...Object.fromEntries(roles.map((role) => [`${role}.comes`, ''])),
    ...Object.fromEntries(
      lines.map(({ role, found, line }) => [`${role}.comes`, line(found.comes)]),
    ),
    'company.does': does[0] ?? '',
    'company.more': does[1] ?? '',
    'company.well': lines[0] === undefined ? '' : lines[0].line(lines[0].found.well),
    // its words are filled for each card
    'company.beside': texts.beside,
    'hero.own': said(own?.own ?? '', { noun: trade }),
    beast,
    ...Object.fromEntries(
      (['comes', 'does', 'finds', 'heeds', 'well', 'ill'] as const).map((moment) => [
        `beast.${moment}`,
        beasts?.[moment] ?? '',
      ]),
    ),
  }
}
