import type { RequestLanguage } from '#schemas/language.ts'

const AGAIN_EN =
  '(?:differently|otherwise|again|anew|once more|another way|in (?:other|different|new) words|in (?:another|a different) way)'
const VERSION_EN = '(?:version|telling|wording|variant|take)'

const RETELLS_EN: readonly RegExp[] = [
  // what is rewritten as words that are given is no other telling
  new RegExp(
    `^(?:re-?tell|reword|rephrase|rewrite|re-?roll|regenerate|redo)(?:\\s+(?!.{1,200}\\s(?:as|to|into)\\s+[\\ue000-\\ue7ff]$)(?<what>.{1,200}?))??(?:\\s+${AGAIN_EN})?$`,
    'is',
  ),
  new RegExp(`^(?:tell|say|put|word|write|describe)\\s+(?<what>.{1,200}?)\\s+${AGAIN_EN}$`, 'is'),
  new RegExp(
    `^(?:(?:tell|give|show|find|write|make)\\s+(?:me\\s+)?)?(?:another|a (?:different|new|second|fresh)|some other)\\s+${VERSION_EN}(?:\\s+(?:of|for)\\s+(?<what>.{1,200}))?$`,
    'is',
  ),
]

const WAY_ZH = '(?:说法|讲法|写法|表达|表述|版本|方式)'
const ONCE_ZH = '(?:一遍|一次|一下|一版|一个)?'

const RETELLS_ZH: readonly RegExp[] = [
  new RegExp(
    `^(?:把|将|给)?(?<what>.{0,200}?)(?:再)?(?:换|改)(?:一)?(?:种|个)(?:别的|不同的|新的)?${WAY_ZH}(?:来)?(?:说|讲|写)?(?:说|讲|写)?$`,
    's',
  ),
  new RegExp(
    `^(?:换|来)(?:一)?(?:种|个)(?:别的|不同的|新的)?${WAY_ZH}(?:来)?(?:说|讲|写|描述)?${ONCE_ZH}(?<what>.{0,200})$`,
    's',
  ),
  new RegExp(
    `^用(?:另一种|别的|不同的|另外的)(?:话|${WAY_ZH})(?:来)?(?:说|讲|写|描述)${ONCE_ZH}(?<what>.{0,200})$`,
    's',
  ),
  new RegExp(
    `^(?:把|将)?(?<what>.{0,200}?)(?:重新(?:写|说|讲|生成|描述)|重(?:写|说|讲)|改写|另写)${ONCE_ZH}$`,
    's',
  ),
  new RegExp(
    `^(?:重新(?:写|说|讲|生成|描述)|重(?:写|说|讲)|改写)${ONCE_ZH}(?<what>.{0,200})$`,
    's',
  ),
]

const OTHER_JA = '(?:別の|べつの|違う|ちがう|ほかの|他の|異なる)'
const WAY_JA = '(?:言い方|言い回し|書き方|語り方|語り口|表現|文章|言葉|バージョン|版)'
const ASKED_JA =
  '(?:で|に|を|へ)?(?:言って|書いて|語って|して|する|しよう|したい|変えて|かえて|直して|頼む|お願い|見せて|ください)?[ぁ-ん]{0,8}(?:下さい|願います|致します)?[。．！!？?\\s]*'

const RETELLS_JA: readonly RegExp[] = [
  new RegExp(`^(?<what>.{0,200}?)(?:を|は|の)?[、,]?${OTHER_JA}${WAY_JA}${ASKED_JA}$`, 's'),
  /^(?<what>.{0,200}?)(?:を|は)?(?:もう一度|もういちど)?(?:言い換え|言いかえ|語り直|語りなお|書き直|作り直|生成し直|再生成)[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\s]*$/s,
]

/** Requests for another telling of something, by language; the group `what` is what it is of. */
export const RETELLS: Readonly<Record<RequestLanguage, readonly RegExp[]>> = {
  en: RETELLS_EN,
  zh: RETELLS_ZH,
  ja: RETELLS_JA,
}
