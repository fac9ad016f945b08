import type { RequestLanguage } from '#schemas/language.ts'

const SOME_ZH = '(?:一|两|几|三|些|点|个|条|只|更多)'
const ADD_ZH = `(?:添加|增加|加上|加入|加进|新增|增添|补充|创建|插入|放进|放入|写进|写入|引入|登场|出场|出现|再来|(?:加|添|放|写|安排)${SOME_ZH})`
const JOIN_JA = '追加|付け加え|加え|足し|足す|増やし|増やす|作っ|作成|長くし|長くする'
const ENTER_JA = '出し|出す|出て|登場さ|登場し|登場す|入れ(?!替|換|か)|いれ|混ぜ'
const END_JA = '[ぁ-ん]{0,12}(?:欲しい|下さい|願います)?[。．！!？?\\s]*$'

/**
 * Requests for something the game has not, by language: `put a dragon in every chapter`, 在每一章里加一条龙,
 * どの章にも竜を出して. What somebody or something becomes, and words that are given, are not among them.
 */
export const ADDS: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^(?:(?:add|insert|create|invent|append|give|lengthen|extend|introduce|include|bring in|write (?:a|an|another|more))\b|(?:put|throw|bring|have|let)\s+(?:a|an|another|some|more)\s(?!.*\b(?:instead|in place) of\b)|there (?:should|must|could|has to|needs to) be\s+(?:a|an|another|some|more)\s)/i,
  zh: new RegExp(
    `^(?:扩写|加长|(?:有|来)${SOME_ZH}|(?!.*(?:变成|变为|成为|当上))(?:(?:在|给|往|为|向|让|使|把|将|想|再|也|还|每|到|第|都|故事|游戏|结尾|开头|最后)[^：:\\ue000-\\ue7ff]{0,60}?)?(?:${ADD_ZH}|(?:要|得)有|有${SOME_ZH}))`,
    's',
  ),
  ja: new RegExp(
    `(?:(?:${JOIN_JA})|(?:[をもがは、]|に)[^。：:]{0,8}?(?:${ENTER_JA})|がい(?:て|る)(?:ほし|欲し|よう))${END_JA}|が(?:ほしい|欲しい)[ぁ-ん]{0,6}[。．！!？?\\s]*$`,
    's',
  ),
}
