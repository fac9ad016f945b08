import { nearestName } from '#core/nearest-name.ts'
import { LOCATION_KEYS } from '#server/storyteller/builtin/kit.ts'
import { KitTexts } from '#server/storyteller/builtin/kit-texts.ts'

/** By what anybody is named in a text. */
export const NAMED_BY = ['full', 'short', 'call', 'he', 'him', 'his', 'himself'] as const
const WORDS = [...NAMED_BY, 'occupation']
const OWN_LINES = ['meet', 'alone', 'quip', 'hint', 'soft', 'hard', 'habit', 'confess']
const CASE = [
  ...[
    'trueTime',
    'clockTime',
    'gain',
    'days',
    'error',
    'errorNumber',
    'count',
    'countWords',
    'code',
    'order',
  ],
  ...['visitors', 'everyone', 'hourNames', 'keyNames', 'markNames', 'slip', 'acrostic'],
  ...[
    'finds',
    'toldFinds',
    'keptFind',
    'lonerFind',
    'rule',
    'gapped',
    'verse.spelled',
    'verse.where',
  ],
]
const KIT = [
  ...['place', 'home', 'scene', 'hook', 'key.the', 'key.bare', 'key.description'],
  ...['mark.short', 'mark.description', 'hidden.the', 'object', 'premise'],
]
const FILTERS = ['cap', 'title', 'a']

const person = (who: string): string[] => WORDS.map((word) => `${who}.${word}`)
const suspect = (who: string): string[] => [
  ...person(who),
  ...OWN_LINES.map((line) => `${who}.${line}`),
]

/** What a text may name anywhere. */
const EVERYWHERE: readonly string[] = [
  ...['culprit', 'loner', 'holder', 'marked', 'visited'].flatMap(suspect),
  ...['ally', 'victim'].flatMap(person),
  ...CASE,
  ...KIT,
  ...LOCATION_KEYS.map((key) => `rooms.${key}`),
  ...Object.keys(KitTexts.shape).map((name) => `kit.${name}`),
  'idea',
  'concepts',
]

/** Who else may be named in a text, and what its language reads out of an idea. */
export type Also = {
  readonly self?: 'person' | 'suspect' | undefined
  readonly named?: boolean
  readonly remark?: boolean
  readonly idea?: readonly string[]
}

/** The slots that may stand in a text. */
export const slotsFor = ({ self, named, remark, idea = [] }: Also): ReadonlySet<string> =>
  new Set([
    ...EVERYWHERE,
    ...(self === 'person' ? person('self') : self === 'suspect' ? suspect('self') : []),
    ...(named ? suspect('named') : []),
    ...(remark ? ['remark'] : []),
    ...idea,
  ])

const SLOT = /\{([a-zA-Z.]+)((?:\|[a-z]+)*)\}/g
const meant = (name: string, names: Iterable<string>, wrap: (name: string) => string): string => {
  const nearest = nearestName(name, names)
  return nearest === undefined ? '' : `; did you mean ${wrap(nearest)}?`
}

/** What is wrong with the slots of a text. */
export function slotFaults(text: string, slots: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const rest = text.replace(SLOT, (slot, path: string, filters: string) => {
    if (!slots.has(path))
      faults.push(`${slot} is no slot here${meant(path, slots, (name) => `{${name}}`)}`)
    for (const filter of filters.split('|').filter(Boolean))
      if (!FILTERS.includes(filter))
        faults.push(`${slot}: there is no filter ${filter}${meant(filter, FILTERS, String)}`)
    return ''
  })
  if (/[{}]/.test(rest))
    faults.push(`a brace that is no slot: ${/.{0,12}[{}].{0,12}/u.exec(rest)?.[0].trim()}`)
  return faults
}
