import { randomUUID } from 'node:crypto'
import { asyncScheduler } from 'rxjs'
import type { Clock, Ids } from '#core/engine/ports.ts'

/** The machine's own time. */
export const systemClock: Clock = { now: () => Date.now(), scheduler: asyncScheduler }

/** Random identifiers that nobody can guess. */
export const randomIds: Ids = { next: () => randomUUID() }

/** Chance, from 0 to 1. */
export const systemChance = (): number => Math.random()
