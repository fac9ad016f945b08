/** Has another of a line's variants told than the one that was drawn. */
export type Turning = (line: readonly string[], drawn: string) => string

/** One drawing of a variant in a telling. */
export type DrawnLine = { readonly line: readonly string[]; readonly drawn: string }

const [BEGIN, END, ZERO] = [0xf0000, 0xf0001, 0xf0010]
const MARK = /\u{f0000}([\u{f0010}-\u{f0019}]+)\u{f0001}/gu

/** A number in letters that no text holds and no filter of a slot changes. */
const markOf = (at: number): string =>
  String.fromCodePoint(BEGIN, ...[...String(at)].map((digit) => ZERO + Number(digit)), END)

/** The choices whose variants a text is made of, where it was told by `createTrace`. */
export const choicesIn = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([, digits = '']) =>
    Number([...digits].map((digit) => (digit.codePointAt(0) ?? ZERO) - ZERO).join('')),
  )

/** Tells what is drawn, and marks every text with the choices it is made of. */
export function createTrace(): { choices: readonly DrawnLine[]; turning: Turning } {
  const choices: DrawnLine[] = []
  return {
    choices,
    turning: (line, drawn) => {
      choices.push({ line, drawn })
      return `${drawn}${markOf(choices.length - 1)}`
    },
  }
}

/** Tells every choice of a trace as it was drawn, but for those that are turned: an added telling of a line changes no other. */
export function turningOf(
  choices: readonly DrawnLine[],
  turned: ReadonlyMap<number, string>,
): Turning {
  const left = new Map<readonly string[], string[]>()
  choices.forEach(({ line, drawn }, at) => {
    const told = turned.get(at) ?? drawn
    const before = left.get(line)
    if (before === undefined) left.set(line, [told])
    else before.push(told)
  })
  return (line, drawn) => left.get(line)?.shift() ?? drawn
}
