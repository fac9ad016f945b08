const DIGITS = '〇一二三四五六七八九'
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** 十二 is 12 and 二十 is 20. */
function hanNumber(words: string): number | undefined {
  const letters = [...words.replace('两', '二')]
  if (letters.some((letter) => letter !== '十' && !DIGITS.includes(letter))) return undefined
  const ten = letters.indexOf('十')
  const value = (letter: string | undefined, none: number): number =>
    letter === undefined ? none : DIGITS.indexOf(letter)
  if (ten < 0) return Number(letters.map((letter) => DIGITS.indexOf(letter)).join(''))
  return value(ten === 0 ? undefined : letters[0], 1) * 10 + value(letters[ten + 1], 0)
}

/** A number as it is written: `2`, `２`, `two`, `second`, `二`; undefined where it is none. */
export function numberOf(words: string): number | undefined {
  const plain = words.normalize('NFKC').trim().toLowerCase()
  if (/^\d{1,6}$/.test(plain)) return Number(plain)
  for (const list of [ENGLISH, ORDINALS]) if (list.includes(plain)) return list.indexOf(plain) + 1
  return /^[〇一二三四五六七八九十两]{1,4}$/.test(plain) ? hanNumber(plain) : undefined
}
