import { isGeneric } from '../generic.ts'
import { type HanNoun, highest } from '../han-noun.ts'
import type { ReadNoun } from '../typed-reading.ts'

const LOST =
  /^(?:[^，。！？；的]{0,5}?)(?:失踪|消失|下葬|出殡|遇害|被杀|被害|死了|死在|死于|倒地|身亡|去世|不见了|被绑架|被谋杀|中毒|之死|离奇死)/u
const DIES = /^[^，。！？；]{0,22}?(?:倒地身亡|身亡|遇害身亡|离奇死亡)/u
/** Who comes along in many stories and is the hero of none. */
const CROWD = /^(?:警察|警方|民警)$/u
/** To whom something is brought back is not who brings it. */
const OWNER = /^(?:失主|原主|原主人|物主)$/u
const ENDS_GONE =
  /^(?![^，。！？；]*(?:发现|调查|寻找|看见|得知|让|把))[^，。！？；]{0,16}?(?:消失|失踪|不见)了?(?=[，。！？；]|$)/u
const LOST_BEFORE =
  /(?:谋杀|杀死|杀害|毒杀|绑架|杀了|已经死去的|死去的|去世的|过世的|故去的|已故的?)(?:了)?(?:一(?:个|位|名))?$/u
const PLAYED = /(?:你是|我是|扮演|饰演|作为|成为|当|做)(?:一)?(?:个|位|名|只)?$/u
const DONE_TO =
  /(?:爱上|遇见|遇到|寻找|找|救|杀|帮助|帮|陪|给|向|对|跟|和|与|打败|击败|告|带着?|护送|照顾|请|被|让|把|从|等|教|嫁给|拯救|为|替)(?:了)?(?:一)?(?:个|位|名|只)?$/u
const TAKES =
  /(?:偷走|偷|盗|找到|找|发现|收到|捡到|继承|送|丢|弄丢|修|卖|买|做|烤|写|画|带着?|拿|拿着|打开|藏|带回|夺回|守护|保护|制作|赢得|寻|把|一封|一本|一把|一张|一幅|养|寄出?|打捞|捞到|收集|典当)(?:了|着|到|出)?(?:一)?(?:封|本|把|张|幅|个|只|件|枚|支|台|盏|块|瓶|面|颗|顶|串|架|卷|部|扇|条|朵)?$/u
/** 卖春联的姑娘: what somebody lives by. */
const PLIES = /[卖织修做烤养画]$/u
const OPENS = /(?:开|经营|继承|接手|开了|开着|打理|守着)(?:了|着)?(?:一)?(?:家|间|个|座)?$/u
const IN =
  /(?:在|于|从|去|到|进|入|来到|住在|困在|回到|潜入)(?:一)?(?:座|间|家|个|所|艘|片|列|节)?$/u
const WIDE = /^(?:海|大海|海底|世界|地球|宇宙|太空|天空|国|城市)$/u
const ROOTED =
  /(?:月亮|太阳|星星|星|云|彩虹|树|钢琴|床|桌|门|窗|雕像|石像|机器|售货机|汽车|火箭|气球)$/u
const BODY =
  /^(?:手|脸|眼睛|心|头发|牙齿|尾巴|翅膀|手指|耳朵|鼻子|嘴唇|手臂|小腿|大脑|脑子|鲜血|眼泪|泪水)$/u

const VEHICLE = /(?:艇|船|舟|车|筏|飞机|气球|渡轮)$/u
const STEERS =
  /(?:划|驾|开|坐|乘|骑|撑|摇)(?:着|了)?(?:一[艘条只辆架个])?(?:自制|旧|破|小|老|大)?$/u
const owns = ({ after }: HanNoun): boolean => /^(?:的|家的)/.test(after)

const isLost = ({ before, after, rest }: HanNoun): boolean =>
  LOST.test(after) || DIES.test(rest) || ENDS_GONE.test(rest) || LOST_BEFORE.test(before)

function standing(one: HanNoun): number {
  const person = one.noun.kind === 'person'
  if (CROWD.test(one.noun.text)) return 2
  if (owns(one)) return person ? 2 : 1
  if (!DONE_TO.test(one.before)) return 6
  return person ? 3 : 1.5
}

/** Whom the idea is about; never whom it has lost. */
export const whoOf = (nouns: readonly HanNoun[]): HanNoun | undefined =>
  highest(nouns, (one) => {
    const { noun, before, inner } = one
    if ((noun.kind !== 'person' && noun.kind !== 'creature') || inner || isLost(one)) return 0
    if (OWNER.test(noun.text) && (owns(one) || DONE_TO.test(before) || /[还给]$/u.test(before)))
      return 0
    return PLAYED.test(before) ? 9 : standing(one)
  })

/** 找到木盒的钥匙: what is done with the first is done with the second. */
function takenBefore(nouns: readonly HanNoun[], one: HanNoun): string {
  const whose = nouns.find((other) => other.end + 1 === one.start && isPartOf(other))
  return whose ? whose.before : one.before
}
const isPartOf = ({ noun, inner, after }: HanNoun): boolean =>
  noun.kind === 'thing' && !inner && after.startsWith('的')

/** 元宵前夜: what is eaten on a day says which day it is. */
const DAY_OF = /^(?:前夜|前夕|之夜|夜|当天|那天|前一[天晚])/u
/** 大灯笼不见了: what is gone is what it is about. */
const GONE = /^(?:突然|忽然|竟然?)?(?:不见|失踪|消失|没了|丢了|被偷|被盗)/u

function nearness({ noun, before, after, inner }: HanNoun): number {
  if (isGeneric(noun.head)) return 0
  if (BODY.test(noun.head) || DAY_OF.test(after)) return 0.1
  if (noun.because === 'trade') return 0
  // 织毛衣的老太太: what somebody is known by
  const known = /^的/u.test(after)
  const taken = TAKES.test(before) && !(known && PLIES.test(before))
  return (
    (ROOTED.test(noun.head) ? 1 : 2) +
    (taken ? 4 : 0) +
    (GONE.test(after) ? 3 : 0) -
    (inner ? 1 : 0) -
    (known ? 1 : 0)
  )
}

/** The thing at the heart of it. */
export const whatOf = (nouns: readonly HanNoun[]): HanNoun | undefined =>
  highest(nouns, (one) => {
    const isOwner = nouns.some(
      (other) => isPartOf(one) && other.noun.kind === 'thing' && other.start === one.end + 1,
    )
    if (isOwner) return 0.2
    if (one.noun.kind === 'thing') return nearness({ ...one, before: takenBefore(nouns, one) })
    return one.noun.kind === 'abstract' &&
      !one.inner &&
      /(?:偷走?|卖|买|典当|收集|丢)(?:了)?$/u.test(one.before)
      ? 0.2
      : 0
  })

function placing({ noun, before, after, inner }: HanNoun): number {
  // who rows a boat goes somewhere in it
  if (VEHICLE.test(noun.head) && STEERS.test(before)) return 1.2
  if (noun.text === '舞台') return 2
  if (inner) return 3.2
  if (OPENS.test(before)) return 5
  if (/^(?:尽头|边上|深处|脚下|旁边|对岸)的/u.test(after)) return 1.4
  const wide = WIDE.test(noun.head)
  if (IN.test(before) || /^(?:里|上|中|内|下|边)/.test(after))
    return (wide ? 1.5 : 4) - (/^的/u.test(after) ? 0.1 : 0)
  return wide ? 1 : 3
}

const placeOf = (nouns: readonly HanNoun[]): HanNoun | undefined =>
  highest(nouns, (one) => (one.noun.kind === 'place' ? placing(one) : 0))

/** Where it plays; a house somebody runs with where it stands: 火星上的面包店. */
export function whereOf(nouns: readonly HanNoun[]): ReadNoun | null {
  const place = placeOf(nouns)
  if (!place) return null
  const house = nouns.find(
    (one) =>
      one.noun.kind === 'place' &&
      !one.inner &&
      /^[上里中]的/.test(place.after) &&
      one.start > place.end &&
      one.start - place.end <= 6 &&
      !WIDE.test(one.noun.head),
  )
  if (house && !place.inner)
    return { ...house.noun, text: `${place.noun.text}${place.after.slice(0, 2)}${house.noun.text}` }
  const around = nouns.find(
    (one) =>
      one !== place &&
      one.noun.kind === 'place' &&
      !one.inner &&
      IN.test(one.before) &&
      one.end <= place.start &&
      place.start - one.end <= 6,
  )
  if (!around || !OPENS.test(place.before)) return place.noun
  const side =
    /^[上里中下边]/.exec(around.after)?.[0] ??
    (/(?:火星|月球|江湖|岛|海|山|星球|街)$/.test(around.noun.text) ? '上' : '里')
  return { ...place.noun, text: `${around.noun.text}${side}的${place.noun.text}` }
}

/** What it comes to: the first event it names. */
export const eventOf = (nouns: readonly HanNoun[]): ReadNoun | null =>
  nouns.find(({ noun, inner }) => noun.kind === 'event' && !inner)?.noun ?? null
