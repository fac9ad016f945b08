import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from './bucket-address.ts'

const TIMEOUT_MS = 20_000
const TRIES_AGAIN = 3
const PAGE = 1_000

export type BucketObject = { key: string; bytes: number; changed: number }

/** A bucket by the five calls that are needed of it. Whatever is neither done nor missing is thrown, in a few words. */
export function createBucketClient({ endpoint, region, ...keys }: Bucket, page = PAGE) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: TRIES_AGAIN })
  const addressOf = (key: string) =>
    `${endpoint}/${key.split('/').map(encodeURIComponent).join('/')}`

  async function ask(address: string, method: string, body?: Uint8Array, type?: string) {
    const answer = await client.fetch(address, {
      method,
      // to another address it would go with the signature of this one
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      headers: {
        // what comes otherwise than it was sent is refused
        ...(body === undefined ? {} : { 'x-amz-content-sha256': digestOf(body) }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
    })
    if (answer.ok || answer.status === 404) return answer
    const told = elementIn(await answer.text(), 'Code')
    throw new Error(`it answers ${answer.status}${told === undefined ? '' : ` (${told})`}`)
  }

  async function* list(prefix: string): AsyncIterable<BucketObject> {
    let from: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(page), prefix })
      if (from !== undefined) query.set('continuation-token', from)
      // a space would be signed otherwise than it is sent
      const answer = await ask(`${endpoint}?${query.toString().replaceAll('+', '%20')}`, 'GET')
      const told = await answer.text()
      if (answer.status === 404) throw new Error('there is no such bucket')
      for (const [, one = ''] of told.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield {
          key: elementIn(one, 'Key') ?? '',
          bytes: Number(elementIn(one, 'Size')),
          changed: Date.parse(elementIn(one, 'LastModified') ?? ''),
        }
      from = elementIn(told, 'NextContinuationToken')
    } while (from !== undefined)
  }

  return {
    list,
    async get(key: string): Promise<Buffer | undefined> {
      const answer = await ask(addressOf(key), 'GET')
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    },
    /** Its size, and when it was last written; undefined where it is not there. */
    async look(key: string): Promise<Omit<BucketObject, 'key'> | undefined> {
      const { ok, headers } = await ask(addressOf(key), 'HEAD')
      if (!ok) return undefined
      const changed = Date.parse(headers.get('last-modified') ?? '')
      return { bytes: Number(headers.get('content-length')), changed }
    },
    async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
      const answer = await ask(addressOf(key), 'PUT', bytes, type)
      if (!answer.ok) throw new Error('there is no such bucket')
    },
    async remove(key: string): Promise<void> {
      await ask(addressOf(key), 'DELETE')
    },
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What stands in an element of a bucket's answer: those that are read hold no others, no comments and no attributes. */
export function elementIn(told: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(told)?.[1]
  return text?.replace(/&(\w+);/g, (written, name: string) => SIGNS[name] ?? written)
}
