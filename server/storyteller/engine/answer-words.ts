import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { StoryTexts } from './story-texts.ts'
import type { MadeTest } from './tests/made-test.ts'

/** What hangs on the answer of a puzzle: of as many texts as it has things to choose from that of the one which is right. */
export const answerWords = (
  { answers = {}, items }: Pick<StoryTexts, 'answers' | 'items'>,
  made: Readonly<Record<string, Pick<MadeTest, 'test'>>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([beat, told]) => {
      const right = made[beat]?.test.right
      const at = (items[beat] ?? []).findIndex((item) => large(item) === right)
      return Object.entries(told).map(([name, texts]) => [`${beat}.${name}`, texts[at] ?? ''])
    }),
  )
