import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Read from 'react-markdown'
import sanitize from 'rehype-sanitize'
import gfm from 'remark-gfm'
import { expect, it } from 'vitest'
import { Markdown } from '#ui/kit/markdown.tsx'
import { createBlockReader } from '#ui/kit/markdown-blocks.ts'
import { nextTail, type Tail } from '#ui/kit/markdown-tail.ts'
import { afterCharacters, firstOffset, nextOffset } from '#ui/kit/typing.ts'

const render = (text: string, growing = false): string =>
  renderToStaticMarkup(createElement(Markdown, { text, growing }))

const HOSTILE = [
  '<script>alert(1)</script>',
  'before <script>alert(1)</script> after',
  '<img src=x onerror=alert(1)>',
  '![pixel](https://elsewhere.example/pixel.png)',
  '![x](x "onerror=alert(1)")',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '[click](vbscript:alert(1))',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<a href="https://x.example" onclick="alert(1)">x</a>',
  '<iframe src="https://x.example"></iframe>',
  '<svg onload=alert(1)>',
  '<style>body{display:none}</style>',
  '<details open ontoggle=alert(1)>',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '- <b onmouseover=alert(1)>x</b>',
]

it('[SC2] renders no markup, picture, handler or script link, whole or cut anywhere', () => {
  for (const text of HOSTILE)
    for (let end = text.length; end > 0; end -= 3) {
      const html = render(text.slice(0, end), end % 2 === 0)
      expect(html).not.toMatch(/<(script|img|iframe|svg|style|details|object|embed|form|input)\b/i)
      expect(html).not.toMatch(/<[^>]*\son\w+=/i)
      expect(html).not.toMatch(/href="(?!https?:|mailto:|#)[^"]/i)
    }
})

it('[SC1] shows markup as the words it is', () => {
  expect(render('a <b>bold</b> word')).toContain('a &lt;b&gt;bold&lt;/b&gt; word')
  expect(render('<script>alert(1)</script>')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

it('[SC1] shows markup inside emphasis, a heading, a link or a cell as words in their place', () => {
  expect(render('**<b>x**')).toContain('<p><strong>&lt;b&gt;x</strong></p>')
  expect(render('# <b>x')).toContain('<h4>&lt;b&gt;x</h4>')
  expect(render('[<b>x](https://x.example/)')).toContain('nofollow">&lt;b&gt;x</a>')
  expect(render('| a |\n| - |\n| <b>x |')).toContain('<td>&lt;b&gt;x</td>')
  expect(render('- <b>x')).toContain('<li>&lt;b&gt;x</li>')
})

it('[TH10] renders headings, emphasis, lists, quotes, code, tables and links', () => {
  const html = render(
    '# Cast\n\n**Ada** *lies*.\n\n- one\n- two\n\n> said\n\n`x`\n\n| a |\n| - |\n| b |\n\n[s](https://x.example/)',
  )
  for (const part of ['<h4>Cast', '<strong>Ada', '<em>lies', '<li>one', '<blockquote>', '<code>x'])
    expect(html).toContain(part)
  expect(html).toContain('<table>')
  expect(html).toContain(
    'href="https://x.example/" target="_blank" rel="noopener noreferrer nofollow"',
  )
})

it('[AX3] a text of which nothing is said is whole, and nothing of it is for eyes alone', () => {
  const text = 'One.\n\nTwo.'
  expect(renderToStaticMarkup(createElement(Markdown, { text }))).toBe(render(text))
  expect([render(text), render(text, true)].map((html) => html.includes('aria-hidden'))).toEqual([
    false,
    true,
  ])
})

it.each([
  [
    'a link',
    'As [the log][1] says.\n\n---\n\n   [1]: https://x.example/',
    'href="https://x.example/"',
  ],
  ['a note', 'As said[^1].\n\n---\n\n[^1]: By whom?', '<sup><a href'],
])('[TH10] %s that is explained further down is shown whole', (_, text, part) => {
  expect(render(text)).toContain(part)
})

const DEEP: readonly (readonly [string, string])[] = [
  ['quotes', '>'.repeat(5_000)],
  ['spaced quotes', '> '.repeat(5_000)],
  ['a deep list', Array.from({ length: 400 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')],
  ['one line of items', '- '.repeat(3_000)],
  ['numbered items', '1. '.repeat(3_000)],
  ['brackets', '['.repeat(20_000)],
  ['bracket pairs', '[a]('.repeat(5_000)],
  ['stars', '*'.repeat(20_000)],
  ['opened emphasis', '*a '.repeat(5_000)],
  ['opened strong', '**a '.repeat(5_000)],
  ['backticks', '`'.repeat(9_999)],
  ['uneven backticks', '` `` ``` '.repeat(3_000)],
  ['table columns', `${'|a'.repeat(3_000)}|\n${'|-'.repeat(3_000)}|\n`],
  ['tags', '<a '.repeat(5_000)],
  ['a long word', 'x'.repeat(100_000)],
]

it.each(DEEP)('[SC7] does not freeze on %s', (_, text) => {
  // the parser is warm on a screen that shows reasoning
  render('**warm** [up](https://x.example) `x`\n\n- a\n')
  // the processor's own time, at its best of three: other work on the machine does not count
  const spent = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    render(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  expect(Math.min(...spent)).toBeLessThan(1_000)
})

const block = fc.oneof(
  fc.constantFrom(
    '# Heading',
    '> quoted\n> twice',
    '- one\n- two\n\n  still two\n- three',
    '1. one\n2. two\n   - inner',
    '* loose\n\n* list',
    '```js\nlet a = 1\n\nlet b = 2\n```',
    '~~~\n# no heading\n~~~',
    '    indented\n\n    code',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    'Title\n===',
    '---',
    '雨夜里，灯塔的看守人走了。**留下**一封信。',
  ),
  // a lone bullet after indented code is a list by the book, but words to the parser when it reads on from there
  fc.stringMatching(/^[a-z *_`.]{1,40}$/).filter((one) => !/^\s*\*?\s*$/.test(one)),
)
const document = fc
  .array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n\n', '\n', '\n \n')), { maxLength: 8 })
  .map((parts) => parts.map(([text, gap]) => text + gap).join(''))

const words = (html: string): string => html.replaceAll('&#x27;', "'")
const plain = (html: string): string => html.replace(/\s+/g, ' ').replace(/ ?(<[^>]*>) ?/g, '$1')
const whole = (text: string): string =>
  renderToStaticMarkup(
    createElement(Read, { remarkPlugins: [gfm], rehypePlugins: [sanitize] }, text),
  )
const inBlocks = (blocks: readonly string[]): string => blocks.map(whole).join('')

it('[TH10] cut into blocks, reads as the whole text does', () => {
  fc.assert(
    fc.property(document, (text) => {
      const { closed, open } = createBlockReader()(text)
      expect(plain(inBlocks([...closed, open]))).toBe(plain(whole(text)))
    }),
    { numRuns: 100 },
  )
})

it('[TH10] a text that grows is cut as it is at once, and closed blocks never change', () => {
  fc.assert(
    fc.property(document, fc.integer({ min: 1, max: 9 }), (text, step) => {
      const read = createBlockReader()
      let closed: readonly string[] = []
      for (let end = 0; end < text.length + step; end += step) {
        const now = read(text.slice(0, end))
        expect(now.closed.slice(0, closed.length)).toEqual(closed)
        expect(now.closed.join('') + now.open).toBe(text.slice(0, end))
        closed = now.closed
      }
      expect(read(text)).toEqual(createBlockReader()(text))
    }),
  )
})

it('[TH10] plain words written on after a parse stand where a parse would put them', () => {
  const prose = fc.stringMatching(/^[A-Za-z雨夜 ,.!?*`'#>:-]{1,60}$/)
  fc.assert(
    fc.property(fc.oneof(document, prose), fc.integer({ min: 1, max: 3 }), (text, step) => {
      let tail: Tail = { parsed: '', added: '' }
      for (let end = 1; end < text.length + step; end += step) {
        tail = nextTail(tail, text.slice(0, end))
        expect(tail.parsed + tail.added).toBe(text.slice(0, end))
        if (tail.added === '') continue
        const html = whole(tail.parsed)
        expect(html.endsWith('</p>')).toBe(true)
        const written = `${html.slice(0, -'</p>'.length)}${tail.added.trimEnd()}</p>`
        expect(words(written)).toBe(words(whole(tail.parsed + tail.added)))
      }
    }),
    { numRuns: 60 },
  )
})

it('[TH10] sees emphasis in languages that have no spaces', () => {
  expect(render('创意是**“灯塔”**。')).toContain('是“<strong>灯塔</strong>”。')
  expect(render('**注意。**后面')).toContain('<strong>注意</strong>。后面')
  expect(render('これは**「灯台」**です')).toContain('「<strong>灯台</strong>」です')
  expect(render('看**灯塔**吧')).toContain('看<strong>灯塔</strong>吧')
})

it('[TH13] shows a bold stretch as bold while it is written', () => {
  expect(render('so **who', true)).toContain('<strong>who</strong>')
  expect(render('so **who*', true)).toContain('<strong>who</strong>')
  expect(render('so **', true)).toContain('<p>so</p>')
  expect(render('so **who** lit', true)).toContain('<strong>who</strong> lit')
})

it('[TH13] types 20 characters at once and 2 a frame, and never cuts one', () => {
  const family = '👩‍👩‍👧‍👦é한국'
  expect(firstOffset('abcdefghijklmnopqrstuvwxyz')).toBe(20)
  expect(nextOffset('abcdefghijklmnopqrstuvwxyz', 20)).toBe(22)
  expect(afterCharacters(family, 0, 1)).toBe('👩‍👩‍👧‍👦'.length)
  expect(afterCharacters(`ab${family}`, 1, 2)).toBe(`ab${'👩‍👩‍👧‍👦'}`.length)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const ends = new Set([0, text.length])
      for (const { index } of new Intl.Segmenter().segment(text)) ends.add(index)
      for (let at = 0; at < text.length; ) {
        const next = nextOffset(text, at)
        expect(next).toBeGreaterThan(at)
        expect(ends.has(next)).toBe(true)
        at = next
      }
    }),
  )
})

it('[TH14] hurries in proportion when it is more than a second behind', () => {
  expect(nextOffset('x'.repeat(140), 20) - 20).toBe(2)
  expect(nextOffset('x'.repeat(500), 20) - 20).toBe(8)
  expect(nextOffset('x'.repeat(5_020), 20) - 20).toBe(84)
})
