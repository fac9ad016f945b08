import { nearestName } from '#core/nearest-name.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { AgeGroup, Duration } from '#schemas/settings.ts'
import { LENS_KEYS } from '#server/storyteller/builtin/line.ts'
import { FOLDERS } from '#server/storyteller/texts/sources.ts'
import { parseWords } from './parse-words.ts'

const OPTIONS = {
  kit: { type: 'string' },
  seed: { type: 'string' },
  language: { type: 'string' },
  idea: { type: 'string' },
  lens: { type: 'string' },
  duration: { type: 'string' },
  age: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export const USAGE = `npm run content -- check | read KIT | tell --kit KIT --seed N | schema

  check          holds every file of server/storyteller/content against its schema
  read KIT       prints a kit as it is written, with its slots
  tell           tells a whole game:
    --kit KIT      as this kit; without it, as the kit that fits the idea
    --seed N       the chance it is told with; the same number, the same game
    --idea TEXT    the idea it is told of
    --lens LENS    ${LENS_KEYS.join(', ')}
    --duration D   ${Duration.options.join(', ')}
    --age AGE      ${AgeGroup.options.join(', ')}
  prove PLOT     tells a plot from many seeds and prints what the proof finds:
    --seeds N      how many; --episodes N how many small stories it pauses for
  walk PLOT      prints a game of a plot as one player reads it:
    --seed N, --level 0 to 4, --outline N, --place P
  shelf          tells the games on home's shelf into dist/shelf, as the build does
  schema         writes the schemas that editors check and complete with

  --language L   ${Object.values(FOLDERS).join(', ')}; without it, the first that has the kit`

const COMMANDS = ['check', 'read', 'tell', 'schema', 'build'] as const
type Command = (typeof COMMANDS)[number]
const LANGUAGES = Object.keys(FOLDERS) as GameLanguage[] // the keys of a record of all languages

/** What was asked for. */
export type Asked = {
  command: Command
  kit: string | undefined
  language: GameLanguage | undefined
  seed: string
  idea: string | undefined
  lens: (typeof LENS_KEYS)[number]
  duration: Duration
  age: AgeGroup
}

type Refused = { refused: string }

/** Reads the words of the command; what makes no sense is refused in one sentence that says what would. */
export function readWords(words: readonly string[]): Asked | 'help' | Refused {
  const read = parseWords(words, OPTIONS)
  if ('refused' in read) return read
  const { values, positionals } = read
  if (values.help) return 'help'
  const [command = '', named, ...more] = positionals
  if (command === '') return { refused: `What of it: ${COMMANDS.slice(0, 4).join(', ')}?` }
  if (!isOne(COMMANDS, command)) return { refused: unknown('command', command, COMMANDS) }
  if (more.length > 0 || (named !== undefined && command !== 'read'))
    return { refused: `"${more[0] ?? named}" is one word too many: give an idea by --idea.` }
  const kit = command === 'read' ? named : values.kit
  if (command === 'read' && kit === undefined) return { refused: 'Which kit?' }
  const chosen = choices(values)
  return 'refused' in chosen ? chosen : { command, kit, idea: values.idea, ...chosen }
}

type Choices = Pick<Asked, 'language' | 'seed' | 'lens' | 'duration' | 'age'>

/** What is chosen out of a few, and the seed. */
function choices(values: Readonly<Record<string, unknown>>): Choices | Refused {
  const value = (name: string, otherwise: string): string => String(values[name] ?? otherwise)
  const language = LANGUAGES.find((one) => [one, FOLDERS[one]].includes(value('language', '')))
  const [seed, lens] = [value('seed', '1'), value('lens', 'classic')]
  const [duration, age] = [value('duration', 'normal'), value('age', 'ADULT')]
  if (values.language !== undefined && language === undefined)
    return { refused: unknown('language', value('language', ''), Object.values(FOLDERS)) }
  if (!/^\d{1,15}$/.test(seed)) return { refused: `--seed takes a number, not "${seed}".` }
  if (!isOne(LENS_KEYS, lens)) return { refused: unknown('lens', lens, LENS_KEYS) }
  if (!isOne(Duration.options, duration))
    return { refused: unknown('duration', duration, Duration.options) }
  if (!isOne(AgeGroup.options, age)) return { refused: unknown('age', age, AgeGroup.options) }
  return { language, seed, lens, duration, age }
}

const isOne = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((one) => one === name)

/** There is no such thing, and what was probably meant. */
export function unknown(what: string, name: string, names: readonly string[]): string {
  const meant = nearestName(name, names)
  return `There is no ${what} "${name}"${meant === undefined ? `, only ${names.join(', ')}.` : `. Was ${meant} meant?`}`
}
