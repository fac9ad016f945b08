import type { GameLanguage } from '#schemas/language.ts'
import type { Files } from './files.ts'
import type { ListFault } from './list-faults.ts'

/** Ways of talking in which a Japanese sentence does not end plainly. */
const FORMAL = ['polite', 'grand']

/** What a role is heard to say: 「どれ」と{other.call}. */
const SAID = /「((?:[^「」{}]|\{[^{}]*\})*)」と、?\{([a-z]+)\.(?:call|short|full|he)\}/giu
/** How a sentence ends that is said to somebody one knows. */
const PLAIN =
  /(?:だ[よねなぞ]?|だろう?|たよ?|ない[かなねよ]?|[るくすむうぶぐ][よなねさかぞ]?|[持待立打勝]つ|(?<!です|ます|でした|ました|ません)か|(?<!どう)ぞ|[るたなう]の|んだ[よなね]?)[。？…—、]*$/u
/** Said by everybody. */
const EITHER = /^(?:どうぞ|そう)$/u
const FORMALLY =
  /(?:です|ます|ません|でした|ました|ください|でしょう|ございます)[かねよが]*[。？…—]*$/u

/** Endings of a woman or a child; either may play a role. */
const SOFT = /(?:かしら|わよ|のよ|だわ|[るたなういくすつむぐぶ]の)[。？…—、]*$/u

type Line = { readonly role: string; readonly said: string }

/** What roles say whoever plays them; `by` tells it for each way of talking. */
function linesIn(value: unknown): Line[] {
  if (typeof value === 'string')
    return [...value.matchAll(SAID)].map(([, said = '', role = '']) => ({ role, said }))
  if (typeof value !== 'object' || value === null) return []
  // a text for each way of talking has a plain one for those who talk so
  return 'by' in value ? [] : Object.values(value).flatMap(linesIn)
}

const isPlain = ({ said }: Line): boolean =>
  PLAIN.test(said) && !EITHER.test(said) && !FORMALLY.test(said)

type Roles = Readonly<Record<string, { readonly speaks?: readonly string[] }>>

/** What is wrong with what a role says: polite people may play it, or a man. */
function faultIn(role: string, { speaks }: Roles[string], lines: readonly Line[]): string[] {
  const own = lines.filter((line) => line.role === role)
  const soft = own.find(({ said }) => SOFT.test(said))
  if (soft !== undefined)
    return [`anybody may play it, and says 「${soft.said}」 as a woman or a child does`]
  const plain = own.find(isPlain)
  const isAsked = speaks !== undefined && !speaks.some((way) => FORMAL.includes(way))
  return plain === undefined || isAsked
    ? []
    : [
        `somebody polite may play it, and says 「${plain.said}」; tell that \`by: ${role}\`, or say in \`speaks\` who talks so`,
      ]
}

/** Roles that say something plainly in Japanese, though somebody polite may play them: “a polite teacher says 何を待ってる”. */
export function speechFaults(language: GameLanguage, files: Files): ListFault[] {
  if (language !== 'ja_JP') return []
  return Object.entries(files).flatMap(([file, value]) => {
    const plot = /^told\/([^/]+)\/story\.yaml$/.exec(file)?.[1]
    if (plot === undefined) return []
    const { roles } = value as { readonly roles: Roles }
    const lines = Object.entries(files)
      .filter(([name]) => name.startsWith(`told/${plot}/`))
      .flatMap(([, texts]) => linesIn(texts))
    return Object.entries(roles).flatMap(([role, words]) =>
      faultIn(role, words, lines).map((message) => ({ file, path: ['roles', role], message })),
    )
  })
}
