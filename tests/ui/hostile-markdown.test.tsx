// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import Read from 'react-markdown'
import { beforeAll, expect, it } from 'vitest'
import { Markdown } from '#ui/kit/markdown.tsx'
import { harmIn } from './hostile/harm.ts'
import { type Payload, payloads } from './hostile/payloads.ts'
import { speak } from './screen.tsx'

const PAYLOADS = 8_335
/** In so many parts, since a test has its time. */
const PARTS = [0, 1, 2, 3, 4]
const EACH = PAYLOADS / PARTS.length
/** Each is shown at so many lengths while it comes, and then whole. */
const CUTS = 7

/** All that markdown becomes; no other element is in it. */
const ELEMENTS = new Set(
  'DIV P A STRONG EM DEL UL OL LI H2 H4 H5 H6 BLOCKQUOTE CODE PRE TABLE THEAD TBODY TR TH TD HR BR SUP SECTION INPUT'.split(
    ' ',
  ),
)

beforeAll(() => speak())
const partOf = (part: number): Payload[] =>
  payloads(PAYLOADS, 'markdown').slice(part * EACH, (part + 1) * EACH)

/** What is wrong with what stands at a place where markdown is shown. */
const faultsIn = (place: Element): string[] => [
  ...harmIn(place),
  ...[...place.querySelectorAll('*')].flatMap(({ tagName }) =>
    ELEMENTS.has(tagName) ? [] : [`<${tagName}>`],
  ),
  ...(place.querySelector('[role=alert]') === null ? [] : ['it could not be shown']),
]

it.each(PARTS)(
  '[HO1] none of 1,667 payloads runs where thinking is shown, whole or cut while it comes: part %i of five',
  (part) => {
    const place = document.createElement('div')
    const root = createRoot(place)
    const show = (text: string, growing: boolean): string[] => {
      flushSync(() => root.render(<Markdown text={text} growing={growing} />))
      return faultsIn(place).map((fault) => `${JSON.stringify(text)}: ${fault}`)
    }
    const [faults, counted] = [[] as string[], { tried: 0, shown: 0, renders: 0 }]
    for (const { id, text } of partOf(part)) {
      for (let cut = 1; cut <= CUTS; cut++) {
        faults.push(...show(text.slice(0, Math.ceil((text.length * cut) / CUTS)), true))
        counted.renders++
      }
      faults.push(...show(text, false))
      counted.renders++
      counted.tried++
      if (place.textContent.includes(String(id))) counted.shown++
    }
    flushSync(() => root.unmount())
    expect(faults).toEqual([])
    expect(counted).toMatchObject({ tried: 1_667, renders: 13_336 })
    // it is there as words; but for the address of a link, which is dropped, and a note that nothing refers to
    expect(counted.shown).toBeGreaterThan(1_250)
  },
  240_000,
)

it('[HO1] the same payloads do run where they are markup, or a link that is let through', () => {
  const place = document.createElement('div')
  const fires = (html: string): boolean => {
    place.innerHTML = html
    const found = harmIn(place).length > 0
    place.innerHTML = ''
    return found
  }
  const careless = (text: string): string =>
    renderToStaticMarkup(<Read urlTransform={(address) => address}>{text}</Read>)
  const all = payloads(PAYLOADS, 'markdown')
  expect(new Set(all.map(({ text }) => text)).size).toBe(PAYLOADS)
  expect(all.filter(({ text }) => fires(text)).length).toBeGreaterThan(5_500)
  const links = all.filter(({ text }) => /\]\(|\]:|<\S+:/.test(text)).slice(0, 1_000)
  expect(links.filter(({ text }) => fires(careless(text))).length).toBeGreaterThan(100)
})
