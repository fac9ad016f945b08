/** A stretch of what is seen, emphasised or not. */
export type SeenRun = { text: string; emphasised: boolean }
/** A text as its reader sees it: its lines, and where in the source each unit of them stands, lines without a gap. */
export type SeenText = { lines: readonly (readonly SeenRun[])[]; at: readonly number[] }
/** A text of the page that can be quoted, as the page registers it. */
export type TextLeaf = {
  element: HTMLElement
  area: { title: string; path: string }
  source: string
  inParagraphs: boolean
  seen: SeenText
  host: HTMLElement | null
  wake(): void
  sleep(): void
}

/** A stretch of what is seen, as a stretch of the source. */
export const toSource = (
  { at }: SeenText,
  from: number,
  to: number,
): [start: number, end: number] =>
  from < to ? [at[from] ?? 0, (at[to - 1] ?? 0) + 1] : [at[from] ?? 0, at[from] ?? 0]

/** A stretch of the source, as a stretch of what is seen. */
export function toSeen({ at }: SeenText, start: number, end: number): [from: number, to: number] {
  const first = at.findIndex((place) => place >= start)
  return first === -1 ? [0, 0] : [first, at.findLastIndex((place) => place < end) + 1]
}
