import { DEFAULT_GAME_LANGUAGE, GameLanguage } from '../language.ts'
import { Corrections, isCorrected } from '../reading-of-idea.ts'
import { AgeGroup, ArtStyle, Audience, type Brief, Duration, type KnownBrief } from '../settings.ts'
import { textIn, type Wire } from './read.ts'

/** Words other clients use for a choice, lower-cased and without marks. */
const ALIASES: Record<string, string> = {
  '3D': 'RENDER_3D',
  RENDER3D: 'RENDER_3D',
  NORESTRICTION: 'ALL',
  ANY: 'ALL',
  ANYAGE: 'ALL',
  ALLAGES: 'ALL',
  ALLAGE: 'ALL',
  TEENAGERS: 'TEEN',
  TEENAGER: 'TEEN',
  UNDER18: 'UNDER_18',
  ADULTS: 'ADULT',
  '18': 'ADULT',
  MAN: 'MALE',
  WOMAN: 'FEMALE',
}

function choiceIn<T extends string>(options: readonly T[], raw: string): T | undefined {
  const bare = (word: string): string => word.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const wanted = bare(ALIASES[bare(raw)] ?? raw)
  return options.find((one) => bare(one) === wanted)
}

/** `zh_CN`, also written `zh-CN` or `zh`; anything else is not a language of ours. */
export function languageIn(raw: string): GameLanguage | undefined {
  const plain = raw.replace('-', '_').toLowerCase()
  return GameLanguage.options.find(
    (one) => one.toLowerCase() === plain || one.slice(0, 2) === plain.slice(0, 2),
  )
}

const artStyleIn = (raw: string) => choiceIn(ArtStyle.options, raw)
const audienceIn = (raw: string) => choiceIn(Audience.options, raw)
const ageGroupIn = (raw: string) => choiceIn(AgeGroup.options, raw)
const durationIn = (raw: string) => choiceIn(Duration.options, raw)

/** What a creator said of the reading; nothing where they said nothing, or nothing that can be read. */
function correctionsIn(raw: unknown): Corrections | undefined {
  const found = Corrections.safeParse(raw)
  return found.success && isCorrected(found.data) ? found.data : undefined
}

/** What is known of the brief, from a start request or a game info answer. */
export function decodeBrief(raw: Wire): KnownBrief {
  const brief: { [K in keyof Brief]?: Brief[K] | undefined } = {
    idea: textIn(raw, 'setting') || undefined,
    outlineKey: textIn(raw, 'template_type', 'template_key') || undefined,
    outlineText: textIn(raw, 'outline') || undefined,
    artStyle: artStyleIn(textIn(raw, 'image_style', 'ideogram_style_type')),
    audience: audienceIn(textIn(raw, 'sex', 'player_gender')),
    duration: durationIn(textIn(raw, 'game_duration')),
    ageGroup: ageGroupIn(textIn(raw, 'age', 'player_age')),
    language: languageIn(textIn(raw, 'language')),
    corrections: correctionsIn(raw.corrections),
  }
  const known = Object.entries(brief).filter(([, value]) => value !== undefined)
  // the entries that are left are exactly those with a value
  return Object.fromEntries(known) as KnownBrief
}

/** A game info answer that tells no language is in Chinese (EN6). */
export const decodeGameBrief = (raw: Wire): KnownBrief => ({
  language: DEFAULT_GAME_LANGUAGE,
  ...decodeBrief(raw),
})

/** The fields of a game info answer that repeat the brief. */
export const encodeBrief = (brief: KnownBrief) => ({
  setting: brief.idea ?? '',
  template_type: brief.outlineKey ?? '',
  outline: brief.outlineText ?? '',
  image_style: brief.artStyle ?? '',
  ideogram_style_type: brief.artStyle ?? '',
  game_duration: brief.duration ?? '',
  player_gender: brief.audience ?? '',
  player_age: brief.ageGroup ?? '',
  language: brief.language ?? DEFAULT_GAME_LANGUAGE,
  ...(brief.corrections === undefined ? {} : { corrections: brief.corrections }),
})
