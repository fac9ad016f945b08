import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

let drafts = 0

/** Writes a file that is there whole, on the disk, or not at all. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  drafts += 1
  const draft = `${path}.${process.pid}-${drafts}.tmp`
  const handle = await open(draft, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, path)
}
