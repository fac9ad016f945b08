import { type ProvableStory, readTexts } from './story.ts'

/** A story that minors may play says nothing hard, but for the words that its idea brought. */
export function hardWordFaults(
  story: ProvableStory,
  never: RegExp,
  own: readonly string[],
): string[] {
  const brought = own.filter((word) => word !== '')
  return readTexts(story).flatMap((text) => {
    const told = brought.reduce((left, word) => left.replaceAll(word, ''), text)
    const hard = never.exec(told)
    return hard ? [`not for minors: ${hard[0]} in ${text.slice(0, 60)}`] : []
  })
}
