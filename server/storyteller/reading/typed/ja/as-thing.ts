import type { ReadNoun } from '../typed-reading.ts'

const EVENTS: readonly (readonly [RegExp, string])[] = [
  [
    /結婚式|婚礼|祝言|誕生|宴|パーティー|舞踏会|同窓会|茶会|婚約|ピクニック|儀式|式典|卒業式|戴冠式/,
    '招待状',
  ],
  [
    /大会|試合|決勝|トーナメント|選手権|コンテスト|コンクール|レース|競走|競馬|音楽会|演奏会|コンサート|芝居|公演|舞台|歌劇|ミュージカル|初日|初演|祭|カーニバル|文化祭|花火|運動会|対決|オリンピック/,
    'プログラム',
  ],
  [/夕食|晩餐|夕飯/, '献立表'],
  [/旅|航海|遠征|巡礼|夏休み|休暇|冒険/, '切符'],
  [/選挙|革命|反乱|ストライキ/, 'ビラ'],
  [/事件|裁判|訴訟|殺人|暗殺|誘拐|失踪|盗難|強盗|面接|会議|脱獄/, '記録'],
  [/試験|受験|入試|授業/, '答案'],
  [/オークション|競売/, '目録'],
]
const PIECES: readonly (readonly [RegExp, string])[] = [
  [/(?:ラーメン|うどん|そば|スープ|汁|麺|ご飯|お粥|カレー|おでん|雑煮|お汁粉|ぜんざい)$/, '丼'],
  [
    /(?:酒|ワイン|水|牛乳|毒|薬|秘薬|霊薬|インク|醤油|酢|出汁|涙|血|香水|油|ジュース|ビール)$/,
    '瓶',
  ],
  [/(?:茶|珈琲|コーヒー|蜂蜜|塩)$/, '缶'],
  [/(?:米|お金|金|砂糖|小麦粉|砂|木炭)$/, '袋'],
]
const SKY = /(?:月|太陽|星|彗星|流れ星|雲|虹|木|大木|桜|松|竹|柳|杉|御神木|神木|世界樹|イチョウ)$/
const ROOTED =
  /(?:ピアノ|ベッド|寝台|机|扉|ドア|窓|車|自動車|タクシー|ロケット|気球|彫像|機械|自動販売機|自販機|タイムマシン|コピー機|錨|転送門|冷蔵庫|オーブン|竈|かまど|洗濯機|箪笥|本棚|戸棚|食器棚|鏡台|ソファー?|玉座|食卓|円卓|炬燵|こたつ|暖炉|囲炉裏|石臼|観覧車|メリーゴーランド|木馬|ブランコ|オルガン|織機|ミシン|印刷機|オートバイ|トラクター|トラック|馬車|人力車|神輿|みこし|山車|駕籠|大砲|街灯|電話ボックス|エスカレーター|エンジン|発電機|原子炉|起重機|蒸気機関|衛星|銅像|石像|地蔵|大仏|石碑|墓碑|壁画|氷山|鳥居|梵鐘|釣鐘|ポスト|クリスマスツリー)$/
const BODY = /(?:心臓|心|目|瞳|手|顔|歯|翼|しっぽ|尻尾|髪|骨|耳|鼻|唇|足|脳)$/
const BIRDS =
  /(?:鳥|烏|カラス|カササギ|フクロウ|梟|オウム|鳩|ガチョウ|アヒル|鴨|鶏|ニワトリ|ペンギン|カモメ|鶴|燕|ツバメ|雀|鷹|鷲|コウノトリ|鳳凰|不死鳥|天使)$/
const SCALED = /(?:竜|龍|ドラゴン|魚|金魚|鯉|蛇|人魚|トカゲ)$/
const COLLARED =
  /(?:猫|ネコ|ねこ|犬|イヌ|いぬ|狐|キツネ|狼|オオカミ|馬|ロバ|牛|豚|羊|山羊|ヤギ|兎|ウサギ|うさぎ|猿|サル|熊|クマ|虎|狸|タヌキ)$/
const LOCKED =
  /(?:屋|店|館|室|家|校|院|城|塔|劇場|ホテル|宿|教会|銀行|蔵|カフェ|バー|アパート|小屋|灯台|食堂|工房|屋敷|所)$/

function thing({ text, head }: ReadNoun): string {
  const piece = PIECES.find(([stuff]) => stuff.test(head))
  if (piece) return `${text}の${piece[1]}`
  if (SKY.test(head)) return `${text}の絵`
  if (ROOTED.test(head)) return `${text}の模型`
  return BODY.test(head) ? `${text}を写した絵` : text
}

function creature({ text, head }: ReadNoun): string {
  if (BIRDS.test(head)) return `${text}の羽根`
  if (SCALED.test(head)) return `${text}の鱗`
  if (COLLARED.test(head)) return `${text}の首輪`
  return /ロボット|アンドロイド/.test(head) ? `${text}の部品` : `${text}の絵姿`
}

/** A noun as a thing to hold: an event becomes its programme, grief a box of that name. */
export function asJapaneseThing(noun: ReadNoun): string {
  const { text, head } = noun
  switch (noun.kind) {
    case 'thing':
      return thing(noun)
    case 'event':
      return `${text}の${EVENTS.find(([event]) => event.test(head))?.[1] ?? '写真'}`
    case 'abstract':
      return /歌|唄|旋律|メロディー/.test(head) ? `${text}の楽譜` : `「${text}」と書かれた小箱`
    case 'person':
      return `${text}の肖像`
    case 'creature':
      return creature(noun)
    case 'place':
      return `${text}の${LOCKED.test(head) ? '鍵' : '絵葉書'}`
    case 'unsure':
      return `「${text}」と書かれた札`
  }
}
