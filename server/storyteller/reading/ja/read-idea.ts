import type { IdeaNouns } from '#server/storyteller/builtin/language-pack.ts'
import { isNotYet } from '#server/storyteller/reading/typed/not-yet.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { type NounPhrase, phrasesOf } from './phrases.ts'
import { backroomOf, surroundingsOf } from './surroundings.ts'
import { classOf, hasRooms, isAnimal, isFamily, isTrade, isUnmovable } from './word-classes.ts'

const GENERAL_PLACE =
  /^(?:街|町|村|家|店|駅|島|国|宿|館|船|城|山|森|部屋|世界|学校|塔|星|庭|橋|道)$/
const NOWHERE = /(?:場所|ところ|所|どこか)$/
const LONGEST_CLAUSE = 14
const PAPER = 'を書きとめた紙'
/** A name longer than this cannot be said again and again. */
const LONGEST_NAME = 16
const KEEPERS: readonly (readonly [RegExp, string])[] = [
  [/番小屋|部屋/, '管理人'],
  [/郵便局|局$/, '局長'],
  [/駅$|地下鉄/, '駅長'],
  [/列車|電車|汽車/, '車掌'],
  [/天文台/, '台長'],
  [/図書館|図書室|文庫/, '司書'],
  [/学校|学園|教室|大学|校舎/, '先生'],
  [/病院|医院|診療所/, '院長'],
  [/宿|旅館|温泉/, '女将'],
  [/美術館|博物館|水族館|映画館|館$/, '館長'],
  [/船$|号$|艦$/, '船長'],
  [/ホテル|劇場|レストラン/, '支配人'],
  [/神社/, '宮司'],
  [/寺$/, '住職'],
  [/教会/, '神父'],
  [/灯台/, '灯台守'],
  [/屋$|店$|コンビニ|カフェ|喫茶店|書店|食堂|酒場|バー$|銭湯/, '店主'],
  [/村$|里$|集落/, '村長'],
  [/会社|工場/, '社長'],
  [/祭|会$|大会|式$/, '世話役'],
]

const isPlace = (phrase: NounPhrase): boolean => phrase.kind === 'place' || phrase.kind === 'event'
const rank = (order: readonly string[], phrase: NounPhrase): number => {
  const at = order.indexOf(phrase.particle)
  return at < 0 ? order.length : at
}
const best = (phrases: readonly NounPhrase[], order: readonly string[]): NounPhrase | undefined =>
  [...phrases].sort((a, b) => rank(order, a) - rank(order, b))[0]

/** Who owns a thing, where nobody does anything: おばあちゃん of おばあちゃんのレシピ帳. */
function ownerIn(phrases: readonly NounPhrase[]): NounPhrase | undefined {
  for (const phrase of phrases) {
    const [owner = ''] = phrase.text.split('の')
    if (owner !== phrase.text && classOf(owner) === 'person')
      return {
        ...phrase,
        text: owner,
        head: owner,
        kind: 'person',
        particle: 'の',
        end: phrase.start + owner.length,
      }
  }
  return undefined
}

function personOf(phrases: readonly NounPhrase[]): NounPhrase | undefined {
  const people = phrases.filter((phrase) => phrase.kind === 'person')
  if (people.length === 0) return ownerIn(phrases)
  return best(people, ['が', 'は', 'だけが', 'だけ', 'も', 'の', 'から', 'に', 'と', 'を'])
}

/** A bare 町 says little: take the clause that describes it along, if it is short. */
function placeText(idea: string, phrase: NounPhrase, person: NounPhrase | undefined): string {
  if (!phrase.described || !GENERAL_PLACE.test(phrase.text)) return phrase.text
  const from = Math.max(idea.lastIndexOf('、', phrase.start) + 1, 0)
  const clause = idea.slice(from, phrase.end)
  const holdsPerson = person !== undefined && person.start >= from && person.end <= phrase.end
  return clause.length <= LONGEST_CLAUSE && !holdsPerson ? clause : phrase.text
}

function innerPlace(phrases: readonly NounPhrase[]): string | undefined {
  return phrases
    .flatMap((phrase) => (phrase.text.includes('の') ? phrase.text.split('の').slice(0, -1) : []))
    .find((word) => classOf(word) === 'place')
}

function settingOf(
  idea: string,
  phrases: readonly NounPhrase[],
  person: NounPhrase | undefined,
): string | undefined {
  const places = phrases.filter((phrase) => isPlace(phrase) && !NOWHERE.test(phrase.text))
  const where = places.find((phrase) => /^(?:で|に|には|では|へ)$/.test(phrase.particle))
  const what = places.find((phrase) => phrase !== where && /^(?:を|が|)$/.test(phrase.particle))
  const spot = phrases.find((phrase) => phrase.kind === 'spot' && /^[にで]$/.test(phrase.particle))
  const main = what ?? where ?? places[0]
  if (!main) return innerPlace(phrases)
  const name = main.kind === 'event' ? `${main.text}の会場` : placeText(idea, main, person)
  const around = what ? (where ?? spot) : undefined
  if (!around || name.includes(around.text)) return name
  return /^(?:最後|最初|唯一)の/.test(name) ? `${around.text}で${name}` : `${around.text}の${name}`
}

/** What is done to a thing is not the thing: 望遠鏡に細工をした, 井戸に毒が入れられた. */
const DEED = /^(?:小?細工|妨害|破壊|毒)$/

/** Where it is spoiled it stays where it is, however heavy. */
const SPOILED = /細工|妨害|破壊|壊|切られ|を切|毒/

function thingOf(
  phrases: readonly NounPhrase[],
  person: NounPhrase | undefined,
  isTaken: boolean,
): string | undefined {
  const rest = phrases.filter(
    (phrase) =>
      phrase !== person &&
      (phrase.kind === 'object' || phrase.kind === 'abstract') &&
      !DEED.test(phrase.head),
  )
  const chosen = best(rest, ['を', '', 'が', 'は', 'の', 'も', 'から', 'に', 'と'])
  if (!chosen) return undefined
  const parts = chosen.text
    .replace(/^(?:わたし|私|僕|ぼく|俺|自分|ただひとつ|ひとつ|一つ)の/, '')
    .split('の')
  const owner = parts.slice(0, -1).join('の')
  if (chosen.kind === 'object')
    return `${parts.join('の')}${isTaken && isUnmovable(chosen.head) ? 'の絵' : ''}`
  // A secret cannot be carried off; the cup it belongs to can.
  if (owner !== '' && classOf(owner) === 'object') return owner
  return `${parts.join('の')}${PAPER}`
}

const homeOf = (person: string): string => `${person}の${isTrade(person) ? '仕事場' : '家'}`

/** Somewhere with rooms: an island gets a hut, a street somebody's house. */
function roomsIn(
  place: string | undefined,
  person: NounPhrase | undefined,
  topic: string | undefined,
): string {
  if (place !== undefined && hasRooms(place)) return place
  // 銭湯の娘 is at home where she belongs to
  const own = person?.text.split('の').slice(0, -1).find(hasRooms)
  const house = own ?? (person ? homeOf(person.head) : '番小屋')
  if (place !== undefined) return `${place}の${house}`
  if (person) return own ?? homeOf(calledShort(person.text))
  if (topic === undefined) return '始まりの家'
  return classOf(topic) === 'object' ? `${topic}のある家` : `${topic}の家`
}

/** ピアノ調律師 is 調律師 from the second mention on. */
const calledShort = (person: string): string => {
  const short = person.replace(/^[ァ-ヶー]+/, '')
  return short.length >= 3 ? short : person
}

/** What cannot stand before a noun: a question, and a clause that says when (灯台守が消えた夜、…). */
const ASIDE = /誰|何者|どこ|なぜ|いつ|[たるいな](?:夜|晩|朝|日|翌日|とき|時|あと|後|前)[、にはの]/

/** 猫が火星でパン屋を開く → 火星でパン屋を開く猫: Japanese lets a sentence stand before its subject. */
function epithetOf(
  idea: string,
  person: NounPhrase | undefined,
  role: string,
  setting: string,
): string {
  if (!person) return `${setting}の${role}`
  if (person.end === idea.length) return idea.replace(/^(?:私|わたし|僕|ぼく|俺|自分)は、?/, '')
  const rest = idea
    .slice(person.end + person.particle.length)
    .replace(/だ$/, 'である')
    .replace(/^、/, '')
  const says =
    person.start === 0 &&
    /^(?:が|は)$/.test(person.particle) &&
    /[うくぐすつぬぶむるただい]$|である$/.test(rest)
  return says && rest.length <= 30 && !ASIDE.test(rest) && !isNotYet(rest, 'ja')
    ? `${rest}${person.text}`
    : person.text
}

const KIN: readonly (readonly [RegExp, string])[] = [
  [/姉妹|兄弟|双子|夫婦|家族/, '身内'],
  [/祖母|祖父|おばあ|おじい/, '孫'],
  [/母|父/, '子'],
  [/姉|妹|兄|弟/, 'きょうだい'],
  [/妻|夫/, 'つれあい'],
]
const SEVERAL = /(?:[二三四五六七八九十]人|たち)$/

/** 宛名のない手紙 is 手紙 from the second mention on. */
const lastWord = (text: string): string =>
  text
    .slice(text.lastIndexOf('の') + 1)
    .replace(/^(?:ない|同じ|小さな|大きな|おかしな|不思議な)/, '')

function thingWords(thing: string | undefined, owner: string): { thing: string; item: string } {
  if (thing === undefined) return { thing: `${owner}の覚え書き`, item: '覚え書き' }
  if (thing.endsWith(PAPER))
    return { thing, item: `${lastWord(thing.slice(0, -PAPER.length))}の紙` }
  return { thing, item: lastWord(thing) }
}

function helperWords(role: string): { helper: string; helperOf: string } {
  const kin = KIN.find(([pattern]) => pattern.test(role))?.[1]
  if (isFamily(role)) return { helper: '手伝い', helperOf: `${role}の${kin ?? '手伝い'}` }
  return {
    helper: '見習い',
    helperOf: isAnimal(role) ? `${role}に雇われた見習い` : `${role}の見習い`,
  }
}

function nounsOf(idea: string, surroundings: Texts['surroundings'], known = ''): IdeaNouns {
  // what something was spoiled with is not what it is about
  const phrases = phrasesOf(idea).filter(({ text }) => text.length <= LONGEST_NAME && text !== '毒')
  // whoever is known to be its person is one, whatever their word may be
  const named = phrases.find(({ start, end }) => start === 0 && end === known.length)
  const person = named ? { ...named, kind: 'person' as const } : personOf(phrases)
  const several = person !== undefined && SEVERAL.test(person.head)
  const thing = thingOf(phrases, person, !SPOILED.test(idea))
  const one = several ? undefined : person
  const setting = roomsIn(settingOf(idea, phrases, one), one, thing?.replace(PAPER, ''))
  const keeper = KEEPERS.find(([pattern]) => pattern.test(setting))?.[1] ?? '管理人'
  const role = person?.text ?? keeper
  const who = several ? '隊長' : calledShort(person?.head ?? keeper)
  const kept = thingWords(thing, several ? role : who)
  return {
    setting,
    role,
    who,
    pair: kept.thing.startsWith(`${who}の`)
      ? `${who}とその${kept.item}`
      : `${who}と、${kept.thing}`,
    backroom: backroomOf(setting),
    epithet: epithetOf(idea, person, role, setting),
    ...kept,
    ...helperWords(role),
    ...(surroundings && surroundingsOf(`${setting} ${idea}`, surroundings)),
  }
}

/** The nouns of a Japanese idea and what follows from them, as slots of the kit for any idea. */
export function readJapaneseIdea(
  typed: string,
  words: IdeaNouns,
  { surroundings }: Pick<Texts, 'surroundings'>,
): IdeaNouns {
  if (typed !== '') return nounsOf(typed, surroundings)
  // Typed in another language: what the lexicon could translate is all there is to read.
  const idea = `${words.role}が${words.setting}で${words.thing}を見つける`
  return { idea, ...nounsOf(idea, surroundings, words.role), epithet: words.role }
}
