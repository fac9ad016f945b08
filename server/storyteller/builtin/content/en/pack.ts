import type { LanguagePack } from '../../content.ts'
import { deeds } from './elsewhere/deeds.ts'
import { environments } from './elsewhere/environments.ts'
import { elsewhere } from './elsewhere/kit.ts'
import { frame } from './frame.ts'
import { gentle } from './gentle.ts'
import { kits } from './kits.ts'
import { lenses } from './lenses.ts'
import { names } from './names.ts'

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

function number(value: number): string {
  if (value < 20) return SMALL[value] ?? String(value)
  if (value < 100)
    return [TENS[Math.floor(value / 10)], value % 10 === 0 ? '' : SMALL[value % 10]]
      .filter(Boolean)
      .join('-')
  const rest = value % 100 === 0 ? '' : ` and ${number(value % 100)}`
  return `${number(Math.floor(value / 100))} hundred${rest}`
}

const PAST: Readonly<Record<number, string>> = { 15: 'a quarter', 30: 'half' }

function time(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const named = (of: number): string => number(((of + 11) % 12) + 1)
  if (past === 0) return `${named(hour)} o’clock`
  if (past <= 30) return `${PAST[past] ?? number(past)} past ${named(hour)}`
  return `${PAST[60 - past] ?? number(60 - past)} to ${named(hour + 1)}`
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** English. */
export const pack: LanguagePack = {
  language: 'en_US',
  names,
  nameOf: (given, family) => ({ full: `${given} ${family}`, short: family, call: given }),
  pronouns: {
    male: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
    female: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  },
  gentle,
  sexLabel: { male: 'Male', female: 'Female', any: 'Unspecified' },
  space: ' ',
  quote: (text) => `“${text}”`,
  caption: (name, seen) => `${name}: ${seen}`,
  number,
  time,
  list,
  visitors: (people) => {
    const told = people.map((person) => `${person.full}, ${person.occupation}`)
    return `${told.slice(0, -1).join('; ')}; and ${told.at(-1)}.`
  },
  order: {
    before: (first, second) => `${first} signed immediately before ${second}.`,
    later: (late, early) => `${late} signed later than ${early}.`,
    notEnd: (name) => `${name} signed neither first nor last.`,
    notFirst: (name) => `${name} did not sign first.`,
    join: (rules) => rules.map((rule, at) => `(${at + 1}) ${rule}`).join(' '),
    sequence: (people) => people.join(', then '),
    question: 'Who signed third?',
  },
  nouns: {
    setting: 'the old exchange',
    thing: 'the founder’s bell',
    role: 'caretaker',
    lost: '',
    mourned: 'host',
  },
  frame,
  lenses,
  kits,
  elsewhere,
  environments,
  deeds,
}
