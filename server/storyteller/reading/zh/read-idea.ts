import type { IdeaNouns } from '#server/storyteller/builtin/language-pack.ts'
import { DEFAULT_NOUNS } from './grammar.ts'
import { listed } from './lists.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { placeOf } from './place.ts'
import { type ProtagonistPart, protagonistOf } from './protagonist.ts'
import { roomsOf } from './rooms.ts'
import { isNobody, wareOf } from './words.ts'

const NAMED = /^(?:[\u4e00-\u9fff]{2,7}|[信书画剑灯茶酒花钟歌琴锣鼓])$/
const LONGEST_SHORT = 9
const MOST_KEPT = 5

/** Who did it, and what was done: neither is a noun of the idea (谁在锣上做了手脚). */
const ASKS = /^(?:究竟|到底)?是?谁在?/u
const SPOILS =
  /有人|(?:被|叫|让)(?:人)?(?:故意|连夜)?(?:砸|撕|烧|剪|划|捅|摔|踩|砍|劈|打碎|糟蹋)[^，。]{0,4}|想?(?:要)?(?:知道|查出|找出)(?:是谁)?|[做动]了?手脚的?|被(?:人)?(?:故意)?(?:弄坏|破坏|割断|剪断|砸坏|下毒|毒死|弄枯|弄死|换走|调包)|[割剪]断了?|上(?=[做动]了?手脚)/gu

/** One letter alone reads as half a word (靠讲信出的名): it is counted with its measure. */
const COUNTED: Readonly<Record<string, string>> = {
  ...{ 信: '那封信', 书: '那本书', 画: '那幅画', 剑: '那把剑', 灯: '那盏灯', 茶: '那杯茶' },
  ...{ 酒: '那坛酒', 花: '那朵花', 钟: '那口钟', 歌: '那支歌', 琴: '那张琴' },
  ...{ 锣: '那面锣', 鼓: '那面鼓' },
}
const counted = (thing: string): string => COUNTED[thing] ?? thing

function thingOf(pieces: readonly Piece[], part: ProtagonistPart): string {
  const things = pieces.filter(
    (piece) => piece.kind === 'thing' && NAMED.test(piece.text) && !isNobody(piece.text),
  )
  const shop = pieces
    .map((piece) => (piece.kind === 'place' ? wareOf(piece.text) : ''))
    .find((ware) => ware !== '')
  const told = part.who !== '' && !part.role.endsWith(part.who) ? `${part.who}的事` : undefined
  return things.at(-1)?.text ?? shop ?? told ?? DEFAULT_NOUNS.thing
}

/** The words the reasoning says it will keep. */
function keptOf(pieces: readonly Piece[], setting: string): string {
  const words = pieces
    .filter((piece) => piece.kind === 'person' || [...piece.whole].length > 1)
    .map((piece) => piece.whole)
  const distinct = [...new Set(words)].slice(0, MOST_KEPT)
  return listed((distinct.length > 0 ? distinct : [setting]).map((word) => `*${word}*`))
}

type Known = { readonly setting: string; readonly thing: string; readonly role: string }

/** Told from another language, an idea brings only the words the lexicon could translate. */
function translated({ setting: known, thing, role }: Known): IdeaNouns {
  const part = protagonistOf('', piecesOf(role === DEFAULT_NOUNS.role ? '' : role))
  // a trade that no list has (学徒), and more than a word of somebody (私塾先生的女儿)
  const isOther = part.role !== role && role !== DEFAULT_NOUNS.role && !role.endsWith('主人')
  const unplaced = known === DEFAULT_NOUNS.setting
  const place = unplaced ? placeOf(role, [], part, thing) : undefined
  const setting = place?.setting ?? ([...known].length === 1 ? `那家${known}` : known)
  return {
    setting,
    thing,
    role,
    youAre: isOther ? `人人都在说的那位${role}，就是你` : part.youAre,
    address: part.who === '' && isOther ? role : part.address,
    said: part.said,
    short: place?.short ?? setting,
    kept: '{concepts}',
    ...roomsOf(setting),
  }
}

/** Reads the nouns of a Chinese idea, and the phrases the kit for any idea is told with. */
export function readChineseIdea(typed: string, known: Known): IdeaNouns {
  if (typed === '') return translated(known)
  const idea = typed.replace(ASKS, '').replace(SPOILS, '，')
  const pieces = piecesOf(idea)
  const part = protagonistOf(idea, pieces)
  const named = thingOf(pieces, part)
  const thing = counted(named)
  const { setting, short } = placeOf(idea, pieces, part, named)
  return {
    setting,
    thing,
    role: part.role,
    youAre: part.youAre,
    address: part.address,
    said: part.said,
    short: [...short].length <= LONGEST_SHORT ? short : part.who || thing,
    kept: keptOf(pieces, setting),
    ...roomsOf(setting),
  }
}
