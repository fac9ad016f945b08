import type { RequestLanguage } from '#schemas/language.ts'
import {
  ACCUSER_WORDS,
  type AccusedDeed,
  type Accuser,
  BEING_WORDS,
  type Being,
  DEED_VERBS,
  JUDGES,
  TRIAL,
} from './accused-words.ts'
import type { ReadNoun, TypedReading } from './typed-reading.ts'

/** Whom an idea puts on trial, and for what. */
export type AccusedSaid = {
  readonly accused: ReadNoun
  readonly being: Being
  readonly deed: AccusedDeed
  /** What it was done to, as the idea has it, without an article: “mayor's speech”; '' where it says nothing. */
  readonly matter: string
  /** The noun of that, where it is one that was read. */
  readonly matterNoun: ReadNoun | null
  /** What was done, as an English idea has it: “eating the mayor's speech”; '' where it has it in no such form. */
  readonly charge: string
  readonly accuser: Accuser | null
  /** The player is the one who judges; else who speaks for the accused. */
  readonly isJudge: boolean
}

type Placed = { readonly noun: ReadNoun; readonly at: number; readonly end: number }
type Deed = {
  readonly deed: AccusedDeed
  readonly at: number
  readonly end: number
  readonly verb: string
}

/** “The accused” and the sitting are nobody. */
const NOBODY = /^(?:accused|defendant|suspect|judge|jury|jurors?|council|被告|法官|容疑者|被告人)$/i

/** A house that stands for who keeps it: パン屋. */
const KEEPS = /屋$/u

/** Nouns that can be on trial, where they stand; a beast that no list of nouns knows is one of the beings that a court knows. */
function placed({ idea, nouns }: TypedReading): Placed[] {
  const low = idea.toLowerCase()
  const read = nouns.flatMap((noun): Placed[] => {
    const at = low.indexOf(noun.text.toLowerCase())
    const kind = noun.kind === 'place' && KEEPS.test(noun.head) ? 'person' : noun.kind
    const can = kind === 'person' || kind === 'creature' || kind === 'thing'
    return at < 0 || !can || NOBODY.test(noun.head)
      ? []
      : [{ noun: { ...noun, kind }, at, end: at + noun.text.length }]
  })
  const known = BEING_WORDS.flatMap(([, words]): Placed[] => {
    const found = words.exec(idea)
    if (found === null) return []
    const [text] = found
    const [at, end] = [found.index, found.index + text.length]
    if (text.length < 2 || read.some((one) => one.at < end && at < one.end)) return []
    const noun = {
      text,
      head: text,
      kind: 'creature',
      because: 'court',
      plural: false,
      proper: false,
    } as const
    return [{ noun, at, end }]
  })
  return [...read, ...known].toSorted((one, other) => one.at - other.at)
}

/** The deeds that an idea names, in their order; an English one is a whole word. */
function deedsIn(idea: string, language: RequestLanguage): Deed[] {
  return DEED_VERBS[language]
    .flatMap(([deed, words]): Deed[] => {
      const whole = language === 'en' ? `\\b(?:${words.source})\\b` : words.source
      const pattern = new RegExp(whole, words.flags.includes('u') ? 'gu' : 'gi')
      return [...idea.matchAll(pattern)].map(({ index, 0: verb }) => ({
        ...{ deed, at: index, end: index + verb.length, verb },
      }))
    })
    .toSorted((one, other) => one.at - other.at || other.end - one.end)
}

const last = <Value>(all: readonly Value[]): Value | undefined => all.at(-1)

/** In English: who stands between “accuses” and “of”, right before the deed or its “that”, or before “on trial”. */
function accusedInEnglish(idea: string, deed: Deed, all: readonly Placed[]): Placed | undefined {
  const before = idea.slice(0, deed.at)
  const named =
    /\b(?:accus(?:es?|ed|ing)|tr(?:y|ies|ied)|blames?|judges?) (.+?) (?:of|for) (?:having )?$/i.exec(
      before,
    )
  const isPassive =
    /\b(?:is|are|was|were|stands?|being|been) (?:\w+ )?(?:accused|tried|blamed|judged|charged)\b/i.test(
      before,
    )
  if (named !== null && !isPassive)
    return all.find(({ at, end }) => at >= named.index && end <= deed.at)
  const cue = /\b(?:on trial|accused|tried|charged|blamed|stands? trial|before (?:the|a) )/i.exec(
    before,
  )
  const isClause = /\b(?:that|who|which|whether|if|because|after) (?:[\w’'-]+ ){0,4}$/i.test(before)
  // whoever eats in a court is not on trial for it
  const isCharged = cue !== null && /\b(?:of|for|with) (?:\w+ly )?(?:having )?$/i.test(before)
  if (!isClause && !isCharged) return undefined
  const limit = cue === null || isClause ? deed.at : cue.index
  const persons = all.filter(({ end }) => end <= limit)
  return last(persons.filter(({ noun }) => noun.kind !== 'thing')) ?? last(persons)
}

/** In Chinese: whom the deed describes (吃掉了婚书的山羊), else who stands right before it. */
function accusedInChinese(idea: string, deed: Deed, all: readonly Placed[]): Placed | undefined {
  const described = all.find(
    ({ at, noun }) =>
      at > deed.end &&
      noun.kind !== 'thing' &&
      /^[^，。；]{0,15}$/u.test(idea.slice(deed.end, at)) &&
      DESCRIBES.test(idea.slice(deed.end, at)),
  )
  const isCharged = CHARGES.test(idea.slice(0, deed.at)) || TRIAL.zh.test(idea.slice(deed.end))
  if (described !== undefined || !isCharged) return described
  const before = all.filter(({ end }) => end <= deed.at)
  return last(before.filter(({ noun }) => noun.kind !== 'thing')) ?? last(before)
}

/** What says before a deed that somebody is charged with it. */
const CHARGES = /控|告|罪|怪|怀疑|是否|是不是|有没有|因/u

/** In Japanese: whom the deed describes (鐘を鳴らしてしまったカラス), else who is its subject. */
function accusedInJapanese(idea: string, deed: Deed, all: readonly Placed[]): Placed | undefined {
  const described = all.find(
    ({ at, noun }) =>
      at >= deed.end &&
      noun.kind !== 'thing' &&
      /^[ぁ-ん]{0,8}(?:とされる|と言われる|という|と(?:訴えられ|疑われ|責められ)(?:た|ている))?$/u.test(
        idea.slice(deed.end, at),
      ) &&
      !/^[ぁ-ん]{0,8}罪/u.test(idea.slice(deed.end, at)),
  )
  const isCharged = /^[ぁ-ん]{0,8}(?:罪|疑|として訴え|と訴え|かど|か(?=を|どうか))/u.test(
    idea.slice(deed.end),
  )
  const subjects = all.filter(
    ({ end }) => isCharged && end <= deed.at && /^(?:たち)?[がは]/u.test(idea.slice(end)),
  )
  return described ?? last(subjects)
}

const FINDERS = { en: accusedInEnglish, zh: accusedInChinese, ja: accusedInJapanese } as const

/** What the deed was done to, by where a language has that. */
function matterOf(
  idea: string,
  { end, at }: Deed,
  accused: Placed | undefined,
  language: RequestLanguage,
): string {
  const after = idea.slice(end)
  if (language === 'en') {
    const [, named = ''] = ENGLISH_OBJECT.exec(after) ?? []
    return named.replace(/^(?:the|an?|his|her|its|their|our|my|all) /i, '')
  }
  if (language === 'zh') {
    const isDescribed = accused !== undefined && accused.at > end
    const clause = isDescribed ? idea.slice(end, accused.at).replace(DESCRIBES, '') : after
    return CHINESE_OBJECT.exec(clause)?.[1] ?? ''
  }
  return /(?:^|[、。がは])([^、。がはを]{1,14})を$/u.exec(idea.slice(0, at))?.[1] ?? ''
}
const ENGLISH_OBJECT =
  /^ (?:up |down |over )?([\p{L}'’-]+(?: [\p{L}'’-]+){0,5}?)(?= (?:is|are|was|were|has|have|had|before|in|at|on|by|while|when|during|and|but|who|that|because|to|from|must|should|deserves?|may)\b|[,;.:!?]|$)/iu
const CHINESE_OBJECT =
  /^(?:了|过|着)?(?:一(?:只|张|份|口|个|本|块|面|座|件|封|盏|扇|位|条))?([^，。；、！？被而]{1,10}?)(?=[，。；！？]|而|被|$)/u
/** What stands between a deed and whom it describes: 吃掉了婚书的那头. */
const DESCRIBES = /的(?:那|这)?一?(?:只|头|匹|条|个|位|名|群)?$/u

/** What follows in an English idea that has the deed as it is charged: “eating the mayor's speech”. */
const GERUND = /ing\b/i

function beingOf(accused: ReadNoun): Being {
  const named = BEING_WORDS.find(([, words]) => words.test(accused.head))?.[0]
  if (named !== undefined) return named
  if (accused.kind === 'person') return 'person'
  return accused.kind === 'thing' ? 'thing' : 'beast'
}

/** Who accuses, where the idea says so and it is not whom it was done to. */
function accuserIn(
  idea: string,
  language: RequestLanguage,
  taken: readonly string[],
): Accuser | null {
  const rest = taken.reduce((text, one) => (one === '' ? text : text.replace(one, ' ')), idea)
  return ACCUSER_WORDS[language].find(([, words]) => words.test(rest))?.[0] ?? null
}

/** Whom an idea puts on trial for something that was done; null where it says no such thing. */
export function accusedSaid(reading: TypedReading): AccusedSaid | null {
  const { idea, language, who } = reading
  if (!TRIAL[language].test(idea)) return null
  const all = placed(reading)
  const deeds = deedsIn(idea, language).map((one) => ({
    one,
    stands: FINDERS[language](idea, one, all),
  }))
  const told = deeds.find(({ stands }) => stands !== undefined) ?? deeds[0]
  if (told === undefined) return null
  const { one: deed, stands } = told
  const found = stands?.noun
  // a creator who names another one has changed who is on trial
  const accused = found ?? (who?.because === 'creator' ? who : undefined)
  if (accused === undefined) return null
  const matter = deed.deed === 'lie' ? '' : matterOf(idea, deed, stands, language).trim()
  const isCharged = language === 'en' && GERUND.test(deed.verb)
  const low = matter.toLowerCase()
  return {
    accused,
    being: beingOf(accused),
    deed: deed.deed,
    matter,
    matterNoun: reading.nouns.find(({ text }) => low.endsWith(text.toLowerCase())) ?? null,
    charge:
      isCharged && matter !== ''
        ? idea.slice(deed.at, idea.indexOf(matter, deed.end) + matter.length)
        : '',
    accuser: accuserIn(idea, language, [matter, accused.text]),
    isJudge: who !== null && who.text !== accused.text && JUDGES[language].test(who.head),
  }
}
