import crypto, { type CipherKey } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { readBucket } from '#server/media/bucket-address.ts'

const NAME = 'lamplight-media'

/**
 * It writes the marks between pages of a list by a cipher that Node has no more; the one that Node has of the same kind
 * does the same with the key three times over.
 */
function bringOldCipher(): () => void {
  const { createCipheriv: cipher, createDecipheriv: decipher } = crypto
  const thrice = (key: CipherKey) => Buffer.concat([key, key, key] as Buffer[])
  crypto.createCipheriv = ((name: string, key: CipherKey, iv: Buffer) =>
    name === 'des'
      ? cipher('des-ede3-cbc', thrice(key), iv)
      : cipher(name, key, iv)) as typeof cipher
  crypto.createDecipheriv = ((name: string, key: CipherKey, iv: Buffer) =>
    name === 'des'
      ? decipher('des-ede3-cbc', thrice(key), iv)
      : decipher(name, key, iv)) as typeof decipher
  return () => Object.assign(crypto, { createCipheriv: cipher, createDecipheriv: decipher })
}

/** A server that speaks S3 and checks signatures, with one bucket. */
export async function openBucketServer() {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory }
  const server = new S3rver({ ...options, configureBuckets: [{ name: NAME }] })
  const putBack = bringOldCipher()
  const { port } = await server.run()
  const addressOf = (name: string, secret = 'S3RVER') =>
    `http://S3RVER:${secret}@127.0.0.1:${port}/${name}`
  const url = addressOf(NAME)
  const bucket = readBucket(url)
  if (bucket === null) throw new Error(`${url} is no address of a bucket`)
  return {
    url,
    bucket,
    addressOf,
    /** Makes a file look as if it was last written at a moment. */
    age: (key: string, at: number) =>
      utimes(join(directory, NAME, `${key}._S3rver_object`), at / 1_000, at / 1_000),
    /** Ends it; what is in the bucket is gone. */
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      putBack()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
