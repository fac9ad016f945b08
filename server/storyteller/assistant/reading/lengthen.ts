import type { RequestLanguage } from '#schemas/language.ts'

const LITTLE_EN = '(?:a (?:bit|little)|much|somewhat|way)'

/** Requests for more words of something, by language; the group `what` is what it is of. */
export const LENGTHENS: Readonly<Record<RequestLanguage, readonly RegExp[]>> = {
  en: [
    /^(?:lengthen|extend|expand(?: on)?|elaborate(?: on)?|flesh out|enlarge)(?:\s+(?<what>.{1,200}))?$/is,
    new RegExp(
      `^make\\s+(?<what>.{1,200}?)\\s+(?:${LITTLE_EN} )?(?:longer|fuller|more detailed)$`,
      'is',
    ),
    new RegExp(
      `^(?<what>.{1,200}?)\\s+(?:should be (?:${LITTLE_EN} )?longer|(?:is|are) (?:much |far |way )?too short)$`,
      'is',
    ),
    /^(?:say|write|tell)\s+(?:me\s+)?(?:a (?:bit|little) )?more\s+(?:about|of)\s+(?<what>.{1,200})$/is,
    /^add\s+(?:a|another|one more|some|a few|more)\s+(?:sentences?|words?|lines?|text)\s+to\s+(?<what>.{1,200})$/is,
    /^(?:make it )?longer$/is,
  ],
  zh: [
    /^(?:加长|扩写|扩充|展开|充实|写长)(?:一下|一些|一点|些|点)?(?<what>.*)$/s,
    /^(?:把|将|让)?(?<what>.{0,200}?)(?:再|写得|写|改得|改|变得|变|弄)?(?:加长|扩写|扩充|展开|更长|长)(?:一些|一点儿|一点|一下|些|点)$/s,
    /^(?:把|将|让)?(?<what>.{0,200}?)(?:加长|扩写|扩充|写长|变长|更长)$/s,
    /^(?<what>.{1,200}?)太短(?:了)?$/s,
    /^(?:给)?(?<what>.{0,200}?)(?:再)?多写(?:一些|一点|几句|些|点|两句)$/s,
  ],
  ja: [
    /^(?<what>.{0,200}?)(?:を|は)?(?:もっと|もう少し|少し)?(?:長く|詳しく|くわしく|膨らませ|ふくらませ)[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\s]*$/s,
    /^(?<what>.{1,200}?)(?:が|は)短(?:すぎ|過ぎ)[ぁ-ん]{0,8}[。．！!？?\s]*$/s,
  ],
}
