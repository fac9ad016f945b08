import { kindOfWord } from '../han.ts'
import { type HanNoun, placedAt, withoutLeads } from '../han-noun.ts'
import { MADE } from '../made-creatures.ts'
import type { ReadNoun } from '../typed-reading.ts'
import { rowOf } from '../vocabulary.ts'
import { doersIn } from './doers.ts'
import { measuredIn } from './measured.ts'
import { chineseNoun } from './noun.ts'
import { unheardIn } from './unheard.ts'
import { runsIn, STOPWORDS, type Word } from './words.ts'

const LEADS =
  /(?:哑巴|失聪的|独臂|瞎眼|机关|发条|布|泥|毛绒|标本|自制|老|小|大|旧|新|古|破|黑|白|红|蓝|绿|金|银|铁|木|铜|黄铜|青铜|石|瓷|玻璃|纸|雪|空|假|真|女|男|神秘|孤独|年轻|年迈|疯狂|天才|退休|失业|盲眼|盲|见习|实习|机械|电子|时间|魔法|会说话的|古老的|神秘的|孤独的|年轻的|年迈的|废弃的|退休的|失忆的|失业的|破旧的|生锈的|神奇的|害羞的|疲惫的|贫穷的|勇敢的|善良的|寂寞的|孤僻的|胆小的|沉默的|闹鬼的|被遗忘的|没落的|奇怪的|古怪的|美丽的|遥远的|小小的|落魄的|盲眼的|失明的|倒霉的|流浪的|过气的|闭馆的|荒废的|寒冷的|冰封的|会飞的|隐形的|透明的|发光的)$/u
/** Words that tell what is done, unless something is said of them: 谋杀, 原谅. */
const VERBAL =
  /^(?:原谅|背叛|害怕|相亲|谋杀|失踪|绑架|审判|复仇|旅行|抢劫|宽恕|预言|比赛|约会|结婚|毕业|面试|航行|表演|选秀|朝圣|罢工|失忆|失眠|恋爱|爱|死|画|锁|歌|梦|死亡|聚会|考试|越狱|远征|停电|竞赛|后悔|盗窃|订婚|演出)$/u

/** Neighbours that are known make one name with the others inside of it: 小镇 + 钟表匠. */
function compound(idea: string, words: readonly Word[]): HanNoun[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const kindIn = (text: string): ReadNoun['kind'] => rowOf(text, 'zh')?.kind ?? 'unsure'
  const whole = idea.slice(first.start, last.start + last.text.length)
  return [
    placedAt(idea, chineseNoun(whole, last.text, kindIn(last.text), 'lexicon'), first.start),
    ...words
      .slice(0, -1)
      .filter(({ text }) => rowOf(text, 'zh') !== undefined)
      .map(({ text, start }) =>
        placedAt(idea, chineseNoun(text, text, kindIn(text), 'compound'), start, true),
      ),
  ]
}

/** 大雪封山: a verb and what it is done to. */
const HAPPENS = /^[封进下出入回过满压上登爬].$/u
/** 青花瓷 + 瓶: what something is kept in. */
const VESSEL = /^[瓶壶碗杯盒箱袋罐盘匣篮架]$/u
/** 火锅 + 店: an ending that makes somebody or somewhere of what stands before it. */
function ended(words: readonly Word[], after: Word | undefined): ReadNoun | undefined {
  if (!after || after.known || after.text.length > 2 || HAPPENS.test(after.text)) return undefined
  const text = [...words, after].map((word) => word.text).join('')
  const { kind, because } = kindOfWord(text, 'zh')
  const names =
    because === 'suffix' &&
    (/^(?:person|place|event)$/.test(kind) || VESSEL.test(after.text)) &&
    text.length <= 6
  return names ? chineseNoun(text, text, kind, 'suffix') : undefined
}

/** What is held there names an event: 煲汤 + 大赛. */
const HELD = /^(?:大赛|比赛|竞赛|大会|晚会|锦标赛|节|祭|宴)$/u
const TAKES_PART = /[得加办入下掉错筹持坏胜过]$/u
function named(run: readonly Word[], from: number, to: number): readonly Word[] {
  if (!HELD.test(run[to - 1]?.text ?? '')) return run.slice(from, to)
  let first = from
  let length = 0
  for (let at = from - 1; at >= 0; at--) {
    const { text, known } = run[at] ?? { text: '', known: true }
    length += text.length
    if (known || length > 2 || TAKES_PART.test(text)) break
    first = at
  }
  return run.slice(first, to)
}

/** 馒头铺 + 老板: a house, and who is called after it. */
function keptHouse(
  idea: string,
  words: readonly Word[],
  after: Word | undefined,
  keeper: Word | undefined,
): HanNoun[] | undefined {
  const house = ended(words, after)
  const keeps = keeper?.known && rowOf(keeper.text, 'zh')?.kind === 'person'
  if (house?.kind !== 'place' || !keeps) return undefined
  const start = words[0]?.start ?? 0
  const text = house.text + keeper.text
  return [
    placedAt(idea, chineseNoun(text, keeper.text, 'person', 'compound'), start),
    placedAt(idea, house, start, true),
  ]
}

/** Known words as one name, with the ending that may follow them. */
function wholeOf(idea: string, words: readonly Word[], after: Word | undefined): HanNoun[] {
  const whole = ended(words, after)
  const parts = compound(idea, words)
  if (!whole) return parts
  return [
    placedAt(idea, whole, words[0]?.start ?? 0),
    ...parts.map((part) => ({ ...part, inner: true })),
  ]
}

function nounsOfRun(idea: string, run: readonly Word[]): HanNoun[] {
  const first = run[0]
  if (!first) return []
  if (!run.some((word) => word.known)) {
    const one = unheardIn(idea, run)
    return one ? [one] : []
  }
  const found: HanNoun[] = []
  for (let at = 0; at < run.length; at++) {
    let end = at
    while (run[end]?.known) end++
    if (end === at) continue
    const words = named(run, at, end)
    const kept = keptHouse(idea, words, run[end], run[end + 1])
    found.push(...(kept ?? wholeOf(idea, words, run[end])))
    if (kept) end++
    at = end
  }
  return found
}

/** 原谅彼此: a word of doing that nothing makes a noun of. */
function isTold(idea: string, { noun: { text }, start, end }: HanNoun): boolean {
  if (!VERBAL.test(text)) return false
  const before = idea.slice(Math.max(0, start - 2), start)
  const after = idea.slice(end, end + 1)
  const said =
    /(?:的|[一这那]场|[一这那]次|[一这那]个|[一这那]首|[一这那]幅|一把|关于|参加|举行|有)$/u.test(
      before,
    )
  // 停电把……: it is what does something
  if (start === 0 && /^[把让使]/u.test(after)) return false
  const free = /^(?:的|，|。|！|？|、|$|中|里|上|前|后|夜|当|现|场|开)/u.test(after)
  return !(
    said ||
    (free && start > 0 && !/[想要会能去不被]$/u.test(before)) ||
    (start === 0 && end === idea.length)
  )
}

/** Whatever does something is no toy. */
const LIVES = /^(?:会|能|想|要|说|开口|醒|活|逃|每|一到|只|在|把)/u
/** A noun with what describes it: 老灯塔, 孤独的守塔人. */
function described(idea: string, placed: HanNoun, others: readonly HanNoun[]): HanNoun {
  if (placed.inner) return placed
  const lead = LEADS.exec(idea.slice(Math.max(0, placed.start - 6), placed.start))?.[0] ?? ''
  if (lead === '') return placed
  const start = placed.start - lead.length
  // 暴风雪封山: the snow is another word's.
  if (others.some((one) => one.start < start && one.end > start)) return placed
  const text = lead + placed.noun.text
  const isMade = placed.noun.kind === 'creature' && MADE.zh.test(lead) && !LIVES.test(placed.after)
  const noun = isMade ? { ...placed.noun, kind: 'thing' as const, because: 'made' } : placed.noun
  return placedAt(idea, { ...noun, text }, start)
}

/** The place or thing somebody is called after: 灯塔 of 灯塔看守人. */
function innerOf(idea: string, { noun: outer, start, inner }: HanNoun): HanNoun[] {
  if (inner || (outer.kind !== 'person' && outer.kind !== 'event')) return []
  // 小学徒: a known name is not cut in two
  const own = rowOf(outer.head, 'zh') && outer.head !== outer.text ? outer.head.length : 1
  for (let end = outer.text.length - own; end >= 2; end--) {
    const text = outer.text.slice(0, end)
    const row = rowOf(text, 'zh')
    if (row?.kind === 'creature') return []
    if (row?.kind === 'place' || row?.kind === 'thing')
      return [
        placedAt(
          idea,
          chineseNoun(text, text, row.kind, outer.kind === 'person' ? 'trade' : 'compound'),
          start,
          true,
        ),
      ]
  }
  return []
}

/** What stands on its own is no noun beside the one that holds it: 酒 of the 酒坛. */
function foundIn(idea: string): HanNoun[] {
  const measured = measuredIn(idea)
  const isHeld = ({ start, end }: HanNoun) =>
    measured.some((one) => one.start <= start && end <= one.end)
  const others = [...doersIn(idea), ...runsIn(idea).flatMap((run) => nounsOfRun(idea, run))]
  return [...measured, ...others.filter((one) => !isHeld(one))].sort((a, b) => a.start - b.start)
}

/** The nouns of a Chinese idea with their kinds, in its order. */
export const nounsRead = (idea: string): HanNoun[] =>
  withoutLeads(
    foundIn(idea)
      .filter((placed) => !STOPWORDS.test(placed.noun.text) && !isTold(idea, placed))
      .map((placed, _, all) => described(idea, placed, all))
      .flatMap((placed) => [placed, ...innerOf(idea, placed)]),
  )
