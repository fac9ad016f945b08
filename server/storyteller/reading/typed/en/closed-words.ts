/** The words of English that only join, lead or point. */
export type ClosedTag =
  | 'det'
  | 'poss'
  | 'prep'
  | 'conj'
  | 'rel'
  | 'pron'
  | 'neg'
  | 'aux'
  | 'adv'
  | 'num'

const TABLE: Readonly<Record<ClosedTag, string>> = {
  det: `a an the this that these those some any every each another both all either neither half what which whose
    much many several few enough such`,
  poss: 'my your his her its our their whose',
  prep: `of in on at by for with from into onto to toward towards across through over under beneath below above behind
    beyond beside besides between among amid around about against along aboard inside outside within near off upon
    during until till after before since despite via like unlike than as per except without past throughout
    underneath alongside opposite atop`,
  conj: 'and or but nor yet so because although though unless while whereas if whether when whenever once then',
  rel: 'who whom that which where why how',
  pron: `i you he she it we they me him us them myself yourself himself herself itself ourselves themselves one
    someone somebody something anyone anybody anything everyone everybody everything each mine yours hers ours
    theirs there here ones others who’s it’s he’s she’s that’s there’s i’m you’re we’re they’re i’ve i’d i’ll let’s
    what’s where’s who’d who’ll`,
  neg: 'no not never nobody none nothing nowhere neither nor no-one cannot without',
  aux: `am is are was were be been being do does did has have had having will would shall should can could may might
    must ought cannot can’t won’t don’t doesn’t didn’t isn’t aren’t wasn’t weren’t hasn’t haven’t couldn’t wouldn’t
    shouldn’t gets get got gotten`,
  adv: `very too also just still even only again ever always never often sometimes soon now today tonight tomorrow
    yesterday already almost quite rather really perhaps maybe away back up down out apart together alone ahead
    forward instead else anyway somehow somewhere anywhere everywhere suddenly far long ago later earlier once twice
    yet forever abroad overnight more most less least please secretly well home upstairs downstairs indoors outdoors
    backwards backward sideways midway meanwhile otherwise therefore however so`,
  num: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen
    hundreds thousands millions dozens`,
}
const CLOSED = new Map<string, ClosedTag>(
  (Object.keys(TABLE) as ClosedTag[]).toReversed().flatMap((tag) =>
    TABLE[tag]
      .trim()
      .split(/\s+/)
      .map((word) => [word, tag] as const),
  ),
)

/** What joins, leads or points; undefined for a word that names, tells or describes. */
export const closedTag = (low: string): ClosedTag | undefined =>
  CLOSED.get(low) ?? (/^\d/.test(low) ? 'num' : undefined)

/** These lead a noun without describing it, and stand in no sentence that brings its own article. */
export const LEADERS = new Set(
  `last first second third next only same own other others whole entire certain final single sole best worst favourite
  favorite more most less least better worse bigger greatest biggest smallest oldest youngest very such various
  different lone just main average`
    .trim()
    .split(/\s+/),
)

/** Nouns that name nothing: measures, spells of time, and words about the game itself. */
export const EMPTY_NOUNS = new Set(
  `day week month year decade hour minute second moment while time times way lot kind sort type thing stuff bit piece
  pair group number set part end beginning start middle side top bottom rest fact reason chance matter point case
  game story adventure plot idea player character ending title genre theme level version style setting place
  somewhere o’clock today tonight tomorrow yesterday person people folk everyone body use turn step order row
  dozen front back inside outside midst centre center edge corner order question answer example list line
  line page reply kinds sake thousand hundred million noon half quarter name half-hour present visual text rpg
  mode ones none percent anything attempt ability being course detail effort sense sight something lack amount
  afternoon evening date o'clock deadline nobody anybody true good bad right left alive dead asleep awake minus plus first third fourth fifth last`
    .trim()
    .split(/\s+/),
)
