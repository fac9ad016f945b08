import { ADDS } from './add.ts'
import { ownWordsOrder } from './own-words.ts'
import { firstOf, groupsOf, LONGEST_ORDER, type RequestReading, type Wish } from './wish.ts'

const POLITE =
  /^(?:(?:すみません|すいません|あの|では|じゃあ|それでは|お願いですが|できれば)[、,\s]*)+/
const TAIL = '[ぁ-ん]{0,12}(?:下さい|願います|致します)?(?:[ぁ-ん]{0,6})[。．！!？?\\s]*$'
const ONLY_HERE = '(?:ここだけ|ここでは|ここで|ここの|ここは|この場所だけ|この箇所だけ)[、,]?'
const ALL = '(?:すべて|全て|全部|みんな|どこでも)?[、,]?'
const NAMES = '改名|改称|呼び|呼ん|呼ぶ|名付け|名づけ|改題'
const PUTS = '変更|変え|かえ|置き換え|置換|差し替え|さしかえ|入れ替え'
/** Without quotation marks, what stands before these says how and not what. */
const REWRITES = `${PUTS}|書き換え|書きかえ|書き直|直し|直す|改め|修正`
const QUOTED = '(?<to>[\\ue000-\\ue7ff])'
const BECOME = 'して|する|しろ|しよう|したい|なって|なるように|なる'
const WHAT = '(?<what>.{1,200}?)'

const GIVEN = [
  new RegExp(
    `^(?:(?:これ|それ|ここ|この文|この文章|引用(?:部分)?|${WHAT})(?:を|は))?(?:次の(?:文|文章|言葉|よう)|こう|以下(?:の文)?)(?:に|へ)?(?:${REWRITES}|${BECOME})?[ぁ-ん]{0,8}(?:下さい)?[：:]\\s*(?<to>.+)$`,
    's',
  ),
  /^(?<what>.{1,60}?)[：:]\s*(?<to>.+)$/s,
]
const CHANGES = [
  new RegExp(`^(?:${WHAT}(?:を|は))?${QUOTED}(?:に|へ|と)(?:${REWRITES})${TAIL}`, 's'),
  new RegExp(
    `^(?<here>${ONLY_HERE})?${WHAT}(?:の名前|の名)?を(?<also>${ONLY_HERE})?${ALL}(?<to>.+)(?:に|へ|と)(?:${NAMES}|${PUTS})${TAIL}`,
    's',
  ),
  new RegExp(`^(?<here>${ONLY_HERE})?(?<to>.+)(?:に|へ|と)(?:${NAMES}|${PUTS})${TAIL}`, 's'),
]
const BECOMES = [
  new RegExp(
    `^(?<here>${ONLY_HERE})?${WHAT}(?:を|は)(?<also>${ONLY_HERE})?(?<to>.+)に(?:${BECOME})${TAIL}`,
    's',
  ),
  new RegExp(`^${WHAT}は(?<to>.+?)(?:であるべき|のはず|にすべき|がいい)[ぁ-ん]{0,6}[。！!]?$`, 's'),
]
/** What is to change, without a word of what it becomes. */
const BARE = new RegExp(`^${WHAT}(?:の名前|の名)?を(?:${NAMES}|${PUTS})${TAIL}`, 's')
const SHORT = '短く|縮め|短縮|簡潔に|要約|コンパクトに|切り詰め'
const SHORTENS = [
  new RegExp(
    `^(?<what>.{0,200}?)(?:を|は)?(?:もっと|もう少し|少し|半分くらいに|半分に|かなり)?(?:${SHORT})${TAIL}`,
    's',
  ),
  new RegExp(`^(?<what>.{1,200}?)(?:が|は)長(?:すぎ|過ぎ)${TAIL}`, 's'),
]
const GENTLE =
  'やわらかく|柔らかく|やさしく|優しく|穏やかに|おだやかに|和らげ|やわらげ|マイルドに|ソフトに'
const SOFTENS = [
  new RegExp(`^(?<what>.{0,200}?)(?:を|は)?(?:もっと|もう少し|少し)?(?:${GENTLE})${TAIL}`, 's'),
  new RegExp(
    `^(?<what>.{1,200}?)(?:が|は)(?:怖|こわ|残酷|残忍|きつ|暴力的|暗)(?:すぎ|過ぎ)${TAIL}`,
    's',
  ),
]
const REMOVE =
  '削除|消し|消す|消去|取り除|取り去|除い|除く|外し|外す|なくし|なくす|無くし|けして|カット'
const REMOVES = [
  // alone first: 取り除いて takes nothing away from 取り
  new RegExp(`^(?:${REMOVE})${TAIL}`, 's'),
  new RegExp(`^(?<what>.{1,300}?)を?(?:すべて|全部|全て)?(?:${REMOVE})${TAIL}`, 's'),
]
const OTHERS =
  /(?:翻訳|書き直|書き換え|推敲|改善|直し|修正|見直|リライト)[ぁ-ん]{0,12}[。！!？?]?$|(?:もっと|もう少し|より).{1,20}(?:して|しろ|したい|してください)[。！!]?$/s

function changeIn(text: string): Wish | undefined {
  const given = groupsOf(GIVEN[0] ?? /$^/, text)
  const changes = given ?? firstOf(CHANGES, text)
  const becomes = changes === undefined ? firstOf(BECOMES, text) : undefined
  const found = changes ?? becomes ?? groupsOf(GIVEN[1] ?? /$^/, text) ?? groupsOf(BARE, text)
  if (found === undefined) return undefined
  const { what = '', to = '', here, also } = found
  return {
    verb: 'change',
    readings: [{ what, to }],
    becomes: becomes !== undefined,
    here: here !== undefined || also !== undefined,
  }
}

function orderIn(text: string): Wish | undefined {
  const ownWords = ownWordsOrder('ja', text)
  if (ownWords !== undefined) return ownWords
  const shorten = firstOf(SHORTENS, text)
  if (shorten !== undefined) return { verb: 'shorten', what: shorten.what ?? '' }
  const soften = firstOf(SOFTENS, text)
  if (soften !== undefined) return { verb: 'soften', what: soften.what ?? '' }
  const remove = firstOf(REMOVES, text)
  if (remove !== undefined) return { verb: 'remove', what: remove.what ?? '' }
  return ADDS.ja.test(text) ? { verb: 'add' } : undefined
}

function wishIn(typed: string): Wish | undefined {
  const text = typed.replace(POLITE, '')
  if (text.length > LONGEST_ORDER) return changeIn(text)
  const wish = orderIn(text) ?? changeIn(text)
  return wish ?? (OTHERS.test(text) ? { verb: 'other' } : undefined)
}

/** How requests are read in Japanese. */
export const READING_JA: RequestReading = {
  wish: wishIn,
  becomesNames: true,
  manner: /^(?:もっと|もう少し|少し|より|別の)|(?:風|調|体|形式|っぽく|語)$/,
  fields: {
    title: ['タイトル', '題名', '題', '表題', '名前', '氏名', '名', '見出し'],
    gender: ['性別'],
    age: ['年齢', '歳', '年'],
    job: ['職業', '仕事', '役職', '職'],
    bio: ['人物紹介', '紹介', '紹介文', 'プロフィール'],
    backstory: ['来歴', '生い立ち', '過去', '背景', '経歴'],
    appearance: ['容姿', '外見', '見た目', '姿'],
    summary: ['あらすじ', 'あらまし', '要約', '概要', '梗概'],
    intro: ['イントロ', '導入', '導入文', '前書き'],
    world: ['世界設定', '世界観', '世界'],
    identity: ['主人公の立場', '立場'],
    goal: ['目的', '目標', 'ゴール'],
    conflict: ['対立', '葛藤'],
    incident: ['発端', '始まり', '書き出し', '冒頭'],
    theme: ['主題', 'テーマ'],
    people: ['鍵となる人々', '主要人物'],
    symbol: ['象徴'],
    time: ['とき', '時代', '時'],
    rules: ['この世界の決まり', '世界の決まり', '決まり', 'ルール'],
    cover: ['表紙の情景', '表紙'],
    description: ['説明', '説明文', '描写', '文'],
    picture: ['絵の情景', '絵'],
    condition: ['達成の条件', '達成条件', '条件'],
    reward: ['報酬', 'ごほうび'],
    effect: ['効果'],
    line: ['せりふ', 'セリフ', '台詞', '言葉', '本文'],
    question: ['問い', '質問'],
    puzzle: ['謎', '謎かけ', 'なぞなぞ'],
    reply: ['返事', '答え', '返答'],
  },
  fieldPatterns: (fields) => [
    new RegExp(`^(?<owner>.+?)の(?<field>${fields})$`, 's'),
    new RegExp(`^(?<field>${fields})$`, 's'),
  ],
  references: {
    this: /^(?:これ|それ|あれ|ここ|彼|彼女|この人|その人|(?:この|その|引用した|選んだ)(?:文|文章|言葉|語|タスク|任務|性格|人|人物|キャラクター|場所|章|段落|ノード|行|せりふ|セリフ|部分|箇所|カード|引用))$/,
    game: /^(?:この)?(?:ゲーム|物語|話|作品|ストーリー)(?:全体)?$/,
    player: /^(?:主人公|プレイヤー|プレーヤー|ヒーロー|ヒロイン)$/,
    prologue: /^(?:プロローグ|序章|序幕)$/,
    chapter: /^第?\s*(?<number>[\d０-９一二三四五六七八九十]{1,4})\s*章$/,
    lastChapter: /^最(?:後の|終)章$/,
    paragraph:
      /^(?:(?:プロローグ|序章)の)?(?:第\s*)?(?<number>[\d０-９一二三四五六七八九十]{1,4})\s*(?:つ目の|番目の)?段落(?:目)?$|^(?:(?:プロローグ|序章)の)?(?:(?<second>二|三|四|五)つ目の段落|(?<last>最後)の段落)$/,
    node: /^(?:第\s*(?<chapter>\d+)\s*章[の・]?)?(?:キー)?ノード\s*(?<number>\d+)$/,
    task: [
      /^(?<owner>.+?)[の・](?:タスク|任務|依頼|クエスト)(?<name>.+)$/s,
      /^(?:この)?(?:タスク|任務|依頼|クエスト)(?<name>.+)$/s,
      /^(?<name>.+?)(?:という|の)?(?:タスク|任務|依頼|クエスト)$/s,
    ],
    trait: [
      /^(?<owner>.+?)[の・](?:性格|特徴|特性|性質)(?<name>.+)$/s,
      /^(?:性格|特徴|特性|性質)(?<name>.+)$/s,
      /^(?<owner>.+?)の(?<name>.+?)(?:という)?(?:性格|特徴|特性|性質)$/s,
      /^(?<name>.+?)(?:という)?(?:性格|特徴|特性|性質)$/s,
    ],
  },
  values: {
    age: /^(?<age>[\d０-９〇一二三四五六七八九十百]{1,5})\s*(?:歳|才)$|^(?<number>\d{1,3})$/,
    female: /^(?:女性|女|女の子|女の人|少女)$/,
    male: /^(?:男性|男|男の子|男の人|少年)$/,
    job: /^(?<job>.{1,40}(?:師|士|屋|員|者|人|家|官|医|医者|長|守|手|役|係|教師|先生|職人|業|番|工|商|生|警察|刑事|探偵|作家|パン屋|シェフ|ナース|コック))$/s,
  },
  bare: (phrase) =>
    phrase
      .trim()
      .replace(/^(?:すべての|全ての|全部の)(?=.)/u, '')
      .replace(/^(?:言葉|語|人物|場所)(?=[\ue000-\ue7ff])/u, ''),
}
