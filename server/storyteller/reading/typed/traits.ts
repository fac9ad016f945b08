import type { RequestLanguage } from '#schemas/language.ts'

/** What somebody cannot do, whom most texts let hear, see, speak, climb and hold things with both hands. */
const TRAITS = ['deaf', 'blind', 'mute', 'lame', 'oneHanded'] as const
type Inability = (typeof TRAITS)[number]

type Said = Readonly<Record<Inability, string>>
type Wording = {
  /** In the name of somebody: “deaf postwoman”, 哑巴少年. */
  readonly within: Said
  /** What may stand right before their name and ends there; English says it in the name. */
  readonly before: Said | null
  /** What may stand right after their name: “in a wheelchair”. */
  readonly after: Said | null
}

const ZH: Said = {
  deaf: '聋哑|(?:双耳)?失聪|耳聋|聋',
  blind: '(?:双目)?失明|盲(?![盒从目])眼?|瞎眼?',
  mute: '哑(?![剧铃])巴?|失语|失声',
  lame: '坐(?:着)?轮椅|瘸腿?|跛脚?|断腿|独腿|瘫痪',
  oneHanded: '独臂|断臂|独手',
}
const JA: Said = {
  deaf: '耳の(?:聞こえない|きこえない|不自由な|遠い)|聾(?:者)?の|ろうの|難聴の',
  blind: '目の(?:見えない|みえない|不自由な)|盲目の|盲(?:いた|の)',
  mute: '口の(?:きけない|利けない|聞けない)|声の(?:出ない|でない)|声を(?:失った|なくした|奪われた)|唖の',
  lame: '車椅子の|車いすの|足の(?:悪い|不自由な|動かない)|片[足脚]の|歩けない',
  oneHanded: '片腕の|片手の|隻腕の|腕の(?:ない|一本しかない)',
}

const WORDINGS: Readonly<Record<RequestLanguage, Wording>> = {
  en: {
    within: {
      deaf: '\\bdeaf\\b',
      blind: '\\b(?:blind|blinded|sightless|eyeless)\\b',
      mute: '\\b(?:mute|voiceless|speechless|tongueless)\\b',
      lame: '\\b(?:lame|one-legged|legless|crippled|paraly[sz]ed|paraplegic|bedridden|wheelchair-bound)\\b',
      oneHanded: '\\b(?:one-armed|one-handed|armless|handless)\\b',
    },
    before: null,
    after: {
      deaf: "who (?:is|was born|has gone|went) deaf|who (?:cannot|can’t|can't) hear",
      blind:
        "who (?:is|was born|has gone|went) blind|who (?:cannot|can’t|can't) see(?= ?(?:[,.;]|$))",
      mute: "who (?:is|was born) mute|who (?:cannot|can’t|can't|does not|never) speaks?(?= ?(?:[,.;]|$))|without a voice",
      lame: "(?:who sits |sitting )?in (?:a|her|his) wheelchair|on crutches|with (?:one|a wooden) leg|who (?:cannot|can’t|can't) walk",
      oneHanded: 'with (?:only )?(?:one|a single|no) (?:arm|hand)s?',
    },
  },
  zh: {
    within: ZH,
    before: {
      ...ZH,
      deaf: `${ZH.deaf}|听不见(?:声音)?|听不到声音`,
      mute: `${ZH.mute}|不会说话|不能说话|说不了话`,
      lame: `${ZH.lame}|腿脚不便|不能走路`,
      oneHanded: `${ZH.oneHanded}|只有一(?:只|条)(?:手|胳膊|手臂)`,
    },
    after: {
      deaf: '双耳失聪|从小失聪|又聋',
      blind: '双目失明|从小失明|又瞎',
      mute: '不会说话|不能说话|说不了话|又哑',
      lame: '坐着?轮椅|断了[一两]条腿|瘸了[一两]?条?腿',
      oneHanded: '只有一(?:只|条)(?:手|胳膊|手臂)|断了一(?:只|条)(?:手|胳膊|手臂)',
    },
  },
  ja: { within: JA, before: JA, after: null },
}

/** Somebody as an idea names them with their trait: “girl in a wheelchair”, 坐轮椅的女孩. */
export type TraitSaid = { readonly trait: Inability; readonly named: string }

const LINK: Readonly<Record<RequestLanguage, string>> = { en: '', zh: '的?', ja: '' }

/** What is said of somebody who stands at a place of an idea, or of a name that stands in none. */
export function traitSaid(
  text: string,
  idea: string,
  language: RequestLanguage,
): TraitSaid | undefined {
  const { within, before, after } = WORDINGS[language]
  const at = idea.toLowerCase().indexOf(text.toLowerCase())
  const led = at < 0 ? '' : idea.slice(0, at)
  const rest = at < 0 ? '' : idea.slice(at + text.length)
  for (const trait of TRAITS) {
    if (new RegExp(within[trait], 'iu').test(text)) return { trait, named: text }
    const lead = before && new RegExp(`(?:${before[trait]})${LINK[language]}$`, 'iu').exec(led)?.[0]
    if (lead) return { trait, named: lead + text }
    const found = after && new RegExp(`^ ?(?:${after[trait]})`, 'iu').exec(rest)?.[0]
    if (found) return { trait, named: language === 'zh' ? `${found}的${text}` : text + found }
  }
  return undefined
}

const anyOf = ({ within, before, after }: Wording): RegExp =>
  new RegExp(
    [within, before, after].flatMap((said) => (said ? Object.values(said) : [])).join('|'),
    'giu',
  )
const ANY: Readonly<Record<RequestLanguage, RegExp>> = {
  en: anyOf(WORDINGS.en),
  zh: anyOf(WORDINGS.zh),
  ja: anyOf(WORDINGS.ja),
}

/** Stretches of an idea that say what somebody cannot do: they are no rule of the world, and name no thing. */
export const traitsIn = (idea: string, language: RequestLanguage): (readonly [number, number])[] =>
  [...idea.matchAll(ANY[language])].map(
    (found) => [found.index, found.index + found[0].length] as const,
  )

/** An idea with nothing in the place of what somebody cannot do, letter for letter. */
export const withoutTraits = (idea: string, language: RequestLanguage): string =>
  traitsIn(idea, language).reduce(
    (text, [from, to]) => text.slice(0, from) + '-'.repeat(to - from) + text.slice(to),
    idea,
  )

/** “A one-armed acrobat” without the trait is an acrobat. */
const articled = (text: string): string =>
  text.replace(/\b(an?)(?= +([a-z]))/gi, (article, _, first: string) => {
    const said = /[aeiou]/i.test(first) ? 'an' : 'a'
    return /^A/.test(article) ? said.replace('a', 'A') : said
  })

/** An idea, or a name, told as of anybody: without what somebody cannot do. */
export function plainIdea(idea: string, language: RequestLanguage): string {
  const spans = traitsIn(idea, language)
  if (spans.length === 0) return idea
  const cut = spans.reduceRight((text, [from, to]) => {
    const rest = text.slice(to)
    return text.slice(0, from) + (language === 'zh' ? rest.replace(/^的/u, '') : rest)
  }, idea)
  return language === 'en'
    ? articled(
        cut
          .replace(/ {2,}/g, ' ')
          .replace(/ (?=[,.;]|$)/g, '')
          .trim(),
      )
    : cut
}
