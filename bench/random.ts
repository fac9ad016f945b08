/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const WORDS =
  'the keeper of the lantern whispers about an old harbour where letters never arrive and every clock disagrees about midnight a torn photograph lies in the drawer rain drums on the tin roof while the train waits 雨夜 侦探 古镇 秘密 灯塔 手紙 港町 真夜中'.split(
    ' ',
  )

/** Makes a text of at least so many characters. */
export type TextMaker = (length: number) => string
export const textMaker =
  (random: () => number): TextMaker =>
  (length) => {
    let text = ''
    while (text.length < length) text += `${WORDS[(random() * WORDS.length) | 0]} `
    // joined flat, as a text that came over a wire is
    return JSON.parse(JSON.stringify(text.trimEnd()))
  }

/** The same things in another order. */
export function shuffled<T>(things: readonly T[]): T[] {
  const drawn = things.map((thing) => ({ thing, lot: Math.random() }))
  return drawn.sort((a, b) => a.lot - b.lot).map(({ thing }) => thing)
}
