import { type ProvableStory, readTexts } from './story.ts'

/** An open slot or mark, a doubled word, a wrong article, a sentence that begins small, quotes inside quotes of one kind. */
const OPEN: Readonly<Record<ProvableStory['language'], RegExp>> = {
  en: /[{}<>|]|[a-z][.!?] [a-z]|“[^”]*“|\bundefined\b|\b([a-z]{2,}) \1\b(?<!\b(?:had had|that that|her her|in in|on on))|\ba (?=[aeio])(?!one)| {2}|\s[,.;:!?](?!\.)|\.\.(?!\.)/,
  zh: /[{}<>|]|undefined|[a-z]{3,}|“[^”]*“|[，。；：！？、][，。；：；、]|[\p{Script=Han}] [\p{Script=Han}]|的的|了了/u,
  ja: /[{}<>|]|undefined|「[^」]*「|[、。！？][、。]|[\p{Script=Han}\p{Script=Hiragana}] [\p{Script=Han}\p{Script=Hiragana}]|をを|がが|はは(?!は)|にに/u,
}
const AROUND = 30
/** The idea's own words, of so many letters or more, may be said once. */
const PASTED = 12

/** No slot is open, and the idea is said word for word at most once in a game. */
export function plotProseFaults(story: ProvableStory): string[] {
  const { idea, language } = story
  const read = readTexts(story)
  // what was typed in another script stands as it was typed
  const own = language === 'en' ? idea : idea.replace(/[\p{Script=Latin}\d' -]+/gu, '')
  const open = read.flatMap((text) => {
    const at = text.search(OPEN[language])
    if (at < 0 || (language === 'zh' && /[a-z]{3,}/.test(text) && own !== idea)) return []
    return [`text: ${text.slice(Math.max(0, at - AROUND), at + AROUND)}`]
  })
  const plain = idea.toLowerCase().replace(/[.!?。！？\s]+$/u, '')
  // texts that are alike are copies of one beat
  const pasted = new Set(read.filter((text) => text.toLowerCase().includes(plain))).size
  const isSentence = language === 'en' ? plain.split(/\s+/).length >= 4 : plain.length >= PASTED
  return [...new Set(open), ...(isSentence && pasted > 1 ? [`idea: pasted ${pasted} times`] : [])]
}
