import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** What of a data folder must be kept; all else is a copy, a lock, or mail that nobody sends. */
export const KEPT = ['lamplight.db', 'secret.key', 'media', 'briefs'] as const
const NAME = 'backup.json'

/** What a backup holds: every file by its path in the folder, with the SHA-256 of its bytes. */
export const Manifest = z.object({
  made: z.iso.datetime(),
  /** How many steps of the schema its database has taken. */
  schema: z.int().min(1),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestPath = (folder: string): string => join(folder, NAME)

/** The manifest of a backup; null where the folder is none, or was not finished. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => '')
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The files below a folder's name, by their paths from the folder above; those half written are left out. */
export async function filesUnder(above: string, name: string): Promise<string[]> {
  if (!existsSync(join(above, name))) return []
  const found = await readdir(join(above, name), { recursive: true, withFileTypes: true })
  return found
    .filter((one) => one.isFile() && !one.name.endsWith('.tmp'))
    .map((one) => join(one.parentPath, one.name).slice(above.length + 1))
    .sort()
}

/** The first file that is gone or other than the manifest says; null where all are whole. */
export async function damagedFile(folder: string, { files }: Manifest): Promise<string | null> {
  for (const [path, digest] of Object.entries(files)) {
    const found = await fileDigest(join(folder, path)).catch(() => null)
    if (found !== digest) return path
  }
  return null
}
