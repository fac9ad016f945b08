import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { number, time } from './numbers.ts'

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const ORDER: LanguagePack['order'] = {
  before: (first, second) => `${first} signed immediately before ${second}.`,
  later: (late, early) => `${late} signed later than ${early}.`,
  notEnd: (name) => `${name} signed neither first nor last.`,
  notFirst: (name) => `${name} did not sign first.`,
  join: (rules) => rules.map((rule, at) => `(${at + 1}) ${rule}`).join(' '),
  sequence: (people) => people.join(', then '),
  question: 'Who signed third?',
}

/** English: how it counts, lists, quotes and names, beside its texts. */
export const english = (texts: Texts): LanguagePack => ({
  ...texts,
  language: 'en_US',
  nameOf: (given, family) => ({ full: `${given} ${family}`, short: family, call: given }),
  pronouns: {
    male: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
    female: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  },
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
  row: {
    ...ORDER,
    before: (first, second) => `${first} came immediately before ${second}.`,
    later: (late, early) => `${late} came later than ${early}.`,
    notEnd: (name) => `${name} came neither first nor last.`,
    notFirst: (name) => `${name} did not come first.`,
    question: 'Who came third?',
  },
  order: ORDER,
  nouns: {
    setting: 'the old exchange',
    thing: 'the founder’s bell',
    role: 'caretaker',
    lost: '',
    mourned: 'host',
  },
})
