import { stagesOf } from '#core/engine/stages.ts'
import { gamePlugins } from '#plugins/index.ts'
import type { Lamplight } from '#plugins/kit.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { Brief } from '#schemas/settings.ts'
import { readingRow, readObject } from '#server/store/damaged-row.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Ledger } from './ledger.ts'
import type { States } from './states.ts'

/** What a list shows of a script, as of one number of its log. */
export type Card = {
  seq: number
  title: string
  language: GameLanguage | null
  cover: string | null
  status: number
  progress: number
  scriptVersion: number
}

const KEPT = 5_000
const stages = stagesOf<Lamplight>(gamePlugins)

/** What lists show: read from a script's log once, and again when something was told. */
export function createCards(store: ScriptStore, ledger: Ledger, states: States) {
  const kept = new Map<string, Card>()

  async function read(id: string): Promise<Card | undefined> {
    const script = (await ledger.read(id)) ?? (await deleted(id))
    if (script === undefined) return undefined
    const game = gameSnapshot(script.draft)
    return {
      seq: script.seq,
      title: game.elements.title ?? '',
      language: game.brief.language ?? null,
      cover: game.cover,
      status: game.status,
      progress: stages.total(script.draft),
      scriptVersion: game.scriptVersion,
    }
  }

  /** The same of a deleted script, which the ledger does not hold. */
  async function deleted(id: string) {
    const row = await store.findEvenDeleted(id)
    if (row === undefined) return undefined
    const brief = readingRow('script', id, () => Brief.parse(readObject(row.brief, 'script', id)))
    return states.at({ id, ownerUid: row.owner_uid, brief })
  }

  return async function card(id: string): Promise<Card | undefined> {
    const known = kept.get(id)
    if (known !== undefined && known.seq === (await store.lastSeq(id))) return known
    const made = await read(id)
    kept.delete(id)
    if (made !== undefined) kept.set(id, made)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
export type Cards = ReturnType<typeof createCards>
