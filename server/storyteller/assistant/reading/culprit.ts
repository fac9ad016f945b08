/** A request for another culprit: who in the request's own words, '' where nobody is named. */
export type CulpritWish = {
  who: string
  /** What it says may mean something else where `who` is nobody of the game. */
  isSure: boolean
  /** How it ends was asked about, not who did it. */
  isOutcome: boolean
}

const WHO_EN = '(?:culprit|murderer|killer|thief|guilty one|guilty party)'
const THE_EN = `the\\s+(?:real\\s+|true\\s+|new\\s+)?${WHO_EN}`
const ASK_EN = '(?:please\\s+|can you\\s+|could you\\s+|now\\s+)?'
const END_EN = '(?:\\s+instead)?(?:,?\\s+please)?[.!?]?$'
const WHO_ZH = '(?:真正的)?(?:凶手|真凶|犯人|罪魁祸首|作案的人)'
const OUTCOME_ZH = '(?:结局|真相|谜底)'
const END_JA = '[ぁ-ん]{0,12}(?:下さい|願います|欲しい)?[。．！!？?\\s]*$'
const WHO_JA = '(?:真犯人|犯人|下手人)'
const OUTCOME_JA = '(?:結末|真相|結果)'

const sure = (pattern: string, flags = 's'): readonly [RegExp, boolean] => [
  new RegExp(pattern, flags),
  true,
]
const unsure = (pattern: string, flags = 's'): readonly [RegExp, boolean] => [
  new RegExp(pattern, flags),
  false,
]

const PATTERNS: readonly (readonly [RegExp, boolean])[] = [
  sure(`^${ASK_EN}(?:make|let)\\s+(?<who>.{1,100}?)\\s+(?:be\\s+)?${THE_EN}${END_EN}`, 'is'),
  sure(
    `^(?<who>.{1,100}?)\\s+(?:should|must|shall|has to|ought to)\\s+be\\s+${THE_EN}${END_EN}`,
    'is',
  ),
  sure(
    `^(?:i\\s+want|i['’]d\\s+like|i\\s+would\\s+like)\\s+(?<who>.{1,100}?)\\s+to\\s+be\\s+${THE_EN}${END_EN}`,
    'is',
  ),
  sure(
    `^${ASK_EN}(?:change|switch|swap)\\s+(?:who\\s+did\\s+it|(?:the\\s+)?(?:${WHO_EN}|outcome|solution|ending)s?)(?:\\s+(?:to|into|for)\\s+(?<who>.{1,100}?))?${END_EN}`,
    'is',
  ),
  sure(
    `^${ASK_EN}(?:(?:give|find|tell|choose|pick)\\s+(?:me\\s+|it\\s+|us\\s+)?)?(?:another|a\\s+different|a\\s+new|some\\s+other)\\s+(?:${WHO_EN}|outcome|solution|ending)${END_EN}`,
    'is',
  ),
  unsure(`^${ASK_EN}make\\s+${THE_EN}\\s+(?:be\\s+)?(?<who>.{1,100}?)${END_EN}`, 'is'),
  unsure(`^${THE_EN}\\s+(?:should|must|shall|has to)\\s+be\\s+(?<who>.{1,100}?)${END_EN}`, 'is'),
  unsure(`^(?<who>.{1,60}?)\\s+is\\s+${THE_EN}${END_EN}`, 'is'),
  unsure(`^(?:let\\s+it\\s+be\\s+)?(?<who>.{1,60}?)\\s+(?:who\\s+)?did\\s+it${END_EN}`, 'is'),

  sure(`^(?:请)?(?:让|把|将)(?<who>.{1,60}?)(?:来)?(?:当|做|成为)${WHO_ZH}[。！]?$`),
  unsure(`^(?:请)?(?:让|把|将)(?<who>.{1,60}?)(?:变成|改成|改为|设为|定为)${WHO_ZH}[。！]?$`),
  sure(
    `^(?:请)?(?:把|将)?(?:${WHO_ZH}|${OUTCOME_ZH})(?:换成|改成|改为|换为|变成)(?<who>.{1,40}?)[。！]?$`,
  ),
  sure(`^(?:请)?(?:把|将)?(?:${WHO_ZH}|${OUTCOME_ZH})(?:换|改)(?:一下|一个|掉)?[。！]?$`),
  sure(`^(?:请)?(?:换|改)(?:一)?(?:个|种|下)?(?:别的|新的)?(?:${WHO_ZH}|${OUTCOME_ZH})[。！]?$`),
  unsure(`^(?<who>.{1,40}?)(?:才)?(?:应该|应当|得|要)?(?:才)?是${WHO_ZH}[。！]?$`),
  unsure(`^${WHO_ZH}(?:应该|应当|得|要)?是(?<who>.{1,40}?)[。！]?$`),

  sure(`^(?<who>.{1,60}?)を${WHO_JA}に(?:し|変え|する|替え)${END_JA}`),
  sure(`^(?:${WHO_JA}|${OUTCOME_JA})を(?:(?<who>.{1,40}?)に)?(?:変え|替え|かえ)${END_JA}`),
  sure(`^(?:別の|ほかの|他の|違う)(?:${WHO_JA}|${OUTCOME_JA})(?:に(?:し|変え|替え))${END_JA}`),
  unsure(`^${WHO_JA}[はを](?<who>.{1,40}?)に(?:し|する|変え|替え)${END_JA}`),
  unsure(`^(?<who>.{1,40}?)[がは]${WHO_JA}(?:で|だ|に|の)${END_JA}`),
  unsure(`^${WHO_JA}は(?<who>.{1,40}?)(?:で|だ)${END_JA}`),
]

/** Whoever it is, it is to be another. */
const ANYBODY =
  /^(?:some(?:one|body)\s+(?:else|different|new)|another(?:\s+(?:one|person|suspect|character))?|a\s+(?:different|new)\s+(?:one|person|suspect|character)|别人|别的人|另一个人?|另外一个人?|其他人|另一个嫌疑人|別の人|べつの人|ほかの人|他の人|誰か(?:ほかの人|別の人)?|別の(?:容疑者|もの|結末|真相|犯人)|ほかの(?:容疑者|もの))$/i

const OUTCOME = /\b(?:outcome|solution|ending)s?\b|结局|真相|谜底|結末|結果/i

/** Reads a request for another culprit, or for the outcome that follows from one; undefined where it is none. */
export function culpritWish(text: string): CulpritWish | undefined {
  if (text.length > 300) return undefined
  for (const [pattern, isSure] of PATTERNS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const who = found.groups?.who?.trim() ?? ''
    const isOutcome = OUTCOME.test(text.replace(who, ''))
    return { who: ANYBODY.test(who) ? '' : who, isSure, isOutcome }
  }
  return undefined
}
