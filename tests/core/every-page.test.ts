import { expect, it } from 'vitest'
import { everyPage } from '#core/every-page.ts'

/** A list of so many games, told by pages of a size, but for those that cannot be read. */
function listOf(count: number, size: number, unreadable: readonly number[] = []) {
  const asked: (number | undefined)[] = []
  const all = Array.from({ length: count }, (_, at) => `g${at}`)
  const read = async ({ page }: { page?: number }) => {
    asked.push(page)
    const from = ((page ?? 1) - 1) * size
    const data = all
      .slice(from, from + size)
      .filter((one) => !unreadable.includes(Number(one.slice(1))))
    return { ok: true as const, data }
  }
  return { asked, all, read }
}
const nameOf = (one: string): string => one

it.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [21, 2],
  [40, 3],
  [45, 3],
])('[LI13] of %i games, told twenty at a time, all are read in %i calls', async (count, calls) => {
  const { asked, all, read } = listOf(count, 20)
  expect(await everyPage(read, nameOf)).toEqual({ ok: true, data: all })
  expect(asked).toEqual([undefined, ...Array.from({ length: calls - 1 }, (_, at) => at + 2)])
})

it('[LI13] a page that lacks what could not be read is no end, and one that is half empty is', async () => {
  const { all, read } = listOf(150, 50, [3, 60])
  const readable = all.filter((one) => one !== 'g3' && one !== 'g60')
  expect(await everyPage(read, nameOf)).toEqual({ ok: true, data: readable })
  const half = listOf(
    150,
    50,
    Array.from({ length: 26 }, (_, at) => 50 + at),
  )
  expect(await everyPage(half.read, nameOf)).toMatchObject({ data: { length: 74 } })
  expect(half.asked).toEqual([undefined, 2])
})

it('[LI13] a server that knows no pages is read once more, and each game stands once', async () => {
  let calls = 0
  const data = Array.from({ length: 30 }, (_, at) => `g${at}`)
  const read = async () => {
    calls++
    return { ok: true as const, data: [...data, 'g0'] }
  }
  expect(await everyPage(read, nameOf)).toEqual({ ok: true, data })
  expect(calls).toBe(2)
})

it('[LI12] a page that is refused refuses the list', async () => {
  const refused = { ok: false as const, status: 500, desc: 'It broke.' }
  const { read } = listOf(60, 20)
  const broken = async (query: { page?: number }) => (query.page === 2 ? refused : read(query))
  expect(await everyPage(broken, nameOf)).toEqual(refused)
})
