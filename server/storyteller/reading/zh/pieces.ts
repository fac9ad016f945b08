import { DOINGS, JOINTS, type PieceKind, pieceKindOf, TIMES, withoutEvent } from './words.ts'

/** A stretch of an idea that names one thing, and the words right before and after it. */
export type Piece = {
  readonly text: string
  /** With the event it gave way to: 江湖灭门案. */
  readonly whole: string
  readonly kind: PieceKind
  readonly before: string
  readonly after: string
}

/** Words the segmenter cuts apart that belong together. */
const WHOLE =
  /养蜂人|裁缝|影子|乌鸦|外卖员|外卖|快递员|机器人|糖葫芦|便利店|说书人|守夜人|守墓人|守塔人|调音师|入殓师|侦探社|纸新娘|仵作|老人们|看守人|旅行者|当铺|上海|中学|会员|来信|开封|对手/gu
const COUNTED = /^(?:[一二三四五六七八九十百千两几0-9]+[\u4e00-\u9fff]?|.+[着了])$/
/** 月球上: a place with its side stuck to it. */
const SIDED = /^(.{2,})(里|上|中|内|下)$/

type Token = { readonly text: string; readonly joint: boolean }
const isJoint = (text: string): boolean =>
  JOINTS.test(text) ||
  DOINGS.test(text) ||
  TIMES.test(text) ||
  COUNTED.test(text) ||
  !/[\p{L}\p{N}]/u.test(text)

function segmented(text: string): Token[] {
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)
  return [...words].flatMap(({ segment }) => {
    const sided = SIDED.exec(segment)
    const parts = sided && !WHOLE.test(segment) ? [sided[1] ?? '', sided[2] ?? ''] : [segment]
    return parts.map((part) => ({ text: part, joint: isJoint(part) }))
  })
}

function tokensOf(idea: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const match of idea.matchAll(WHOLE)) {
    tokens.push(...segmented(idea.slice(at, match.index)), { text: match[0], joint: false })
    at = match.index + match[0].length
  }
  return [...tokens, ...segmented(idea.slice(at))]
}

/** The pieces of a Chinese idea, in its order. An event gives way to what it happened to, if that is named. */
export function piecesOf(idea: string): Piece[] {
  const tokens = tokensOf(idea)
  const pieces: Piece[] = []
  let at = 0
  while (at < tokens.length) {
    let end = at
    while (tokens[end]?.joint === false) end += 1
    if (end > at) {
      const whole = tokens
        .slice(at, end)
        .map((token) => token.text)
        .join('')
      const core = withoutEvent(whole)
      const text = pieceKindOf(whole) === 'event' && core !== '' ? core : whole
      pieces.push({
        text,
        whole,
        kind: pieceKindOf(text),
        before: tokens[at - 1]?.text ?? '',
        after: tokens[end]?.text ?? '',
      })
    }
    at = Math.max(end, at + 1)
  }
  return pieces
}
