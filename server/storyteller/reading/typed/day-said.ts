import type { TypedReading } from './typed-reading.ts'

/** On which day an idea says that it happens, as it stands in a sentence: “the last day of summer”. */
const DAYS: Readonly<Record<TypedReading['language'], RegExp>> = {
  en: /\bon (the (?:\w+ )?(?:day|night|morning|evening|afternoon|sunday|saturday) (?:of|before|after) (?:the )?\w+(?: (?:festival|holidays?|year|harvest))?|(?:midsummer|market|christmas|new year[’']s|mayday|may) (?:day|eve|night))\b/iu,
  zh: /((?:[^，。、在于的]{1,4}的)?(?:最后|最长的|最短的|最冷的|最热的|头)一[天晚夜]|(?:端午|中秋|除夕|元宵|重阳|清明|冬至|立秋|立春|腊八|七夕|春节|国庆)[节夜]?(?:这天|那天|当天|前夜|早上|晚上)?)/u,
  ja: /((?:[^、。がはをに]{1,6}の)?(?:最後|最終|最初|一番(?:長い|短い|寒い|暑い))の(?:日|夜|朝|日曜日?|土曜日?)|(?:大晦日|元日|夏至|冬至|節分|七夕|お盆|正月)の?(?:日|夜|朝)?)/u,
}

/** The day of an idea; '' where it says none. */
export const daySaid = ({ idea, language }: Pick<TypedReading, 'idea' | 'language'>): string =>
  DAYS[language].exec(idea)?.[1]?.trim() ?? ''

const MORNING =
  /\b(?:dawn|daybreak|sunrise|morning|first light)\b|天亮|天明|黎明|拂晓|日出|早上|清晨|夜明け|明け方|日の出|朝/iu

/** Whether an idea speaks of a night that ends with the day. */
export const isTillMorning = (idea: string): boolean => MORNING.test(idea)
