import { isInOneOf } from '#core/game/addresses.ts'
import { projection } from '#plugins/kit.ts'
import { textPaths } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'

const NONE: ReadonlyMap<string, string> = new Map()

const found = projection(
  'unseen.texts',
  (draft) => [draft.session.unseen.places, textPaths(draft)] as const,
  (places, paths): ReadonlyMap<string, string> => {
    const addresses = new Set(places.map(({ address }) => address))
    return new Map([...paths].filter(([address]) => isInOneOf(addresses, address)))
  },
)

/** Where each text that is unseen stands on the wire, by its address. While all is seen no game is read for it. */
export const unseenTexts = (draft: Draft): ReadonlyMap<string, string> =>
  draft.session.unseen.places.length === 0 ? NONE : found(draft)

/** A title stands in one card with the intro. */
const IN_CARD: Readonly<Record<string, string>> = {
  'initial_element.title': 'initial_element.game_intro',
}

/** Does the card at a path hold a text that is unseen? */
export function isCardUnseen(draft: Draft, path: string): boolean {
  for (const one of unseenTexts(draft).values()) {
    const at = IN_CARD[one] ?? one
    if (at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`)) return true
  }
  return false
}

/** The stage that tells each part of a game. */
const STAGES: Readonly<Record<string, string>> = {
  basics: 'basics',
  locations: 'basics',
  player: 'player',
  npcs: 'npcs',
  npcTasks: 'npcs',
  story: 'story',
  nodes: 'contents',
  tasks: 'contents',
}

/** The stage in whose section a text is told. */
export const stageOf = (address: string): string => STAGES[address.split('/')[0] ?? ''] ?? ''

/** Does a stage hold a text that is unseen? */
export function isStageUnseen(draft: Draft, stage: string): boolean {
  for (const address of unseenTexts(draft).keys()) if (stageOf(address) === stage) return true
  return false
}
