import { DEFAULT_NOUNS, FIRST_PERSON, KIN, OPENS } from './grammar.ts'
import type { Piece } from './pieces.ts'
import { isAnimal, isNobody, isShop } from './words.ts'

/** Who the player is to the idea. */
export type ProtagonistPart = {
  readonly role: string
  readonly youAre: string
  /** What a stranger would write at the head of a note. */
  readonly address: string
  /** The protagonist; empty where the idea names none. */
  readonly who: string
  readonly said: string
}

const RELATION =
  /^(?:我们|我)(?:的|家的|家)?([^\s的在是]{2,4})(?=是|在|有|会|把|被|每|竟|居|突|其|原|不|变|爱|，|$)/
const MEASURED = /[一这那](只|个|位|名|头|条|匹|台)$/
const SEVERAL = /^[两三四五六七八九十几](?:只|个|位|名)$/
const PLAIN = /(?:机器人|神|鬼|妖|怪|精|魔|贼|盗|贩子|孩|孩子|人|幽灵|员工)$/
const BEING = /^(?:当|是|做|成为|名|个|位|一名|一个|一位)$/
const SAID = '外面的人说起来，只有一句话。'
const SAID_BY_YOU = '这话你对人说过，听的人都笑。'

function measureOf(piece: Piece): string {
  const measure = MEASURED.exec(piece.before)?.[1]
  if (measure === '名') return '位'
  if (measure !== undefined) return measure
  if (isAnimal(piece.text)) return '只'
  return PLAIN.test(piece.text) ? '个' : '位'
}

function youAre(piece: Piece, told: boolean): string {
  if (told) return `这里的${piece.text}，就是你`
  if (SEVERAL.test(piece.before))
    return `人人都在说的那${piece.before}${piece.text}里，有一个就是你`
  return `人人都在说的那${measureOf(piece)}${piece.text}，就是你`
}

/** Where nobody is named: the keeper of the shop, whoever says "I", or somebody sent for. */
function nobody(pieces: readonly Piece[], told: boolean): Omit<ProtagonistPart, 'who' | 'said'> {
  const shop = pieces.find(
    (piece) => isShop(piece.text) && (OPENS.test(piece.before) || piece === pieces.at(-1)),
  )?.text
  if (shop !== undefined)
    return { role: `${shop}主人`, youAre: `这家${shop}的主人，就是你`, address: '主人家' }
  if (told) return { role: '说这话的人', youAre: '说这话的人，就是你', address: '说话的人' }
  const { role } = DEFAULT_NOUNS
  return { role, youAre: `你是${role}`, address: '外来的人' }
}

/** What somebody does for a living, as an idea says it before them: 卖春联的姑娘. */
const TRADE =
  /(?:^|[，。、；]|[一这那]?[位个名])([卖修唱捏扎磨补写教送采种养弹缝酿编钓][\u4e00-\u9fff]{1,3}的)$/u

/** Somebody with what they do, where the idea says so right before. */
export function withTrade(idea: string, who: string): string {
  const trade = TRADE.exec(idea.slice(0, Math.max(0, idea.indexOf(who))))?.[1] ?? ''
  return `${trade}${who}`
}

/** The protagonist of an idea, and how the player stands to them. */
export function protagonistOf(idea: string, pieces: readonly Piece[]): ProtagonistPart {
  const told = FIRST_PERSON.test(idea)
  const said = told ? SAID_BY_YOU : SAID
  const people = pieces.filter((piece) => piece.kind === 'person' && !isNobody(piece.text))
  const near = RELATION.exec(idea)?.[1]
  const relation = people.find(
    (piece) => (near !== undefined && piece.text.endsWith(near)) || KIN.test(piece.text),
  )?.text
  if (relation !== undefined) {
    const kin = KIN.test(relation)
    const role = `${relation}${kin ? '的家里人' : '身边的人'}`
    return { role, youAre: `你是${role}`, address: kin ? '孩子' : role, who: relation, said }
  }
  const head = people.find((piece) => piece.before === '的' && piece === pieces.at(-1))
  const own = told ? people.find((piece) => BEING.test(piece.before)) : undefined
  const who = own ?? head ?? people[0]
  if (who === undefined) return { ...nobody(pieces, told), who: '', said }
  const role = withTrade(idea, who.text)
  const called = { ...who, text: role }
  return { role, youAre: youAre(called, told), address: who.text, who: who.text, said }
}
