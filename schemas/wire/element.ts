import { ELEMENT_NAMES, type Elements, type KnownElements } from '../element.ts'
import { Location } from '../location.ts'
import { presentAddress, presentOrNull } from './address.ts'
import { addressIn, decodeEach, isObject, listIn, textIn, type Wire } from './read.ts'

const WIRE_NAMES: Record<keyof Elements, readonly [string, ...string[]]> = {
  title: ['title'],
  templateKey: ['template_key', 'templateKey', 'template_type'],
  intro: ['game_intro', 'intro', 'gameIntro'],
  coverDescription: ['cover_desc', 'coverDesc'],
  worldOverview: ['world_overview', 'worldOverview', 'world'],
  playerIdentity: ['p_identity', 'pIdentity'],
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

export function decodeLocation(raw: unknown): Location | null {
  if (!isObject(raw)) return null
  const checked = Location.safeParse({
    id: textIn(raw, 'loc_id', 'id'),
    name: textIn(raw, 'loc_name', 'name'),
    description: textIn(raw, 'loc_desc', 'description'),
    imageDescription: textIn(raw, 'loc_image_desc', 'image_description'),
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
    const text = textIn(raw, ...WIRE_NAMES[name])
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
