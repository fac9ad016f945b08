import type { PicturePart } from '#core/game/pictures.ts'
import type { KnownElements } from '#schemas/element.ts'
import type { GenerationStage } from '#schemas/game.ts'
import type { MusicBrief } from '#server/media/music-brief.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import type { UnitContext, UnitFact } from '#server/storyteller/port.ts'

/** The basics, or what is known of them. */
export type BasicsFact = Extract<UnitFact, { type: 'basics/written' }>
/** A chapter with its nodes and tasks. */
type NodesFact = Extract<UnitFact, { type: 'nodes/written' }>

/** What a unit is made from: a text, one with a shipped loop, a chapter of scenes, a picture to paint, a loop to render. */
export type Recipe =
  | { text: UnitFact }
  | { text: BasicsFact; shipped: MusicBrief }
  | { scenes: NodesFact }
  | { paint: PictureBrief; shown: PicturePart }
  | { play: MusicBrief; elements: KnownElements }

/** A unit and what it is made from. */
export type UnitRecipe = { id: string; stage: GenerationStage; recipe: Recipe }

/** Makes what a recipe is for. */
export async function made(
  recipe: Recipe,
  { media, report, signal }: Pick<UnitContext, 'media' | 'report' | 'signal'>,
): Promise<UnitFact> {
  signal.throwIfAborted()
  if ('paint' in recipe) return shownAs(recipe.shown, await media.picture(recipe.paint, signal))
  if ('play' in recipe) {
    const musicUrl = await media.music(recipe.play, signal)
    // No locations: restated, they would take away the pictures painted in the meantime.
    return {
      type: 'basics/written',
      payload: { elements: { ...recipe.elements, musicUrl }, locations: [] },
    }
  }
  if ('scenes' in recipe) {
    for (const part of partsOf(recipe.scenes)) report(part)
    return recipe.scenes
  }
  if (!('shipped' in recipe)) return recipe.text
  const { type, payload } = recipe.text
  const elements = { ...payload.elements, musicUrl: media.shippedMusic(recipe.shipped) }
  return { type, payload: { ...payload, elements } }
}

/** A chapter as it grows, scene by scene; its tasks stand on its last nodes and come with the whole. */
const partsOf = ({ type, payload: { chapter } }: NodesFact): UnitFact[] =>
  chapter.nodes.slice(1).map((_, at) => ({
    type,
    payload: { chapter: { ...chapter, nodes: chapter.nodes.slice(0, at + 1), tasks: [] } },
  }))

function shownAs(shown: PicturePart, url: string): UnitFact {
  if ('cover' in shown) return { type: 'media/coverPainted', payload: { url } }
  if ('location' in shown)
    return { type: 'media/locationPainted', payload: { images: { [shown.location]: url } } }
  return { type: 'media/npcPainted', payload: { npcId: shown.npc, photo: url, avatar: url } }
}
