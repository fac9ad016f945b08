import type { Emblem } from '#server/media/emblem-names.ts'

/**
 * An emblem, and the words of an idea it is drawn for in English, Chinese and Japanese, parted by `|`. An English word
 * stands for its plural too; a Chinese or Japanese one may stand anywhere.
 */
export type EmblemRow = readonly [emblem: Emblem, en: string, zh: string, ja: string]
