import { isDeepStrictEqual } from 'node:util'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { eventOf, frozen, opened, reduce } from '../properties/game-logs.ts'
import { createDevice, LOG } from './device.ts'
import type { Pool } from './drawn.ts'
import type { Read } from './readings.ts'
import { same } from './same.ts'
import { count, hold, type Tally } from './tally.ts'
import { createWatch } from './watch.ts'

/** After so many facts the device may ask for the whole game. */
const WINDOW = 50
const CHANCE = {
  ...{ lost: 0.04, late: 0.05, twice: 0.05 },
  ...{ beside: 0.08, foreign: 0.1, none: 0.04 },
  ...{ closing: 0.5, poor: 0.2 },
} as const

/** One fact of a server's log, with its place in it. */
type Told = { fact: GameFact; version: number }
type Whole = { game: GameSnapshot; version: number }
const snapshot = (game: GameSnapshot): GameFact => ({
  type: 'script/snapshotReceived',
  payload: { game },
})

/** What a server answers that has not written anything yet, though it has: nothing in it may erase anything. */
const POOR = {
  ...{ brief: {}, elements: {}, locations: [], cover: null, locationImages: {}, player: null },
  ...{ npcs: [], npcPhotos: [], npcTasks: [], prologue: [], chapters: [], contents: [] },
  ...{ status: 1, failedStages: [], scriptVersion: 0 },
} satisfies GameSnapshot

/** A server that tells revisions apart appends each with its number, at once: no whole game has the one without the other. */
const withoutRevision = (fact: GameFact): GameFact =>
  fact.type === 'updates/applied' ? { ...fact, payload: { modules: fact.payload.modules } } : fact

/**
 * One script's log of so many facts, folded by its server one by one, and by a device that hears them late, twice, out of
 * order or not at all, between facts of other scripts, of its own browser and what is no fact; after each of them all that
 * costs little is held, after each window what costs more.
 */
export function flood(
  rng: Rng,
  pool: Pool,
  length: number,
  tally: Tally,
  { check, reads = [] }: { check?: (event: unknown) => boolean; reads?: readonly Read[] } = {},
) {
  const device = createDevice(check)
  const watch = createWatch(device, reads, tally)
  const log: GameEvent[] = []
  const wholes: Whole[] = []
  const remembered: { seq: number; draft: Draft }[] = []
  let server = opened()
  let late: Told[] = []
  let isNumbered = false
  device.open()
  watch.begins()

  const hear = ({ fact, version }: Told): void => watch.hears(fact, version)
  const between = (): void => {
    if (rng.next() < CHANCE.beside) watch.happens(rng.pick(pool.beside))
    if (rng.next() < CHANCE.none) watch.refuses(rng.pick(pool.none))
    if (rng.next() < CHANCE.foreign)
      watch.ignores(rng.pick(pool.story), rng.int(1, length), rng.pick(['s2', '__proto__', '']))
  }

  while (log.length < length) {
    const some: Told[] = Array.from({ length: Math.min(WINDOW, length - log.length) }, (_, at) => {
      const version = log.length + at + 1
      const fact = rng.pick(pool.story)
      isNumbered ||= fact.type === 'updates/finished'
      return { fact: isNumbered ? fact : withoutRevision(fact), version }
    })
    for (const { fact, version } of some) {
      const event = frozen(eventOf(fact, version))
      log.push(event)
      server = frozen(reduce(server, event))
    }
    const [due, stays] = parted(some, () => rng.next() >= CHANCE.late)
    const heard = rng.shuffle([...late, ...due]).filter(() => rng.next() >= CHANCE.lost)
    count(tally, 'lost', late.length + due.length - heard.length)
    late = stays
    for (const told of heard) {
      between()
      hear(told)
      if (rng.next() < CHANCE.twice) watch.changesNothing(() => hear(told), 'twice')
    }
    const version = log.length
    wholes.push({ game: frozen(gameSnapshot(server)), version })
    if (version >= length || rng.next() < CHANCE.closing) closes()
    else polls(rng.pick(wholes))
    if (wholes.length % 4 !== 0) continue
    holdShape()
    remembered.push({ seq: device.editor.bus.log.length, draft: device.draft() })
  }

  function polls({ game, version }: Whole): void {
    watch.polls(snapshot(game), version)
  }
  /** The whole game as it is now makes up for everything; nothing older changes anything afterwards. */
  function closes(): void {
    const last = wholes.at(-1) as Whole
    if (rng.next() < CHANCE.poor) watch.erasesNothing(snapshot(POOR), last.version)
    const before = gameSnapshot(device.draft())
    polls(last)
    same(gameSnapshot(device.draft()), last.game, 'a whole game that closes the gaps')
    if (!isDeepStrictEqual(before, last.game)) count(tally, 'gaps closed')
    const older = rng.pick(wholes.slice(-12))
    watch.changesNothing(() => {
      if (processComplete(device.draft()) && older.game.status === 1) count(tally, 'stays complete')
      if (!isDeepStrictEqual(older.game, last.game)) count(tally, 'stale wholes')
      polls(older)
    }, 'a stale whole')
    for (const told of late) watch.changesNothing(() => hear(told), 'late')
    late = []
    const { version, ...fact } = rng.pick(log)
    // a fact of the log with its envelope is still that fact
    watch.changesNothing(() => hear({ fact: fact as GameFact, version: version as number }), 'old')
  }
  function holdShape(): void {
    const read = Draft.safeParse(device.draft())
    hold(read.success, `a draft that does not fit its form: ${read.error?.message}`)
    hold(device.editor.bus.log.events.length <= LOG.limit + 8, 'a log that has no bound')
    count(tally, 'shapes')
  }
  count(tally, 'in the log', log.length)
  return { device, log, server, remembered }
}

function parted<T>(all: readonly T[], isFirst: () => boolean): [T[], T[]] {
  const [first, rest]: [T[], T[]] = [[], []]
  for (const one of all) (isFirst() ? first : rest).push(one)
  return [first, rest]
}
