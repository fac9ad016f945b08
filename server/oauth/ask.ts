import type { z } from 'zod'

const PATIENCE_MS = 8_000
const ANSWER_MAX = 262_144

/** What a question to a provider came to. `refused`: it said no; `down`: it said nothing we can use. */
export type ProviderAnswer<T> = { kind: 'told'; data: T } | { kind: 'refused' } | { kind: 'down' }

/** Asks a provider for JSON of a form. Never throws, follows no redirect and never waits long. */
export async function askProvider<S extends z.ZodType>(
  url: string,
  schema: S,
  request: RequestInit = {},
): Promise<ProviderAnswer<z.output<S>>> {
  try {
    const response = await fetch(url, {
      ...request,
      headers: { accept: 'application/json', ...request.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    if (response.status >= 500 || response.status === 429) return { kind: 'down' }
    if (!response.ok) return { kind: 'refused' }
    if (text.length > ANSWER_MAX) return { kind: 'down' }
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? { kind: 'told', data: read.data } : { kind: 'down' }
  } catch {
    return { kind: 'down' }
  }
}
