import { withoutPassing } from '#core/engine/draft.ts'
import { locations } from '#plugins/basics/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { Draft, emptyDraft } from '#schemas/draft.ts'
import { slices } from '#schemas/slices/index.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { gameOf, snapshotAsOf } from '../properties/game-logs.ts'
import type { Pool } from './drawn.ts'
import type { flood } from './flood.ts'
import { same } from './same.ts'
import { count, hold, type Tally } from './tally.ts'

type Flood = ReturnType<typeof flood>
/** What is kept of a game is this long at most, however long its log: as many people, places and scenes as are drawn. */
const GAME_LENGTH = 60_000

/** What holds of a log as a whole: its order, its pieces, its way through JSON, and what a device can go back to. */
export function holdLog({ log, server, device, remembered }: Flood, rng: Rng, tally: Tally): void {
  const shuffled = rng.shuffle([...log, ...log])
  const other = gameOf(shuffled)
  same(gameSnapshot(other), gameSnapshot(server), 'in any order, each twice')
  same(cast(other), cast(server), 'the cast in any order')
  same(locations(other), locations(server), 'the places in any order')
  count(tally, 'early pictures', early(shuffled))

  const cut = log.length - rng.int(1, Math.ceil(log.length / 10))
  const [first, rest] = [log.slice(0, cut), log.slice(cut)]
  const head = gameOf(first)
  same(gameOf(rest, head), server, 'in two pieces, each folded at once')
  const read = Draft.parse(JSON.parse(JSON.stringify(head)))
  same(gameOf(JSON.parse(JSON.stringify(rest)), read), server, 'by way of JSON')
  const resumed = gameOf([snapshotAsOf(head, cut), ...rest])
  same(gameSnapshot(resumed), gameSnapshot(server), 'a whole game and what came after')
  hold(JSON.stringify(server.script).length < GAME_LENGTH, 'a game that grows with its log')

  const kept = withoutPassing<Draft>(slices)
  for (const { seq, draft } of remembered) {
    const sought = device.editor.bus.log.seek(seq)
    if (sought === undefined) continue
    same(kept(sought), kept(draft), 'a state the device goes back to')
    count(tally, 'states sought')
  }
}

/** What nobody would send: it throws nothing, and what is there has its form. Afterwards another game begins at nothing. */
export function holdStorm({ device }: Flood, { wild }: Pool, tally: Tally): void {
  for (const data of wild) {
    const before = device.draft()
    device.frame(data)
    device.rejected()
    if (device.draft() !== before) count(tally, 'wild frames that did something')
    count(tally, 'wild frames')
  }
  const { success, error } = Draft.safeParse(device.draft())
  hold(success, `wild frames left a draft without its form: ${error?.message}`)
  hold(gameSnapshot(device.draft()).npcs.length >= 0, 'a game that cannot be read')
  device.open('another')
  same(device.draft().script, emptyDraft().script, 'another game')
}

/** How many pictures of people stand before every telling of whom they show. */
function early(log: Flood['log']): number {
  const known = new Set<number>()
  let found = 0
  for (const { type, payload } of log) {
    if (type === 'npcs/written') for (const { id } of payload.npcs) known.add(id)
    if (type === 'media/npcPainted' && !known.has(payload.npcId)) found += 1
  }
  return found
}
