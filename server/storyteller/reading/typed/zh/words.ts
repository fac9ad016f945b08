import { DOINGS, JOINTS, TIMES } from '#server/storyteller/reading/zh/words.ts'
import { formAt } from '../han.ts'
import { rowOf } from '../vocabulary.ts'

/** A word of a Chinese idea that may name something: one of the vocabulary, or one that is not known. */
export type Word = { readonly text: string; readonly start: number; readonly known: boolean }

/** A number and its measure, right before what they count. */
export const MEASURE =
  /(?:[一两三四五六七八九十几这那某每整]|\d)(个|只|位|名|头|条|匹|座|间|家|所|封|本|把|张|盏|台|件|枚|支|幅|棵|朵|辆|艘|扇|口|块|瓶|碗|场|群|对|部|首|架|颗|面|顶|双|串|捆|叠)$/
/** Single letters that are words of their own after a measure: 一封信, 一只猫. */
const BEFORE_SINGLE =
  /(?:[一两三四五六七八九十几这那某每]|\d)[\u4e00-\u9fff]$|[的和与跟把让在养给向对被用爱卖吃喝偷从变成老小大黑白修寻找送]$|^$|[，。！？、：“「\s]$|(?:机关|机械|发条)$/u
const AFTER_SINGLE =
  /^(?:$|[，。！？、：；”」\s]|[的在被把里上中和与跟求请每只才就会能要想有是都也不没停变从向到开找偷爱说死丢活了，])/u
/** Words that name nothing of the idea itself. */
export const STOPWORDS =
  /^(?:个人|第三|第二|角色|台词|世界里|主人公|游戏|故事|剧情|玩家|主角|世界观|结局|题材|类型|作品|剧本杀|治愈系|东西|事情|事|地方|时候|时间里|样子|问题|办法|方法|人生|一生|自己|大家|人们|别人|有人|众人|杀人|世人|人|男女|全人类|人类|第一|最后|天下|一天|一年|一夜|今天|明天|昨天|当天|每天|晚上|夜里|早上|下午|上午|今晚|三天|字迹|落款|前两封|所有人|每个人|任何人|两个人|一个人|四个人|生活|日子|机会|原因|结果|关系|部分|方面|点子|创意|主题|背景|元素|风格|中国|日本|前|后|隔街|迷路)$/u

/** Beings that may lead a trade: 机器人护士. */
const LEADING_BEINGS = /^(?:机器人|仿生人|外星人|吸血鬼|幽灵|鬼魂|僵尸|恐龙|双胞胎)$/u
const COUNTED =
  /^(?:[一两二三四五六七八九十几]|\d+)[只个位名头条匹座间家所封本把张盏台件枚支幅棵朵辆艘扇口块瓶碗场群对部首架颗面顶双串]/u

const segments = new Intl.Segmenter('zh', { granularity: 'word' })

/** Where words begin and end, as the language is cut. */
function edgesOf(idea: string): ReadonlySet<number> {
  const edges = new Set([idea.length])
  for (const { index, segment } of segments.segment(idea)) {
    edges.add(index)
    // 驯鹰人的: it may be cut before 人的
    if (segment === '人的') edges.add(index + 1)
  }
  return edges
}

const isJoint = (text: string): boolean =>
  JOINTS.test(text) ||
  DOINGS.test(text) ||
  TIMES.test(text) ||
  !/[\p{L}\p{N}]/u.test(text) ||
  /^[\d一二三四五六七八九十两几百千万]+[\u4e00-\u9fff]?$/u.test(text)

function singleStands(idea: string, at: number): boolean {
  return (
    BEFORE_SINGLE.test(idea.slice(Math.max(0, at - 3), at)) &&
    AFTER_SINGLE.test(idea.slice(at + 1, at + 3))
  )
}

/** The word of the vocabulary at a place, if it is cut there and not out of the middle of another. */
function knownAt(idea: string, at: number, edges: ReadonlySet<number>): string {
  const form = formAt(idea, at, 'zh')
  if (form === '') return ''
  if (form.length === 1)
    return MEASURE.test(idea.slice(Math.max(0, at - 3), at)) ||
      (edges.has(at) && edges.has(at + 1) && singleStands(idea, at))
      ? form
      : ''
  const cut = edges.has(at) || form.length >= 3
  const sided = /^(?:[上里中内下边外]|之[上下中内外])/.test(idea.slice(at + form.length))
  return cut && (edges.has(at + form.length) || form.length >= 3 || sided) ? form : ''
}

/** The words of an idea that may name something, in its order: those of the vocabulary, and runs that end like one. */
function wordsOf(idea: string): Word[] {
  const edges = edgesOf(idea)
  const words: Word[] = []
  for (let at = 0; at < idea.length; ) {
    const form = knownAt(idea, at, edges)
    if (form !== '') {
      words.push({ text: form, start: at, known: true })
      at += form.length
      continue
    }
    let end = at + 1
    // 用纸飞机 may be cut after 用纸: a long word begins where it begins.
    while (end < idea.length && !edges.has(end) && formAt(idea, end, 'zh').length < 3) end++
    const text = idea.slice(at, end)
    const counted = COUNTED.exec(text)?.[0] ?? ''
    // 一封信 may be cut as one word: the letter begins after its measure.
    if (counted !== '' && counted.length < text.length) {
      at += counted.length
      continue
    }
    if (
      /^[\u3400-\u9fff\p{Script=Latin}\d]+$/u.test(text) &&
      !isJoint(text) &&
      !STOPWORDS.test(text)
    )
      words.push({ text, start: at, known: false })
    at = end
  }
  return words
}

/** The words of an idea in runs that may make one name: 灯塔 + 看守. A person is no part of the next name. */
export function runsIn(idea: string): Word[][] {
  const words = wordsOf(idea)
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const touches = run && last && last.start + last.text.length === word.start
    const row = last?.known ? rowOf(last.text, 'zh') : undefined
    const whole = (run ?? []).reduce((sum, one) => sum + one.text.length, word.text.length)
    const mayLead =
      row === undefined ||
      row.kind === 'thing' ||
      row.kind === 'place' ||
      row.kind === 'abstract' ||
      LEADING_BEINGS.test(last?.text ?? '')
    if (touches && mayLead && whole <= 8) run.push(word)
    else runs.push([word])
  }
  return runs
}
