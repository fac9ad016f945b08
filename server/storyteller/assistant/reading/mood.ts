import type { Shade } from '../moods.ts'

/** What a request wants that gives no words of its own: another mood, another title, or both, and of what. */
export type MoodWish = { mood: Shade | undefined; isRetitled: boolean; what: string }

const MOODS: readonly (readonly [Shade, RegExp])[] = [
  [
    'darker',
    /\b(?:darker|grimmer|gloomier|bleaker|more (?:sinister|ominous|menacing))\b|更?(?:阴暗|黑暗|阴沉|沉重)|暗く|重苦しく|不穏に/i,
  ],
  [
    'lighter',
    /\b(?:lighter|brighter|happier|warmer|more (?:hopeful|cheerful))\b|更?(?:明亮|温暖|轻松|有希望)|明るく|温かく|軽やかに/i,
  ],
]
const TITLES =
  /\b(?:new|another|different|better)\s+title\b|\bretitle\b|换[^，。]{0,4}(?:新|别的|另[^，。]{0,2})标题|(?:取|起)[^，。]{0,3}新标题|(?:新しい|別の|ほかの)(?:題名|タイトル|題)/i
/** Where the request names what it is about; each is a phrase the other requests understand. */
const THINGS = [
  /(?:\bthe\s+)?(?:summary\s+of\s+)?(?:\bthe\s+(?:last|final|first|second|third)\s+chapter\b|\bchapter\s+(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i,
  /\bthe\s+(?:intro|introduction|prologue|world setting)\b/i,
  /第[一二三四五六七八九十\d]{1,3}章/,
  /(?:简介|介绍|序章|序幕|プロローグ|紹介文?|あらすじ|最后一章|最終章)/,
]

/** Reads what a request wants of mood and title; undefined where it says nothing of either. */
export function moodWish(text: string): MoodWish | undefined {
  const mood = MOODS.find(([, pattern]) => pattern.test(text))?.[0]
  const isRetitled = TITLES.test(text)
  if (mood === undefined && !isRetitled) return undefined
  const named = THINGS.map((pattern) => pattern.exec(text)?.[0]).find((one) => one !== undefined)
  return { mood, isRetitled, what: named ?? '' }
}
