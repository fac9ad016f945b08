import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { createScriptStore } from '#server/store/scripts.ts'
import type { Store } from '#server/store/tables.ts'
import { summary } from '../postgres/chaos/measures.ts'
import { recordedFor } from '../postgres/chaos/recorded-games.ts'
import type { DrivenGame } from './order.ts'

const Told = z.object({ toldAt: z.number() })

/** When each fact of a game was told and stamped, by its number less one. */
async function clockOf(store: Store, id: string) {
  const scripts = createScriptStore(store)
  const times: { at: number; toldAt: number | undefined }[] = []
  for (;;) {
    const { facts } = await scripts.page(id, times.length)
    if (facts.length === 0) break
    for (const { at } of facts) times.push({ at: Date.parse(at), toldAt: undefined })
  }
  for (const { seq, note } of await scripts.notes(id)) {
    const time = times[seq - 1]
    if (time !== undefined) time.toldAt = Told.parse(note).toldAt
  }
  return times
}

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
/** How much longer than the middle the longest is. */
const ratio = ({ p50, most }: { p50: number; most: number }) =>
  Math.round((100 * most) / Math.max(p50, 1)) / 100

/** What was seen of all games so far. */
type Seen = {
  games: number
  facts: number
  frames: number
  /** Facts that not every socket was sent. */
  unheard: number
  toldToScreen: number[]
  stampToScreen: number[]
  /** What each creator waited for each part, and how long games of each kind took. */
  waits: Map<number, number[]>
  wholes: Map<number, number[]>
}

function push<K>(lists: Map<K, number[]>, key: K, one: number): void {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  list.push(one)
}

function take(seen: Seen, game: DrivenGame, times: Awaited<ReturnType<typeof clockOf>>): void {
  for (const [at, { at: stamp, toldAt }] of times.entries()) {
    const heard = game.heard[at] ?? []
    seen.facts += 1
    seen.frames += heard.length
    if (heard.length !== game.sockets) seen.unheard += 1
    for (const time of heard) seen.stampToScreen.push(time - stamp)
    if (toldAt === undefined) continue
    for (const time of heard) seen.toldToScreen.push(time - toldAt)
    push(seen.waits, game.creator, Math.min(...heard) - toldAt)
  }
}

/** What a load came to: each fact from its telling to each screen, and what each creator waited for. */
export async function figuresOf(store: Store, file: string, kinds: number) {
  const seen: Seen = {
    ...{ games: 0, facts: 0, frames: 0, unheard: 0 },
    ...{ toldToScreen: [], stampToScreen: [], waits: new Map(), wholes: new Map() },
  }
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const game = JSON.parse(line) as DrivenGame
    seen.games += 1
    take(seen, game, await clockOf(store, game.id))
    const whole = Math.max(...(game.heard.at(-1) ?? [])) - game.startedAt
    push(seen.wholes, recordedFor(game.idea, kinds), whole)
  }
  const waitOfEach = summary([...seen.waits.values()].map(mean))
  const { games, facts, frames, unheard } = seen
  return {
    ...{ games, facts, frames, unheard },
    toldToScreen: summary(seen.toldToScreen),
    stampToScreen: summary(seen.stampToScreen),
    waitOfEach: { ...waitOfEach, ratio: ratio(waitOfEach) },
    wholeOfEach: [...seen.wholes.values()]
      .map(summary)
      .map((one) => ({ ...one, ratio: ratio(one) })),
  }
}
