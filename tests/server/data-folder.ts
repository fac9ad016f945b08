import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The schemas there is a small data folder of. */
export const FIXED_SCHEMAS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Who stands in each of them. */
export const FIXED_PERSON = { email: 'aya@example.com', password: 'lantern-and-tide' } as const

/** Lays the data folder of an earlier schema where a server can be started on it; answers where. */
export function copyDataFolder(
  schema: number,
  folder: string = mkdtempSync(join(tmpdir(), 'schema-')),
): string {
  mkdirSync(folder, { recursive: true })
  const packed = new URL(
    `../../fixtures/data-folders/schema-${schema}/lamplight.db.gz`,
    import.meta.url,
  )
  writeFileSync(join(folder, 'lamplight.db'), gunzipSync(readFileSync(packed)))
  return folder
}
