import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Span } from '../han-cues.ts'

/** What a Japanese idea says no to: stretches of it, and the kinds of game they forbid. */
export type HanNegation = {
  readonly denied: readonly Span[]
  readonly kinds: ReadonlySet<GameKind>
}

/** The noun before it is denied: 事件は起きない, 犯罪のない, 殺人なしの. */
const NO =
  /([^、。！？,.!?\s「」をがはのもで]{1,10}(?:や[^、。！？,.!?\s「」をがはのもで]{1,8}){0,3})(?:(?:は|が|も|の|を)?(?:一切|まったく|全く|絶対に?|誰も|ひとつも|なにも|何も)?(?:起きない|起こらない|おきない|出てこない|登場しない|出ない|しない|なし(?:で|の|に)?|無し(?:で|の|に)?|抜き(?:で|の)?|ゼロ(?:で|の)?|いらない|要らない|ありません|ではなく|じゃなく|ではない|じゃない|は嫌|はいや|禁止)|以外|[はがもの](?:一切|まったく|全く|ひとつも)?ない(?=、|。|ゲーム|話|物語|世界|村|町|街|日常|で|$))/gu
/** 殺人も恋愛もなし, 推理でも恋愛でもなく: two things at once. */
const BOTH =
  /([^、。！？\sでもはが]{1,8})(?:で)?も([^、。！？\sでもはが]{1,8})(?:で)?も(?:な(?:し|い|く)|いらない|出てこない|起きない)/gu
const FORBIDDEN: readonly (readonly [RegExp, readonly GameKind[]])[] = [
  [/犯罪|暴力|悪人|悪者|警察|探偵|事件/u, ['mystery', 'heist']],
  [/殺人|殺し|死人|死体|流血|謎解き|推理|ミステリ|犯人|人死に|誰かが死|人が死/u, ['mystery']],
  [/盗み|泥棒|盗難|強盗/u, ['mystery', 'heist']],
  [/競争|勝負|勝ち負け|勝敗|試合|対決|ライバル|大会/u, ['contest']],
  [/恋愛|恋|ロマンス/u, ['relationship']],
  [/サバイバル|ゾンビ|災害|終末/u, ['survival']],
  [/旅|冒険/u, ['journey']],
  [/脱出|監獄|迷路|監禁/u, ['escape']],
  [/裁判|法廷|弁護士|裁き/u, ['court']],
]
const NOBODY =
  /(?:誰|だれ)(?:も|ひとり|一人)(?:も)?(?:死なない|死なず|殺されない|傷つかない|傷つけない|殺さない)|人が?(?:は)?死なない|人の死なない|誰かが死ぬことのない/u

/** Reads what a Japanese idea says no to. */
export function negationIn(idea: string): HanNegation {
  const both = [...idea.matchAll(BOTH)].map(
    (found): Span => [found.index, found.index + found[0].length],
  )
  const denied = [...idea.matchAll(NO)]
    .map((found): Span => [found.index, found.index + (found[1] ?? '').length])
    .concat(both)
  const said = denied.map(([from, to]) => idea.slice(from, to)).join(' ')
  const nobody = NOBODY.exec(idea)
  const kinds = new Set(
    FORBIDDEN.flatMap(([words, forbidden]) => (words.test(said) ? forbidden : [])),
  )
  if (nobody) kinds.add('mystery')
  return {
    denied: nobody ? [...denied, [nobody.index, nobody.index + nobody[0].length]] : denied,
    kinds,
  }
}
