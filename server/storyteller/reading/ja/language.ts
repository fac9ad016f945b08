import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { storyFor } from './choose-story.ts'
import { readJapaneseIdea } from './read-idea.ts'
import { words } from './words.ts'

/** Japanese: how it counts, lists, quotes and names, and what it reads out of an idea, beside its texts. */
export const japanese = (texts: Texts): LanguagePack => ({
  ...texts,
  ...words,
  language: 'ja_JP',
  nouns: { setting: '始まりの家', thing: '覚え書き', role: '番人' },
  readIdea: (idea, known) => readJapaneseIdea(idea, known, texts),
  fitElsewhere: (nouns) => storyFor(nouns, texts),
})
