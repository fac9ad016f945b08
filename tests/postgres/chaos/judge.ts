import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { createFrameEncoder } from '#server/live/frame-encoder.ts'
import { createScriptStore, type LoggedFact } from '#server/store/scripts.ts'
import type { Store } from '#server/store/tables.ts'
import type { Creator, MadeGame } from './creator.ts'
import { digestOf } from './follower.ts'
import { type RecordedGame, recordedFor } from './recorded-games.ts'

type Evidence = { store: Store; recorded: readonly RecordedGame[]; address: string }

/** Everything that is not as it must be, by what is in the database and by what each creator was answered and shown. */
export async function judge(evidence: Evidence, creators: readonly Creator[]): Promise<string[]> {
  const faults = creators.flatMap((one) => one.faults)
  const scripts = await evidence.store.selectFrom('script').select(['id', 'status']).execute()
  const known = new Map(creators.flatMap(({ games }) => games.map((game) => [game.id, game])))
  for (const { id, status } of scripts) {
    if (!known.has(id)) faults.push(`script ${id} was begun and never answered`)
    if (status !== 2) faults.push(`script ${id} has status ${status}`)
  }
  if (scripts.length !== known.size)
    faults.push(`${known.size} scripts were answered, and ${scripts.length} are there`)
  for (const game of known.values()) faults.push(...(await faultsOfGame(evidence, game)))
  return faults
}

async function logOf(store: Store, id: string): Promise<LoggedFact[]> {
  const scripts = createScriptStore(store)
  const log: LoggedFact[] = []
  for (;;) {
    const { facts } = await scripts.page(id, log.length)
    if (facts.length === 0) return log
    log.push(...facts)
  }
}

const textOf = ({ type, payload }: Pick<GameFact, 'type' | 'payload'>): string =>
  JSON.stringify([type, payload])

async function faultsOfGame(
  { store, recorded, address }: Evidence,
  { id, idea, titles, frames }: MadeGame,
): Promise<string[]> {
  const log = await logOf(store, id)
  const faults: string[] = []
  const must = (isSo: boolean, words: string) => {
    if (!isSo) faults.push(`game ${id}: ${words}`)
  }
  must(
    log.every(({ seq }, at) => seq === at + 1),
    'its numbers have gaps',
  )
  const { units = [], facts = [] } = recorded[recordedFor(idea, recorded.length)] ?? {}
  const told = new Map(log.flatMap(({ unit, fact }) => (unit === null ? [] : [[unit, fact]])))
  const ends = log.filter(({ unit }) => unit !== null)
  must(ends.length === told.size, 'a unit was told twice')
  must(told.size === units.length + 1, `${told.size} units were told of ${units.length + 1}`)
  must(ends.at(-1)?.fact.type === 'script/generationCompleted', 'its end is not its end')
  const isAsRecorded = ({ id: unit }: { id: string }, at: number): boolean => {
    const [one, other] = [told.get(unit), facts[at]]
    return one !== undefined && other !== undefined && textOf(one) === textOf(other)
  }
  must(units.every(isAsRecorded), 'it was told otherwise than without a kill')
  const texts = units.filter(({ parallel }) => !parallel).map((unit) => unit.id)
  const inOrder = ends.flatMap(({ unit }) => (unit !== null && texts.includes(unit) ? [unit] : []))
  must(JSON.stringify(inOrder) === JSON.stringify(texts), 'its texts came in another order')
  const finished = log.filter(({ fact }) => fact.type === 'updates/finished')
  must(finished.length === titles.length, `${finished.length} edits of ${titles.length} are there`)
  const whole = JSON.stringify(log.map(({ fact }) => fact.payload))
  must(
    titles.every((title) => whole.includes(title)),
    'an edit that was answered is lost',
  )
  const encode = createFrameEncoder()
  const shown = log.map((logged) => digestOf(encode(id, logged, address)))
  const other = shown.findIndex((digest, at) => digest !== frames[at])
  must(
    other < 0 && shown.length === frames.length,
    `its reader saw ${frames.length} frames of ${shown.length}, other than number ${other + 1}, ${log[other]?.fact.type}`,
  )
  return faults
}
