import process from 'node:process'
import { chaptersInOrder, type PlayableChapter } from '#core/game/chapters.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { gameLog } from './game-log.ts'
import { answer, collect, middleOf, threadMs } from './measure.ts'
import { PLAYERS } from './play-candidates.ts'

/** Steps a second through a large game, or the milliseconds of its reachability. */
const [what = '', candidate = '', samples = '9'] = process.argv.slice(2)
const UNRESOLVED = 'ours, links unresolved'
const playerOf = PLAYERS[candidate === UNRESOLVED ? 'ours' : candidate]
if (playerOf === undefined) throw new Error(`nobody called "${candidate}" plays`)

/** The chapters that the large log ends with; the last node of each ends it. */
function largeGame(): PlayableChapter[] {
  const found = new Map<
    string,
    { key: string; index: number | null; nodes: Map<number, KeyNode> }
  >()
  for (const event of gameLog('large')) {
    if (event.type !== 'nodes/written') continue
    const { key, index, nodes } = event.payload.chapter
    const chapter = found.get(key) ?? { key, index, nodes: new Map() }
    for (const node of nodes) chapter.nodes.set(node.id, node)
    found.set(key, chapter)
  }
  return chaptersInOrder(
    [...found.values()].map(({ nodes, ...chapter }) => {
      const last = Math.max(...nodes.keys())
      const own = [...nodes.values()]
      return {
        ...chapter,
        nodes: own.map((node) => (node.id < last ? node : { ...node, options: [] })),
      }
    }),
  )
}

const chapters = largeGame()
const player = playerOf(chapters)
const isSlow = candidate.startsWith('links')
/** Once through the whole game: so many steps come to the same nodes whoever plays. */
const CHECKED = 20_000
const STEPS = isSlow ? CHECKED : 5_000_000
const TIMES = isSlow ? 1 : 20

function stepsASecond(): number {
  collect()
  const from = threadMs()
  player.walk(STEPS)
  return (STEPS / (threadMs() - from)) * 1_000
}

function reachMs(): number {
  // what was resolved hangs on the list of chapters
  const isNew = candidate === UNRESOLVED
  const players = Array.from({ length: TIMES }, () => (isNew ? playerOf?.([...chapters]) : player))
  collect()
  const from = threadMs()
  for (const one of players) one?.unreached()
  return (threadMs() - from) / TIMES
}

const measure = what === 'steps' ? stepsASecond : reachMs
const same = String(what === 'steps' ? player.walk(CHECKED) : player.unreached())
if (!isSlow) for (let warm = 0; warm < 3; warm++) measure()
const rounds = isSlow && what === 'reach' ? 1 : Number(samples)
answer({ figure: middleOf(Array.from({ length: rounds }, measure)).middle, same })
