import type { RequestLanguage } from '#schemas/language.ts'

/** Where the server is, and what every request to it carries. */
export type HttpClient = {
  /** Origin without a slash at its end; empty for the page's own. */
  base: string
  fetch: typeof globalThis.fetch
  token: () => string | null
  language: () => RequestLanguage
  /** Told when a request was answered that there is no session (any more), with the token it carried. Answers whether its user hears of that. */
  onSessionLost: (token: string | null) => boolean
}

/** The headers of every request: the language of the server's words and the bare token. */
export function headersOf(wire: HttpClient, token: string | null): Record<string, string> {
  return {
    'Accept-Language': wire.language(),
    ...(token === null ? {} : { Authorization: token }),
  }
}

/** `/scripts/:id` with its parameters filled in and its query behind it. */
export function urlOf(
  base: string,
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  const text = search.toString()
  return `${base}${filled}${text === '' ? '' : `?${text}`}`
}
