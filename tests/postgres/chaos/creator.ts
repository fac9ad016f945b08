import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { startBody } from '../../server/start-body.ts'
import { isLong } from '../../sweep.ts'
import { type Caller, call, stream } from './caller.ts'
import { type Follower, followScript } from './follower.ts'
import { THOUGHTS } from './recorded-games.ts'

/** A game, and everything about it that was answered. */
export type MadeGame = { id: string; idea: string; titles: string[]; frames: readonly string[] }
/** What a server does for somebody and has not ended yet. */
export type Work =
  | ('outline' | 'start' | 'write' | 'edit')
  | ('say' | 'plan' | 'confirm' | 'publish' | 'login' | 'logout')
export type Creator = Caller & {
  uid: string
  games: MadeGame[]
  silences: number[]
  underWay: Set<Work>
}

export const newCreator = (given: Pick<Creator, 'address' | 'token' | 'uid'>): Creator => ({
  ...given,
  ...{ waits: [], streams: [], faults: [], games: [], silences: [], underWay: new Set() },
})

/** Says of somebody what is done for them, until it is done. */
export async function during<T>(creator: Creator, work: Work, done: Promise<T>): Promise<T> {
  creator.underWay.add(work)
  try {
    return await done
  } finally {
    creator.underWay.delete(work)
  }
}

const EDITS = 2
const WHOLE = /\[DONE\]\n.*\[OUTLINE\]\n.*\[DONE\]\n$/s
const LATE_MS = isLong ? 3_600_000 : 900_000

/**
 * Makes one game after another, at least one, with a rest of at most so long between two, until it is over; what was
 * begun is made to its end.
 */
export async function create(
  creator: Creator,
  restMs: number,
  isOver: () => boolean,
): Promise<void> {
  do {
    const idea = `An idea ${randomUUID()}`
    await during(creator, 'outline', think(creator, idea))
    await makeGame(creator, idea)
    const until = performance.now() + Math.random() * restMs
    while (performance.now() < until && !isOver()) await pause(100)
  } while (!isOver())
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const from = performance.now()
  while (!isSo()) {
    if (performance.now() - from > LATE_MS)
      throw new Error(`${what}: not within ${LATE_MS / 60_000} minutes`)
    await pause(20)
  }
}

/** Outlines are told whole, and told again as they were. */
async function think(creator: Creator, setting: string): Promise<void> {
  const path = `${outlineCall.path}?request_id=${randomUUID()}`
  const ask = () => stream(creator, path, { setting, language: 'en_US' }, WHOLE)
  const told = await ask()
  const thoughts = told.split('[DONE]')[0] ?? ''
  if (THOUGHTS.some((one) => thoughts.split(one).length !== 2))
    creator.faults.push(`the thoughts about ${setting} were not told once: ${thoughts}`)
  if ((await ask()) !== told) creator.faults.push(`outlines of ${setting} were told otherwise`)
}

/** A game from its start until it is written, and who reads it; undefined where the start was refused. */
export async function beginGame(creator: Creator, idea: string) {
  const body = startBody({ setting: idea })
  const started = await during(
    creator,
    'start',
    call(creator, 'POST', calls.startGeneration.path, body),
  )
  if (started.status !== 200) {
    creator.faults.push(`a start was answered ${started.status} ${started.desc}`)
    return undefined
  }
  const id = String(started.data)
  const follower = followScript(creator, id)
  const game: MadeGame = { id, idea, titles: [], frames: follower.frames }
  creator.games.push(game)
  await during(creator, 'write', until(`game ${id} is written`, follower.isWritten))
  creator.silences.push(follower.longestMs())
  return { game, follower }
}

async function makeGame(creator: Creator, idea: string): Promise<void> {
  const begun = await beginGame(creator, idea)
  if (begun === undefined) return
  const { game, follower } = begun
  for (let version = 0; version < EDITS; version++) await editTitle(creator, game, version)
  await settle(creator, game, follower)
}

/** What was answered is there, whoever is asked next. */
export async function editTitle(creator: Creator, game: MadeGame, version: number): Promise<void> {
  const title = `Title ${randomUUID()}`
  const changes = [{ path: 'initial_element.title', value: title }]
  const body = { id: game.id, base_version: version, changes }
  const told = await during(creator, 'edit', call(creator, 'POST', calls.editScript.path, body))
  if (told.status !== 200 || told.data.script_version !== version + 1)
    creator.faults.push(`an edit was answered ${JSON.stringify(told)}`)
  game.titles.push(title)
  const { data } = await call(creator, 'GET', `${calls.listScripts.path}/${game.id}`)
  if (Number(data.script_version) < version + 1)
    creator.faults.push(`edit ${version + 1} of ${game.id} was answered and is not there`)
}

/** Whoever reads a game has all of it, and leaves. */
export async function settle(
  creator: Creator,
  { id }: MadeGame,
  { frames, stop }: Follower,
): Promise<void> {
  const { data } = await call(creator, 'GET', `${calls.listScripts.path}/${id}`)
  const last = Number(data.seq)
  await until(`frame ${last} of ${id} comes`, () => frames.length >= last)
  stop()
}
