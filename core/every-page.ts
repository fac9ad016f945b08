type Refused = { ok: false; status: number; desc: string }
type Page<One> = { ok: true; data: readonly One[] } | Refused

/** A list shorter than this is no page of a longer one. */
const PAGE_MIN = 20

/**
 * Reads a list to its end: first as it comes, and only where that may be a page, the pages after it.
 * It ends with one that brings nothing new, as from a server that knows no pages, or is far from full:
 * a little short it may lack what could not be read.
 */
export async function everyPage<One>(
  read: (query: { page?: number }) => Promise<Page<One>>,
  nameOf: (one: One) => string,
): Promise<{ ok: true; data: One[] } | Refused> {
  const found = new Map<string, One>()
  let enough = PAGE_MIN
  for (let page = 1; ; page++) {
    const answer = await read(page === 1 ? {} : { page })
    if (!answer.ok) return answer
    const before = found.size
    for (const one of answer.data) if (!found.has(nameOf(one))) found.set(nameOf(one), one)
    if (found.size === before || answer.data.length < enough)
      return { ok: true, data: [...found.values()] }
    enough = Math.max(enough, answer.data.length / 2)
  }
}
