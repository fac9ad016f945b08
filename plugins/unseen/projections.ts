import { isInOneOf } from '#core/game/addresses.ts'
import { picturesIn, wholePictures } from '#core/game/pictures.ts'
import { projection } from '#plugins/kit.ts'
import { gameSnapshot, textPaths } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'

const NONE: ReadonlyMap<string, string> = new Map()

const found = projection(
  'unseen.places',
  (draft) => [draft.session.unseen.places, textPaths(draft), gameSnapshot(draft)] as const,
  (places, paths, game): ReadonlyMap<string, string> => {
    const changed = new Set(places.map(({ address }) => address))
    const isChanged = (address: string): boolean => isInOneOf(changed, address)
    const texts = [...paths].filter(([address]) => isChanged(address))
    const pictures = picturesIn(game)
      .filter(({ address, url }) => url !== null && wholePictures([address]).some(isChanged))
      .map(({ address, path }) => [address, path] as const)
    return new Map([...texts, ...pictures])
  },
)

/** Where each text and picture that is unseen stands on the wire, by its address. While all is seen no game is read for it. */
export const unseenPlaces = (draft: Draft): ReadonlyMap<string, string> =>
  draft.session.unseen.places.length === 0 ? NONE : found(draft)

/** A title stands in one card with the intro. */
const IN_CARD: Readonly<Record<string, string>> = {
  'initial_element.title': 'initial_element.game_intro',
}

/** Does the card at a path hold a text or a picture that is unseen? */
export function isCardUnseen(draft: Draft, path: string): boolean {
  for (const one of unseenPlaces(draft).values()) {
    const at = IN_CARD[one] ?? one
    if (at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`)) return true
  }
  return false
}

/** The stage that tells each part of a game. */
const STAGES: Readonly<Record<string, string>> = {
  basics: 'basics',
  cover: 'basics',
  locations: 'basics',
  player: 'player',
  npcs: 'npcs',
  npcTasks: 'npcs',
  story: 'story',
  nodes: 'contents',
  tasks: 'contents',
}

/** The stage in whose section a text is told, or a picture shown. */
export const stageOf = (address: string): string => STAGES[address.split('/')[0] ?? ''] ?? ''

/** Does a stage hold a text or a picture that is unseen? */
export function isStageUnseen(draft: Draft, stage: string): boolean {
  for (const address of unseenPlaces(draft).keys()) if (stageOf(address) === stage) return true
  return false
}
