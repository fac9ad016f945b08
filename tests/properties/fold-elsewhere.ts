// Folds logs in a process of its own: reads them as JSON from the standard input and writes the drafts' slices.

import process from 'node:process'
import { text } from 'node:stream/consumers'
import type { GameEvent } from '#schemas/events/index.ts'
import { gameOf, slicesOf } from './game-logs.ts'

const logs: GameEvent[][] = JSON.parse(await text(process.stdin))
process.stdout.write(JSON.stringify(logs.map((log) => slicesOf(gameOf(log)))))
