import type { Chapter } from '#schemas/chapter.ts'
import type { KnownElements } from '#schemas/element.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import type { Location } from '#schemas/location.ts'
import type { Npc, Trait } from '#schemas/npc.ts'
import type { Player } from '#schemas/player.ts'
import type { Task } from '#schemas/task.ts'
import {
  type AddressedText,
  aText,
  byId,
  byPlace,
  escaped,
  inField,
  inFields,
  joined,
  under,
} from './texts.ts'

const idOf = ({ id }: { id: Id }): Id => id
const keyOf = ({ key }: ChapterContent): string => key

const basics = inFields<KnownElements>(
  'title',
  'intro',
  'coverDescription',
  'worldOverview',
  'playerIdentity',
  'playerGoal',
  'mainConflict',
  'incitingEvent',
  'theme',
  'keyNpcs',
  'symbol',
  'timePoint',
  'worldRules',
)
const location = inFields<Location>('name', 'description', 'imageDescription')
const player = inFields<Player>('name', 'gender', 'age', 'profession', 'synopsis', 'backstory')
const task = inFields<Task>('name', 'target', 'completeCondition', 'reward')
const npc = joined(
  inFields<Npc>('name', 'gender', 'age', 'occupation', 'bio', 'backstory', 'appearance'),
  under('traits', inField<Npc, 'traits'>('traits', byPlace(inFields<Trait>('name', 'effect')))),
)
const option = inFields<NodeOption>('content', 'reply')
const node = joined(
  inFields<KeyNode>('content', 'prompt', 'puzzle'),
  under('options', inField<KeyNode, 'options'>('options', byId(idOf, option))),
)
const chapter = joined(
  inFields<Chapter>('title', 'summary'),
  under('tasks', inField<Chapter, 'tasks'>('tasks', byId(idOf, task))),
)
const nodes = inField<ChapterContent, 'nodes'>('nodes', byId(idOf, node))
const tasks = inField<ChapterContent, 'tasks'>('tasks', byId(idOf, task))

/**
 * Where the texts of a game stand, by the ids of what they belong to: `npcs/7/bio`, `nodes/chapter_1/101/content`.
 * Only what has no id is counted, from 0: the paragraphs of the prologue and the traits of a character.
 */
const game = joined<GameSnapshot>(
  under('basics', inField('elements', basics)),
  under('locations', inField('locations', byId(idOf, location))),
  under('player', inField('player', player)),
  under('npcs', inField('npcs', byId(idOf, npc))),
  under('npcTasks', inField('npcTasks', byId(idOf, task))),
  under(
    'story',
    joined<GameSnapshot>(
      under('prologue', inField('prologue', byPlace(aText))),
      under('chapters', inField('chapters', byId(idOf, chapter))),
    ),
  ),
  under('nodes', inField('contents', byId(keyOf, nodes))),
  under('tasks', inField('contents', byId(keyOf, tasks))),
)

/** An address of its parts; `addressOf('npcs', 7, 'bio')` is `npcs/7/bio`. */
export const textAddressOf = (...parts: readonly Id[]): string => parts.map(escaped).join('/')

/** Does an address lie in another, or is it the same? `npcs/7` holds `npcs/7/bio`. */
export const liesIn = (address: string, scope: string): boolean =>
  address === scope || address.startsWith(`${scope}/`)

/** Every text of a game with its address, in the order of its parts (GM11). */
export function addressedTexts(whole: GameSnapshot): AddressedText[] {
  const found: AddressedText[] = []
  game.list(whole, [], found)
  return found
}

/** The text at an address; undefined where it leads nowhere. */
export const textAt = (whole: GameSnapshot, address: string): string | undefined =>
  game.read(whole, address.split('/'))

/** The game with another text at an address; undefined where it leads nowhere. All else is the same, and shared. */
export const withText = (
  whole: GameSnapshot,
  address: string,
  text: string,
): GameSnapshot | undefined => game.replace(whole, address.split('/'), text)
