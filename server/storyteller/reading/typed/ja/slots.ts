import { isGeneric } from '../generic.ts'
import { type HanNoun, highest } from '../han-noun.ts'
import type { ReadNoun } from '../typed-reading.ts'

// 店主が死体を見つける: whoever finds one is not lost
const LOST =
  /^(?:が|は|も|の)?[^、。！？]{0,6}?(?:消え|失踪|行方不明|いなくな|殺され|死ん|息絶え|姿を消|誘拐|亡くな|神隠し|葬式|葬儀|毒殺|変死|殺人|(?<=^の)(?:遺体|死体)|(?:遺体|死体)[でとが])/u
/** 亡くなった祖父の時計を: the one who died is the next named, not who was named before. */
const NEXT_DIED =
  /^(?:が|は|も)、?(?:亡くなった|死んだ)(?:祖父|祖母|曾祖|父|母|夫|妻|兄|姉|弟|妹|両親|親友|友人|恋人|師匠|先生|娘|息子|おじい|おばあ|お父|お母)/u
const DIES = /^[はが]、?[^。！？]{0,26}?(?:息絶え|命を落と|倒れて死|殺され)/u
/** Who comes along in many stories and is the hero of none. */
const CROWD = /^(?:警察|人間)$/u
/** To whom something is brought back is not who brings it. */
const OWNER = /^(?:持ち主|持主|元の主|所有者)$/u
const LOST_BEFORE =
  /(?:殺された|死んだ|消えた|亡くなった|亡き|失踪した|誘拐された|いなくなった|もういないはずの|死んだはずの)$/u
const PLAYED_AFTER = /^(?:として|になりき)/u
const TAKES =
  /^(?:を)(?:盗|見つけ|拾|受け取|届け|探|失|なくし|作|焼|書|買|売|奪|守|直|修理|運|持|継|手に|開け|隠|かけ|弾|返|配|渡|集|描|取り|育|編|預|掘)/u
const ARRIVES = /^(?:が)(?:届|消|現れ|見つか|残|止ま|鳴|動)/u
const RUNS = /^を(?:開|営|継|経営|始|買|守)/u
const WIDE = /^(?:海|海底|大洋|北の海|世界|宇宙|国|地球|街|都市|空)$/u
const ROOTED = /(?:月|太陽|星|雲|虹|木|ピアノ|ベッド|机|扉|窓|像|機械|自販機|車|ロケット|気球)$/u
const BODY = /^(?:手|目|顔|心|髪|翼|しっぽ|歯|耳|鼻|唇|足|涙|血)$/u

const VEHICLE = /(?:船|舟|艇|艦|車|筏|ボート|気球|飛行機|そり)$/u
const owns = ({ after }: HanNoun): boolean => after.startsWith('の')
const subject = ({ after }: HanNoun): boolean => /^(?:が|は|も)/.test(after) || after === ''

const isLost = ({ before, after, rest }: HanNoun): boolean =>
  (LOST.test(after) && !NEXT_DIED.test(after)) || DIES.test(rest) || LOST_BEFORE.test(before)

/** 灯台守のもとに, 魔女の物語: it is about them all the same. */
const OF_THEM = /^の(?:もと|ところ|前|手|物語|話|恋|旅|一日|日常)/

/** A と B が; A と、B. */
const isFirstOfTwo = ({ after, rest }: HanNoun): boolean =>
  /^と、/u.test(after) || (/^と(?![きこ])/u.test(after) && /^と[^、。]{1,12}[がは]/u.test(rest))

function standing(one: HanNoun): number {
  const person = one.noun.kind === 'person'
  if (CROWD.test(one.noun.text)) return 2
  if (owns(one)) return OF_THEM.test(one.after) ? 5 : person ? 2 : 1
  if (isFirstOfTwo(one)) return person ? 6.6 : 6.1
  return (subject(one) ? 6 : 3) + (person ? 0.5 : 0)
}

const COUNT = /^[二三四五六七八九十数]人(?:組)?/u

/** Whom the idea is about; never whom it has lost. */
export const whoOf = (nouns: readonly HanNoun[]): HanNoun | undefined =>
  highest(nouns, (one) => {
    const { noun, after, inner } = one
    if ((noun.kind !== 'person' && noun.kind !== 'creature') || inner || isLost(one)) return 0
    if (OWNER.test(noun.text) && !subject(one)) return 0
    const uncounted = { after: after.replace(COUNT, ''), rest: one.rest.replace(COUNT, '') }
    return PLAYED_AFTER.test(after) ? 9 : standing({ ...one, ...uncounted })
  })

function nearness({ noun, after, inner }: HanNoun): number {
  if (isGeneric(noun.head)) return 0
  if (BODY.test(noun.head)) return 0.1
  if (noun.because === 'trade') return 0
  const near = TAKES.test(after) ? 4 : ARRIVES.test(after) ? 3 : after === '' ? 2 : 0
  return (ROOTED.test(noun.head) ? 1 : 2) + near - (inner ? 1 : 0)
}

/** The thing at the heart of it. */
export const whatOf = (nouns: readonly HanNoun[]): HanNoun | undefined =>
  highest(nouns, (one) => {
    if (one.noun.kind === 'thing') return nearness(one)
    return one.noun.kind === 'abstract' && !one.inner && /^を(?:売|買|盗|奪|集|預)/u.test(one.after)
      ? 0.2
      : 0
  })

function placing({ noun, after, inner }: HanNoun): number {
  // who rows a boat goes somewhere in it
  if (VEHICLE.test(noun.head) && /^で/u.test(after)) return 1.2
  if (noun.text === '舞台') return 2
  if (inner) return 3.2
  if (RUNS.test(after)) return 5
  if (/^の(?:はずれ|果て|むこう|向こう|ほとり)の/u.test(after)) return 1.4
  // 港の朝市で: there it takes place
  if (/^の[^、。のがで]{0,6}(?:市|祭|祭り|大会|品評会)で/u.test(after)) return 3.5
  const wide = WIDE.test(noun.head)
  if (/^(?:で|に|へ|から|の(?:上|中|奥|底|地下|屋上))/.test(after)) return wide ? 1.5 : 4
  return wide ? 1 : 3
}

/** Where it plays; a house somebody runs with where it stands: 火星のパン屋. */
export function whereOf(nouns: readonly HanNoun[]): ReadNoun | null {
  const place = highest(nouns, (one) => (one.noun.kind === 'place' ? placing(one) : 0))
  if (!place) return null
  const house = nouns.find(
    (one) =>
      one.noun.kind === 'place' &&
      !one.inner &&
      place.after.startsWith('の') &&
      one.start === place.end + 1,
  )
  if (house && !place.inner)
    return { ...house.noun, text: `${place.noun.text}の${house.noun.text}` }
  const around = nouns.find(
    (one) =>
      one !== place &&
      one.noun.kind === 'place' &&
      !one.inner &&
      /^[での]/.test(one.after) &&
      one.end + 1 === place.start,
  )
  if (!around || place.inner) return place.noun
  return { ...place.noun, text: `${around.noun.text}の${place.noun.text}` }
}

/** What it comes to: the first event it names. */
export const eventOf = (nouns: readonly HanNoun[]): ReadNoun | null =>
  nouns.find(({ noun, inner }) => noun.kind === 'event' && !inner)?.noun ?? null
