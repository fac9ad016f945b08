import { afterEach, expect, it, vi } from 'vitest'
import { onlyPosting } from '#server/model/only-posting.ts'

afterEach(() => void vi.unstubAllGlobals())

const MOST = 32 * 1_024 * 1_024
const ADDRESS = 'http://canary.test/v1'

/** Answers with pieces of so many bytes each, and says what was asked. */
function answering(sizes: readonly number[] | null, init: ResponseInit = {}) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (...question: unknown[]) => {
    asked.push(question)
    if (sizes === null) return new Response(null, init)
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        for (const size of sizes) out.enqueue(new Uint8Array(size))
        out.close()
      },
    })
    return new Response(body, init)
  })
  return asked
}

it('[ML3] a question is posted, and gone on with nowhere else', async () => {
  const asked = answering([3, 4], { status: 201, statusText: 'Made', headers: { 'x-a': 'b' } })
  const answer = await onlyPosting(ADDRESS, { method: 'POST', body: 'x' })
  expect(asked).toEqual([[ADDRESS, { method: 'POST', body: 'x', redirect: 'error' }]])
  expect([answer.status, answer.statusText, answer.headers.get('x-a')]).toEqual([201, 'Made', 'b'])
  expect((await answer.arrayBuffer()).byteLength).toBe(7)
})

it('[ML3] what would be fetched from an address in an answer is not asked for', async () => {
  const asked = answering([1])
  for (const request of [undefined, {}, { method: 'GET' }, { method: 'post' }])
    await expect(onlyPosting(ADDRESS, request)).rejects.toMatchObject({
      ...{ code: 'broken', message: 'an answer names an address instead of a picture' },
    })
  expect(asked).toEqual([])
})

it('[ML3] an answer may be as long as it may be, and is broken off one byte later', async () => {
  answering([MOST - 1, 1])
  const whole = await onlyPosting(ADDRESS, { method: 'POST' })
  expect((await whole.arrayBuffer()).byteLength).toBe(MOST)
  answering([MOST - 1, 1, 1])
  const endless = await onlyPosting(ADDRESS, { method: 'POST' })
  await expect(endless.arrayBuffer()).rejects.toMatchObject({
    ...{ code: 'endless', message: 'an answer was longer than it may be' },
  })
})

it('[ML3] an answer without a body is one', async () => {
  answering(null, { status: 204 })
  const answer = await onlyPosting(ADDRESS, { method: 'POST' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})
