/** Elements that run something, load a document, or change how or where a page leads. */
const RUNS = new Set([
  ...['SCRIPT', 'IFRAME', 'FRAME', 'FRAMESET', 'OBJECT', 'EMBED', 'APPLET', 'BASE', 'META', 'LINK'],
  ...['STYLE', 'TEMPLATE', 'ANIMATE', 'SET', 'FOREIGNOBJECT', 'USE', 'MATH', 'MARQUEE', 'NOSCRIPT'],
])
const ADDRESSES =
  /^(?:href|src|srcset|action|formaction|data|poster|background|cite|codebase|xlink:href|ping|manifest)$/i
const SAFE = new Set(['http:', 'https:', 'mailto:', 'blob:'])
const PICTURE = /^\s*data:image\/(?:png|webp|jpeg|gif)[;,]/i

/** Whether an address, read as a browser reads it, leads anywhere but into the web. */
function leadsAstray(value: string): boolean {
  const at = URL.parse(value, 'http://here.example/page')
  return at !== null && !SAFE.has(at.protocol) && !PICTURE.test(value)
}

const isHarm = ({ name, value }: Attr): boolean =>
  /^on/i.test(name) ||
  /^srcdoc$/i.test(name) ||
  (ADDRESSES.test(name) && leadsAstray(value)) ||
  (name === 'style' && /expression|script:|url\(|@import/i.test(value))

/** All below a place of a page that runs, or can be made to: a line each. */
export function harmIn(root: ParentNode): string[] {
  const found: string[] = []
  for (const one of root.querySelectorAll('*')) {
    if (RUNS.has(one.tagName.toUpperCase())) found.push(`<${one.tagName}>`)
    for (const attribute of one.attributes)
      if (isHarm(attribute)) found.push(`<${one.tagName} ${attribute.name}=${attribute.value}>`)
  }
  return found
}
