import type { KnownElements } from '#schemas/element.ts'
import type { Stage } from '#schemas/game.ts'
import type { MusicBrief, PictureBrief } from '#server/media/picture.ts'
import type { MediaMaker, Unit, UnitFact } from './port.ts'

/** What a picture is of, in the game. */
type Shown = { cover: true } | { location: string } | { npc: number }

/** What a unit is made from: a text as it is told, one with a shipped loop, a picture to paint, a loop to render. */
type Recipe =
  | { text: UnitFact }
  | { text: BasicsFact; shipped: MusicBrief }
  | { paint: PictureBrief; shown: Shown }
  | { play: MusicBrief; elements: KnownElements }

/** The basics, or what is known of them. */
export type BasicsFact = Extract<UnitFact, { type: 'basics/written' }>

/** A unit as plain data: it can be made up in one process and told in another. */
export type PlannedUnit = { id: string; stage: Stage; recipe: Recipe }

/** The unit a recipe is for; pictures and loops are made beside the texts. */
export function unitOf({ id, stage, recipe }: PlannedUnit): Unit {
  const apart = 'paint' in recipe || 'play' in recipe
  return {
    id,
    stage,
    ...(apart ? { apart } : {}),
    make: async (media, signal) => {
      signal.throwIfAborted()
      return made(recipe, media, signal)
    },
  }
}

async function made(recipe: Recipe, media: MediaMaker, signal: AbortSignal): Promise<UnitFact> {
  if ('paint' in recipe) return shownAs(recipe.shown, await media.picture(recipe.paint, signal))
  if ('play' in recipe) {
    const musicUrl = await media.music(recipe.play, signal)
    // No locations: restated, they would take away the pictures painted in the meantime.
    return {
      type: 'basics/written',
      payload: { elements: { ...recipe.elements, musicUrl }, locations: [] },
    }
  }
  if (!('shipped' in recipe)) return recipe.text
  const { type, payload } = recipe.text
  const elements = { ...payload.elements, musicUrl: media.shippedMusic(recipe.shipped) }
  return { type, payload: { ...payload, elements } }
}

function shownAs(shown: Shown, url: string): UnitFact {
  if ('cover' in shown) return { type: 'media/coverPainted', payload: { url } }
  if ('location' in shown)
    return { type: 'media/locationPainted', payload: { images: { [shown.location]: url } } }
  return { type: 'media/npcPainted', payload: { npcId: shown.npc, photo: url, avatar: url } }
}
