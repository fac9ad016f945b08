import type { Chapter } from '#schemas/chapter.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import type { Location } from '#schemas/location.ts'
import type { Npc } from '#schemas/npc.ts'
import type { Player } from '#schemas/player.ts'
import type { Task } from '#schemas/task.ts'
import { liesIn } from './addresses.ts'
import { entities } from './entity-list.ts'
import { aLeaf, anObject, type Edit, named, places, type Shape } from './shapes.ts'

export type { Edit } from './shapes.ts'

/** The parts of a game a revision can change, under the names their addresses begin with. */
type Addressed = {
  basics: GameSnapshot['elements']
  cover: string | null
  locations: Location[]
  player: Player | null
  npcs: Npc[]
  npcTasks: Task[]
  story: { prologue: string[]; chapters: Chapter[] }
  nodes: Readonly<Record<string, KeyNode[]>>
  tasks: Readonly<Record<string, Task[]>>
}

const idOf = ({ id }: { id: Id }): Id => id
const tasks = entities<Task>(idOf, anObject())
const option = anObject<NodeOption>()
const node = anObject<KeyNode>({ options: entities(idOf, option) })

const game: Shape<Addressed> = anObject<Addressed>({
  basics: anObject(),
  locations: entities<Location>(idOf, anObject()),
  player: anObject<Player>(),
  npcs: entities<Npc>(idOf, anObject<Npc>({ traits: places(anObject()) })),
  npcTasks: tasks,
  story: anObject<Addressed['story']>({
    prologue: places<string>(aLeaf as Shape<string>),
    chapters: entities<Chapter>(idOf, anObject<Chapter>({ tasks })),
  }),
  nodes: named(entities(idOf, node)),
  tasks: named(tasks),
})

const byKey = <T>(
  contents: readonly ChapterContent[],
  pick: (content: ChapterContent) => T[],
): Record<string, T[]> =>
  Object.fromEntries(
    contents.flatMap((content) =>
      pick(content).length === 0 ? [] : [[content.key, pick(content)]],
    ),
  )

const addressed = (whole: GameSnapshot): Addressed => ({
  basics: whole.elements,
  cover: whole.cover,
  locations: whole.locations,
  player: whole.player,
  npcs: whole.npcs,
  npcTasks: whole.npcTasks,
  story: { prologue: whole.prologue, chapters: whole.chapters },
  nodes: byKey(whole.contents, ({ nodes }) => nodes),
  tasks: byKey(whole.contents, ({ tasks }) => tasks),
})

/**
 * What has to be written so that one game becomes another, by address (GM14): the smallest parts that differ, in the
 * order of the game's parts. What a part's address leads to is written whole where only one of the two games has it.
 */
export function editsBetween(before: GameSnapshot, after: GameSnapshot): Edit[] {
  const found: Edit[] = []
  game.compare(addressed(before), addressed(after), '', found)
  return found
}

/** The game with edits made in their order; undefined where one of them leads nowhere. All else is the same, and shared. */
export function withEdits(whole: GameSnapshot, edits: readonly Edit[]): GameSnapshot | undefined {
  let made: Addressed | undefined = addressed(whole)
  for (const edit of edits) made = made && game.edit(made, edit.address.split('/'), edit)
  return made && snapshotOf(whole, made)
}

function snapshotOf(whole: GameSnapshot, made: Addressed): GameSnapshot {
  const { basics: elements, cover, locations, player, npcs, npcTasks, story } = made
  const keys = [...new Set([...Object.keys(made.nodes), ...Object.keys(made.tasks)])].sort()
  const contents = keys.map((key): ChapterContent => {
    const [nodes, ofChapter] = [made.nodes[key] ?? [], made.tasks[key] ?? []]
    const known = whole.contents.find((content) => content.key === key)
    return {
      key,
      index: indexOf(known, nodes) ?? ofChapter[0]?.chapterIndex ?? null,
      nodes,
      tasks: ofChapter,
    }
  })
  return { ...whole, elements, cover, locations, player, npcs, npcTasks, ...story, contents }
}

/** A chapter's place in the telling is written in its nodes: where these were told another, it goes along. */
function indexOf(known: ChapterContent | undefined, nodes: readonly KeyNode[]): number | null {
  const told = nodes[0]?.chapterIndex
  const isTold = known === undefined || known.nodes[0]?.chapterIndex === known.index
  return isTold ? (told ?? known?.index ?? null) : known.index
}

/** The edits that change something beside the places of a scope. */
export const editsOutside = (edits: readonly Edit[], scope: readonly string[]): Edit[] =>
  edits.filter(({ address }) => !scope.some((place) => liesIn(address, place)))

/** The edits that change something of some places, or of what they stand in: the order of a list that holds one too. */
export const editsAbout = (edits: readonly Edit[], places: readonly string[]): Edit[] =>
  edits.filter(({ address }) =>
    places.some((place) => liesIn(address, place) || liesIn(place, address)),
  )

/** Does one of the edits say that a place reads otherwise? Where in its list it stands is no matter. */
export const isChangedBy = (edits: readonly Edit[], place: string): boolean =>
  editsAbout(edits, [place]).some((edit) => !('order' in edit) || edit.address === place)
