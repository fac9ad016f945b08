import { ADDS } from './add.ts'
import { ownWordsOrder } from './own-words.ts'
import {
  type ChangeReading,
  firstOf,
  groupsOf,
  LONGEST_ORDER,
  type RequestReading,
  type Wish,
} from './wish.ts'

const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|well|so|and|then|now|please|kindly|just|could you|can you|would you|will you|i(?:['’]d| would) like (?:you )?to|i want (?:you )?to|i want|let(?:['’]s| us)|you should)(?:\s+|,\s*))+/i
const HERE =
  /[\s,]+(?:only |just )?(?:here|in this (?:text|line|place|paragraph|sentence|one|node))\s*[.!?]*$/i
const EVERYWHERE =
  /[\s,]+(?:everywhere|throughout(?: the (?:game|story|text))?|in the whole game|in all (?:texts|places))\s*[.!?]*$/i
const END = /[\s,]+(?:please|thanks|thank you)[.!?]*$/i
const QUESTION = /^(?:could|can|would|will) you\b/i
/** Only what ends a request is read at its end, however long it is. */
const ending = (text: string, pattern: RegExp): string => {
  const at = Math.max(0, text.length - 60)
  return text.slice(0, at) + text.slice(at).replace(pattern, '')
}

const NAMES = /^(?:rename|re-name)(?:\s+(?<what>.{1,200}?))?\s+(?:to|as|into)\s*:?\s+(?<to>.+)$/is
const CALLS = /^(?:call|name|retitle|re-title|title)\s+(?<rest>.+)$/is
const CALLED =
  /^(?<what>.{1,200}?)\s+(?:should|must|shall|ought to|has to|is to|needs to)\s+be\s+(?:called|named|titled)\s+(?<to>.+)$/is
const CHANGES = [
  /^(?:replace|swap|substitute)\s+(?<what>.{1,200}?)\s+(?:with|by|for|to)\s+(?<to>.+)$/is,
  /^(?:say|write|put)\s+(?<to>.{1,300}?)\s+(?:instead of|in place of|for)\s+(?<what>.{1,200})$/is,
  /^(?:change|turn|switch|set|update|edit|rewrite|rephrase|correct|fix|make)\s+(?<what>.{1,200}?)(?:\s+(?:to|into|as))?\s*[:：]\s*(?<to>.+)$/is,
  /^(?:change|turn|switch|set|update|edit|correct|retitle|re-title)\s+(?<what>.{1,200}?)\s+(?:to|into|as|with)\s+(?<to>.+)$/is,
  /^(?:rewrite|rephrase|make)\s+(?<what>.{1,200}?)\s+(?:(?:to|into|as)\s+)?(?<to>[\ue000-\ue7ff])$/is,
  /^(?<what>.{1,200}?)\s+(?:should|must|shall)\s+(?:say|read)\s*:?\s*(?<to>.+)$/is,
]
const BECOMES = [
  /^(?<what>.{1,200}?)\s+(?:should|must|shall|ought to|is to|has to|needs to)\s+(?:be|become)\s+(?<to>.+)$/is,
  /^(?:change|turn|make)\s+(?<what>.{1,200}?)\s+(?:in)?to\s+(?<to>(?:be\s+)?(?:an?\s).+)$/is,
]
const IS = /^(?<what>.{1,200}?)\s+(?:is|are)\s+(?:now\s+)?(?<to>.+)$/is
const MAKES = /^(?:make|let|set)\s+(?<rest>.+)$/is
/** What is to change, without a word of what it becomes. */
const BARE = /^(?:change|rename|retitle|re-title|edit|update|modify|replace)\s+(?<what>.{1,200})$/is
const SHORTENS = [
  /^(?:shorten|condense|abridge|tighten|trim|cut down|summari[sz]e)(?:\s+(?<what>.{1,200}))?$/is,
  /^make\s+(?<what>.{1,200}?)\s+(?:(?:a (?:bit|little)|much|somewhat|way) )?(?:shorter|briefer|more (?:concise|brief))$/is,
  /^(?<what>.{1,200}?)\s+(?:should be shorter|(?:is|are) (?:much |far |way )?too long)$/is,
  /^(?:make it )?(?:shorter)$/is,
]
const SOFTENS = [
  /^(?:soften|tone down|moderate)(?:\s+(?<what>.{1,200}))?$/is,
  /^make\s+(?<what>.{1,200}?)\s+(?:(?:a (?:bit|little)|much|somewhat) )?(?:softer|gentler|milder|kinder|less (?:harsh|violent|dark|scary|cruel|bloody|brutal))$/is,
  /^(?<what>.{1,200}?)\s+(?:is|are) (?:much |far |way )?too (?:harsh|violent|dark|scary|cruel|bloody|brutal)$/is,
]
const REMOVES =
  /^(?:remove|delete|drop|erase|cut out|cut|take out|take away|get rid of|strip)(?:\s+(?<what>.{1,300}))?$/is
/** How a text should be, which takes a writer. */
const OTHERS =
  /^(?:rewrite|rephrase|improve|translate|polish|fix|expand|reword|continue)\b|^make\s.{1,200}\s(?:longer|better|funnier|scarier|darker|older|younger|sadder|happier|harder|easier|simpler|(?:more|less) \w+)$/is

/** Without a word between them, what is called and how: at each space, the longest first. */
function splits(rest: string): ChangeReading[] {
  const words = rest.split(/\s+/)
  const most = Math.min(words.length - 1, 14)
  return Array.from({ length: Math.max(0, most) }, (_, less) => {
    const at = most - less
    return { what: words.slice(0, at).join(' '), to: words.slice(at).join(' ') }
  })
}

function changeIn(text: string, here: boolean): Wish | undefined {
  const wish = (readings: readonly ChangeReading[], becomes: boolean): Wish => ({
    verb: 'change',
    readings: readings.map(({ what, to }) => ({
      what,
      to: becomes ? to.replace(/^(?:to )?be\s+/i, '') : to,
    })),
    becomes,
    here,
  })
  const one = ({ what, to }: Record<string, string | undefined>, becomes = false): Wish =>
    wish([{ what: what ?? '', to: to ?? '' }], becomes)
  const named = firstOf([NAMES, CALLED], text)
  if (named !== undefined) return one(named)
  const calls = groupsOf(CALLS, text)?.rest
  if (calls !== undefined) return wish(splits(calls), false)
  const becomes = firstOf(BECOMES, text)
  if (becomes !== undefined) return one(becomes, true)
  const changes = firstOf(CHANGES, text)
  if (changes !== undefined) return one(changes)
  const makes = groupsOf(MAKES, text)?.rest
  if (makes !== undefined) return wish(splits(makes), true)
  const is = groupsOf(IS, text)
  if (is !== undefined) return one(is, true)
  const bare = groupsOf(BARE, text.replace(/[.!?]$/, ''))
  return bare === undefined ? undefined : one(bare)
}

/** Does a change say with a mark what is to be written? */
const isGiven = (wish: Wish | undefined): boolean => wish?.verb === 'change' && !wish.becomes

/** What stands behind a colon, or is long, is a text: its last words are its own. */
const givesText = (typed: string): boolean => /[:：]/.test(typed) || typed.split(/\s+/).length > 16

function wishIn(typed: string): Wish | undefined {
  if (givesText(typed)) {
    const bare = typed.replace(POLITE, '')
    const change = changeIn(bare, false)
    const isOrder = bare.length <= LONGEST_ORDER && (change === undefined || !/[:：]/.test(bare))
    return isOrder ? orderIn(bare, () => change) : change
  }
  const asked = QUESTION.test(typed) ? ending(typed, /\?+$/) : typed
  const polite = ending(asked.replace(POLITE, ''), END)
  const placed = ending(polite, HERE)
  const text = ending(placed, EVERYWHERE)
  return orderIn(text, () => changeIn(text, placed !== polite))
}

/** An order that gives no text of its own, else a change. */
function orderIn(text: string, changed: () => Wish | undefined): Wish | undefined {
  const plain = ending(text, /[.!?]+$/)
  const ownWords = ownWordsOrder('en', plain)
  if (ownWords !== undefined) return ownWords
  const shorten = firstOf(SHORTENS, plain)
  if (shorten !== undefined) return { verb: 'shorten', what: shorten.what ?? '' }
  const soften = firstOf(SOFTENS, plain)
  if (soften !== undefined) return { verb: 'soften', what: soften.what ?? '' }
  const remove = groupsOf(REMOVES, plain)
  if (remove !== undefined) return { verb: 'remove', what: remove.what ?? '' }
  if (ADDS.en.test(plain)) return { verb: 'add' }
  const change = changed()
  return OTHERS.test(plain) && !isGiven(change) ? { verb: 'other' } : change
}

/** How requests are read in English. */
export const READING_EN: RequestReading = {
  wish: wishIn,
  becomesNames: false,
  manner:
    /^(?:something|anything|more|less|sound|a (?:more|less|bit))\b|\b(?:style|tone|voice|person|tense|poem|verse|rhyme|joke|dialogue|french|german|english|chinese|japanese)$/i,
  fields: {
    title: ['title', 'name', 'heading', 'headline'],
    gender: ['gender', 'sex'],
    age: ['age'],
    job: ['occupation', 'job', 'profession', 'trade', 'role', 'work'],
    bio: ['bio', 'biography', 'introduction', 'profile'],
    backstory: ['backstory', 'back story', 'background', 'past', 'history'],
    appearance: ['appearance', 'looks', 'look'],
    summary: ['summary', 'synopsis', 'outline'],
    intro: ['intro', 'blurb'],
    world: ['world setting', 'world', 'setting', 'world overview'],
    identity: ['identity', 'who the player is'],
    goal: ['goal', 'aim', 'objective', 'target', 'what the player wants'],
    conflict: ['main conflict', 'conflict'],
    incident: ['inciting event', 'inciting incident', 'beginning', 'opening', 'how it begins'],
    theme: ['theme'],
    people: ['key characters', 'key npcs'],
    symbol: ['symbol'],
    time: ['time', 'period', 'era', 'date'],
    rules: ['rules of this world', 'rules of the world', 'world rules', 'rules'],
    cover: ['cover description', 'what the cover shows', 'cover'],
    description: ['description', 'text'],
    picture: ['picture description', 'image description', 'what the picture shows'],
    condition: ['condition', 'completion condition', 'complete when'],
    reward: ['reward', 'prize'],
    effect: ['effect'],
    line: ['line', 'words', 'content'],
    question: ['question', 'prompt'],
    puzzle: ['puzzle', 'riddle'],
    reply: ['reply', 'answer'],
  },
  fieldPatterns: (fields) => [
    new RegExp(`^(?:the\\s+)?(?<field>${fields})\\s+(?:of|for|in|from)\\s+(?<owner>.+)$`, 'is'),
    new RegExp(`^(?<owner>.+?)(?:['’]s?)?(?:\\s*,)?\\s+(?<field>${fields})$`, 'is'),
    new RegExp(`^(?:the\\s+)?(?<field>${fields})$`, 'is'),
  ],
  references: {
    this: /^(?:it|this|that|them|these|those|her|him|he|she|they|(?:this|that|the quoted|the selected|these) (?:text|word|words|task|trait|person|character|place|location|chapter|paragraph|line|node|sentence|passage|part|card|section|one|quest|quote))$/i,
    game: /^(?:the |this |my )?(?:game|story|whole game|script)$/i,
    player: /^(?:the |my )?(?:player|player character|hero|heroine|protagonist|main character)$/i,
    prologue: /^(?:the )?prologue$/i,
    chapter: /^(?:the )?(?:chapter (?<number>[\p{L}\p{N}]+)|(?<ordinal>\p{L}+) chapter)$/iu,
    lastChapter: /^(?:the )?(?:last|final) chapter$/i,
    paragraph:
      /^(?:the )?(?:(?<ordinal>\p{L}+)|(?<last>last)) paragraph(?: (?:of|in) the prologue)?$|^paragraph (?<number>[\p{L}\p{N}]+)(?: of the prologue)?$|^(?:the )?prologue,? paragraph (?<second>[\p{L}\p{N}]+)$/iu,
    node: /^(?:chapter (?<chapter>\d+),? )?(?:the )?(?:key )?node (?<number>\d+)$/i,
    task: [
      /^(?<owner>.+?)(?:['’]s?|,) (?:task|quest|mission) (?<name>.+)$/is,
      /^(?:the )?(?:task|quest|mission)(?: (?:called|named))? (?<name>.+)$/is,
      /^(?:the )?(?<name>.+?) (?:task|quest|mission)$/is,
    ],
    trait: [
      /^(?:the )?traits?(?: (?:called|named))? (?<name>.+?)(?: (?:of|from) (?<owner>.+))?$/is,
      /^(?<owner>.+?)(?:['’]s?|,) trait (?<name>.+)$/is,
      /^(?:the )?(?<name>.+?) trait(?: (?:of|from) (?<owner>.+))?$/is,
    ],
  },
  values: {
    age: /^(?<age>\d{1,3}|[a-z]+(?:[ -][a-z]+)?)(?:[ -]years?(?:[ -]old)?| years of age)$|^(?<number>\d{1,3})$/i,
    female: /^(?:an? )?(?:female|woman|girl|lady)$/i,
    male: /^(?:an? )?(?:male|man|boy|gentleman)$/i,
    job: /^an? (?<job>.{2,80})$/is,
  },
  bare: (phrase) =>
    phrase
      .trim()
      .replace(/^(?:the|a|an|my|our)\s+/i, '')
      .replace(
        /^(?:word|words|phrase|person|character|place|location|name)\s+(?=[\p{Lu}\ue000-\ue7ff])/u,
        '',
      ),
}
