import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket-address.ts'
import { createBucketClient } from './bucket-client.ts'
import { FRESH_MS } from './folder-store.ts'
import { copiesOfMedia } from './media-folders.ts'
import type { KeptFile, MediaKind, MediaStore } from './media-store.ts'
import { holdsWhole, isWhole } from './whole.ts'
import { writeWhole } from './write-whole.ts'

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  ogg: 'audio/ogg',
  json: 'application/json',
}
const keyOf = (kind: MediaKind, name: string) => `${kind}/${name}`
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** Media in a bucket. What is asked for is copied into a folder of this machine and served from there. */
export function bucketStore(bucket: Bucket, dataDir: string): MediaStore {
  const served = copiesOfMedia(dataDir)
  const client = createBucketClient(bucket)
  const coming = new Map<string, Promise<boolean>>()

  const read = (kind: MediaKind, name: string) => client.get(keyOf(kind, name))
  const put = (kind: MediaKind, name: string, bytes: Uint8Array) =>
    client.put(keyOf(kind, name), bytes, typeOf(name))

  async function copy(name: string): Promise<boolean> {
    const path = join(served, name)
    if (await isWhole(path)) return true
    const bytes = await read('media', name)
    if (bytes === undefined || !(await holdsWhole(name, bytes))) return false
    await writeWhole(path, bytes)
    return true
  }

  async function* list(kind: MediaKind): AsyncIterable<KeptFile> {
    for await (const { key, ...file } of client.list(`${kind}/`))
      yield { name: key.slice(kind.length + 1), ...file }
  }

  return {
    served,
    read,
    list,
    bring(name) {
      const present = coming.get(name)
      if (present !== undefined) return present
      const brought = copy(name).finally(() => coming.delete(name))
      coming.set(name, brought)
      return brought
    },
    sizeOf: async (kind, name) => (await client.look(keyOf(kind, name)))?.bytes,
    async write(kind, name, bytes) {
      await put(kind, name, bytes)
      // who waits for it asks for it next
      if (kind === 'media') await writeWhole(join(served, name), bytes)
    },
    async use(kind, name) {
      const found = await client.look(keyOf(kind, name))
      if (found === undefined) return false
      if (Date.now() - found.changed <= FRESH_MS) return true
      // written again it is new, which every store does alike
      const bytes = await read(kind, name)
      if (bytes !== undefined) await put(kind, name, bytes)
      return bytes !== undefined
    },
    async remove(kind, name) {
      await client.remove(keyOf(kind, name))
      if (kind === 'media') await rm(join(served, name), { force: true })
    },
    async forgetCopies(before) {
      let forgotten = 0
      for (const name of await readdir(served).catch(() => [])) {
        const found = await stat(join(served, name)).catch(() => undefined)
        if (found === undefined || found.mtimeMs >= before) continue
        await rm(join(served, name), { force: true })
        forgotten++
      }
      return forgotten
    },
    async trouble() {
      const probe = keyOf('briefs', `probe-${process.pid}`)
      try {
        await client.put(probe, Buffer.from(probe), 'text/plain')
        await client.remove(probe)
        return null
      } catch (fault) {
        return `the bucket ${bucket.endpoint} cannot be written: ${wordsOf(fault)}`
      }
    },
  }
}

/** What Node says of a connection that could not be made stands in the cause. */
function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.cause instanceof Error ? fault.cause.message || fault.message : fault.message
}
