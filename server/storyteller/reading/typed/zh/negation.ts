import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Span } from '../han-cues.ts'

/** What a Chinese idea says no to: stretches of it, and the kinds of game they forbid. */
export type HanNegation = {
  readonly denied: readonly Span[]
  readonly kinds: ReadonlySet<GameKind>
}

const NO =
  /(?<![有要])(?:没有|沒有|没|不要有|不要|不想要|不需要|不含|不涉及|不出现|无需|毫无|远离|拒绝|避免|不是|并非|而不是|零|无)(?!法|论|尽|数|限|人机|名|声|声无息|意|辜|奈|关|影|头|忌|敌|常|字|量|极|穷|线|花果|助|形|须|妨|双)/gu
const ENDS = /[，。！？；,.!?;：:的但却只而]/u
const REACH = 12
const FORBIDDEN: readonly (readonly [RegExp, readonly GameKind[]])[] = [
  [/犯罪|罪案|罪犯|暴力|坏人|反派|警察|侦探/u, ['mystery', 'heist']],
  [
    /谋杀|杀人|凶杀|凶手|命案|死人|死亡|尸体|血腥|悬疑|推理|破案|案件|线索|有人死|人死|人会死|受伤|伤亡|流血/u,
    ['mystery'],
  ],
  [/偷|盗|抢劫|失窃|小偷/u, ['mystery', 'heist']],
  [/比赛|竞争|竞赛|输赢|胜负|对手|名次/u, ['contest']],
  [/恋爱|爱情|言情|感情线|谈恋爱|恋情/u, ['relationship']],
  [/求生|生存|末日|丧尸|灾难/u, ['survival']],
  [/旅行|旅程|冒险|赶路/u, ['journey']],
  [/监狱|逃脱|逃亡|迷宫|密室/u, ['escape']],
  [/法庭|审判|官司|律师|指责|裁决/u, ['court']],
]
/** 谁都不会死, 没人死: a deed that nobody does. */
const NOBODY =
  /(?:没有人|没人|无人|谁(?:都|也)?(?:不|没)|不(?:会)?(?:有人|死人)|不死人)(?:会|被|需要|要|用|有)?.{0,2}?(?:死|杀|受伤|犯罪|偷)|不死人|不会死人/u

/** Reads what a Chinese idea says no to. */
export function negationIn(idea: string): HanNegation {
  const denied = [...idea.matchAll(NO)].map((found): Span => {
    const start = found.index
    let end = start + found[0].length
    while (end < idea.length && end - start < REACH && !ENDS.test(idea.charAt(end))) end++
    return [start, end]
  })
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
