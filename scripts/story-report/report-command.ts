import { nearestName } from '#core/nearest-name.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { FOLDERS } from '#server/storyteller/texts/sources.ts'
import { parseWords } from '../parse-words.ts'
import { LENGTHS_FILE, writeLengths } from './measured-lengths.ts'
import type { ReportFigure } from './report-figure.ts'
import { reportFigures } from './report-figures.ts'

/** What the command ends with: 0 it was measured, 1 a figure is missed and all must hold, 2 the words make no sense. */
export type ReportAnswer = { status: number; told: string; refused: string }

/** So many games are told where nobody says how many: a median of forty may be three minutes off. */
const GAMES = { report: '40', lengths: '120' } as const
const OPTIONS = {
  games: { type: 'string' },
  language: { type: 'string' },
  seed: { type: 'string', default: '1' },
  strict: { type: 'boolean', default: false },
  lengths: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const USAGE = `npm run story:report -- [--games N] [--language en|zh|ja] [--seed N] [--strict]
npm run story:report -- --lengths [--games N] [--seed N]

  Tells N games a language (40) as creators come to them, and prints every figure
  of the storyteller beside its limit. With --strict it ends with 1 where one is missed.
  With --lengths it measures one path of each length in all languages instead (120
  games), and writes the minutes and steps that the choice of a length names.`

const LANGUAGES = Object.keys(FOLDERS) as GameLanguage[] // the keys of a record of all languages
const verdict = ({ isMet }: ReportFigure): string =>
  isMet === undefined ? '' : isMet ? 'ok' : 'missed'

/** A report of a language as it is printed. */
const reportText = (title: string, figures: readonly ReportFigure[]): string =>
  [
    `## ${title}`,
    '',
    '| figure | is | may be | |',
    '|---|---|---|---|',
    ...figures.map((one) => `| ${one.name} | ${one.value} | ${one.limit} | ${verdict(one)} |`),
    '',
  ].join('\n')

const refusal = (refused: string): ReportAnswer => ({ status: 2, told: '', refused })

/** The report of stories: tells games, and measures them. */
export async function reportCommand(
  words: readonly string[],
  print: (text: string) => void = () => undefined,
  lengthsFile = LENGTHS_FILE,
): Promise<ReportAnswer> {
  const read = parseWords(words, OPTIONS)
  if ('refused' in read) return refusal(`${read.refused} (--help tells more.)`)
  const { language, seed, strict, lengths, help } = read.values
  const { games = lengths ? GAMES.lengths : GAMES.report } = read.values
  if (help) return { status: 0, told: USAGE, refused: '' }
  if (!/^[1-9]\d{0,3}$/.test(games)) return refusal(`--games takes a number, not "${games}".`)
  const asked = LANGUAGES.filter((one) => language === undefined || FOLDERS[one] === language)
  if (asked.length === 0) {
    const meant = nearestName(language ?? '', Object.values(FOLDERS)) ?? 'en'
    return refusal(`There is no language "${language}". Was ${meant} meant?`)
  }
  if (lengths) {
    const told = JSON.stringify(await writeLengths(Number(games), seed, lengthsFile), null, 2)
    print(told)
    return { status: 0, told, refused: '' }
  }
  const told: string[] = []
  const missed: string[] = []
  for (const one of asked) {
    const figures = await reportFigures(one, Number(games), seed)
    const text = reportText(`${FOLDERS[one]}: ${games} games, seed ${seed}`, figures)
    print(text)
    told.push(text)
    missed.push(...figures.filter(({ isMet }) => isMet === false).map(({ name }) => name))
  }
  const status = strict && missed.length > 0 ? 1 : 0
  return { status, told: told.join('\n'), refused: '' }
}
