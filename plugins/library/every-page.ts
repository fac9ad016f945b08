type Page<One> = { ok: true; data: readonly One[] } | { ok: false; desc: string }

/** The most a server gives at once. */
const SIZE = 100

/**
 * Reads a list page by page until a page brings nothing new or is far from full: one that cannot be
 * read may be missing in the middle, and a server that knows no pages answers the same each time.
 */
export async function everyPage<One>(
  read: (query: { page: number; size: number }) => Promise<Page<One>>,
  nameOf: (one: One) => string,
): Promise<{ ok: true; data: One[] } | { ok: false; desc: string }> {
  const found = new Map<string, One>()
  for (let page = 1; ; page++) {
    const answer = await read({ page, size: SIZE })
    if (!answer.ok) return answer
    const before = found.size
    for (const one of answer.data) if (!found.has(nameOf(one))) found.set(nameOf(one), one)
    if (found.size === before || answer.data.length < SIZE / 2)
      return { ok: true, data: [...found.values()] }
  }
}
