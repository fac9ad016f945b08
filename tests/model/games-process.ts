import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { asyncScheduler } from 'rxjs'
import type { ModelChoice } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import type { Storyteller } from '#server/storyteller/port.ts'
import { openGenerator } from '../server/written-games.ts'
import type { GameWish } from './game-wishes.ts'

/** What a process of games is started with, as JSON in its one argument. */
export type GamesOrder = { dataDir: string; choice: ModelChoice; wishes: readonly GameWish[] }
/** Where each question that has ended leaves a line, whatever became of the process. */
export const spentIn = (dataDir: string): string => join(dataDir, 'spent.jsonl')

const LOOK_MS = 5

/** Writes one game after another in a folder, goes on with what it finds there, and may be killed at any moment. */
async function writeGames({ dataDir, choice, wishes }: GamesOrder): Promise<void> {
  const known = { model: await connectModel(choice), keepsSchema: true }
  const teller = createModelStoryteller(createBuiltinStoryteller(), { choice, known })
  const counted: Storyteller = {
    ...teller,
    write: (unit, context) =>
      teller.write(unit, {
        ...context,
        spent: (question) => appendFileSync(spentIn(dataDir), `${JSON.stringify(question)}\n`),
      }),
  }
  const clock = { now: () => Date.now(), scheduler: asyncScheduler }
  const games = await openGenerator(counted, clock, dataDir, { firstMs: 5 })
  for (const { id, start } of wishes) {
    const row = await games.store.find(id)
    if (row !== undefined && row.status !== 1) continue
    process.stdout.write(`${id}\n`)
    if (row === undefined) await games.begin(id, start)
    else games.generator.start(id)
    while ((await games.store.find(id))?.status === 1) await pause(LOOK_MS)
  }
  await games.stop()
}

const [, script = '', order] = process.argv
if (script.endsWith('games-process.ts') && order !== undefined) await writeGames(JSON.parse(order))
