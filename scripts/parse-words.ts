import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the words after a command: its options and what else stands there, or one sentence about what Node does not know. */
export function parseWords<const O extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (fault) {
    return { refused: faultOf(fault) }
  }
}

/** What follows the first sentence is advice about Node's own forms. */
function faultOf(fault: unknown): string {
  const [said = ''] = (fault instanceof Error ? fault.message : '').split(/[.\n]/)
  return `${said.replaceAll("'", '"')}.`
}
