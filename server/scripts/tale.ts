import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { NewFact, ScriptStore } from '#server/store/scripts.ts'
import { COMPLETED, type Plan } from '#server/storyteller/plan.ts'
import type { KeptNote, ToldUnit } from '#server/storyteller/port.ts'
import { unitIn } from './runs.ts'

/** A game while it is told: its plan, and what of it stands in the log. */
export type Tale = { plan: Plan; told: readonly ToldUnit[]; notes: readonly KeptNote[] }

/** A tale as it goes on with one more unit; what failed tells nothing. */
export function toldOn(
  tale: Tale,
  unit: string,
  { fact, notes = [] }: Omit<NewFact, 'unit'>,
): Tale {
  if (fact.type === 'script/stageFailed') return tale
  return {
    ...tale,
    told: [...tale.told, { unit, fact }],
    notes: [...tale.notes, ...notes.map((note) => ({ unit, note }))],
  }
}

/** Reads what a script's log tells by unit, page by page, for whoever goes on with it. */
export async function readTale(store: ScriptStore, id: string, plan: Plan): Promise<Tale> {
  const told: ToldUnit[] = []
  const unitAt = new Map<number, string>()
  for (let after = 0; ; ) {
    const { facts } = await store.page(id, after)
    const last = facts.at(-1)
    if (last === undefined) break
    for (const { seq, unit: name, fact } of facts) {
      const unit = name === null ? COMPLETED : unitIn(name).unit
      if (unit === COMPLETED || fact.type === 'script/stageFailed') continue
      unitAt.set(seq, unit)
      told.push({ unit, fact })
    }
    after = last.seq
    await turnOfTheLoop()
  }
  const notes = (await store.notes(id)).flatMap(({ seq, note }) => {
    const unit = unitAt.get(seq)
    return unit === undefined ? [] : [{ unit, note }]
  })
  return { plan, told, notes }
}
