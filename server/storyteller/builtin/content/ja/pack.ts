import type { LanguagePack } from '../../content.ts'
import { storyFor } from './elsewhere/choose.ts'
import { environments } from './elsewhere/environments.ts'
import { elsewhere } from './elsewhere/kit.ts'
import { frame } from './frame/frame.ts'
import { names } from './frame/names.ts'
import { words } from './frame/words.ts'
import { gentle } from './gentle.ts'
import { readJapaneseIdea } from './idea/read-idea.ts'
import { inn } from './inn/kit.ts'
import { lenses } from './lenses.ts'
import { library } from './library/kit.ts'
import { nightTrain } from './night-train/kit.ts'
import { school } from './school/kit.ts'

/** All the built-in storyteller knows of Japanese. */
export const pack: LanguagePack = {
  ...words,
  language: 'ja_JP',
  names,
  nouns: { setting: '始まりの家', thing: '覚え書き', role: '番人' },
  readIdea: readJapaneseIdea,
  fitElsewhere: storyFor,
  gentle,
  frame,
  lenses,
  kits: [library, nightTrain, inn, school],
  elsewhere,
  environments,
}
