import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { SpentQuestion } from '#server/model/spent.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import type { GameWish } from './game-wishes.ts'
import { type GamesOrder, spentIn } from './games-process.ts'
import { type Asked, providerServer, type Said } from './provider-server.ts'
import { draftIn } from './scripted-model.ts'

/** A question for a scene, and where it was asked. */
type SceneAsked = { readonly game: string; readonly asked: Asked; readonly isAnswered: boolean }

/** How many games are written, how many of them lose their writer once, and by whom they are told. */
export type ManyGames = {
  readonly dataDir: string
  readonly wishes: readonly GameWish[]
  readonly kills: number
  readonly seed: string
  readonly says: (wish: GameWish, asked: Asked) => Said
  /** Ends the writer where nobody waits for it any more. */
  readonly signal: AbortSignal
}

/** No game has fewer scenes than this for a model. */
const LEAST_SCENES = 30
const MOST_PAUSE_MS = 25

/** Writes games in a process that is killed at random moments and started again until all of them are written. */
export async function writeManyGames({ dataDir, wishes, kills, seed, says, signal }: ManyGames) {
  const rng = createRng(seed)
  const killed = rng.shuffle(wishes).slice(0, kills)
  const due = new Map(killed.map(({ id }) => [id, rng.int(1, LEAST_SCENES)]))
  const byId = new Map(wishes.map((wish) => [wish.id, wish]))
  const scenes: SceneAsked[] = []
  /** How many questions had been asked when the writer was killed, by game. */
  const killedAt = new Map<string, number>()
  let game = ''
  let asked = 0
  let inGame = 0
  let end = (): void => undefined

  const { choice } = await providerServer((question) => {
    asked += 1
    const wish = byId.get(game)
    if (wish === undefined) throw new Error(`nobody writes, and something is asked in ${game}`)
    const said = says(wish, question)
    if (draftIn(question) !== undefined)
      scenes.push({ game, asked: question, isAnswered: 'content' in said })
    inGame += 1
    if (inGame === due.get(game)) {
      due.delete(game)
      setTimeout(() => end(), rng.int(0, MOST_PAUSE_MS))
    }
    return said
  })

  async function run(order: GamesOrder): Promise<number | null> {
    const script = join(import.meta.dirname, 'games-process.ts')
    const child = spawn(process.execPath, [script, JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...{ signal, killSignal: 'SIGKILL' },
    })
    child.on('error', () => undefined)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const begun = text.trim().split('\n').at(-1) ?? ''
      if (begun !== game) inGame = 0
      game = begun
    })
    end = () => {
      killedAt.set(game, scenes.length)
      child.kill('SIGKILL')
    }
    return new Promise((resolve) => child.on('exit', resolve))
  }

  const order: GamesOrder = { dataDir, choice: choice('openai-compatible'), wishes }
  let runs = 0
  for (let code: number | null = null; code !== 0; ) {
    code = await run(order)
    runs += 1
    if (code !== 0 && code !== null) throw new Error(`the writer ended with ${code}`)
    if (runs > kills + 1) throw new Error('the writer ends without being killed')
  }
  return { scenes, asked: () => asked, killedAt, runs, spent: spentOf(dataDir) }
}

const spentOf = (dataDir: string): SpentQuestion[] =>
  existsSync(spentIn(dataDir))
    ? readFileSync(spentIn(dataDir), 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as SpentQuestion)
    : []
