import { describe, expect, it } from 'vitest'
import { nextTail, type Tail } from '#ui/kit/markdown-tail.ts'

const parsedOnce = (parsed: string): Tail => ({ parsed, added: '' })
/** Whether a text, once parsed, is written on with these words without being parsed again. */
const writesOn = (parsed: string, added: string): boolean => {
  const tail = nextTail(parsedOnce(parsed), parsed + added)
  expect(tail.parsed + tail.added).toBe(parsed + added)
  return tail.parsed === parsed
}

describe('the end of a text that is being written', () => {
  it('[TH13] is written on, word by word, where nothing but words comes', () => {
    const text = 'The lamp went out at nine, and nobody in the harbour (not one) saw it go.'
    let tail = parsedOnce('')
    const parses = new Set<string>()
    for (let end = 2; end <= text.length; end += 2) {
      tail = nextTail(tail, text.slice(0, end))
      expect(tail.parsed + tail.added).toBe(text.slice(0, end))
      parses.add(tail.parsed)
    }
    expect([...parses]).toEqual(['Th'])
  })

  it('[TH13] begins with a parse', () => {
    expect(nextTail(parsedOnce(''), 'The lamp')).toEqual({ parsed: 'The lamp', added: '' })
  })

  it.each([
    'Nobody saw',
    'The lamp, and who?',
    '“Nobody',
    '(nobody)',
    '“Nobody saw it…”',
    '灯灭了，',
    '「灯台守は？」',
    'She **counts** the',
    'She *counts* and **counts** the',
    '**Ada** lies',
    '*Ada* lies',
    'She pressed `x` twice',
    'two\nlines',
  ])('[TH13] “%s”, once parsed, takes further words as they are', (parsed) => {
    expect(writesOn(parsed, ' and more')).toBe(true)
  })

  it.each([' and more', ', then 9 more…', '灯「台」', '—or “so”?'])(
    '[TH13] “%s” are words',
    (added) => {
      expect(writesOn('The lamp', added)).toBe(true)
    },
  )

  it.each([
    ['emphasis', ' *a'],
    ['code', ' `a'],
    ['a link', ' [a'],
    ['markup', ' <b'],
    ['a heading of its own', '\n\n# A'],
    ['a line', '\nmore'],
    ['an underscore', ' _a'],
    ['a struck word', ' ~a'],
    ['a column', ' | a'],
    ['an escape', ' \\'],
    ['an entity', ' &amp'],
    ['an address', ' a@b'],
  ])('[TH10] %s is no word, and is parsed with what stands before it', (_, added) => {
    expect(writesOn('The lamp', added)).toBe(false)
  })

  it.each([
    ['a bold stretch is open', 'She **counts'],
    ['an emphasised one is', 'She *counts'],
    ['one is closed and one is open', 'She *counts* and *counts'],
    ['code is open', 'She pressed `x'],
    ['a second code is open', 'She pressed `x` and `y'],
    ['it ends with a space', 'She counts '],
    ['it ends with a full stop, which an address may go on behind', 'See lamp.'],
    ['it ends with emphasis', 'She *counts*'],
    ['it is a list', '- one'],
    ['it is a list with stars', '* one * two'],
    ['it is numbered', '1. one'],
    ['it is a heading', '# One'],
    ['it is a quote', '> one'],
    ['a link may be open', 'See [the lamp'],
    ['a link may be closed', 'See the lamp]'],
    ['it names a page', 'See www.lamp.example'],
    ['it names an address', 'See https://lamp'],
    ['it holds a column', 'a | b'],
    ['a list began in it', 'a\n- b'],
    ['a numbered list began in it', 'a\n 1. b'],
    ['another paragraph began in it', 'a\n\nb'],
  ])('[TH10] it is parsed whole while %s', (_, parsed) => {
    expect(writesOn(parsed, ' more')).toBe(false)
  })

  it('[TH10] another text is parsed by itself, with nothing left of the one before', () => {
    for (const text of ['Another one', 'The', 'the lamp went', ''])
      expect(nextTail({ parsed: 'The lamp', added: ' went' }, text)).toEqual(parsedOnce(text))
  })
})
