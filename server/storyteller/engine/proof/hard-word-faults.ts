import { isForeign } from '../twin.ts'
import { type ProvableStory, readTexts } from './story.ts'

/** A story that minors may play says nothing hard, but for the words that its idea brought. */
export function hardWordFaults(
  story: ProvableStory,
  never: RegExp,
  own: readonly string[],
): string[] {
  // a title writes in large letters what the idea wrote in small ones
  const brought = own.filter((word) => word !== '').map((word) => word.toLowerCase())
  // what is in another language stays as it was told and proved there
  const read = readTexts(story).filter((text) => !isForeign(text))
  return read.flatMap((text) => {
    // 気の毒 where an idea says の alone: no word is hard because another was taken out of it
    if (!never.test(text.toLowerCase())) return []
    const told = brought.reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase())
    const hard = never.exec(told)
    return hard ? [`not for minors: ${hard[0]} in ${text.slice(0, 60)}`] : []
  })
}
