import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readBucket } from '#server/media/bucket-address.ts'
import { createBucketClient } from '#server/media/bucket-client.ts'

it('[MO7] a bucket that sends elsewhere is followed nowhere', async () => {
  let asked = 0
  const elsewhere = createServer((_, response) => {
    asked += 1
    response.end('a picture')
  }).listen(0, '127.0.0.1')
  const portOf = (one: Server) => (one.address() as AddressInfo).port
  const sending = createServer((_, response) => {
    const code = '<Error><Code>TemporaryRedirect</Code></Error>'
    response.writeHead(307, { location: `http://127.0.0.1:${portOf(elsewhere)}/` }).end(code)
  }).listen(0, '127.0.0.1')
  try {
    await Promise.all([elsewhere, sending].map((one) => one.listening || once(one, 'listening')))
    const bucket = readBucket(`http://KEY:secret@127.0.0.1:${portOf(sending)}/media`)
    if (bucket === null) throw new Error('no address')
    const client = createBucketClient(bucket)
    await expect(client.get('media/x')).rejects.toThrow('it answers 307 (TemporaryRedirect)')
    expect(asked).toBe(0)
  } finally {
    sending.close()
    elsewhere.close()
  }
})
