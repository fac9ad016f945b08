import type { IdeaNouns } from '#server/storyteller/builtin/language-pack.ts'

/** Somebody of the idea wants to know who it was. */
const SEEKS =
  /(?:犯人|真相|行方|正体|下手人|張本人)を?[^、。]{0,6}(?:さが|探|捜|追|突き|つきと|調べ|知り|見つけ|あば|暴)|誰[^。]{0,14}か[をは、]?[^、。]{0,10}(?:調べ|さが|探|捜|突きとめ|突き止め|つきとめ|知り)|を(?:調べ|突きとめ|突き止め|つきとめ|推理|捜査)/u
/** Sent for, and at home elsewhere. */
const SENT = /探偵|刑事|警部|警官|巡査|記者|捜査|検事|弁護士/u

/**
 * The words of a case whose person asks who it was: the one who asks plays, and the one who is missing is whoever had
 * the place before.
 */
export function asSeeker<Words extends IdeaNouns>(words: Words, idea: string): Words {
  const { role, setting, thing } = words
  if (!SEEKS.test(idea)) return words
  const missing = SENT.test(role) ? '主' : '先代'
  return {
    ...words,
    hero: role,
    role: missing,
    who: missing,
    epithet: `${setting}の${missing}`,
    pair: `${missing}と、${thing}`,
    helper: SENT.test(role) ? '居候' : '跡つぎ',
    helperOf: role,
  }
}
