import { number } from '#server/storyteller/reading/en/numbers.ts'

/** From one to twenty. */
const WORDS = Array.from({ length: 20 }, (_, at) => number(at + 1))
const DIGITS = '〇一二三四五六七八九'

/** A number from 1 to 99 in the digits or words of a language; undefined where it is none. */
export function numberSaid(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text) || undefined
  const word = WORDS.indexOf(text.toLowerCase())
  if (word >= 0) return word + 1
  const han = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/u.exec(text)
  if (text === '' || han === null) return undefined
  const [, lead = '', ten = '', ones = ''] = han
  const units = ones === '' ? 0 : DIGITS.indexOf(ones)
  if (ten === '') return lead !== '' && ones !== '' ? undefined : DIGITS.indexOf(lead || ones)
  return (lead === '' ? 1 : DIGITS.indexOf(lead)) * 10 + units
}

/** The same in Han letters: 二十五. */
export function inHan(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`
  return `${ten}${ones === 0 ? '' : DIGITS[ones]}`
}
