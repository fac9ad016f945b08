import type { KnownElements } from '#schemas/element.ts'
import { type ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { KeyNode, NodeType } from '#schemas/key-node.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import type { Game } from '../telling/game.ts'
import { graphFaults } from './graph.ts'

const TYPES: readonly NodeType[] = ['text', 'option', 'puzzle', 'wordGame']
const CHOOSES: ReadonlySet<NodeType> = new Set(['option', 'wordGame'])

/** What a told game and what is kept of one have alike. */
type ToldTexts = Pick<
  Game,
  'locations' | 'player' | 'npcs' | 'npcTasks' | 'prologue' | 'chapters' | 'contents'
> & { readonly elements: KnownElements }

/** The game as a snapshot, without pictures. */
export function snapshotOf(game: ToldTexts): GameSnapshot {
  return {
    brief: {},
    elements: game.elements,
    locations: [...game.locations],
    cover: null,
    locationImages: {},
    player: game.player,
    npcs: [...game.npcs],
    npcPhotos: [],
    npcTasks: [...game.npcTasks],
    prologue: [...game.prologue],
    chapters: [...game.chapters],
    contents: [...game.contents],
    status: 2,
    failedStages: [],
    scriptVersion: 0,
  }
}

function schemaFaults(snapshot: GameSnapshot): string[] {
  const read = GameSnapshot.safeParse(snapshot)
  return read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

/** The complaints whose condition holds. */
const complaints = (checks: readonly (readonly [boolean, string])[]): string[] =>
  checks.flatMap(([wrong, words]) => (wrong ? [words] : []))

function nodeFaults(snapshot: GameSnapshot): string[] {
  const speakers = new Set([0, ...snapshot.npcs.map((npc) => npc.id)])
  const places = new Set(snapshot.locations.map((location) => location.id))
  const nodes = snapshot.contents.flatMap((chapter) => chapter.nodes)
  const ids = nodes.flatMap((node) => [node.id, ...node.options.map((option) => option.id)])
  const ofNode = (node: KeyNode): string[] =>
    complaints([
      [!speakers.has(node.speaker), `${node.id}: nobody has the id ${node.speaker}`],
      [!places.has(node.locationId), `${node.id}: no place is ${node.locationId}`],
      [CHOOSES.has(node.type) && node.options.length < 2, `${node.id}: offers no choice`],
      [
        node.type === 'wordGame' && !node.options.some((option) => option.id === node.answerId),
        `${node.id}: its answer is no option`,
      ],
      [
        node.type === 'puzzle' && node.puzzle.trim() === '',
        `${node.id}: a puzzle without a question`,
      ],
      [
        node.options.some((option) => !option.content.trim() || !option.reply.trim()),
        `${node.id}: an option without words`,
      ],
    ])
  return [
    ...complaints([[new Set(ids).size !== ids.length, 'two nodes or options share an id']]),
    ...nodes.flatMap(ofNode),
  ]
}

/** A puzzle is asked again by the choice after it; a word game answers right and wrong differently. */
function testFaults(snapshot: GameSnapshot): string[] {
  const ofNode = (node: KeyNode, chapter: ChapterContent): string[] => {
    const next = chapter.nodes.find((other) => other.id === node.nextNodeId)
    const right = node.options.find((option) => option.id === node.answerId)
    const alike = node.options.some((option) => option !== right && option.reply === right?.reply)
    return complaints([
      [
        node.type === 'puzzle' && next?.type !== 'option',
        `${node.id}: the question is not asked again`,
      ],
      [node.type === 'wordGame' && alike, `${node.id}: right and wrong are answered alike`],
    ])
  }
  return snapshot.contents.flatMap((chapter) => [
    ...complaints([
      [chapter.nodes.length < 12, `${chapter.key}: only ${chapter.nodes.length} nodes`],
    ]),
    ...complaints(
      TYPES.map((type) => [
        !chapter.nodes.some((node) => node.type === type),
        `${chapter.key}: no ${type}`,
      ]),
    ),
    ...chapter.nodes.flatMap((node) => ofNode(node, chapter)),
  ])
}

/** Every task can be completed, everybody asks something, and one task is hidden. */
function taskFaults(snapshot: GameSnapshot): string[] {
  const nodes = new Map(
    snapshot.contents.flatMap((chapter) => chapter.nodes).map((node) => [node.id, node]),
  )
  const tasks: Task[] = [
    ...snapshot.contents.flatMap((chapter) => chapter.tasks),
    ...snapshot.npcTasks,
  ]
  const ofTask = (task: Task): string[] => {
    const node = nodes.get(Number(task.keyNodeId))
    const options = node?.options.map((option) => option.id) ?? []
    return complaints([
      [node === undefined, `task ${task.id}: its node is not there`],
      [
        task.optionId !== null && !options.includes(task.optionId),
        `task ${task.id}: its option is not there`,
      ],
      [task.name === '' || task.target === '', `task ${task.id}: has no words`],
    ])
  }
  return [
    ...tasks.flatMap(ofTask),
    ...complaints(
      snapshot.npcs.map((npc) => [
        !tasks.some((task) => task.roleId === npc.id),
        `${npc.name} asks nothing`,
      ]),
    ),
    ...complaints(
      snapshot.contents.map((chapter) => [
        chapter.tasks.length === 0,
        `${chapter.key}: no task of its own`,
      ]),
    ),
    ...complaints([[!tasks.some((task) => task.type === TASK_TYPE.hidden), 'no hidden task']]),
  ]
}

function castFaults({ kit, npcs }: Game): string[] {
  const spans = [...kit.roles, kit.ally, kit.victim].filter(
    (person) => person.age[0] > person.age[1],
  )
  const names = new Set(npcs.map((npc) => npc.name))
  return [
    ...spans.map((person) => `${person.occupation}: an age that runs backwards`),
    ...(names.size === npcs.length ? [] : ['two people share a name']),
  ]
}

/** Faults of form: schema, graph, links, choices, tests, tasks, cast. */
export function shapeFaults(game: Game): string[] {
  const snapshot = snapshotOf(game)
  return [
    ...schemaFaults(snapshot),
    ...snapshot.contents.flatMap(graphFaults),
    ...nodeFaults(snapshot),
    ...testFaults(snapshot),
    ...taskFaults(snapshot),
    ...castFaults(game),
  ]
}
