import type { Deal } from '#schemas/settings.ts'
import { createRng, type Rng } from '#server/storyteller/builtin/rng.ts'
import type { PlotState } from './plot.ts'
import { holds } from './state.ts'
import type { SlotWords, Tell, Text, Told } from './text.ts'

/** What begins small in a title. */
const SMALL = /^(?:the|and|for|from|over|with|into|onto|under|across|through|nor|but)$/

const FILTERS: Readonly<Record<string, (text: string) => string>> = {
  cap: (text) =>
    text.replace(/^([“‘]?)(\p{Ll})/u, (_, quote, first) => quote + first.toUpperCase()),
  title: (text) =>
    text.replace(/(?<=^|[ -])\p{Ll}\p{L}{2,}/gu, (word, at: number) =>
      at > 0 && SMALL.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    ),
  a: (text) =>
    /^one of |\b(?:fireworks|finals|olympics)$/i.test(text)
      ? text
      : `${/^(?!uni|use|eu|one)[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`,
}
const SLOT = /\{([\w.]+)((?:\|\w+)*)\}/g
const MARK = /<([+\-=!?~])([\w.]+)\|([^<>]*)>/g
const DEPTH = 6

/** Fills the slots of a line; words may hold slots of their own. */
function filled(line: string, words: SlotWords, depth = 0): string {
  if (depth > DEPTH) throw new Error(`slots go round in circles: ${line}`)
  return line.replace(SLOT, (_, slot: string, filters: string) => {
    const word = words[slot]
    if (word === undefined) throw new Error(`no word for {${slot}} in: ${line.slice(0, 80)}`)
    return filters
      .split('|')
      .filter(Boolean)
      .reduce((text, name) => FILTERS[name]?.(text) ?? text, filled(word, words, depth + 1))
  })
}

/** Which of several texts is told: by chance, unless whoever tells once more says otherwise. */
export type Choose = (variants: readonly string[], drawn: number) => number

export type PlotTellerInput = {
  readonly words: SlotWords
  /** How each role talks. */
  readonly registers: Readonly<Record<string, string>>
  /** Between two sentences: a space, or nothing. */
  readonly space: string
  readonly rng: Rng
  readonly choose?: Choose
  /** Which game of its creator it is: the next one tells another variant of each text. */
  readonly deal?: Deal
  /** Which of several tellings of it. */
  readonly roll?: number
}

/** Which of so many variants a game tells, by a key of their own: each game of a creator the one after that of the game before. */
function drawingOf({ rng, deal, roll = 0 }: PlotTellerInput) {
  // chance of its own, so that one text more elsewhere changes nothing here
  const byChance = (from: Rng, key: string, count: number) => from.fork(key).int(0, count - 1)
  if (deal === undefined) return (key: string, count: number) => byChance(rng, key, count)
  const deck = createRng(`words of deck ${deal.deck}`)
  // the same in each game of theirs: two of one roll tell no text alike
  const other = roll === 0 ? undefined : createRng(`roll ${roll}`)
  return (key: string, count: number): number => {
    const more = other === undefined ? 0 : byChance(other, key, count)
    return (byChance(deck, key, count) + deal.game + more) % count
  }
}

/** Tells the texts of one game: every copy of a beat is told with the same variants. */
export function createPlotTeller(input: PlotTellerInput) {
  const { words, registers, space, choose } = input
  const picked = new Map<readonly string[], string>()
  const drawnOf = drawingOf(input)
  /** Which of several texts this game tells, by its place. */
  const placeOf = (variants: readonly string[]): number => {
    const drawn = drawnOf(variants.join('\u0000'), variants.length)
    return choose?.(variants, drawn) ?? drawn
  }
  const variant = (variants: readonly string[]): string => {
    const known = picked.get(variants)
    if (known !== undefined) return known
    const chosen = variants[placeOf(variants)] ?? ''
    picked.set(variants, chosen)
    return chosen
  }
  const lines = (text: Text, state: PlotState): string[] => {
    if (typeof text === 'string') return text === '' ? [] : [text]
    if (isVariants(text)) return [variant(text)]
    if ('parts' in text) return text.parts.flatMap((part) => lines(part, state))
    return lines(chosen(text, state), state)
  }
  const chosen = (
    text: Exclude<Text, string | readonly string[] | { parts: unknown }>,
    state: PlotState,
  ): Text => {
    if ('when' in text) return holds(text.when, state) ? text.then : (text.else ?? '')
    return text[registers[text.by] as 'plain'] ?? text.plain
  }
  return {
    words,
    placeOf,
    tell(text: Text, state: PlotState = {}): Told {
      const tells: Tell[] = []
      const marked = filled(lines(text, state).join(space), words)
      const plain = marked.replace(MARK, (_, sign: Tell['sign'], id: string, told: string) => {
        tells.push({ sign, id, words: told })
        return told
      })
      const told = plain.replace(/ {2,}/g, ' ').replace(/ *\n\n */g, '\n\n')
      return { text: told.trim(), tells }
    },
  }
}
export type PlotTeller = ReturnType<typeof createPlotTeller>

const isVariants = (text: Text): text is readonly string[] => Array.isArray(text)
