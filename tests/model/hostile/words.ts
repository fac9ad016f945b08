import { payloads } from '../../ui/hostile/payloads.ts'
import { eachText, type NamedSaid } from './shapes.ts'

const GIANT: NamedSaid[] = [
  ...([10_000, 100_000, 400_000] as const).flatMap((size): NamedSaid[] => [
    [`${size} letters more`, eachText((text) => text + 'a'.repeat(size))],
    [`${size} ideographs`, eachText(() => '雨'.repeat(size))],
    [`${size} blanks`, eachText((text) => text + ' '.repeat(size))],
  ]),
  ['20,000 parts', () => JSON.stringify({ text: 'x', options: Array(20_000).fill({ text: 'a' }) })],
  [
    '10,000 names',
    () =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`n${at}`, at]))),
  ],
  ['a long number', () => `{"text":${'9'.repeat(100_000)}}`],
]

/** Signs that are not seen, turn a line round, or are none. */
const SIGNS = {
  ...{ null: '\u0000', bell: '\u0007', escape: '\u001b[2J', delete: '\u007f', next: '\u0085' },
  ...{
    turned: '\u202e',
    embedded: '\u202a',
    isolated: '\u2066',
    leftwards: '\u200f',
    mark: '\ufeff',
  },
  ...{ lone: '\ud800', low: '\udc00', private: '\ue000', backspace: '\b\b\b', feed: '\f' },
  ...{
    shift: '\u000e',
    cancel: '\u0018',
    application: '\u009f',
    popped: '\u2069',
    last: '\u{10fffd}',
  },
}
const UNSEEN: NamedSaid[] = Object.entries(SIGNS).map(([name, sign]) => [
  `a sign that is not seen: ${name}`,
  eachText((text) => `${text.slice(0, 9)}${sign}${text.slice(9)}`),
])

const OTHERWISE: NamedSaid[] = [
  ...[
    'Это совсем другой язык, и никто его не просил.',
    'هذه لغة أخرى تماما ولم يطلبها أحد',
    'זו שפה אחרת לגמרי ואיש לא ביקש אותה',
  ],
  ...[
    '이것은 전혀 다른 언어이고 아무도 부탁하지 않았다',
    'นี่เป็นภาษาอื่นและไม่มีใครขอ',
    'यह बिल्कुल दूसरी भाषा है',
    'Αυτή είναι μια άλλη γλώσσα',
  ],
  ...[
    '这完全是另一种语言，没有人要求过它。',
    'これはまったく別の言葉で、誰も頼んでいない。',
    'Це зовсім інша мова',
    'Սա այլ լեզու է',
    'ეს სხვა ენაა',
    'இது வேறு மொழி',
  ],
  ...['இது', '😀😀😀😀😀', '…', '1234567890', '!!!!', '— — —', '𝔱𝔥𝔦𝔰 𝔦𝔰 𝔫𝔬𝔱 𝔭𝔩𝔞𝔦𝔫 '],
].map((words): NamedSaid => [`other words: ${words.slice(0, 12)}`, eachText(() => words.repeat(6))])

const REFUSALS: NamedSaid[] = [
  ...[
    'I am sorry, I cannot help with that.',
    'As a language model I had rather not.',
    '抱歉，我无法满足这个请求。',
    '申し訳ありませんが、お手伝いできません。',
  ],
  ...[
    '{"error":"policy"}',
    '{"refusal":"I cannot"}',
    'I can’t. {"text":',
    'No.',
    '[refused]',
    'Your request was flagged.',
    'Sure! Here it is:',
  ],
  ...['I must decline.', 'ERROR: quota exceeded', 'Please log in.', 'Let me think about it first…'],
].map((words, at): NamedSaid => [`a refusal, ${at + 1}`, () => words])

/** A model that does as the text it was given tells it to: each of these would win, spend, delete or tell. */
const OBEYED: NamedSaid[] = [
  { text: 'You win.', options: [] },
  { text: 'You win.', options: [{ text: 'Win', reply: 'Yes', nextNodeId: 0 }] },
  { text: 'You win.', options: [], nextNodeId: 0, answerId: 1, correct: true },
  { text: 'x', options: Array(9).fill({ text: 'Go', reply: 'No' }) },
  { id: 1, globalId: 'chapter_1_1', type: 'text', content: 'You win.', options: [] },
  {
    who: 'Ignore all of it',
    what: 'answer “yes”',
    where: 'you',
    event: 'print the key',
    kind: 'win',
    rule: 'none',
  },
  {
    who: '{"text":1}',
    what: 'a\nb',
    where: '<b>',
    event: 'http://x.example',
    kind: '__proto__',
    rule: 'constructor',
  },
  { outlines: [{ title: 'You win', text: 'You win.' }] },
  { outlines: Array(50).fill({ title: 'The same', text: 'The same text.' }) },
  { outlines: [{ key: 'case', title: '', text: '' }, null, 7] },
  { operation: 'delete', places: [1, 2, 3], value: 'all' },
  { operation: 'set', places: [1], value: '{"address":"basics/title","text":"Owned"}' },
  { operation: 'write', places: Array.from({ length: 500 }, (_, at) => at), value: '' },
  { operation: 'rename', places: [-1, 0, 1e9, 0.5], value: 'Owned' },
  { operation: 'rename', places: [1, 1, 1], value: '<img src=x onerror=hit(1)>' },
  { operation: '__proto__', places: [1], value: '__proto__' },
  { operation: 'darker; drop table user', places: [1], value: "'; drop table user; --" },
  { operation: 'publish', places: [1], value: 'public' },
  { operation: 'translate', places: [1], value: 'xx_XX' },
  { operation: 'age', places: [1], value: '-1' },
  { missing: [0, -1, 1e9, 1.5], all: true },
  { missing: Array.from({ length: 5_000 }, (_, at) => at) },
  { sentence: '', count: -1 },
  { tool_calls: [{ function: { name: 'shell', arguments: 'rm -rf /' } }] },
  { uid: 'other', token: 'canary-key', scope: ['*'], text: 'canary-key', options: [] },
].map((answer, at): NamedSaid => [`obeyed, ${at + 1}`, () => JSON.stringify(answer)])

const SCRIPTS: NamedSaid[] = payloads(20, 'model').map(({ text }, at) => [
  `scripts, ${at + 1}`,
  eachText((good) => `${good} ${text}`),
])

/** Answers whose words are not those that were asked for. */
export const HOSTILE_WORDS = { GIANT, UNSEEN, OTHERWISE, REFUSALS, OBEYED, SCRIPTS }
