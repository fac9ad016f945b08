import { formAt, kindOfWord } from '../han.ts'
import { type HanNoun, placedAt, withoutLeads } from '../han-noun.ts'
import { MADE } from '../made-creatures.ts'
import type { ReadNoun } from '../typed-reading.ts'
import { rowOf } from '../vocabulary.ts'

type Word = { readonly text: string; readonly at: number }

const SOLID = /^[\u3400-\u9fff々〆ヶァ-ヴー・\p{Script=Latin}\d]+$/u
/** What may follow a noun. */
const AFTER =
  /^(?:$|[、。！？!?,.「」『』（）()\s…・：:]|が|は|を|に|で|と|の|へ|や|も|から|まで|だけ|より|しか|ごと|たち|ばかり|なら|だ|です|である|として|という|って|さえ|すら|など|同士|だらけ|なのに|なので|なのか)/u
/** What a noun of doing becomes a verb by: 脱出する. */
const DONE = /^(?:する|し(?!か)|した|され|させ|さ(?!え)|できる|でき)/u
const QUANTITY =
  /^(?:[一二三四五六七八九十百千万数何両半全\d０-９]+(?:人|匹|冊|通|台|本|枚|つ|羽|軒|頭|隻|年|日|時間|時|週間|週|分|回|度|番目|個|杯|着|体|歳|世紀|代目|階|晩|夜|目|月|号車|号|色|文字|言|番|ヶ月|秒|話|組|家|艘|輪|曲|皿|切れ|円|局|年会|年口)?(?:間|後|前|目|半|分|以上|だけ)?)$/u
const LEADING_QUANTITY =
  /^(?:[一二三四五六七八九十百千数\d]+(?:人|匹|冊|通|台|枚|つ|羽|軒|頭|隻|回|度|番目|個|杯|着|体|階|艘|輪|曲)(?!前|暮|間))(?=..)/u
const TIMES =
  /^(?:前夜|前日|翌日|翌朝|当日|当時|交代|毎[日晩朝年夜週]|今[日夜朝年回]|昨[日夜年]|明[日後年朝]|昔|今|前|後|前後|夜中|毎回|最近|突然|全部|全員|全て|一番|最後|最初|本当|自分|自身|自然|普通|大変|一緒|同時|同士|以外|以上|以下|途中|場合|場所|所|時|頃|時代|間|中|上|下|外|内|側|横|隣|先|奥|方|者|人|物|事|何|誰|私|僕|俺|君|彼|彼女|我々|午前|午後|今度|再|元|次|他|別|唯一|一人|二人|一日|一夜|一年|毎|日付|名|通り|向|主|者達|互|絶対|一切|何度|誰一人|世|私達|僕達|最終|初|全|各|本人|本物|内側|外側|残|筆跡|現実|役|原因|結果|意味|気|無|有|必要|可能|不可能|確|様子|感じ|形|型|式|的|題名|題材|設定|主題|舞台設定|系|作品|世界観|主人公達|ゲーム|アプリゲーム|ストーリー|ファンタジー|コメディ|ホラー|シナリオ|テーマ|タイトル|ジャンル|プレイヤー|キャラクター|キャラ|モード|アイデア|物語風|話題|自作|ノベルゲーム|ノベル|恋愛ゲーム|推理ゲーム|脱出ゲーム|冒険ゲーム)$/u
const ADJECTIVE =
  /(?:(?<![\u3400-\u9fff])(?:古びた|凍った|凍りついた|沈んだ|水没した|崩れかけた|手作りの|からくりの|機械仕掛けの|折り紙の|剥製の|ブリキの|錆びた|壊れた|盲目の|無口な|孤独な|小さな|大きな|おかしな|不思議な|静かな|奇妙な|哀れな|気弱な|内気な|臆病な|勇敢な|正直な|頑固な|陽気な|陰気な|失業中の|引退した|見習い|年老いた|若き|伝説の|秘密の|魔法の|空飛ぶ|しゃべる|喋る|話す|言葉を話す|透明な|真鍮の|木の|石の|銀の|金の|鉄の|硝子の|ガラスの|紙の|氷の|赤い|青い|白い|黒い|古い|新しい|若い|老いた|小さい|大きい|長い|短い|丸い|優しい|寂しい|恐ろしい|美しい|醜い|冷たい|温かい|甘い|苦い|暗い|明るい|深い|高い|貧しい|幼い|(?<!耳の)遠い|眠い|忘れられた|呪われた|閉ざされた|捨てられた|(?<!目[のが])見えない|名もない|名のない|宛名のない|最後の))$/u
/** What somebody is by a part of theirs, as one word: 背の高い少女 is tall. Whom a text would contradict is in `traits.ts`. */
const BY_A_PART =
  /(?:耳のいい|目の(?:悪い|いい)|背の(?:高い|低い)|足の(?:速い|遅い)|気の(?:弱い|強い|短い|長い|小さい|いい|早い)|口の(?:悪い|重い|軽い|堅い)|声の(?:大きい|小さい|いい)|力の(?:強い|弱い)|体の(?:弱い|大きい|小さい)|腕の(?:いい|悪い|立つ)|運の(?:いい|悪い)|勘の(?:いい|悪い|鋭い)|鼻の(?:きく|利く|いい)|頭の(?:いい|固い)|髪の(?:長い|短い)|心の(?:優しい|広い|冷たい)|記憶の(?:ない|いい)|身寄りの(?:ない|いない)|行き場の(?:ない|いない))$/u
/** What leads without describing stays outside: a title has its own “last”. */
const NOT_KEPT = /^(?:最後の)$/u

const segments = new Intl.Segmenter('ja', { granularity: 'word' })
const noun = (text: string, head: string, kind: ReadNoun['kind'], because: string): ReadNoun => ({
  text,
  head,
  kind,
  because,
  plural: /(?:たち|達|ら)$/.test(text),
  proper: false,
})

/** A word of the vocabulary that has kana in it, where a word begins: 子ども, ぬいぐるみ. */
function kanaWordAt(idea: string, at: number, isEdge: boolean): string {
  const form = formAt(idea, at, 'ja')
  if (form.length < 2 || !/[\u3040-\u309f]/u.test(form)) return ''
  // 秋祭り: one word that ends on it
  if (!isEdge && !/^(?:祭り|まつり)$/u.test(form)) return ''
  return AFTER.test(idea.slice(at + form.length, at + form.length + 4)) ? form : ''
}

const DOER =
  /^(?:[\u3400-\u9fff々]+(?:[弾描磨]き|[売掘]り|[使遣飼拾]い|摘み)|火消し)(?=[がはをにとのも、])/u
/** 置き手紙: one word, though kana stand in it. */
const MIXED = /^(?:[\u3400-\u9fff々]+(?![のがをはへとも])[\u3041-\u3096]{1,2})+[\u3400-\u9fff々]+$/u
/** 隠し扉, 眠り姫: what is done, or does it, leads the noun. */
const LEADING_VERB =
  /^(?!若き|古き|良き|亡き|無き|残り|終わり|始まり)(?:[\u3400-\u9fff々][りみきしちびぎ]|迷い)$/u
const LED = /^[\u3400-\u9fff々]/u
/** The kana inside of a word that begins here, and all before them: the rest of it is letters of a run. */
function mixedEnd(idea: string, at: number, cut: ReadonlyMap<number, string>): number {
  const word = cut.get(at) ?? ''
  if (MIXED.test(word)) return at + word.length
  // 道を通り、王を: whatever has its own object ends a clause
  if (
    !LEADING_VERB.test(word) ||
    idea.charAt(at - 1) === 'を' ||
    rowOf(word, 'ja')?.kind === 'place'
  )
    return at
  const next = cut.get(at + word.length) ?? ''
  const leads = next === '人' || (LED.test(next) && !QUANTITY.test(next) && !TIMES.test(next))
  return leads ? at + word.length : at
}

/** Runs of Han, katakana and Latin letters, and words of the vocabulary in kana, in their order. */
function runsIn(idea: string): Word[] {
  const cut = new Map([...segments.segment(idea)].map(({ index, segment }) => [index, segment]))
  const edges = new Set(cut.keys())
  const runs: Word[] = []
  for (let at = 0; at < idea.length; ) {
    const kana = kanaWordAt(idea, at, edges.has(at))
    const last = runs.at(-1)
    if (kana !== '') {
      // お祭り after 夏: one word where nothing stands between.
      if (
        last &&
        last.at + last.text.length === at &&
        SOLID.test(last.text) &&
        last.text.length + kana.length <= 10
      )
        runs.splice(-1, 1, { text: last.text + kana, at: last.at })
      else runs.push({ text: kana, at })
      at += kana.length
      continue
    }
    let end = mixedEnd(idea, at, cut)
    while (
      end < idea.length &&
      SOLID.test(idea.charAt(end)) &&
      (end === at || kanaWordAt(idea, end, edges.has(end)) === '')
    )
      end++
    // 三味線弾き: somebody by what they do
    const doer = DOER.exec(idea.slice(at, end + 5))?.[0] ?? ''
    if (doer !== '' && at + doer.length === end + 1) end++
    if (end > at) runs.push({ text: idea.slice(at, end), at })
    at = Math.max(end, at + 1)
  }
  return runs
}

/** How many there are, right after them: 登山者四人. */
const COUNT = /^(?:[二三四五六七八九十数]人(?:組)?|ふたり)(?!の)/u
/** Without how many there are: 三匹の猫 has its own の, 二人姉妹 has not. */
function counted({ text, at }: Word): Word {
  const lead = LEADING_QUANTITY.exec(text)?.[0] ?? ''
  if (rowOf(text, 'ja')) return { text, at }
  const rest = text
    .slice(lead.length)
    .replace(/(?<=.)(?:同士|[二三四五六七八九十数]人(?:組)?)$/u, '')
  return { text: rest, at: at + lead.length }
}

function isNoun(idea: string, { text, at }: Word): boolean {
  const after = idea.slice(at + text.length, at + text.length + 6).replace(COUNT, '')
  if (text === '' || TIMES.test(text) || QUANTITY.test(text)) return false
  const known = rowOf(text, 'ja')
  if (text.length === 1 && !known) return false
  // 戦争の物語を書いて: a wish, and no tale in it.
  if (/^(?:物語|話|小説)$/u.test(text) && /^(?:$|を(?:書|作|読|考|聞|し|お|創))/u.test(after))
    return false
  // 海辺を舞台に: that is where it plays, and no stage.
  if (text === '舞台' && /^(?:に[、し]|は|$)/u.test(after)) return false
  if (/^\d+$/.test(text) || (/^[\p{Script=Latin}\d]+$/u.test(text) && text.length < 2)) return false
  if (
    DONE.test(after) &&
    known?.kind !== 'thing' &&
    known?.kind !== 'place' &&
    known?.kind !== 'person'
  )
    return false
  return AFTER.test(after)
}

/** パン屋が勝ち続ける: whoever keeps the shop; パン屋がある is the shop itself. */
const KEEPS =
  /^(?:と[^、。]{1,6}屋)?(?:が|は)(?!、?(?:ある|あり|あった|建|開|閉|燃|つぶれ|潰|並|なくな))/u
const asKeeper = (placed: HanNoun): HanNoun =>
  placed.noun.kind === 'place' &&
  /屋$/u.test(placed.noun.text) &&
  KEEPS.test(placed.after + placed.rest.slice(placed.after.length))
    ? { ...placed, noun: { ...placed.noun, kind: 'person', because: 'suffix' } }
    : placed

/** What a run is: as a whole, or by the name it ends on; 隠し扉 by the one letter that is left of its kana. */
function readRun(run: Word): ReadNoun {
  const { head, kind, because } = kindOfWord(run.text, 'ja')
  const tail =
    kind === 'unsure' ? /(?<=[\u3041-\u3096])[\u3400-\u9fff]$/u.exec(run.text)?.[0] : undefined
  const row = tail === undefined ? undefined : rowOf(tail, 'ja')
  if (tail === undefined || !row) return noun(run.text, head, kind, because)
  return noun(run.text, tail, row.kind, 'compound')
}

/** The place or thing a longer name begins with: 灯台 of 灯台守. */
function innerOf(idea: string, { noun: outer, start }: HanNoun): HanNoun[] {
  if (outer.kind !== 'person' && outer.kind !== 'event') return []
  for (let end = outer.text.length - 1; end >= 2; end--) {
    const text = outer.text.slice(0, end)
    const row = rowOf(text, 'ja')
    if (row?.kind === 'creature') return []
    if (row?.kind === 'place' || row?.kind === 'thing')
      return [
        placedAt(
          idea,
          noun(text, text, row.kind, outer.kind === 'person' ? 'trade' : 'compound'),
          start,
          true,
        ),
      ]
  }
  return []
}

function described(idea: string, placed: HanNoun): HanNoun {
  const before = idea.slice(Math.max(0, placed.start - 8), placed.start)
  const lead = (BY_A_PART.exec(before) ?? ADJECTIVE.exec(before))?.[0] ?? ''
  if (lead === '' || NOT_KEPT.test(lead)) return placed
  const isMade =
    placed.noun.kind === 'creature' && MADE.ja.test(lead) && !/^[がはも]/u.test(placed.after)
  const made = isMade ? ({ kind: 'thing', because: 'made' } as const) : {}
  return placedAt(
    idea,
    { ...placed.noun, ...made, text: lead + placed.noun.text },
    placed.start - lead.length,
  )
}

/** The nouns of a Japanese idea with their kinds, in its order. */
export const nounsRead = (idea: string): HanNoun[] =>
  withoutLeads(
    runsIn(idea)
      .map(counted)
      .filter((run) => run.text.length <= 16 && isNoun(idea, run))
      .flatMap((run) => {
        const placed = asKeeper(placedAt(idea, readRun(run), run.at))
        return [described(idea, placed), ...innerOf(idea, placed)]
      }),
  )
