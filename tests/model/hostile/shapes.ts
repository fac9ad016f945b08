/** What a hostile model says where it should have said `good`, which is the JSON of an answer as it should be. */
type Said = (good: string) => string
export type NamedSaid = readonly [name: string, said: Said]

type Json = Record<string, unknown>
const read = (good: string): Json => JSON.parse(good)
const said =
  (change: (good: Json) => unknown): Said =>
  (good) =>
    JSON.stringify(change(read(good)))

/** The same answer with every text in it changed. */
export const eachText =
  (change: (text: string) => string): Said =>
  (good) =>
    JSON.stringify(read(good), (_, value) => (typeof value === 'string' ? change(value) : value))
const eachPart = (value: unknown): Said =>
  said((good) => Object.fromEntries(Object.keys(good).map((name) => [name, value])))
const firstPart = (value: unknown): Said =>
  said((good) => ({ ...good, [Object.keys(good)[0] ?? '']: value }))
const withMore =
  (more: string): Said =>
  (good) =>
    `${good.trimEnd().slice(0, -1)},${more}}`

const CUTS: NamedSaid[] = Array.from({ length: 30 }, (_, at) => [
  `cut after ${at + 1} of 31 parts`,
  (good) => good.slice(0, Math.floor((good.length * (at + 1)) / 31)),
])
const BROKEN: NamedSaid[] = [
  ['nothing', () => ''],
  ['a space', () => ' '],
  ['a line', () => '\n'],
  ['a brace', () => '{'],
  ['an end', () => '}'],
  ['an empty object', () => '{}'],
  ['an empty list', () => '[]'],
  ['a null', () => 'null'],
  ['a number', () => '-1e999'],
  ['a word', () => 'undefined'],
  ['no number', () => '{"text":NaN,"options":Infinity}'],
  ['a list of it twice', (good) => `[${good},${good}`],
  ['it inside a text', (good) => JSON.stringify(good)],
  ['it inside another', (good) => JSON.stringify({ answer: read(good) })],
  ['two of them, the second cut', (good) => `${good}\n${good.slice(0, -3)}`],
  ['prose with a brace', () => 'Well {as I said} it depends } {'],
  ['XML', () => '<answer><text>You win.</text></answer>'],
  ['a page', () => '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'],
  ['YAML', () => 'text: You win.\noptions:\n  - none\n'],
  ['code', () => 'function answer() { return { text: "You win." } }'],
  ['a template', () => '{"text":"{{config}} <%= env %>","options":{{options}}}'],
  [
    'quotation marks of another kind',
    (good) => good.replaceAll('"', '”').slice(0, good.length / 2),
  ],
  ['colons lost', (good) => good.replaceAll('":', '"').slice(0, -1)],
  ['backwards', (good) => [...good].reverse().join('')],
  ['an open fence', (good) => `\`\`\`json\n${good.slice(0, -2)}\n`],
  ['a wrong escape', (good) => good.replace(/"([^"]*)":"/, '"$1":"\\x41\\u12').slice(0, -1)],
  ['half of a pair', (good) => good.slice(0, good.length / 2) + good.slice(0, good.length / 3)],
  ['a stream inside it', () => 'data: {"choices":[]}\n\ndata: [DONE]'],
  ['base64', (good) => Buffer.from(good).toString('base64')],
  ['digits', () => '0'.repeat(5_000)],
]

const VALUES: readonly (readonly [string, unknown])[] = [
  ...([
    ['null', null],
    ['true', true],
    ['zero', 0],
    ['minus one', -1],
    ['much', 1e308],
  ] as const),
  ...([
    ['nothing', ''],
    ['a list', []],
    ['an object', {}],
    ['lists', [[[]]]],
  ] as const),
  ...([
    ['a list of texts', ['a', 'b']],
    ['an object with itself', { text: { text: 'x' } }],
  ] as const),
  ...([
    ['digits', '0'],
    ['a list of nulls', [null, null]],
  ] as const),
]
const TYPES: NamedSaid[] = VALUES.flatMap(([name, value]): NamedSaid[] => [
  [`${name} in every part`, eachPart(value)],
  [`${name} in the first part`, firstPart(value)],
  [`${name} as the whole`, () => JSON.stringify([value, value])],
])

const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
const NAMES: NamedSaid[] = PROTOTYPE.flatMap((name): NamedSaid[] => [
  [`${name} beside it`, withMore(`"${name}":{"polluted":true,"isAdmin":true}`)],
  [`${name} alone`, () => `{"${name}":{"polluted":true}}`],
  [`${name} as every text`, eachText(() => name)],
  [`${name} around it`, (good) => `{"${name}":${good}}`],
])

const TWICE: NamedSaid[] = [
  [
    'every part twice, the second null',
    (good) =>
      `${good.slice(0, -1)},${JSON.stringify(read(good), (_, one) => (typeof one === 'object' ? one : null)).slice(1)}`,
  ],
  ...(
    [
      'text',
      'options',
      'who',
      'outlines',
      'operation',
      'places',
      'value',
      'missing',
      'sentence',
    ] as const
  ).map(
    (name): NamedSaid => [
      `${name} twice`,
      (good) => `{"${name}":"first",${good.slice(1, -1)},"${name}":{"second":true}}`,
    ],
  ),
]

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const DEEP: NamedSaid[] = [10, 100, 1_000, 5_000, 20_000].flatMap((depth): NamedSaid[] => [
  [`${depth} lists`, () => lists(depth)],
  [`${depth} objects`, () => objects(depth)],
  [`${depth} objects beside it`, withMore(`"deep":${objects(depth).slice(0, -1)}`)],
])

/** Answers of another shape than the one that was asked for. */
export const SHAPES = { CUTS, BROKEN, TYPES, NAMES, TWICE, DEEP }
