import { classOf, type NounClass } from './word-classes.ts'

/** A noun phrase as the idea spells it. */
export type NounPhrase = {
  /** With what leads up to it: 宛名のない手紙. */
  readonly text: string
  /** Its last word alone: 手紙. */
  readonly head: string
  readonly kind: NounClass
  /** The particle that follows; empty at the end or before a predicate. */
  readonly particle: string
  readonly start: number
  readonly end: number
  /** Directly after a verb or an adjective, which describes it. */
  readonly described: boolean
}
type Token = { readonly text: string; readonly at: number }

const PARTICLES = new Set([
  'が',
  'は',
  'を',
  'に',
  'で',
  'と',
  'の',
  'へ',
  'や',
  'も',
  'から',
  'まで',
  'だけ',
  'より',
  'だけが',
  'には',
  'では',
])
const LEADING = new Set(['同じ', '小さな', '大きな', 'おかしな', '不思議な', '最後の'])
const WHEN =
  /^(?:毎日|毎晩|毎朝|毎年|今日|今夜|今|昔|ある日|突然|誰も|何度|一度|二度|すべて|全て|全部|いつも|一人|二人|なぜ|もし)$/
const NOT_NOUNS =
  /^(?:こと|もの|ため|とき|ところ|よう|どこ|なに|いつ|すべて|ある|いる|する|ない|だけ|から|まで|より|ので|のに|けど|です|ます|した|して|いた|いて|って|だっ|だった|そして|しかし|でも|という|ように|なった|なる|れる|られ|まれ|つつ|ながら|たら|なら|もう|まだ|その|この|あの|ここ|そこ|はず)$/
const KANJI = /[\u3400-\u9fff々]/
const DONE = /^(?:する|し|した|され|さ|できる)$/
const LIGHT_VERB = /^(?:だ|だっ|です|である|中)$/

const hiragana = (text: string): boolean => /^[\u3040-\u309f]+$/.test(text)

function isNoun(token: Token, next: Token | undefined): boolean {
  const { text } = token
  const after = next?.text ?? ''
  if (WHEN.test(text) || PARTICLES.has(text) || NOT_NOUNS.test(text)) return false
  if (hiragana(text)) return text.length >= 2 && /^[がをはにのでと屋]$/.test(after)
  if (!/[\p{L}\p{N}]/u.test(text)) return false
  if (text === '向こう') return true
  const inflected = KANJI.test(text) && /[\u3040-\u309f]$/.test(text)
  if (inflected) return /[りいきしちみえけせれめべ]$/.test(text) && /^[がをのはにでも]$/.test(after)
  const bare = after === '' || PARTICLES.has(after) || !hiragana(after)
  // 脱出する is something done, not a thing.
  if (DONE.test(after)) return false
  return bare || (text.length > 1 && LIGHT_VERB.test(after)) || !KANJI.test(text)
}

function tokensOf(text: string): Token[] {
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)
  return [...words].map((word) => ({ text: word.segment, at: word.index }))
}

/** Does a の, a のない or a describing word lead on to the noun at `at`? Answers where it begins. */
function leadBefore(
  tokens: readonly Token[],
  nouns: readonly boolean[],
  at: number,
): number | null {
  const before = tokens[at - 1]?.text ?? ''
  if (before === 'の' && nouns[at - 2] === true) return at - 2
  if (before === 'ない' && tokens[at - 2]?.text === 'の' && nouns[at - 3] === true) return at - 3
  if (LEADING.has(before)) return at - 1
  return null
}

function startOf(tokens: readonly Token[], nouns: readonly boolean[], from: number): number {
  let start = from
  for (;;) {
    if (nouns[start - 1] === true && nouns[start] === true) start -= 1
    else {
      const lead = leadBefore(tokens, nouns, start)
      if (lead === null) return start
      start = lead
    }
  }
}

/** Does the noun phrase, or a word like タイムループする, go on after the noun at `at`? */
function leadsOn(tokens: readonly Token[], nouns: readonly boolean[], at: number): boolean {
  if (nouns[at + 1] === true || DONE.test(tokens[at + 2]?.text ?? '')) {
    const next = tokens[at + 1]?.text ?? ''
    if (nouns[at + 1] === true || !hiragana(next)) return true
  }
  if (tokens[at + 1]?.text !== 'の') return false
  return nouns[at + 2] === true || (tokens[at + 2]?.text === 'ない' && nouns[at + 3] === true)
}

function phraseEndingAt(
  text: string,
  tokens: readonly Token[],
  nouns: readonly boolean[],
  at: number,
): NounPhrase {
  const token = tokens[at] ?? { text: '', at: 0 }
  const next = tokens[at + 1]?.text ?? ''
  const begun = startOf(tokens, nouns, at)
  const start = tokens[begun - 1]?.text === 'お' ? begun - 1 : begun
  let run = at
  while (run > start && nouns[run - 1] === true) run -= 1
  const end = token.at + token.text.length
  const from = tokens[start]?.at ?? 0
  const head = text.slice(tokens[run]?.at ?? 0, end)
  const before = tokens[start - 1]?.text ?? ''
  return {
    text: text.slice(from, end),
    head,
    kind: classOf(head),
    particle: PARTICLES.has(next) ? next : '',
    start: from,
    end,
    described: before !== '' && !PARTICLES.has(before) && !/[、,]/.test(before),
  }
}

/** The noun phrases of a Japanese sentence in its order, the longest at each place. */
export function phrasesOf(text: string): NounPhrase[] {
  const tokens = tokensOf(text)
  const nouns = tokens.map((token, at) => isNoun(token, tokens[at + 1]))
  return tokens.flatMap((_, at) =>
    nouns[at] === true && !leadsOn(tokens, nouns, at)
      ? [phraseEndingAt(text, tokens, nouns, at)]
      : [],
  )
}
