import { kindOfWord } from '../han.ts'
import { type HanNoun, placedAt } from '../han-noun.ts'
import type { ReadNoun } from '../typed-reading.ts'
import { chineseNoun, PARTICLES } from './noun.ts'
import { MEASURE, STOPWORDS, type Word } from './words.ts'

const BY_MEASURE: readonly (readonly [RegExp, ReadNoun['kind']])[] = [
  [/[位名]/u, 'person'],
  [/[头匹]/u, 'creature'],
  [/[座间家所]/u, 'place'],
  [/[封本把张盏台件枚支幅扇瓶碗颗顶双串]/u, 'thing'],
  [/[场]/u, 'event'],
]

/** 一张写给自己的明信片, 一头吃掉了婚书的山羊: what is done, before whoever does it or has it done is named. */
const DONE_TO = /[给到出完成好满走掉]$/u
/** 谁的面更长: two are compared, and nobody is named by it. */
const COMPARED = /[^打三五半][更最][长短高大小多少快慢远近强好美]$/u
/** Where of a place something is: 冰湖尽头. */
const SIDE = /(?:尽头|对岸|那头|深处|中央|边上|脚下)$/u
const mayName = (text: string): boolean =>
  [...text].length >= 2 &&
  [...text].length <= 6 &&
  ![STOPWORDS, PARTICLES, COMPARED].some((no) => no.test(text))

/** What a run without a known word is: as it ends, or as it is counted; undefined where neither says so. */
function unheard(
  idea: string,
  whole: string,
  start: number,
  single: boolean,
): ReadNoun | undefined {
  const text = whole.replace(SIDE, '')
  if (!mayName(text)) return undefined
  const found = kindOfWord(text, 'zh')
  // 说真话: one letter before a known word is a verb as a rule; the word alone is the noun.
  if (found.because === 'compound' && text.length - found.head.length === 1)
    return chineseNoun(found.head, found.head, found.kind, 'compound')
  const measure = MEASURE.exec(idea.slice(Math.max(0, start - 3), start))?.[1]
  const counts =
    measure !== undefined ||
    /[的在到往过上进旧老]$/u.test(idea.slice(Math.max(0, start - 1), start))
  const long = text.length > 2 || found.kind === 'person' || found.kind === 'creature'
  const sure =
    (long || counts) &&
    (single || measure !== undefined || /^(?:person|place)$/.test(found.kind) || /节$/u.test(text))
  if (found.kind !== 'unsure' && sure)
    return chineseNoun(text, found.head, found.kind, found.because)
  if (measure === undefined || !single || DONE_TO.test(text)) return undefined
  const counted = BY_MEASURE.find(([measures]) => measures.test(measure))?.[1]
  return chineseNoun(text, text, counted ?? 'unsure', counted ? 'measure' : '')
}

/** A run of words that no list knows: all of it, or where something is said to begin there, what it begins with. */
export function unheardIn(idea: string, run: readonly Word[]): HanNoun | undefined {
  const start = run[0]?.start ?? 0
  const before = idea.slice(Math.max(0, start - 3), start)
  const isNamed = MEASURE.test(before) || /的$/u.test(before)
  for (let to = run.length; to > 0; to--) {
    const text = run
      .slice(0, to)
      .map((word) => word.text)
      .join('')
    const one = unheard(idea, text, start, to === 1)
    const isBegun =
      to === run.length ||
      (one?.because === 'suffix' && (isNamed || (one.kind === 'person' && text.length > 2)))
    if (one && isBegun) return placedAt(idea, one, start + text.lastIndexOf(one.text))
  }
  return undefined
}
