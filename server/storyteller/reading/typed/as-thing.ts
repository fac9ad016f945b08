import type { RequestLanguage } from '#schemas/language.ts'
import { asEnglishThing } from './en/as-thing.ts'
import { asJapaneseThing } from './ja/as-thing.ts'
import type { ReadNoun } from './typed-reading.ts'
import { asChineseThing } from './zh/as-thing.ts'

const FORMS = { en: asEnglishThing, zh: asChineseThing, ja: asJapaneseThing } as const

/**
 * A noun as one thing that can be held, without an article: a thing stays itself in the singular, anything else becomes
 * a thing about it (“programme of the match”, “portrait of the baker”).
 */
export const asThing = (noun: ReadNoun, language: RequestLanguage): string => FORMS[language](noun)
