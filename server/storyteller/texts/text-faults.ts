import type { GameLanguage } from '#schemas/language.ts'
import { DEED_SLOTS, IDEA_SLOTS } from '#server/storyteller/reading/idea-slots.ts'
import type { Kind } from './kinds.ts'
import { type Also, slotFaults, slotsFor } from './slots.ts'

/** Something wrong, and where it stands in its file: its key, and in a long text the words. */
export type TextFault = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly words?: string
}

/** A file as far as its texts are judged: its kind, its language, whether it is told of any idea, and of its event. */
export type FileKind = {
  readonly kind: Kind
  readonly language: GameLanguage
  readonly ofAnyIdea: boolean
  readonly hasOccasion?: boolean
}

const NAMED = new Set([
  ...['replyOrderRight', 'replyOrderWrong', 'replyRowWrong'],
  ...['wrongSlip', 'optionName', 'replyName', 'optionWhom', 'replyWhom'],
  ...['retry', 'retryName', 'replyRetryRight', 'replyRetryWrong'],
])
const SPOKEN = new Set([
  ...[
    'says',
    'softTailLoner',
    'softTailHolder',
    'hardTailHolder',
    'rightOrder',
    'ownRow',
    'clearMarked',
    'ownUp',
  ],
])
const REMARKING = new Set<PropertyKey>(['says'])
const FRAMES = new Set<Kind>(['act-one', 'act-two', 'false-trail', 'act-three', 'lens'])
/** What holds no text of a game: names, patterns, lists of files. */
const NO_TEXTS = new Set<Kind>(['language', 'names', 'gentle', 'surroundings', 'plot', 'episode'])
/** What is told by the engine of plots, whose slots its own check knows. */
const OF_PLOTS = new Set<Kind>([
  ...([
    'story',
    'frame-part',
    'episode-words',
    'place',
    'ride',
    'archetype',
    'premise',
    'puzzles',
    'idea',
    'accused',
    'wronged',
    'craft',
    'crafts',
    'company',
  ] as const),
])

/** In the lines of a suspect: that suspect, but not where nobody speaks yet. */
const amongSuspects = (path: readonly PropertyKey[]): Also => ({
  self: path[1] === 'own' || path[1] === 'occupation' ? undefined : 'suspect',
  remark: path[1] === 'account',
})

/** Who else a text may name, by its place. */
function alsoAt(file: FileKind, path: readonly PropertyKey[]): Also {
  const has = (names: ReadonlySet<PropertyKey>) => path.some((key) => names.has(key))
  const { kind } = file
  const idea = lentAt(file, path)
  if (kind === 'suspects') return { ...amongSuspects(path), idea }
  if (kind === 'people') return { idea, self: path[0] === 'player' ? undefined : 'person' }
  const isPerson = path[0] === 'victim' || path[0] === 'ally'
  if (kind === 'deed' && path[0] !== 'frame') return { idea, self: isPerson ? 'person' : undefined }
  if (FRAMES.has(kind) || kind === 'deed')
    return {
      idea,
      named: has(NAMED),
      self: has(SPOKEN) ? 'suspect' : undefined,
      remark: has(REMARKING),
    }
  if (kind === 'tasks') return { idea, named: path[0] === 'account' }
  return { idea }
}

/** What is read out of an idea, where a file is told of any; what is told at a pause names where it was. */
function lentAt(file: FileKind, [key]: readonly PropertyKey[]): string[] {
  const { kind, language, ofAnyIdea, hasOccasion } = file
  const idea = ofAnyIdea ? IDEA_SLOTS[language] : []
  return [
    ...idea,
    ...(hasOccasion ? DEED_SLOTS : []),
    ...(kind === 'pauses' && key === 'told' ? ['there'] : []),
  ]
}

const HAN_OR_KANA =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}、。，？！：；「」（）]'
const FOLDED = new RegExp(`${HAN_OR_KANA} +${HAN_OR_KANA}`, 'u')

function faultsIn(text: string, file: FileKind, path: readonly PropertyKey[]): string[] {
  const isName = path.includes('names') || path.includes('given')
  return [
    ...(OF_PLOTS.has(file.kind) ? [] : slotFaults(text, slotsFor(alsoAt(file, path)))),
    ...(/(?<!\n)\n(?!\n)/.test(text)
      ? ['a line break inside a text; begin it with >- to fold its lines']
      : []),
    ...(FOLDED.test(text) && !isName
      ? ['a space between two characters; keep the text on one line']
      : []),
  ]
}

const PATTERNS = new Set(['says', 'of', 'along'])
/** What a deed is known by, and its harms: regular expressions, which have no slots. */
const isPattern = ({ kind }: FileKind, path: readonly PropertyKey[]): boolean =>
  (kind === 'deed' && (path[0] === 'says' || (path[0] === 'houses' && path[2] === 'of'))) ||
  (kind === 'occasion' && path.length === 3 && PATTERNS.has(String(path[2])))

/** What is wrong with the texts of a file: slots nobody fills, broken lines. */
export function textFaults(
  value: unknown,
  file: FileKind,
  path: readonly PropertyKey[] = [],
): TextFault[] {
  if (NO_TEXTS.has(file.kind) || isPattern(file, path)) return []
  if (typeof value === 'string')
    return [...new Set(faultsIn(value, file, path))].map((message) => {
      const [slot] = /^\{[^}]*\}/.exec(message) ?? []
      return { path, message, ...(slot === undefined ? {} : { words: slot }) }
    })
  if (Array.isArray(value))
    return value.flatMap((part, at) => textFaults(part, file, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textFaults(part, file, [...path, key]))
}
