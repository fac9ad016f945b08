import { Brief } from '#schemas/settings.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { startBody } from '../server/start-body.ts'
import { IDEAS, LANGUAGES, LENSES } from '../storyteller/ideas.ts'

/** A game to be written: its name, and what its start asks for. */
export type GameWish = { readonly id: string; readonly start: Readonly<Record<string, string>> }

const PLOTS = [
  ...['journey-parcel.1', 'heist-supper.2', 'survival-light.1', 'court-stool.1'],
  ...['escape-count.1', 'contest-fair.1', 'relationship-notes.1', 'journey-pegs.2'],
]
/** Cases and plots in turn. */
const TELLINGS = PLOTS.flatMap((plot, at) => [plot, `${LENSES[at % LENSES.length]}`])

/** So many games of all languages and kinds, no two of them the same. */
export const gameWishes = (count: number): GameWish[] =>
  Array.from({ length: count }, (_, at) => {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en_US'
    const ideas = IDEAS[language]
    const round = Math.floor(at / LANGUAGES.length)
    const setting = ideas[round % ideas.length] ?? ''
    const telling = TELLINGS[at % TELLINGS.length] ?? ''
    const salt = Math.floor(at / TELLINGS.length)
    const template_type = salt === 0 ? telling : `${telling}~${salt}`
    return { id: `game-${at}`, start: { language, setting, template_type } }
  })

/** The brief a wish is told for. */
export const briefOfWish = ({ start }: GameWish): Brief =>
  Brief.parse({ outlineText: '', ...decodeBrief(startBody(start)) })
