import type { Deed, Environment, Kit } from '#server/storyteller/builtin/kit.ts'
import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Role } from '#server/storyteller/builtin/person.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { conceptsOf, type IdeaReading } from './read-idea.ts'

/** Deeds that say how a story goes rather than what it is about. */
const COLOURLESS = new Set(['search', 'secret', 'opening', 'journey'])

/** From here on a kit's story is the idea's. */
const ENOUGH = 0.5

/** How much of the idea a kit's own story is already about, from 0 to 1; -1 where it plays elsewhere. */
function fitOf(reading: IdeaReading, kit: Kit): number {
  const about = new Set(kit.about)
  const settings = conceptsOf(reading, 'setting')
  const placed = settings.some((found) => kit.settings.includes(found.id))
  const named = (['deed', 'phenomenon', 'role', 'object'] as const)
    .flatMap((category) => conceptsOf(reading, category))
    .filter((found) => !COLOURLESS.has(found.id))
  const surfaces = reading.concepts.map((found) => found.surface.toLowerCase())
  const unknown = reading.nouns.filter((noun) => {
    const low = noun.toLowerCase()
    return !surfaces.some((word) => low.includes(word) || word.includes(low))
  })
  const covered = named.filter((found) => about.has(found.id)).length
  // a bell that disappears from a church is no letter on a lighthouse
  if (!placed && (settings.length > 0 || covered < 3)) return -1
  const all = named.length + unknown.length
  const deeds = conceptsOf(reading, 'deed').filter((found) => !COLOURLESS.has(found.id))
  // What is done, where it is done: that is the story, however many words the idea has beside it.
  const isIt = placed && deeds.length > 0 && deeds.every((found) => about.has(found.id))
  if (isIt) return Math.max(ENOUGH, covered / all)
  // Of two stories that fit alike, the one that plays where the idea does.
  return (all === 0 ? 1 : covered / all) - (placed ? 0 : 0.01)
}

const overlay = (kit: Kit, { id, texts, settings: _, ...rest }: Environment): Kit => ({
  ...kit,
  ...rest,
  id: `${kit.id}-${id}`,
  texts: { ...kit.texts, ...texts },
})

/**
 * The kit whose story is about the idea; else the kit of any idea, furnished for the place it names.
 * Half of what the idea names must be covered: a setting alone does not make a story fit.
 */
export function chooseKit(reading: IdeaReading, pack: LanguagePack, rng: Rng): Kit {
  const fits = pack.kits
    .map((kit) => ({ kit, fit: fitOf(reading, kit) }))
    .filter(({ fit }) => fit >= ENOUGH)
  const best = Math.max(...fits.map(({ fit }) => fit))
  const top = fits.filter(({ fit }) => fit === best)
  if (top.length > 0) return rng.pick(top).kit
  // A bakery on Mars is furnished as Mars: the stranger places come first in the list.
  const named = new Set(conceptsOf(reading, 'setting').map((found) => found.id))
  const place = pack.environments?.find(({ settings }) => settings.some((id) => named.has(id)))
  return place ? overlay(pack.elsewhere, place) : pack.elsewhere
}

/** Whoever did it says why as the deed has it, in their own register: other reasons are those of what the kit tells. */
function withReasonsOf({ texts, reasons = {} }: Deed, roles: Kit['roles']): Kit['roles'] {
  if (texts.motive === undefined) return roles
  const told = ({ own, ...role }: Role): Role => {
    const { register = 'plain' } = role
    const said = register === 'plain' ? undefined : reasons[register]
    const mark = own?.innocentMarkSaid
    return { ...role, own: { ...said, ...(mark === undefined ? {} : { innocentMarkSaid: mark }) } }
  }
  const [one, two, three, four, ...others] = roles
  return [told(one), told(two), told(three), told(four), ...others.map(told)]
}

/** What the room of a deed is called and furnished as, where it is not the kit's. */
const seen = ({ place }: Deed) => place && { name: place.name, room: place.room }

const PATTERNS = new Map<string, RegExp>()

/** Whether an idea says a deed in so many words. */
export function isSaid({ says }: Deed, text: string): boolean {
  if (says === undefined) return false
  const known = PATTERNS.get(says) ?? new RegExp(says, 'iu')
  PATTERNS.set(says, known)
  return known.test(text)
}

/** Whether an idea is about a deed that no kit of a place tells. */
export const saysDeed = (reading: IdeaReading, { deeds = [] }: LanguagePack): boolean =>
  deeds.some((deed) => isSaid(deed, reading.text))

/** The deed an idea names: a death, a disappearance. Written kits know their own. */
export function deedOf(
  kit: Kit,
  reading: IdeaReading,
  nouns: IdeaNouns,
  pack: LanguagePack,
): Deed | undefined {
  if (kit.settings.length > 0) return undefined
  const named = conceptsOf(reading, 'deed').map((found) => found.id)
  // what was broken is told of a thing that the idea names
  const isOf = ({ occasion }: Deed): boolean =>
    occasion === undefined || nouns.thing !== pack.nouns.thing
  return pack.deeds?.find(
    (one) =>
      (isSaid(one, reading.text) && isOf(one)) ||
      (one.deeds.some((id) => named.includes(id)) && (!one.needs || nouns[one.needs])),
  )
}

/** The kit of any idea, told as its deed. */
export function withDeed(kit: Kit, deed: Deed | undefined, nouns: IdeaNouns): Kit {
  if (!deed) return kit
  const { lostSex } = nouns
  const { ally, mark, frame, pools } = deed
  const { of: _, ...house } = deed.houses?.find(({ of }) =>
    new RegExp(of, 'iu').test(nouns.setting),
  ) ?? { of: '' }
  const rooms = { ...kit.locations, ...('locations' in house ? house.locations : {}) }
  const sex = lostSex === 'female' || lostSex === 'male' ? lostSex : undefined
  return {
    ...kit,
    id: `${kit.id}-${deed.id}`,
    roles: withReasonsOf(deed, deed.suspects ?? kit.roles),
    victim: { ...(deed.victim ?? kit.victim), ...(sex ? { sex } : {}) },
    player: { ...kit.player, ...deed.player, goal: deed.goal },
    ...(ally ? { ally } : {}),
    ...(mark ? { mark } : {}),
    ...(frame ? { frame } : {}),
    ...(pools ? { pools } : {}),
    ...house,
    ...(deed.place ? { scene: deed.place.scene } : {}),
    locations: {
      ...rooms,
      scene: { ...rooms.scene, ...seen(deed), description: deed.scene },
    },
    texts: { ...kit.texts, ...deed.texts },
  }
}
