/** A bucket of an S3-compatible store, and who writes there. */
export type Bucket = {
  /** With the bucket's name as its path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What most stores that have no regions answer to. */
const REGION = 'us-east-1'

/** Reads `https://KEY:SECRET@HOST/BUCKET?region=REGION`; null where a part of it is missing. */
export function readBucket(text: string): Bucket | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, pathname, username, password, searchParams } = new URL(text)
  const name = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1]
  const accessKeyId = plain(username)
  const secretAccessKey = plain(password)
  if (!['http:', 'https:'].includes(protocol) || name === undefined) return null
  if (!accessKeyId || !secretAccessKey) return null
  return {
    endpoint: `${origin}/${name}`,
    region: searchParams.get('region') ?? REGION,
    ...{ accessKeyId, secretAccessKey },
  }
}

/** A part of an address without its `%2F`; nothing where that cannot be read. */
function plain(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
