import process from 'node:process'
import { editsBetween } from '#core/game/edits.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { gamePlugins } from '#plugins/index.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { gameLog } from './game-log.ts'
import { answer, collect, middleOf, threadMs } from './measure.ts'

/** How long it takes to say what two large games differ in. */
const [candidate = '', samples = '9'] = process.argv.slice(2)
const before = gameSnapshot(fold(composeReducer(gamePlugins), emptyDraft(), gameLog('large')))
const after = structuredClone(before)
const changed = after.contents[100]?.nodes[10]
if (changed === undefined) throw new Error('the large game has no such node')
changed.content = 'Another text.'

const ways: Record<string, (one: GameSnapshot, other: GameSnapshot) => boolean> = {
  'texts of JSON compared': (one, other) => JSON.stringify(one) !== JSON.stringify(other),
  ours: (one, other) => editsBetween(one, other).length === 1,
}
const way = ways[candidate]
if (way === undefined) throw new Error(`nobody called "${candidate}" compares`)

function milliseconds(): number {
  collect()
  const from = threadMs()
  if (!way?.(before, after)) throw new Error('the difference was not found')
  return threadMs() - from
}

for (let warm = 0; warm < 3; warm++) milliseconds()
answer({ figure: middleOf(Array.from({ length: Number(samples) }, milliseconds)).middle })
