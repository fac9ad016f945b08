/** A quotable area as a reader finds it on the page. */
export type Marked = { path: string; title: string; lang: string | null; text: string }

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*?)(\/?)>|([^<]+)/g
const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta'])
const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  return found === undefined ? null : plain(found)
}

/** The area a beginning tag marks, still without its text; null for one that marks none. */
function markedBy(attributes: string): Marked | null {
  const path = attribute(attributes, 'data-quote-path')
  const title = attribute(attributes, 'data-quote-title') ?? ''
  return path === null ? null : { path, title, lang: attribute(attributes, 'lang'), text: '' }
}

/** Every quotable area of a page's markup with the text inside it, a line for each paragraph. */
export function markedIn(html: string): Marked[] {
  const open: (Marked | null)[] = []
  const found: Marked[] = []
  const write = (text: string) => {
    for (const one of open) if (one !== null) one.text += text
  }
  const close = (name: string) => {
    const ended = open.pop()
    if (ended) found.push(ended)
    if (name === 'p') write('\n')
  }
  for (const [, closing, name = '', attributes = '', alone, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) write(plain(text))
    else if (closing) close(name)
    else if (!alone && !VOID.has(name)) open.push(markedBy(attributes))
  }
  return found
}
