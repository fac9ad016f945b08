import { DEFAULT_NOUNS, KIN, OPENS } from './grammar.ts'
import type { Piece } from './pieces.ts'
import type { ProtagonistPart } from './protagonist.ts'
import { housed, isTrade, pieceKindOf } from './words.ts'

/** The place as a sentence names it, and as a title does. */
export type IdeaPlace = { readonly setting: string; readonly short: string }

const SIDE = /^(?:里|上|中|内|下)$/
/** Things no room can hold. */
const ROOTED = /(?:树|桥|井|月亮|太阳|云|山|河|路|墙|门|石头)$/
/** Where a story plays whose words imply a place without naming one. */
const IMPLIED: readonly (readonly [RegExp, string])[] = [
  [/高考|同学|班主任|老师|班级|毕业|课桌|校长/, '教室'],
  [/病人|手术|护士|医生|病历/, '诊所'],
  [/皇帝|皇后|太后|贵妃|公主|太监|宫女|王爷/, '偏殿'],
  [/水手|海盗|船长|船员|渔夫/, '船舱'],
  [/演员|导演|剧本|戏子|名伶|舞者/, '后台'],
  [/宇航员|外星|太空|星际/, '空间站'],
  [/女侠|剑客|大侠|镖局|武林|江湖/, '客栈'],
  [/程序员|代码|算法|黑客|服务器/, '机房'],
  [/菜谱|厨师|厨子/, '小饭馆'],
]

const named = (setting: string): IdeaPlace => ({ setting, short: setting.replaceAll('的', '') })

/** 灯塔看守人 → 灯塔: the place a protagonist is called after. */
function placeInName(who: string): string | undefined {
  const letters = [...who]
  for (let end = letters.length - 1; end >= 2; end--) {
    const start = letters.slice(0, end).join('')
    if (pieceKindOf(start) === 'place') return start
  }
  return undefined
}

/** Where no place is named: where the protagonist is at home, or where the thing is kept. */
function placeWithout({ who, role }: ProtagonistPart, thing: string, idea: string): IdeaPlace {
  const called = placeInName(who)
  if (called !== undefined) return named(called)
  if (who !== '' && KIN.test(who)) return named(`${who}的老屋`)
  if (who !== '' && role.endsWith(who) && isTrade(who)) return named(`${who}的工作间`)
  const implied = IMPLIED.find(([words]) => words.test(idea))?.[1]
  if (implied !== undefined) return named(implied)
  if (who !== '') return named(`${who}的住处`)
  if (thing === DEFAULT_NOUNS.thing) return named(DEFAULT_NOUNS.setting)
  const setting = ROOTED.test(thing) ? `${thing}边的屋子` : `${thing}铺`
  return { setting, short: thing }
}

/** 火星 and 面包店 → 火星上的面包店. */
function joined(outer: Piece, opened: Piece): IdeaPlace {
  const side = SIDE.test(outer.after) ? outer.after : outer.text === '江湖' ? '上' : '里'
  return {
    setting: `${outer.text}${side}的${opened.text}`,
    short: `${outer.text}${opened.text}`,
  }
}

/** Where an idea plays: the place it names, a house in it where it is wide, or a place that fits. */
export function placeOf(
  idea: string,
  pieces: readonly Piece[],
  part: ProtagonistPart,
  thing: string,
): IdeaPlace {
  const places = pieces.filter((piece) => piece.kind === 'place')
  const opened = places.find((piece) => OPENS.test(piece.before))
  const outer = places.find(
    (piece) => piece !== opened && (SIDE.test(piece.after) || piece.before.endsWith('在')),
  )
  if (opened && outer) return joined(outer, opened)
  const place = opened ?? places[0]
  if (place === undefined) return placeWithout(part, thing, idea)
  const before = pieces[pieces.indexOf(place) - 1]?.text
  const owned = place.before === '的' && part.who !== '' && before === part.who
  return named(owned ? `${part.who}的${place.text}` : housed(place.text))
}
