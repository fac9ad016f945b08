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

/** The fields of each kind of thing that hold a text, in the order they are read. */
export const TEXT_FIELDS = {
  basics: [
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
  ],
  location: ['name', 'description', 'imageDescription'],
  player: ['name', 'gender', 'age', 'profession', 'synopsis', 'backstory'],
  task: ['name', 'target', 'completeCondition', 'reward'],
  npc: ['name', 'gender', 'age', 'occupation', 'bio', 'backstory', 'appearance'],
  trait: ['name', 'effect'],
  option: ['content', 'reply'],
  node: ['content', 'prompt', 'puzzle'],
  chapter: ['title', 'summary'],
} as const
/** The name of a field that holds a text of a game. */
export type TextFieldName = (typeof TEXT_FIELDS)[keyof typeof TEXT_FIELDS][number]

const basics = inFields<KnownElements>(...TEXT_FIELDS.basics)
const location = inFields<Location>(...TEXT_FIELDS.location)
const player = inFields<Player>(...TEXT_FIELDS.player)
const task = inFields<Task>(...TEXT_FIELDS.task)
const npc = joined(
  inFields<Npc>(...TEXT_FIELDS.npc),
  under('traits', inField<Npc, 'traits'>('traits', byPlace(inFields<Trait>(...TEXT_FIELDS.trait)))),
)
const option = inFields<NodeOption>(...TEXT_FIELDS.option)
const node = joined(
  inFields<KeyNode>(...TEXT_FIELDS.node),
  under('options', inField<KeyNode, 'options'>('options', byId(idOf, option))),
)
const chapter = joined(
  inFields<Chapter>(...TEXT_FIELDS.chapter),
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

/** An address, and then what it is part of: `npcs/7/bio`, `npcs/7`, `npcs`. */
function* outward(address: string): Generator<string> {
  for (let at = address; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) yield at
}

/** What is known of an address, else of the nearest thing it is part of. */
export function nearestOf<T>(
  known: { get(address: string): T | undefined },
  address: string,
): T | undefined {
  for (const at of outward(address)) {
    const value = known.get(at)
    if (value !== undefined) return value
  }
  return undefined
}

/** Is an address one of some places, or in one of them? */
export function isInOneOf(places: ReadonlySet<string>, address: string): boolean {
  for (const at of outward(address)) if (places.has(at)) return true
  return false
}

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
