import { sql } from 'kysely'
import type { EventPayload, GameEventType } from '#schemas/events/index.ts'
import type { ChatRecord } from '#schemas/record.ts'
import { readStoredFact } from '#schemas/stored-fact.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { DamagedRow, readObject } from './damaged-row.ts'
import type { Store } from './tables.ts'

/** One fact as the log keeps it; `unit` names the piece of work it ended, if any. */
export type LoggedFact = { seq: number; unit: string | null; at: string; fact: GameFact }

type Failure = Extract<GameFact, { type: 'script/stageFailed' }>
/** The same without what its fact says, but where that is a failure. */
export type LoggedUnit = Omit<LoggedFact, 'fact'> & {
  fact: Failure | { type: Exclude<GameEventType, Failure['type']> }
}

/** What ended a revision, when, and where in the log. */
export type LoggedRevision = EventPayload<'updates/finished'> & { at: string; seq: number }

/** A change of what players see, and when. */
export type LoggedPublication = EventPayload<'publishing/changed'> & { at: string }

/** What undo and redo are about, as far as they need it: a revision, or a change of what players see. */
export type LoggedStep = {
  version: number | string
  undoes?: number | string | undefined
  redoes?: number | string | undefined
}

/** A stretch of a log: so much of it is read, folded or sent before others have their turn. */
export type LogPage = { facts: LoggedFact[]; bytes: number }
const [PAGE_BYTES, PAGE_FACTS] = [256 * 1_024, 200]
/** No fact has a higher number: the column holds none on PostgreSQL. */
const LAST_SEQ = 2_147_483_647

/** Where a page ends: before the fact that would make it too large. */
function pageEnd(sizes: readonly { seq: number; bytes: number }[]) {
  let end: { last: number | null; bytes: number } = { last: null, bytes: 0 }
  for (const one of sizes) {
    const bytes = end.bytes + one.bytes
    if (end.last !== null && bytes > PAGE_BYTES) break
    end = { last: one.seq, bytes }
  }
  return end
}

type EventRow = { seq: number; unit: string | null; type: string; payload: string; at: string }

/** Checks what the row holds: it may be of an earlier version, or damaged. */
function factIn(scriptId: string, { seq, type, payload }: EventRow): GameFact {
  const key = `${scriptId} ${seq}`
  const fact = readStoredFact(type, readObject(payload, 'script_event', key))
  if (fact === null) throw new DamagedRow('script_event', key, 'it holds no fact that is known')
  return fact
}

function loggedUnitIn(scriptId: string, row: EventRow): LoggedUnit {
  const { seq, unit, at, type } = row
  // only the failures were read whole
  if (type === 'script/stageFailed')
    return { seq, unit, at, fact: factIn(scriptId, row) as Failure }
  return { seq, unit, at, fact: { type: type as Exclude<GameEventType, Failure['type']> } }
}

/** Reads the logs of scripts, never more of one at a time than a page. */
export function createLogReader(db: Store) {
  return {
    /**
     * The facts after a number, as many as make a page and at least one; none at the end of the log.
     * `bytes` is the size of what was read.
     */
    async page(scriptId: string, after: number, upTo = LAST_SEQ): Promise<LogPage> {
      const sizes = await db
        .selectFrom('script_event')
        .select(['seq', sql<number>`octet_length(payload)`.as('bytes')])
        .where('script_id', '=', scriptId)
        .where('seq', '>', after)
        .where('seq', '<=', upTo)
        .orderBy('seq')
        .limit(PAGE_FACTS)
        .execute()
      const { last, bytes } = pageEnd(sizes)
      if (last === null) return { facts: [], bytes: 0 }
      const rows = await db
        .selectFrom('script_event')
        .selectAll()
        .where('script_id', '=', scriptId)
        .where('seq', '>', after)
        .where('seq', '<=', last)
        .orderBy('seq')
        .execute()
      const facts = rows.map((row) => {
        const { seq, unit, at } = row
        return { seq, unit, at, fact: factIn(scriptId, row) }
      })
      return { facts, bytes }
    },

    /** The whole log, without what its facts say but for those that failed: what the runs of a script are told by. */
    async units(scriptId: string): Promise<LoggedUnit[]> {
      const rows = await db
        .selectFrom('script_event')
        .select([
          'seq',
          'unit',
          'type',
          'at',
          sql<string>`case when type = 'script/stageFailed' then payload else '{}' end`.as(
            'payload',
          ),
        ])
        .where('script_id', '=', scriptId)
        .orderBy('seq')
        .execute()
      return rows.map((row) => loggedUnitIn(scriptId, row))
    },

    /** The last number of a log; 0 for an empty one. */
    async lastSeq(scriptId: string): Promise<number> {
      const row = await db
        .selectFrom('script_event')
        .select('seq')
        .where('script_id', '=', scriptId)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.seq ?? 0
    },

    /**
     * What ended the revisions of a script, the newest first: as many as asked for, behind those that are passed over.
     * The first of them is the version that is named `skip` less than the present one.
     */
    async revisions(scriptId: string, skip: number, count: number): Promise<LoggedRevision[]> {
      const rows = await db
        .selectFrom('script_event')
        .selectAll()
        .where('script_id', '=', scriptId)
        .where('type', '=', 'updates/finished')
        .orderBy('seq', 'desc')
        .offset(skip)
        .limit(count)
        .execute()
      return rows.flatMap((row) => {
        const fact = factIn(scriptId, row)
        // the rows of one type were asked for
        return fact.type === 'updates/finished'
          ? [{ at: row.at, seq: row.seq, ...fact.payload }]
          : []
      })
    },

    /** The changes of what players see of a script between two numbers of its log, the newest first. */
    async publications(
      scriptId: string,
      { after = 0, before = LAST_SEQ }: { after?: number; before?: number } = {},
    ): Promise<LoggedPublication[]> {
      const rows = await db
        .selectFrom('script_event')
        .selectAll()
        .where('script_id', '=', scriptId)
        .where('seq', '>', after)
        .where('seq', '<', before)
        .where('type', '=', 'publishing/changed')
        .orderBy('seq', 'desc')
        .execute()
      return rows.flatMap((row) => {
        const fact = factIn(scriptId, row)
        return fact.type === 'publishing/changed' ? [{ at: row.at, ...fact.payload }] : []
      })
    },

    /** Revisions and changes of what players see together, the newest first: as many as asked for, behind those passed over. */
    async steps(scriptId: string, skip: number, count: number): Promise<LoggedStep[]> {
      const rows = await db
        .selectFrom('script_event')
        .selectAll()
        .where('script_id', '=', scriptId)
        .where('type', 'in', ['updates/finished', 'publishing/changed'])
        .orderBy('seq', 'desc')
        .offset(skip)
        .limit(count)
        .execute()
      return rows.flatMap((row): LoggedStep[] => {
        const { type, payload } = factIn(scriptId, row)
        if (type === 'publishing/changed')
          return [{ version: payload.id, undoes: payload.undoes, redoes: payload.redoes }]
        if (type !== 'updates/finished') return []
        const { scriptVersion: version, revision } = payload
        return [{ version, undoes: revision?.undoes, redoes: revision?.redoes }]
      })
    },

    /** The last number of a log that was told by a moment; 0 where nothing was. */
    async seqAt(scriptId: string, at: string): Promise<number> {
      const row = await db
        .selectFrom('script_event')
        .select('seq')
        .where('script_id', '=', scriptId)
        .where('at', '<=', at)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.seq ?? 0
    },

    /** All that was said in the chat of a script, in the order it was told: a record told again stands again. */
    async chatRecords(scriptId: string): Promise<ChatRecord[]> {
      const rows = await db
        .selectFrom('script_event')
        .selectAll()
        .where('script_id', '=', scriptId)
        .where('type', '=', 'chat/recorded')
        .orderBy('seq')
        .execute()
      return rows.flatMap((row) => {
        const fact = factIn(scriptId, row)
        return fact.type === 'chat/recorded' ? [fact.payload.record] : []
      })
    },

    /** When a script was first written to its end. */
    async completedAt(scriptId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('script_event')
        .select('at')
        .where('script_id', '=', scriptId)
        .where('type', '=', 'script/generationCompleted')
        .orderBy('seq')
        .limit(1)
        .executeTakeFirst()
      return row?.at
    },

    /** The number of the fact that ended the `nth` revision of a script, counted from 1. */
    async endOfRevision(scriptId: string, nth: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('script_event')
        .select('seq')
        .where('script_id', '=', scriptId)
        .where('type', '=', 'updates/finished')
        .orderBy('seq')
        .offset(nth - 1)
        .limit(1)
        .executeTakeFirst()
      return row?.seq
    },
  }
}
