import { createRng, type Rng } from '#server/storyteller/builtin/rng.ts'
import { AROUND } from './carriers.ts'
import { MARKUP_PARTS } from './vectors.ts'

const { CALLS, BREAKS, GAPS, EVENTS, TAGS } = MARKUP_PARTS
const { SCHEMES, CARRIERS, NESTS } = AROUND

/** A text that would run if it were read as markup, and the number it calls `hit` with, by which it is known on a page. */
export type Payload = { readonly id: number; readonly text: string }

const FIRST_ID = 700_000

const quoted = (rng: Rng, code: string): string =>
  rng.pick([code.replaceAll(' ', ''), `"${code}"`, `'${code.replaceAll("'", '"')}'`])

/** An element with a handler. */
function element(rng: Rng, id: number): string {
  const [tag, gap, event] = [rng.pick(TAGS), rng.pick(GAPS), rng.pick(EVENTS)]
  return `<${tag}${gap}${event}=${quoted(rng, rng.pick(CALLS)(id))}${rng.pick(['>', '>', '/>', ' x>', '//', '>x</b>'])}`
}
/** Code in an element of its own. */
const script = (rng: Rng, id: number): string =>
  rng.pick([
    (code: string) => `<script>${code}</script>`,
    (code: string) => `<ScRiPt >${code}</ScRiPt >`,
    (code: string) => `<script/x>${code}</script/x>`,
    (code: string) => `<script\n>${code}\n//</script>`,
    (code: string) => `<scr<script>ipt>${code}</scr</script>ipt>`,
    (code: string) => `<script type=module>${code}</script>`,
    (code: string) => `<svg><script>${code}</script></svg>`,
    (code: string) => `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
    (code: string) => `<style>@import'javascript:${code}'</style>`,
    (code: string) => `<p style="x:expression(${code});background:url(javascript:${code})">`,
  ])(rng.pick(CALLS)(id))
const address = (rng: Rng, id: number): string =>
  rng.pick(CARRIERS)(`${rng.pick(SCHEMES)}${rng.pick(CALLS)(id)}`)
const nested = (rng: Rng, id: number): string => rng.pick(NESTS)(element(rng, id))

/** Of twenty, so many of each kind. */
const KINDS: readonly ((rng: Rng, id: number) => string)[] = [
  ...Array(9).fill(element),
  ...Array(2).fill(script),
  ...Array(6).fill(address),
  ...Array(3).fill(nested),
]

/** So many payloads, no two alike: the same ones for the same seed. */
export function payloads(count: number, seed: string): Payload[] {
  const rng = createRng(`payloads ${seed}`)
  const texts = new Set<string>()
  const made: Payload[] = []
  while (made.length < count) {
    const id = FIRST_ID + made.length
    const text = rng.pick(BREAKS) + rng.pick(KINDS)(rng, id)
    if (texts.has(text)) continue
    texts.add(text)
    made.push({ id, text })
  }
  return made
}
