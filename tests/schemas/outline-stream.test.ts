import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createOutlineReader,
  encodeData,
  encodeMarker,
  MARKERS,
  type OutlineSignal,
} from '#schemas/wire/outline.ts'
import {
  decodeOutlines,
  distinctKeys,
  encodeOutlines,
  templateKeyOf,
} from '#schemas/wire/outline-result.ts'

const awkward = fc.constantFrom(
  '\n',
  '\r',
  '\r\n',
  ' ',
  'data: x',
  '[DONE]',
  '[HEARTBEAT]\n',
  '雨夜',
  '👩‍🚀',
  '',
)
const text = fc
  .array(fc.oneof(awkward, fc.string(), fc.string({ unit: 'grapheme' })), { maxLength: 6 })
  .map((parts) => parts.join(''))
const pieces = fc.array(text, { maxLength: 6 })

const transcript = (thought: string[], outline: string[]): string =>
  [
    encodeMarker('heartbeat'),
    encodeMarker('thought'),
    ...thought.flatMap((one) => [encodeData(one), encodeMarker('heartbeat')]),
    encodeMarker('done'),
    encodeMarker('outline'),
    ...outline.map(encodeData),
    encodeMarker('done'),
  ].join('')

function read(parts: readonly string[]): OutlineSignal[] {
  const reader = createOutlineReader()
  return [...parts.flatMap((part) => reader.push(part)), ...reader.end()]
}
const told = (signals: OutlineSignal[], kind: 'thought' | 'outline'): string =>
  signals.map((one) => (one.kind === kind ? one.text : '')).join('')

function split(whole: string, cuts: readonly number[]): string[] {
  const at = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length].sort((a, b) => a - b)
  return at.slice(1).map((end, i) => whole.slice(at[i], end))
}

it('[TH25] gives back any text that was written, newlines, returns and marker lines too', () => {
  fc.assert(
    fc.property(pieces, pieces, (thought, outline) => {
      const signals = read([transcript(thought, outline)])
      expect(told(signals, 'thought')).toBe(thought.join(''))
      expect(told(signals, 'outline')).toBe(outline.join(''))
    }),
  )
})

it('[TH26] says the same however the text is split', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.array(fc.nat(), { maxLength: 9 }), (thought, outline, cuts) => {
      const whole = transcript(thought, outline)
      expect(read(split(whole, cuts))).toEqual(read([whole]))
    }),
  )
})

it('[TH26] reads CRLF, a missing last newline, data without a space, and markers inside data', () => {
  const lines = ['[THOUGHT]', 'data:one', 'data: [DONE]', '', 'data:  two', '', '[DONE]']
  const rest = ['[OUTLINE]', 'data:{"a":', '', 'data: 1}', '', '[DONE]']
  const expected: OutlineSignal[] = [
    { kind: 'thought', text: 'one' },
    { kind: 'thought', text: '\n[DONE]' },
    { kind: 'thought', text: ' two' },
    { kind: 'thoughtDone' },
    { kind: 'outline', text: '{"a":' },
    { kind: 'outline', text: '1}' },
    { kind: 'outlineDone' },
  ]
  expect(read([[...lines, ...rest].join('\n')])).toEqual(expected)
  expect(read([[...lines, ...rest, ''].join('\r\n')])).toEqual(expected)
})

it('[TH27] cut anywhere, says a beginning of the whole', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.nat(), (thought, outline, at) => {
      const whole = transcript(thought, outline)
      const cut = read([whole.slice(0, at % (whole.length + 1))])
      expect(thought.join('').startsWith(told(cut, 'thought'))).toBe(true)
      expect(outline.join('').startsWith(told(cut, 'outline'))).toBe(true)
    }),
  )
})

it('[TH23] the first done ends thinking and the second the outline, whatever comes after', () => {
  const kinds = read([`${transcript(['a'], ['{}'])}${encodeData('late')}[FAIL]\n`])
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'heartbeat')
  expect(kinds).toEqual(['thought', 'thoughtDone', 'outline', 'outlineDone'])
})

it('[TH23] an outline without the end of its thinking still ends it', () => {
  const kinds = read(['[THOUGHT]\ndata: a\n\n[OUTLINE]\ndata: {}\n\n[DONE]\n']).map(
    (one) => one.kind,
  )
  expect(kinds).toEqual(['thought', 'thoughtDone', 'outline', 'outlineDone'])
})

it('[TH19] a failure carries the words after it and ends the stream', () => {
  const failed = `[THOUGHT]\n${encodeData('so far')}${MARKERS.fail}\n${encodeData('too\nbusy')}[DONE]\n`
  expect(read([failed]).at(-1)).toEqual({ kind: 'fail', desc: 'too\nbusy', status: null })
  expect(read(['[FAIL]'])).toEqual([{ kind: 'fail', desc: '', status: null }])
})

it('[TH30] an envelope in place of a stream is a failure with its status', () => {
  const refusal = '{"status":409,"desc":"another body","data":null}'
  expect(read([refusal])).toEqual([{ kind: 'fail', desc: 'another body', status: 409 }])
})

it('[TH30] an envelope of success, and one that cannot be read, says nothing', () => {
  for (const line of ['{"status":200,"desc":""}', '{"desc":"no status"}', '{"status":"409"}', '{'])
    expect(read([`${line}\n`]), line).toEqual([])
  expect(read(['{"status":503,"desc":7}'])).toEqual([{ kind: 'fail', desc: '', status: 503 }])
})

it('[TH23] an end before anything began, and a second one of thinking, says nothing', () => {
  expect(read(['[DONE]\n'])).toEqual([])
  const kinds = read(['[THOUGHT]\ndata: a\n\n[DONE]\n[DONE]\n']).map(({ kind }) => kind)
  expect(kinds).toEqual(['thought', 'thoughtDone'])
})

it('[TH24] [TH19] a heartbeat does not end the words of a failure that has not begun to speak', () => {
  const failed = `${MARKERS.fail}\n${MARKERS.heartbeat}\n${encodeData('too busy')}`
  expect(read([failed])).toEqual([{ kind: 'fail', desc: 'too busy', status: null }])
})

it('[TH24] a heartbeat changes nothing', () => {
  const quiet = transcript(['a', 'b'], ['{}']).replaceAll(/\[HEARTBEAT\]\n/g, '')
  const beaten = read([transcript(['a', 'b'], ['{}'])]).filter(({ kind }) => kind !== 'heartbeat')
  expect(beaten).toEqual(read([quiet]))
})

const options = [
  { key: 'human_hand', name: 'The Human Hand', text: 'Somebody made this happen.' },
  { key: 'noir', name: 'Noir', text: 'It is\nnot a trick.' },
]

it('[TH28] reads the outlines it writes, and every other spelling of them', () => {
  expect(decodeOutlines(encodeOutlines(options))).toEqual({ ok: true, options })
  const other = {
    outlines: options.map(({ key, name, text }) => ({
      templateKey: key,
      name,
      outlineDescription: text,
    })),
  }
  expect(decodeOutlines(JSON.stringify(other))).toEqual({ ok: true, options })
  expect(decodeOutlines(`\`\`\`json\n${encodeOutlines(options)}\n\`\`\``)).toEqual({
    ok: true,
    options,
  })
})

it('[TH28] any status but 200, no list and no JSON are failures', () => {
  const refused = { status: 500, desc: 'too busy', elements: [{ outline: 'x' }] }
  expect(decodeOutlines(JSON.stringify(refused))).toEqual({
    ok: false,
    status: 500,
    desc: 'too busy',
  })
  for (const bad of ['', '{', 'null', '[]', '{"status":200,"elements":[]}', '{"elements":[7,{}]}'])
    expect(decodeOutlines(bad).ok).toBe(false)
})

it('[OL7] equal template keys are told apart, and give the template key back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'a#2', 'a#2#2'), { maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'a#2', 'b#3'), { maxLength: 3 }),
      (keys, taken) => {
        const made = distinctKeys(
          keys.map((key) => ({ key, name: key, text: key })),
          taken,
        )
        const all = [...made.map(({ key }) => key), ...new Set(taken)]
        expect(new Set(all).size).toBe(all.length)
        expect(made.map(({ key }) => templateKeyOf(key))).toEqual(keys)
      },
    ),
  )
})
