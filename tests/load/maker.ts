import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { LIMITS } from '#schemas/limits.ts'
import { startBody } from '../server/start-body.ts'
import { type Followed, listen } from './listener.ts'
import type { DrivenGame } from './order.ts'

type MakerOptions = {
  creator: number
  token: string
  address: string
  paceMs: number
  /** Where each of its live sockets is opened. */
  places: readonly string[]
  fault(words: string): void
  refused(kind: string): void
  called(kind: string, ms: number): void
  made(game: DrivenGame): void
}

const LOOK_EVERY_MS = 20
/** A game that is not whole by then never will be: so long, or so many texts and pictures one after the other. */
const [LATEST_MS, LATEST_PACES] = [900_000, 60] as const

/** A creator with windows open, who makes one game after the other as a browser does: outlines, a start, a poll now and then. */
export function createMaker(options: MakerOptions) {
  const { creator, token, address, fault, refused, called } = options
  const latestMs = Math.max(LATEST_MS, LATEST_PACES * options.paceMs)
  const listener = listen(options.places, fault, refused)

  async function ask(kind: string, method: 'GET' | 'POST', path: string, body?: object) {
    const from = performance.now()
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    called(kind, performance.now() - from)
    return text
  }

  /** Answers what was told, or nothing where it was refused. */
  async function call<T>(kind: string, method: 'GET' | 'POST', path: string, body?: object) {
    const told = JSON.parse(await ask(kind, method, path, body)) as { status: number; data: T }
    if (told.status === 200) return told.data
    refused(`${kind} ${told.status}`)
    return undefined
  }

  async function think(setting: string): Promise<void> {
    const path = `${outlineCall.path}?request_id=${randomUUID()}`
    const told = await ask('outline', 'POST', path, { setting, language: 'en_US' })
    if (!told.endsWith('[DONE]\n')) refused('outline cut')
  }

  /** The window in which a game is made asks for all of it every ten seconds until it is whole. */
  async function wait(id: string, { isWhole }: Followed): Promise<boolean> {
    const from = performance.now()
    let polledAt = from
    const poll = () => call('poll', 'GET', `${calls.listScripts.path}/${id}`)
    await poll()
    while (!isWhole() && performance.now() - from < latestMs) {
      await pause(LOOK_EVERY_MS)
      if (performance.now() - polledAt < LIMITS.pollEveryMs) continue
      polledAt = performance.now()
      await poll()
    }
    return isWhole()
  }

  async function makeOne(): Promise<void> {
    const idea = `An idea ${randomUUID()}`
    await think(idea)
    listener.expect()
    const startedAt = Date.now()
    const { path } = calls.startGeneration
    const id = await call<string>('start', 'POST', path, startBody({ setting: idea }))
    if (id === undefined) return void (await pause(1_000))
    const followed = listener.follow(id)
    if (!(await wait(id, followed))) fault(`game ${id} did not come to its end`)
    const sockets = options.places.length
    options.made({ id, creator, idea, startedAt, sockets, heard: followed.heard })
  }

  return {
    opened: listener.opened,
    close: listener.close,
    /** Makes games, at least one, until it is over. */
    async make(isOver: () => boolean): Promise<void> {
      do await makeOne()
      while (!isOver())
    },
  }
}
