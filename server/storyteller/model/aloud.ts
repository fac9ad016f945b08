/** A word that may still grow, and whose end decides whether it is an address. */
const OPEN_WORD = /[\x21-\x7e]+$/
const ADDRESS = /[\x21-\x7e]*(?:https?:|www\.)[\x21-\x7e]*/gi
const MARKS = /[<>[\]{}`*_#~|\\]+/g

/** A model's reasoning as words alone, however its pieces are cut: no markup, no address. */
export function createAloud() {
  let held = ''
  const plain = (text: string): string => text.replace(ADDRESS, '').replace(MARKS, '')
  return {
    /** What can be told by now. */
    hear(piece: string): string {
      held += piece
      const at = held.search(OPEN_WORD)
      const whole = at < 0 ? held : held.slice(0, at)
      held = held.slice(whole.length)
      return plain(whole)
    },
    /** What was held back. */
    end(): string {
      const rest = held
      held = ''
      return plain(rest)
    },
  }
}
