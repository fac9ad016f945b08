const DIGITS = '零一二三四五六七八九'
const digit = (value: number): string => DIGITS.charAt(value)
const HALF_DAY = 12
const EVENING_FROM = 18

/** 0 to 999 as it is read aloud: 八, 十二, 三十五, 一百零七. */
export function chineseNumber(value: number): string {
  if (value < 10) return digit(value)
  if (value < 20) return `十${value === 10 ? '' : digit(value - 10)}`
  const rest = value % (value < 100 ? 10 : 100)
  if (value < 100) return `${digit(Math.floor(value / 10))}十${rest === 0 ? '' : digit(rest)}`
  const head = `${digit(Math.floor(value / 100))}百`
  if (rest === 0) return head
  if (rest < 10) return `${head}零${digit(rest)}`
  return `${head}${rest < 20 ? '一' : ''}${chineseNumber(rest)}`
}

function minutesPast(minutes: number): string {
  if (minutes === 0) return '整'
  if (minutes === 15) return '一刻'
  if (minutes === 30) return '半'
  if (minutes === 45) return '三刻'
  return `${minutes < 10 ? '零' : ''}${chineseNumber(minutes)}分`
}

/** Minutes after midnight as a person says them in the evening: 十点一刻, 十一点零五分. */
export function chineseTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const said = hour > HALF_DAY && hour >= EVENING_FROM ? hour - HALF_DAY : hour
  return `${chineseNumber(said)}点${minutesPast(minutes % 60)}`
}
