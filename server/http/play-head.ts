import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'

/** What a published game says of itself where nobody runs scripts: nothing that its cover page does not. */
export type PlayHead = {
  title: string
  intro: string
  language: GameLanguage
  /** Absolute; null where there is none. */
  cover: string | null
  /** Where it is played, absolute. */
  url: string
}

/** Previews show about this much; more is cut at a letter. */
const DESCRIPTION_LETTERS = 200
const PRODUCT = 'Lamplight'
const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /\s*<meta name="description"[^>]*>/
const BODY_END = '</body>'

/** A page of the interface that tells link previews and crawlers of a game. */
export function withPlayHead(page: string, head: PlayHead): string {
  const title = plain(head.title) || PRODUCT
  const intro = plain(head.intro)
  const description = shortened(intro)
  const cover = isWeb(head.cover) ? head.cover : null
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(head.url)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', head.url),
    meta('property', 'og:locale', head.language),
    meta('property', 'og:image', cover),
    meta('name', 'twitter:card', cover === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', cover),
  ].filter((line) => line !== '')
  const body = [
    `<noscript><article lang="${languageTagOf(head.language)}"><h1>${escaped(title)}</h1>`,
    cover === null ? '' : `<img src="${escaped(cover)}" alt="" />`,
    `<p>${escaped(intro)}</p></article></noscript>\n  `,
  ].join('')
  return page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => lines.join('\n    '))
    .replace(BODY_END, () => `${body}${BODY_END}`)
}

const meta = (kind: 'name' | 'property', name: string, content: string | null): string =>
  content === null || content === ''
    ? ''
    : `<meta ${kind}="${name}" content="${escaped(content)}" />`

/** A text on one line, without its marks of emphasis and without what is no letter. */
const plain = (text: string): string =>
  text.replace(/[*\p{Cc}\p{Zs}]+/gu, (found) => (/^\*+$/.test(found) ? '' : ' ')).trim()

function shortened(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (letters.length <= DESCRIPTION_LETTERS) return text
  return `${letters
    .slice(0, DESCRIPTION_LETTERS - 1)
    .join('')
    .trimEnd()}…`
}

const isWeb = (address: string | null): address is string =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? '')
