import type { ArrangedKind, Arrangement, BuildStep } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { arrangeLocations, arrangeNpcs } from './arrange-cast.ts'
import { arrangeChapters } from './arrange-chapters.ts'
import { arrangeChoice, choiceMadeAt } from './arrange-choices.ts'
import { arrangeNodes } from './arrange-nodes.ts'
import { arrangeOptions } from './arrange-options.ts'
import { arrangeTasks } from './arrange-tasks.ts'
import type { Arranged } from './arranged-list.ts'
import type { Edit } from './edits.ts'
import { unescaped } from './texts.ts'

/** Which kind of thing stands at an address, or is listed there; undefined where it is nothing that is arranged. */
export function arrangedKindOf(at: string): ArrangedKind | undefined {
  if (/^npcs(\/[^/]+)?$/.test(at)) return 'character'
  if (/^locations(\/[^/]+)?$/.test(at)) return 'place'
  if (/^story\/chapters(\/[^/]+)?$/.test(at)) return 'chapter'
  if (/^(story\/chapters\/[^/]+\/tasks(\/[^/]+)?|tasks\/[^/]+\/[^/]+)$/.test(at)) return 'task'
  if (/^(npcTasks(\/[^/]+)?|npcs\/[^/]+\/tasks)$/.test(at)) return 'task'
  if (/^nodes\/[^/]+\/[^/]+$/.test(at)) return 'node'
  return /^nodes\/[^/]+\/[^/]+\/options(\/[^/]+)?$/.test(at) ? 'option' : undefined
}

/** The game after something was added, moved, removed or chosen in it (BH1): all else is the same, and shared. */
export function arranged(game: GameSnapshot, what: Arrangement): Arranged {
  if (what.verb === 'choose') return arrangeChoice(game, what)
  const parts = what.at.split('/').map(unescaped)
  const [, id = '', ...rest] = parts
  switch (arrangedKindOf(what.at)) {
    case 'character':
      return arrangeNpcs(game, id, what)
    case 'place':
      return arrangeLocations(game, id, what)
    case 'chapter':
      return arrangeChapters(game, rest[0] ?? '', what)
    case 'task':
      return arrangeTasks(game, parts, what)
    case 'node':
      return arrangeNodes(game, parts.slice(1), what)
    case 'option':
      return arrangeOptions(game, parts.slice(1), what)
    default:
      return { refused: 'gone' }
  }
}

const IN_ORDER: readonly ArrangedKind[] = [
  'chapter',
  'character',
  'place',
  'node',
  'task',
  'option',
]
const DONE = { value: 'added', remove: 'removed', order: 'moved' } as const

/** What edits did to the build of a game, by the largest thing they did it to; undefined where they changed texts alone. */
export function madeBy(edits: readonly Edit[]): BuildStep | undefined {
  const found = edits.flatMap((edit): [ArrangedKind, BuildStep][] => {
    const kind = arrangedKindOf(edit.address)
    if (kind === undefined) return []
    const verb = 'order' in edit ? 'order' : 'remove' in edit ? 'remove' : 'value'
    return [[kind, `${DONE[verb]}_${kind}`]]
  })
  const [, made] = IN_ORDER.flatMap((kind) => found.filter(([one]) => one === kind))[0] ?? []
  if (made !== undefined) return made
  const [first] = edits
  if (first !== undefined && edits.length === 1) return choiceMadeAt(first.address)
  const isLink = ({ address }: Edit) => /^nodes\/.+\/nextNodeId$/.test(address)
  return edits.length > 1 && edits.every(isLink) ? 'moved_node' : undefined
}
