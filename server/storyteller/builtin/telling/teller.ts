import type { IdeaWords } from '#server/storyteller/reading/idea-words.ts'
import type { Member } from '../case/people.ts'
import type { Case, CaseRole } from '../case/truth.ts'
import type { Beats } from '../frame.ts'
import { type Kit, LOCATION_KEYS } from '../kit.ts'
import type { KitTexts } from '../kit-texts.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { Line, Spoken } from '../line.ts'
import type { Role } from '../person.ts'
import { gappedRule, headsOf } from '../pools.ts'
import type { Rng } from '../rng.ts'
import { large } from './large.ts'
import type { Turning } from './turning.ts'

/** A line as somebody says it, in their register. */
function lineOf(line: Spoken, { from: { register = 'plain' } }: Member<Role>): Line {
  if (typeof line === 'string' || Array.isArray(line)) return line as Line
  const said = line as { readonly plain: Line } & Readonly<Record<string, Line>>
  return said[register] ?? said.plain
}

/** Values a line may name beyond those of the whole game: the person speaking, the person named. */
type Extra = Readonly<Record<string, unknown>>

/** Puts words to the truth. A slot it does not know is our mistake, and throws. */
export type Teller = {
  tell(line: Line, extra?: Extra): string
  /** A frame line in somebody's mouth, in their register. */
  say(line: Spoken, speaker: Member<Role>, extra?: Extra): string
  /** A line of a person's own. */
  own(person: Member<Role>, name: OwnLine): string
  /** What somebody says of something that was found; told once, the same wherever it is named. */
  remark(role: CaseRole): string
  /** A text of the kit; told once, the same wherever it is named. */
  kit(name: keyof KitTexts): string
  /** The sentence the lens adds at a moment; empty without one. */
  extra(name: keyof Beats): string
  /** A kit text, with the sentence the lens adds at this moment. */
  beat(name: keyof KitTexts & keyof Beats): string
  join(...parts: readonly string[]): string
  /** Speeches one after another, each a paragraph. */
  speak(...parts: readonly string[]): string
}
const OWN_LINES = ['meet', 'alone', 'quip', 'hint', 'soft', 'hard', 'habit', 'confess'] as const
type OwnLine = (typeof OWN_LINES)[number]

export type TellerInput = {
  readonly pack: LanguagePack
  readonly kit: Kit
  readonly beats: Beats
  readonly truth: Case
  readonly words: IdeaWords
}

const SLOT = /\{([a-zA-Z.]+)((?:\|[a-z]+)*)\}/g
const article = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`)
const SMALL = /^(?:the|an?|on|of|in|at|to|and|for|by|from)$/
const title = (text: string): string =>
  text
    .split(' ')
    .map((word) => (SMALL.test(word) ? word : large(word)))
    .join(' ')
const FILTERS: Readonly<Record<string, (text: string) => string>> = {
  cap: large,
  a: article,
  title,
}

/** A quoted question keeps its own mark: no stop, comma or colon follows it. */
const afterQuestion = (text: string): string =>
  text
    .replace(/\? ?: (\p{Ll})/gu, (_, next: string) => `? ${next.toUpperCase()}`)
    .replace(/([?？])[.,。，、：]/gu, '$1')
    .replace(/([?？]”)。/gu, '$1')

function read(from: Extra, path: readonly string[]): unknown {
  let value: unknown = from
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, part)
  }
  return value
}

function valuesOf({ pack, kit, truth, words }: TellerInput): Extra {
  const { clock } = truth
  const names = (people: readonly Member[]) => pack.list(people.map((person) => person.full))
  const { culprit, loner, holder, marked, visited, ally, victim } = truth
  const { found, kept, saying, verse } = truth
  return {
    culprit,
    loner,
    holder,
    marked,
    visited,
    ally,
    victim,
    trueTime: pack.time(clock.trueTime),
    clockTime: pack.time(clock.clockTime),
    gain: pack.number(clock.gain),
    days: pack.number(clock.days),
    error: pack.number(clock.error),
    errorNumber: String(clock.error),
    count: String(truth.count),
    countWords: pack.number(truth.count),
    code: String(truth.code),
    order: pack.order.sequence(truth.order.truth.map((person) => person.full)),
    visitors: pack.visitors(truth.suspects),
    everyone: names(truth.suspects),
    finds: pack.list(found.map(({ seen }) => seen)),
    toldFinds: pack.list(found.filter((find) => find !== kept).map(({ the }) => the)),
    keptFind: kept.the,
    lonerFind: truth.remarks.loner.the,
    rule: saying.rule,
    gapped: gappedRule(saying),
    acrostic: verse.lines.join('\n'),
    verse: { where: verse.where, spelled: headsOf(verse.lines).join(pack.frame.pools.between) },
    hourNames: names(truth.doubts.hour),
    keyNames: names(truth.doubts.key),
    markNames: names(truth.doubts.mark),
    rooms: Object.fromEntries(LOCATION_KEYS.map((key) => [key, kit.locations[key].name])),
    home: kit.home,
    scene: kit.scene,
    hook: kit.hook,
    key: kit.key,
    mark: kit.mark,
    hidden: kit.hidden,
    ...words,
  }
}

/** A teller for one game. Among a line's variants it prefers one it has not used; `turning` may tell another one. */
export function createTeller(material: TellerInput, rng: Rng, turning?: Turning): Teller {
  const { kit, pack, truth } = material
  const values: Record<string, unknown> = { ...valuesOf(material) }
  const used = new Map<Line, Set<string>>()
  const told = new Map<string, string>()
  const choose = (line: Line, chance: Rng): string => {
    if (typeof line === 'string') return line
    const before = used.get(line) ?? new Set<string>()
    const fresh = line.filter((variant) => !before.has(variant))
    const variant = chance.pick(fresh.length > 0 ? fresh : line)
    // when all were told, each may be told once more
    used.set(line, fresh.length > 0 ? before.add(variant) : new Set([variant]))
    return turning?.(line, variant) ?? variant
  }
  // drawn by its name: the reasoning, an outline and the game tell it the same, whatever each told before it
  const once = (name: string, line: Line, extra: Extra = {}): string => {
    const already = told.get(name)
    if (already !== undefined) return already
    const text = tellBy(rng.fork(name), line, extra)
    told.set(name, text)
    return text
  }
  const mouths: Readonly<Partial<Record<keyof KitTexts, Line | undefined>>> = {
    ...truth.culprit.from.own,
    innocentMarkSaid: truth.marked.from.own?.innocentMarkSaid,
  }
  const kitText = (name: keyof KitTexts): string =>
    once(`kit.${name}`, mouths[name] ?? kit.texts[name] ?? '')
  const ownLine = (person: Member<Role>, name: OwnLine): string =>
    once(`${person.id}.${name}`, person.from[name], { self: person })
  const remark = (role: CaseRole): string =>
    once(`remark.${role}`, lineOf(truth.remarks[role].said, truth[role]))
  const lookUp = (path: string, extra: Extra): unknown => {
    const parts = path.split('.')
    const [first = '', second = ''] = parts
    const person = read(extra, [first]) ?? values[first]
    if (OWN_LINES.some((name) => name === second) && read({ person }, ['person', 'from', second]))
      // Only a suspect has these lines.
      return ownLine(person as Member<Role>, second as OwnLine)
    const own = read(extra, parts)
    if (own !== undefined) return own
    if (first === 'kit') return kitText(second as keyof KitTexts)
    if (path === 'place') return once('place', kit.places)
    if (path === 'slip') return remark('culprit')
    if (path === 'object' || path === 'premise') return kitText(path)
    return read(values, parts)
  }
  const tell = (line: Line, extra: Extra = {}): string => tellBy(rng, line, extra)
  function tellBy(chance: Rng, line: Line, extra: Extra): string {
    const template = choose(line, chance)
    const told = template.replace(SLOT, (slot, path: string, filters: string) => {
      const value = lookUp(path, extra)
      if (typeof value !== 'string')
        throw new Error(`no value for ${slot} in “${template.slice(0, 80)}”`)
      // Kit furniture may itself name the idea; texts of people never do.
      const text = value.includes('{') ? tellBy(chance, value, extra) : value
      return filters.split('|').reduce((so, name) => FILTERS[name]?.(so) ?? so, text)
    })
    return afterQuestion(told)
  }
  const extra = (name: keyof Beats): string => tell(material.beats[name] ?? '')
  const join = (...parts: readonly string[]): string =>
    parts.filter((part) => part !== '').join(pack.space)
  return {
    tell,
    say(line, speaker, extra = {}) {
      return tell(lineOf(line, speaker), { self: speaker, ...extra })
    },
    remark,
    own: ownLine,
    kit: kitText,
    extra,
    beat: (name) => join(kitText(name), extra(name)),
    join,
    speak: (...parts) => parts.filter((part) => part !== '').join('\n\n'),
  }
}
