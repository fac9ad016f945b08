// Drives a load in a process of its own, over HTTP and live sockets alone, so that it takes nothing of a server's loop.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { createMaker } from './maker.ts'
import type { DriverTold, DriverWord, LoadOrder } from './order.ts'

const say = (word: DriverWord) => process.send?.(word)
const count = (counts: Record<string, number>) => (kind: string) => {
  counts[kind] = (counts[kind] ?? 0) + 1
}

process.once('message', async (order: LoadOrder) => {
  const faults: string[] = []
  const [refused, calls]: [Record<string, number>, Record<string, number[]>] = [{}, {}]
  const makers = order.tokens.map((token, creator) => {
    // each creator calls one server, and has windows at all of them
    const at = (turn: number) => order.addresses[turn % order.addresses.length] ?? ''
    const placeOf = (window: number) =>
      `${at(creator + window).replace('http', 'ws')}/wsServer/admin_person-${creator}/${token}`
    return createMaker({
      ...{ creator, token, address: at(creator), paceMs: order.paceMs },
      places: Array.from({ length: windowsOf(order, creator) }, (_, window) => placeOf(window)),
      fault: (words) => void faults.push(words),
      refused: count(refused),
      called(kind, ms) {
        const times = calls[kind] ?? []
        calls[kind] = times
        times.push(ms)
      },
      made: (game) => appendFileSync(order.file, `${JSON.stringify(game)}\n`),
    })
  })
  for (const { opened } of makers) await opened
  say({ kind: 'open' })
  const late = monitorEventLoopDelay({ resolution: 10 })
  late.enable()
  const [from, before] = [performance.now(), process.cpuUsage()]
  const isOver = () => performance.now() - from > order.seconds * 1_000
  await Promise.all(
    makers.map(async (maker, at) => {
      await pause((at / makers.length) * order.rampMs)
      await maker
        .make(isOver)
        .catch((cause: unknown) => faults.push(`creator ${at}: ${String(cause)}`))
    }),
  )
  const { user, system } = process.cpuUsage(before)
  const told: DriverTold = {
    ...{ faults, refused, calls },
    cost: {
      processor: (user + system) / 1_000 / (performance.now() - from),
      lateP99Ms: late.percentile(99) / 1e6 - 10,
    },
  }
  for (const { close } of makers) close()
  process.send?.({ kind: 'ended', told } satisfies DriverWord, () => process.exit())
})

/** How many of all sockets are a creator's. */
const windowsOf = ({ sockets, tokens }: LoadOrder, creator: number): number =>
  Math.ceil((sockets - creator) / tokens.length)
