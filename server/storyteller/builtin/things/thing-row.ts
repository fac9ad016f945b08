import type { NamedThing } from '#server/media/named-things.ts'

/** A thing, and what names it in English, Chinese and Japanese: patterns, the English ones of whole words, of one or more. */
export type ThingRow = readonly [thing: NamedThing, en: string, zh: string, ja: string]
