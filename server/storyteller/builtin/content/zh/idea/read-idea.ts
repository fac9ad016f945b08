import type { IdeaNouns } from '../../../content.ts'
import { listed } from '../words.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { roomsOf } from './rooms.ts'
import { housed, isAnimal, isNobody, isTrade, wareOf } from './words.ts'

/** What the kit for any idea is about when an idea names nothing. */
export const DEFAULT_NOUNS = { setting: '那间屋子', thing: '这件事', role: '受托查问的人' } as const

const FIRST_PERSON = /^(?:我们|我)(?:的|家的|家)?/
const RELATION =
  /^(?:我们|我)(?:的|家的|家)?([^\s的在是]{2,4})(?=是|在|有|会|把|被|每|竟|居|突|其|原|不|变|爱|，|$)/
const KIN =
  /(?:奶奶|爷爷|外婆|外公|姥姥|姥爷|妈|妈妈|爸|爸爸|母亲|父亲|妻子|丈夫|老婆|老公|姐姐|妹妹|哥哥|弟弟|女儿|儿子|舅舅|姑姑|叔叔|阿姨|祖母|祖父)$/
const MEASURED = /[一这那](只|个|位|名|头|条|匹|台)$/
const OPENS = /^(?:开|开了|开着|经营|继承|了|一家|一间|一座|一所)$/
const PLAIN = /(?:机器人|神|鬼|妖|怪|精|魔|贼|盗|贩子|孩|孩子|人|幽灵|员工)$/
const SIDE = /^(?:里|上|中|内|下)$/
const NAMED = /^[\u4e00-\u9fff]{2,7}$/
/** Things no room can hold. */
const ROOTED = /(?:树|桥|井|月亮|太阳|云|山|河|路|墙|门|石头)$/
const LONGEST_SHORT = 9
const MOST_CONCEPTS = 5

/** Who the player is to the idea. */
type Part = {
  readonly role: string
  readonly youAre: string
  /** What a stranger would write at the head of a note. */
  readonly address: string
  readonly who: string
  readonly said: string
}

function measureOf(piece: Piece): string {
  const measure = MEASURED.exec(piece.before)?.[1]
  if (measure === '名') return '位'
  if (measure !== undefined) return measure
  if (isAnimal(piece.text)) return '只'
  return PLAIN.test(piece.text) ? '个' : '位'
}

function partOf(idea: string, pieces: readonly Piece[]): Part {
  const said = '外面的人说起来，只有一句话：“{idea}”。'
  const told = FIRST_PERSON.test(idea)
  const ownWords = '这话你对人说过，听的人都笑：“{idea}”。'
  const people = pieces.filter((piece) => piece.kind === 'person' && !isNobody(piece.text))
  const near = RELATION.exec(idea)?.[1]
  const relation = people.find(
    (piece) => (near !== undefined && piece.text.endsWith(near)) || KIN.test(piece.text),
  )?.text
  if (relation !== undefined) {
    const role = KIN.test(relation) ? `${relation}的家里人` : `${relation}身边的人`
    return {
      role,
      youAre: `你是${role}`,
      address: KIN.test(relation) ? '孩子' : role,
      who: relation,
      said: told ? ownWords : said,
    }
  }
  const head = people.find((piece) => piece.before === '的' && piece === pieces.at(-1))
  const who =
    (told
      ? people.find((piece) => /^(?:当|是|做|成为|名|个|位|一名|一个|一位)$/.test(piece.before))
      : undefined) ??
    head ??
    people[0]
  if (who === undefined)
    return {
      role: DEFAULT_NOUNS.role,
      youAre: `你是${DEFAULT_NOUNS.role}`,
      address: '外来的人',
      who: '',
      said: told ? ownWords : said,
    }
  if (told)
    return {
      role: who.text,
      youAre: `这里的${who.text}，就是你`,
      address: who.text,
      who: who.text,
      said: ownWords,
    }
  return {
    role: who.text,
    youAre: `人人都在说的那${measureOf(who)}${who.text}，就是你`,
    address: who.text,
    who: who.text,
    said,
  }
}

/** The place as a sentence names it, and as a title does. */
type Place = { readonly setting: string; readonly short: string }
const named = (setting: string): Place => ({ setting, short: setting.replaceAll('的', '') })

/** Where no place is named: where the protagonist is at home, or where the thing is kept. */
function placeWithout({ who, role }: Part, thing: string): Place {
  if (who !== '' && KIN.test(who)) return named(`${who}的老屋`)
  if (who !== '') return named(`${who}的${who === role && isTrade(who) ? '工作间' : '住处'}`)
  if (thing === DEFAULT_NOUNS.thing) return named(DEFAULT_NOUNS.setting)
  const setting = ROOTED.test(thing) ? `${thing}边的屋子` : `${thing}铺`
  return { setting, short: thing }
}

function placeOf(pieces: readonly Piece[], part: Part, thing: string): Place {
  const places = pieces.filter((piece) => piece.kind === 'place')
  const opened = places.find((piece) => OPENS.test(piece.before))
  const outer = places.find((piece) => SIDE.test(piece.after) && piece !== opened)
  if (opened && outer)
    return {
      setting: `${outer.text}${outer.after}的${opened.text}`,
      short: `${outer.text}${opened.text}`,
    }
  const place = opened ?? places[0]
  if (place === undefined) return placeWithout(part, thing)
  const before = pieces[pieces.indexOf(place) - 1]?.text
  const owned = place.before === '的' && part.who !== '' && before === part.who
  return named(owned ? `${part.who}的${place.text}` : housed(place.text))
}

function thingOf(pieces: readonly Piece[], part: Part): string {
  const things = pieces.filter(
    (piece) => piece.kind === 'thing' && NAMED.test(piece.text) && !isNobody(piece.text),
  )
  const shop = pieces
    .map((piece) => (piece.kind === 'place' ? wareOf(piece.text) : ''))
    .find((ware) => ware !== '')
  const told = part.who !== '' && part.who !== part.role ? `${part.who}的事` : undefined
  return things.at(-1)?.text ?? shop ?? told ?? DEFAULT_NOUNS.thing
}

/** The words the reasoning says it will keep. */
function conceptsOf(pieces: readonly Piece[], setting: string): string {
  const words = [
    ...new Set(
      pieces
        .filter((piece) => piece.kind === 'person' || [...piece.whole].length > 1)
        .map((piece) => piece.whole),
    ),
  ].slice(0, MOST_CONCEPTS)
  return listed((words.length > 0 ? words : [setting]).map((word) => `*${word}*`))
}

type Known = { readonly setting: string; readonly thing: string; readonly role: string }

/** Told from another language, an idea brings only the words the lexicon could translate. */
function translated({ setting: known, thing, role }: Known): IdeaNouns {
  const setting = [...known].length === 1 ? `那家${known}` : known
  const { said, youAre, address } = partOf('', piecesOf(role === DEFAULT_NOUNS.role ? '' : role))
  return {
    setting,
    thing,
    role,
    youAre,
    address,
    said,
    line: '{idea}',
    short: setting,
    ...roomsOf(setting),
  }
}

/** Reads the nouns of a Chinese idea, and the phrases the kit for any idea is told with. */
export function readChineseIdea(idea: string, known: Known): IdeaNouns {
  if (idea === '') return translated(known)
  const pieces = piecesOf(idea)
  const part = partOf(idea, pieces)
  const thing = thingOf(pieces, part)
  const { setting, short } = placeOf(pieces, part, thing)
  const line = idea.replace(FIRST_PERSON, '')
  return {
    setting,
    thing,
    role: part.role,
    youAre: part.youAre,
    address: part.address,
    said: part.said,
    line: line === '' ? idea : line,
    short: [...short].length <= LONGEST_SHORT ? short : part.who || thing,
    concepts: conceptsOf(pieces, setting),
    ...roomsOf(setting),
  }
}
