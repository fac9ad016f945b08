/** A part of a game that can be quoted: what it is called, and where it stands in the game's wire form. */
export type Area = { title: string; path: string }

/** Marks an element as a quotable area. Of areas inside one another the innermost is meant. */
export const quotable = (area: Area | undefined) =>
  area === undefined ? {} : { 'data-quote-path': area.path, 'data-quote-title': area.title }

/** The name of a part of a whole: `Ada Marsh · Introduction`. */
export const partLabel = (whole: string, part: string): string => `${whole} · ${part}`
