/** What kind of thing a word of an idea is. */
export const CATEGORIES = ['setting', 'deed', 'phenomenon', 'role', 'atmosphere', 'object'] as const
export type Category = (typeof CATEGORIES)[number]

/** An id, then its surface forms in English, Chinese and Japanese, parted by `|`; the first names it. */
export type ConceptRow = readonly [id: string, en: string, zh: string, ja: string]
