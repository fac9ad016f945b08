import type { HanNoun } from '../han-noun.ts'

const LONGEST = 30
const SELF = /私|わたし|僕|ぼく|俺|あなた|君(?!主)|きみ|うち/u
/** A predicate that can stand before a noun ends in the plain form. */
const PLAIN = /(?:[うくぐすつぬぶむる]|た|だ|たい|ない)$/u
const POLITE =
  /(?:ます|です|でした|ました|ません|ください|だろう|でしょう|しよう|のだ|んだ|ひとつ|ふたつ|みっつ|一つ|二つ|三つ|いつ)$/u

/** What the idea says of its person, as it stands before them: パイ大会で優勝したい; empty where it says nothing short and whole. */
export function talkOf(idea: string, who: HanNoun | undefined): string {
  if (!who) return ''
  const said =
    /^(?:たち|達|の[二三四五六七]人)?[がは]、?([^。！？!?「」『』（）()…—\n]*)/u
      .exec(idea.slice(who.end))?.[1]
      ?.trim() ?? ''
  const predicate = said.replace(/(?:物語|話|お話|ゲーム|ストーリー)$/u, '')
  if ([...predicate].length < 3 || [...predicate].length > LONGEST || /、/.test(predicate))
    return ''
  if (SELF.test(predicate) || POLITE.test(predicate) || !PLAIN.test(predicate)) return ''
  return predicate.replace(/だ$/u, (end) => (/[んい]だ$/u.test(predicate) ? end : 'である'))
}
