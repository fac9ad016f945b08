import { Note, Plan } from '#server/storyteller/plan.ts'
import { DamagedRow, readingRow, readObject } from './damaged-row.ts'
import type { Store } from './tables.ts'

/** Reads and keeps what storytellers decided and remember, script by script; a row that cannot be read is a `DamagedRow`. */
export function createPlans(db: Store) {
  return {
    /** The plan of a script; nothing where none was stored. */
    async plan(scriptId: string): Promise<Plan | undefined> {
      const row = await db
        .selectFrom('script_plan')
        .select('plan')
        .where('script_id', '=', scriptId)
        .executeTakeFirst()
      if (row === undefined) return undefined
      return readingRow('script_plan', scriptId, () =>
        Plan.parse(readObject(row.plan, 'script_plan', scriptId)),
      )
    },

    /** Stores a plan, in the place of another storyteller's where there is one; answers it as it will be read. */
    async keepPlan(
      scriptId: string,
      plan: Plan,
      at: string,
      within: (transaction: Store) => Promise<void> = async () => {},
    ): Promise<Plan> {
      const values = { plan: JSON.stringify(plan), created_at: at }
      await db.transaction().execute(async (transaction) => {
        await within(transaction)
        await transaction
          .insertInto('script_plan')
          .values({ script_id: scriptId, ...values })
          .onConflict((conflict) => conflict.column('script_id').doUpdateSet(values))
          .execute()
      })
      return Plan.parse(JSON.parse(values.plan))
    },

    /** What was kept with the facts of a script, oldest first. */
    async notes(scriptId: string): Promise<{ seq: number; note: Note }[]> {
      const rows = await db
        .selectFrom('script_note')
        .select(['seq', 'place', 'note'])
        .where('script_id', '=', scriptId)
        .orderBy('seq')
        .orderBy('place')
        .execute()
      return rows.map(({ seq, place, note }) => ({
        seq,
        note: noteIn(note, `${scriptId} ${seq} ${place}`),
      }))
    },
  }
}

function noteIn(text: string, key: string): Note {
  try {
    return Note.parse(JSON.parse(text))
  } catch {
    throw new DamagedRow('script_note', key, 'it holds no JSON')
  }
}
