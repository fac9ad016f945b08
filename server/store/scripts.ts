import type { Kysely } from 'kysely'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { Note } from '#server/storyteller/plan.ts'
import type { Notices } from './notices.ts'
import { beOnlyRunning } from './one-running.ts'
import { createPlans } from './plans.ts'
import { purgeScript } from './purge.ts'
import { createScriptLists } from './script-lists.ts'
import { createLogReader } from './script-log.ts'
import { createSharedTransaction, type Write } from './shared-transaction.ts'
import type { Tables } from './tables.ts'

export type { ScriptRow } from './script-lists.ts'
export type {
  LoggedFact,
  LoggedPublication,
  LoggedRevision,
  LoggedStep,
  LoggedUnit,
} from './script-log.ts'
/** A fact to be appended; its notes are kept for later units, together with it or not at all. */
export type NewFact = { unit: string | null; fact: GameFact; notes?: readonly Note[] }
/** What may change on the script's row together with an append. `card` is what lists show of it from then on. */
export type ScriptChange = { status?: number; script_version?: number; card?: string }
/** What else becomes true with an append, or not at all. */
export type Within = (transaction: Kysely<Tables>) => Promise<void>

/** Later than any time that is kept. */
const END_OF_TIME = '9999'
const CONFLICT = Symbol('somebody else appended first')

const rowsOf = (scriptId: string, after: number, facts: readonly NewFact[], at: string) =>
  facts.map(({ unit, fact }, i) => ({
    script_id: scriptId,
    seq: after + 1 + i,
    unit,
    type: fact.type,
    payload: JSON.stringify(fact.payload),
    at,
  }))

const notesOf = (scriptId: string, after: number, facts: readonly NewFact[]) =>
  facts.flatMap(({ notes = [] }, i) =>
    notes.map((note, place) => ({
      script_id: scriptId,
      seq: after + 1 + i,
      place,
      note: JSON.stringify(note),
    })),
  )

/** The log of scripts: appended under a gapless number, which is also the fence between two writers. */
export function createScriptStore(db: Kysely<Tables>, notices?: Notices) {
  const together = createSharedTransaction(db)
  // one connection commits one after the other; of several each has its own, and none waits for another's rows
  const alone: Write = (write) => db.transaction().execute(write)
  const appended = notices === undefined ? together : alone
  return {
    ...createLogReader(db),
    ...createPlans(db),
    ...createScriptLists(db),

    /** Answers false when `after` is no longer the last number. All of it is durable, or none. */
    async append(
      scriptId: string,
      after: number,
      facts: readonly NewFact[],
      change: ScriptChange,
      at: string,
      within: Within = async () => {},
    ): Promise<boolean> {
      const rows = rowsOf(scriptId, after, facts, at)
      const notes = notesOf(scriptId, after, facts)
      try {
        await appended(async (transaction) => {
          // the row before the log, as whoever deletes both: two who write wait for each other here and nowhere else
          const row = await transaction
            .updateTable('script')
            .set({ updated_at: at, card: null, ...change })
            .where('id', '=', scriptId)
            .returning('owner_uid')
            .executeTakeFirst()
          // before anything of this is told: it may look whether somebody else told something
          await within(transaction)
          const done = await transaction
            .insertInto('script_event')
            .values(rows)
            .onConflict((conflict) => conflict.columns(['script_id', 'seq']).doNothing())
            .returning('seq')
            .execute()
          if (done.length !== rows.length) throw CONFLICT
          if (notes.length > 0) await transaction.insertInto('script_note').values(notes).execute()
          const [first, last] = [after + 1, after + rows.length]
          await notices?.tell(transaction, {
            kind: 'appended',
            ...{ scriptId, ownerUid: row?.owner_uid ?? '', first, last },
          })
        })
        return true
      } catch (cause) {
        if (cause === CONFLICT) return false
        throw cause
      }
    },

    /** Makes a script to be written, or one that is `written` already; `within` is done in the same transaction. */
    async create(
      row: {
        id: string
        ownerUid: string
        brief: string
        at: string
        written?: { status: number; facts: readonly NewFact[] }
      },
      within: (transaction: Kysely<Tables>) => Promise<void>,
    ): Promise<void> {
      await together(async (transaction) => {
        await transaction
          .insertInto('script')
          .values({
            id: row.id,
            owner_uid: row.ownerUid,
            brief: row.brief,
            status: row.written?.status ?? SCRIPT_STATUS.generating,
            script_version: 0,
            worker: null,
            lease_until: '',
            created_at: row.at,
            updated_at: row.at,
            deleted_at: null,
            card: null,
          })
          .execute()
        if (row.written !== undefined)
          await transaction
            .insertInto('script_event')
            .values(rowsOf(row.id, 0, row.written.facts, row.at))
            .execute()
        await within(transaction)
      })
    },

    find: (id: string) =>
      db
        .selectFrom('script')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** How many scripts somebody has, and how many with the deleted ones. */
    async countOf(uid: string): Promise<{ present: number; kept: number }> {
      const row = await db
        .selectFrom('script')
        .select(({ fn }) => [
          fn.countAll<number>().as('kept'),
          fn.count<number>('deleted_at').as('deleted'),
        ])
        .where('owner_uid', '=', uid)
        .executeTakeFirstOrThrow()
      return { present: Number(row.kept) - Number(row.deleted), kept: Number(row.kept) }
    },

    /** For its owner only, who may want it back. */
    findEvenDeleted: (id: string) =>
      db.selectFrom('script').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Deletes a script; its log stays as it is. */
    markDeleted: (id: string, at: string) =>
      db.updateTable('script').set({ deleted_at: at }).where('id', '=', id).execute(),

    /** Brings a deleted script back; throws where it is half written and another one is being written. */
    bringBack: (id: string, uid: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('script')
          .set({ deleted_at: null })
          .where('id', '=', id)
          .returning('status')
          .executeTakeFirst()
        if (row?.status === SCRIPT_STATUS.generating) await beOnlyRunning(transaction, uid, id)
      }),

    /** Takes a deleted script away for good, with its log and its published game; false where it is not deleted. */
    forget: (id: string) => purgeScript(db, id, END_OF_TIME),

    /** Scripts still being written that no server has a lease of at a moment, the oldest first: what one goes on with. */
    async unfinished(at = END_OF_TIME, most = Number.MAX_SAFE_INTEGER): Promise<string[]> {
      const rows = await db
        .selectFrom('script')
        .select('id')
        .where('status', '=', SCRIPT_STATUS.generating)
        .where('lease_until', '<=', at)
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map((row) => row.id)
    },

    /** Leaves a script that cannot be read as it is: nobody goes on with it, and its creator can begin another. */
    giveUp: (id: string) =>
      db
        .updateTable('script')
        .set({ status: SCRIPT_STATUS.partial })
        .where('id', '=', id)
        .execute(),

    runningOf: (uid: string) =>
      db
        .selectFrom('script')
        .select('id')
        .where('owner_uid', '=', uid)
        .where('status', '=', SCRIPT_STATUS.generating)
        .where('deleted_at', 'is', null)
        .execute(),
  }
}
export type ScriptStore = ReturnType<typeof createScriptStore>
