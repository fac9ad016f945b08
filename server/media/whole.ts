import { open } from 'node:fs/promises'

const OGG_HEADER = 27
const OGG_LAST_PAGE = 4
/** No page of an Ogg file is longer. */
const OGG_PAGE_MAX = 65_307

/** So many bytes, of which any part can be read. */
type Bytes = { size: number; part(from: number, length: number): Promise<Buffer> | Buffer }

/** Is a picture or a loop there, from its first to its last byte? Both formats say where they end. */
export async function isWhole(path: string): Promise<boolean> {
  const handle = await open(path, 'r').catch(() => undefined)
  if (handle === undefined) return false
  try {
    const { size } = await handle.stat()
    const part = async (from: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    return await endsAs(path, { size, part })
  } finally {
    await handle.close()
  }
}

/** Are these the bytes of a picture or a loop, from the first to the last? */
export const holdsWhole = (name: string, bytes: Buffer): Promise<boolean> =>
  endsAs(name, {
    size: bytes.length,
    part: (from, length) => bytes.subarray(from, from + length),
  })

const endsAs = (name: string, bytes: Bytes): Promise<boolean> =>
  name.endsWith('.ogg') ? endsAsOgg(bytes) : endsAsWebp(bytes)

async function endsAsWebp({ size, part }: Bytes): Promise<boolean> {
  const head = await part(0, 12)
  return (
    head.length === 12 &&
    head.toString('latin1', 0, 4) === 'RIFF' &&
    head.toString('latin1', 8, 12) === 'WEBP' &&
    head.readUInt32LE(4) + 8 === size
  )
}

async function endsAsOgg({ size, part }: Bytes): Promise<boolean> {
  const start = Math.max(0, size - OGG_PAGE_MAX)
  const tail = await part(start, size - start)
  const page = tail.subarray(Math.max(0, tail.lastIndexOf('OggS')))
  const segments = page[OGG_HEADER - 1] ?? 0
  if (page.length < OGG_HEADER + segments) return false
  const lengths = page.subarray(OGG_HEADER, OGG_HEADER + segments)
  const body = lengths.reduce((sum, length) => sum + length, 0)
  return ((page[5] ?? 0) & OGG_LAST_PAGE) !== 0 && page.length === OGG_HEADER + segments + body
}
