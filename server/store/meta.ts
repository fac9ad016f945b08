import type { Store } from './tables.ts'

/** Reads a named fact of the installation, writing it first where it is missing. */
export async function metaOnce(store: Store, name: string, make: () => string): Promise<string> {
  await store
    .insertInto('meta')
    .values({ name, value: make() })
    .onConflict((c) => c.column('name').doNothing())
    .execute()
  const row = await store
    .selectFrom('meta')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
