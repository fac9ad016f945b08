import { ELEMENT_NAMES, type Elements, type KnownElements } from '../element.ts'
import { Location } from '../location.ts'
import { presentAddress, presentOrNull } from './address.ts'
import { addressIn, decodeEach, isObject, listIn, textIn, type Wire } from './read.ts'
import { spelled } from './spelling.ts'

const WIRE_NAMES: Record<keyof Elements, readonly [string, ...string[]]> = {
  title: ['title'],
  templateKey: ['template_key', 'template_type'],
  intro: ['game_intro', 'intro'],
  coverDescription: ['cover_desc'],
  worldOverview: ['world_overview', 'world'],
  playerIdentity: ['p_identity'],
  playerGoal: ['p_motive_goal', 'p_goal'],
  mainConflict: ['main_conflict', 'conflict'],
  incitingEvent: ['inciting_event', 'trigger'],
  theme: ['theme_emo', 'theme'],
  keyNpcs: ['key_npcs_desc'],
  symbol: ['symbol_prop_desc', 'symbol'],
  timePoint: ['time_point'],
  worldRules: ['world_rules_mechanics'],
  musicUrl: ['sel_music_url'],
  voiceId: ['sel_voice_id'],
}

const READ_NAMES = Object.fromEntries(
  ELEMENT_NAMES.map((name) => [name, spelled(...WIRE_NAMES[name])]),
) as Record<keyof Elements, readonly string[]>
const PLACE_NAMES = {
  id: spelled('loc_id', 'id'),
  name: spelled('loc_name', 'name'),
  description: spelled('loc_desc', 'description'),
  imageDescription: spelled('loc_image_desc', 'image_description'),
}

/** What an element is called on the wire. */
export const wireNameOf = (name: keyof Elements): string => WIRE_NAMES[name][0]

export function decodeLocation(raw: unknown): Location | null {
  if (!isObject(raw)) return null
  const checked = Location.safeParse({
    id: textIn(raw, ...PLACE_NAMES.id),
    name: textIn(raw, ...PLACE_NAMES.name),
    description: textIn(raw, ...PLACE_NAMES.description),
    imageDescription: textIn(raw, ...PLACE_NAMES.imageDescription),
    image: addressIn(raw, 'image'),
  })
  return checked.success ? checked.data : null
}

export const encodeLocation = (location: Location, origin: string) => ({
  loc_id: location.id,
  loc_name: location.name,
  loc_desc: location.description,
  loc_image_desc: location.imageDescription,
  image: presentOrNull(location.image, origin),
})

/** The texts that are there: an absent or empty one says nothing. */
export function decodeElements(raw: Wire): {
  elements: KnownElements
  locations: Location[]
} {
  const elements: KnownElements = {}
  for (const name of ELEMENT_NAMES) {
    const text = textIn(raw, ...READ_NAMES[name])
    if (text !== '') elements[name] = text
  }
  return { elements, locations: decodeEach(listIn(raw.locations), decodeLocation) }
}

export function encodeElements(
  elements: KnownElements,
  locations: readonly Location[],
  origin: string,
): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const name of ELEMENT_NAMES) {
    const text = elements[name]
    if (text !== undefined)
      wire[WIRE_NAMES[name][0]] = name === 'musicUrl' ? presentAddress(text, origin) : text
  }
  return { ...wire, locations: locations.map((one) => encodeLocation(one, origin)) }
}
