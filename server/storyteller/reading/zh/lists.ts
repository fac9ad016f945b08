import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'

const ORDINALS = '一二三四五六'

/** The sentences of the four signatures. */
export const ORDER: LanguagePack['order'] = {
  before: (first, second) => `${first}紧挨着签在${second}的前面。`,
  later: (late, early) => `${late}签得比${early}晚。`,
  notEnd: (name) => `${name}既不是第一个，也不是最后一个。`,
  notFirst: (name) => `第一个签的不是${name}。`,
  join: (rules) => rules.map((rule, at) => `（${ORDINALS.charAt(at)}）${rule}`).join(''),
  sequence: (names) => names.join('、'),
  question: '第三个签名的是谁？',
}

/** Who came when, of four. */
export const ROW: LanguagePack['order'] = {
  ...ORDER,
  before: (first, second) => `${first}前脚进门，${second}后脚就到。`,
  later: (late, early) => `${late}来得比${early}晚。`,
  notEnd: (name) => `${name}既不是头一个到的，也不是末一个到的。`,
  notFirst: (name) => `头一个到的不是${name}。`,
  question: '第三个进门的是谁？',
}

/** 甲、乙和丙. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join('、')}和${last}`
}
