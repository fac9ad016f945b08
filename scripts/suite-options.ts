/** How the suites are run: in the order of a seed, those that are named or all of them, with the long ones or without. */
export type SuiteOptions = { seed: number; only: readonly string[]; long: boolean }

const SEEDS = 2 ** 31

/** What each option takes of its value; answers what is wrong with it, else nothing. */
const TAKE: Readonly<Record<string, (options: SuiteOptions, value: () => string) => string>> = {
  '--long': (options) => {
    options.long = true
    return ''
  },
  '--only': (options, value) => {
    options.only = value().split(',').filter(Boolean)
    return options.only.length === 0 ? '--only needs the names of suites.' : ''
  },
  '--seed': (options, value) => {
    const given = value()
    options.seed = Number(given)
    const isSeed = /^\d{1,10}$/.test(given) && options.seed < SEEDS
    return isSeed ? '' : `--seed needs a whole number below ${SEEDS}, not “${given}”.`
  },
}

/** Reads `--seed N`, `--only one,other` and `--long`; `fresh` is a number from 0 to 1 for a seed nobody has given. */
export function readSuiteOptions(
  words: readonly string[],
  fresh: number,
): SuiteOptions | { refused: string } {
  const options: SuiteOptions = { seed: Math.floor(fresh * SEEDS), only: [], long: false }
  const left = [...words]
  while (left.length > 0) {
    const [name = '', joined] = (left.shift() ?? '').split('=')
    const refused =
      TAKE[name]?.(options, () => joined ?? left.shift() ?? '') ??
      `${name} is no option: there are ${Object.keys(TAKE).join(', ')}.`
    if (refused !== '') return { refused }
  }
  return options
}
