const PICTURE_EN =
  '(?:pictures?|portraits?|images?|photos?|photographs?|paintings?|illustrations?|faces?)'
const AGAIN_EN =
  '(?:again|anew|afresh|once more|one more time|differently|otherwise|(?:in )?another way)'
const POLITE_EN = '(?:(?:please|kindly|can you|could you|would you|now)[,\\s]+)*'
const END_EN = '(?:[,\\s]+(?:please|thanks|thank you))?[.!?\\s]*$'

const PICTURE_ZH = '(?:画像|肖像|头像|图片|图像|插图|照片|图|画)'
const ONCE_ZH = '(?:一(?:下|遍|次|张|幅|个))?'
const END_ZH = '(?:吧|好吗)?[。！!？?\\s]*$'

const PICTURE_JA = '(?:絵|画像|肖像画?|似顔絵|写真|イラスト|顔)'
const AGAIN_JA = '(?:もう一度|もう一回|もういちど|別の絵に|別に|新しく)'
const PAINT_JA = '(?:描き直|かき直|描きなお|描き変え|描きかえ|描き替え)'
const END_JA = '[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\\s]*$'

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^${POLITE_EN}(?:make|give|show|paint|draw)\\s+(?:me\\s+)?(?:another|a new|a different)\\s+(?<what>cover)(?:\\s+${PICTURE_EN})?${END_EN}`,
    'is',
  ),
  new RegExp(
    `^${POLITE_EN}(?:re-?paint|re-?draw|paint|draw)\\s+(?:me\\s+)?(?:(?:another|a new|a different)\\s+${PICTURE_EN}\\s+(?:of|for)\\s+)?(?<what>.{1,120}?)(?:\\s+${AGAIN_EN})?${END_EN}`,
    'is',
  ),
  new RegExp(
    `^${POLITE_EN}(?:make|give|show)\\s+(?:me\\s+)?(?:another|a new|a different)\\s+${PICTURE_EN}\\s+(?:of|for)\\s+(?<what>.{1,120}?)${END_EN}`,
    'is',
  ),
  new RegExp(
    `^(?:请|帮我|再)*(?:重画|重新画|重绘|再画|另画)${ONCE_ZH}(?<what>.{1,60}?)(?:的${PICTURE_ZH})?${END_ZH}`,
    's',
  ),
  new RegExp(
    `^(?:请|帮我)*(?:把|将|给)?(?<what>.{1,60}?)(?:的${PICTURE_ZH})?(?:再)?(?:重画|重新画|重绘|再画|另画|换(?:一)?(?:张|幅)(?:新的?|别的)?)${ONCE_ZH}${PICTURE_ZH}?${END_ZH}`,
    's',
  ),
  new RegExp(
    `^(?<what>.{1,60}?)(?:の${PICTURE_JA})?を(?:${AGAIN_JA})?(?:${PAINT_JA}|(?<=${AGAIN_JA})(?:描|かい))${END_JA}`,
    's',
  ),
  new RegExp(`^(?<what>.{1,60}?)の(?:別の|新しい)${PICTURE_JA}を(?:描|かい)${END_JA}`, 's'),
]

/** What names the picture itself and not whose it is. */
const OF_WHAT: readonly RegExp[] = [
  new RegExp(`^(?:the\\s+|a\\s+)?${PICTURE_EN}\\s+of\\s+(?<what>.+)$`, 'is'),
  new RegExp(`^(?<what>.+?)(?:['’]s?)?\\s+${PICTURE_EN}$`, 'is'),
  new RegExp(`^(?<what>.+?)的${PICTURE_ZH}$`, 's'),
]
const COVER =
  /^(?:the\s+|this\s+|my\s+)?(?:game['’]s\s+)?cover(?:\s+(?:picture|image|art))?$|^(?:游戏的?)?封面(?:图片?|画)?$|^(?:ゲームの)?(?:表紙|カバー)(?:絵|画像)?$/i

/** Reads a request for another picture: of the cover, or of what the words name; undefined where it is none. */
export function repaintWish(text: string): { what: string } | 'cover' | undefined {
  if (text.length > 300) return undefined
  const what = PATTERNS.map((pattern) => pattern.exec(text)?.groups?.what?.trim()).find(Boolean)
  if (what === undefined) return undefined
  if (COVER.test(what)) return 'cover'
  const named = OF_WHAT.map((pattern) => pattern.exec(what)?.groups?.what?.trim()).find(Boolean)
  return { what: named ?? what }
}
