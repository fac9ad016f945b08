import type { HanNoun } from '../han-noun.ts'

const LONGEST = 24
const SELF = /[我你咱]/u
/** A question is nothing that somebody is known for. */
const ASKS = /[谁哪]|什么|怎么|能不能|是否|要不要|会不会|该不该|是不是|可不可以/u
/** How a predicate begins. */
const BEGINS_BADLY =
  /^(?:的|和|与|跟|、|，|及|们|是|之|里|上|中|等|家|或|大会|会议|代表|委员|议会)/u
const WHOLE = /[\u4e00-\u9fff]$/u

/** What the idea says of its person, as it stands before them: 想赢得大赛的; empty where it says nothing short and whole. */
export function talkOf(idea: string, who: HanNoun | undefined): string {
  if (!who) return ''
  const said = /^[^，。！？；：、“”「」（）()…—\n]*/u.exec(idea.slice(who.end))?.[0].trim() ?? ''
  const predicate = said.replace(/了$/u, '').replace(/^(?:俩|[二两三]人)/u, '')
  if ([...predicate].length < 3 || [...predicate].length > LONGEST) return ''
  if (
    ASKS.test(predicate) ||
    SELF.test(predicate) ||
    BEGINS_BADLY.test(predicate) ||
    !WHOLE.test(predicate)
  )
    return ''
  return /的$/.test(predicate) ? '' : `${predicate}的`
}
