import type { Garment, Hat, Held, Mien, PortraitSubject, Worn } from '#server/media/picture.ts'

type Words<Thing extends string> = readonly (readonly [Thing, RegExp])[]

// English words are bounded by hand where a short one hides in a longer one; the first that is found wins.
const HELD_WORDS: Words<Held> = [
  ['lantern', /lantern|oil lamp|灯笼|提灯|马灯|ランタン|行灯/i],
  ['torch', /\btorch\b|flashlight|手电|懐中電灯/i],
  ['scissors', /scissors|shears|剪刀|剪子|鋏|はさみ|ハサミ/i],
  ['flute', /\bflute\b|笛子|竹笛|洞箫|篠笛|横笛/i],
  ['key', /\bkeys?\b|钥匙|鍵/i],
  ['candle', /candle|蜡烛|蝋燭|ろうそく/i],
  ['magnifier', /magnif|\bloupe\b|放大镜|虫眼鏡|ルーペ/i],
  ['watch', /(pocket|silver|gold) ?watch|stopwatch|watch chain|怀表|懐中時計/i],
  ['camera', /\bcamera\b|相机|カメラ/i],
  ['brush', /paintbrush|\bquill\b|毛笔|画笔|絵筆|万年筆/i],
  ['fan', /folding fan|paper fan|折扇|扇子|团扇|うちわ/i],
  ['ladle', /\bladle\b|wooden spoon|勺子|汤勺|おたま|杓子/i],
  ['wrench', /wrench|spanner|扳手|スパナ|レンチ/i],
  ['cup', /\bmug\b|tea ?cup|茶杯|搪瓷缸|湯呑/i],
  ['cane', /\bcane\b|walking stick|拐杖|手杖|ステッキ/i],
  ['pipe', /\bpipe\b(?! organ)|烟斗|旱烟|パイプ|煙管/i],
  ['bag', /\b(satchel|handbag|suitcase|bag)\b|提包|挎包|布包|鞄|かばん/i],
  ['bell', /\bhand ?bell\b|摇铃|手鈴/i],
  ['flower', /\bflowers\b|\bbouquet\b|鲜花|花束/i],
  ['letter', /\b(letter|envelope|telegram)\b|信封|一封信|手紙|封筒/i],
  ['book', /\b(books?|ledger|notebook|diary)\b|账本|笔记本|书本|帳面|帳簿|手帳|日記/i],
]
const GARMENT_WORDS: Words<Garment> = [
  ['kimono', /kimono|\bhaori\b|着物|和服|羽織|作務衣|浴衣|袴/i],
  ['hanfu', /\bhanfu\b|汉服|道袍|襦裙/i],
  ['qipao', /\bqipao\b|cheongsam|旗袍|长衫/i],
  ['tunic', /zhongshan|中山装|对襟|棉袄|褂/i],
  ['labcoat', /lab coat|white coat|白大褂|白衣/i],
  ['overalls', /overalls|dungarees|工装|背带裤|つなぎ|作業着/i],
  ['apron', /\bapron\b|围裙|前掛け|エプロン|割烹着/i],
  ['uniform', /\buniform\b|制服/i],
  ['cassock', /cassock|\bhabit of a (monk|nun)\b|法衣|僧衣/i],
  ['suit', /\b(three-piece|tweed|waistcoat|suit)\b|西装|背広|スーツ/i],
  ['jumper', /\b(jumper|jersey|sweater|pullover|guernsey)\b|毛衣|セーター/i],
  ['cardigan', /cardigan|开衫|カーディガン/i],
  ['dress', /\b(dress|gown)\b|连衣裙|ワンピース|ドレス/i],
  ['coat', /\b(coat|jacket|oilskins?|overcoat)\b|大衣|风衣|外套|コート/i],
]
const HAT_WORDS: Words<Hat> = [
  ['peaked', /peaked cap|captain[’']s hat|大盖帽|制帽|警帽/i],
  ['cone', /conical hat|斗笠|菅笠/i],
  ['straw', /straw hat|sun hat|草帽|麦わら/i],
  ['beret', /\bberet\b|贝雷帽|ベレー/i],
  ['bowler', /bowler|圆顶礼帽|山高帽/i],
  ['tophat', /top hat|高礼帽|シルクハット/i],
  ['beanie', /woollen hat|knitted hat|\bbeanie\b|毛线帽|绒线帽|ニット帽/i],
  ['toque', /chef[’']s hat|厨师帽|コック帽/i],
  ['scarf', /headscarf|kerchief|头巾|三角巾|手ぬぐい|手拭い/i],
  ['cap', /flat cap|\bcap\b|鸭舌帽|便帽|ハンチング/i],
  ['brim', /fedora|brimmed hat|礼帽|中折れ/i],
]
const WORN_WORDS: Words<Worn> = [
  ['headphones', /headphones|耳机|ヘッドホン/i],
  ['stethoscope', /stethoscope|听诊器|聴診器/i],
  ['beads', /\bbeads\b|rosary|佛珠|念珠|数珠/i],
  ['pearls', /\bpearls?\b|珍珠|真珠/i],
  ['shawl', /\bshawl\b|披肩|ショール|肩掛け/i],
  ['brooch', /\bbrooch\b|胸针|ブローチ/i],
  ['bow', /bow ?tie|蝴蝶结|领结|蝶ネクタイ/i],
  ['scarf', /\b(scarf|muffler)\b|围巾|マフラー|襟巻/i],
  ['pencil', /pencil behind|耳.{0,3}铅笔|铅笔.{0,6}耳|耳に鉛筆/i],
]
const MIEN_WORDS: Words<Mien> = [
  ['afraid', /frighten|afraid|nervous|timid|anxious|胆小|害怕|紧张|怯え|臆病|おどおど/i],
  ['sly', /\bsly\b|cunning|shrewd|smirk|狡猾|精明|圆滑|抜け目|したたか/i],
  ['proud', /\bproud\b|haughty|\bvain\b|arrogant|骄傲|高傲|要强|尊大|誇り高|気位/i],
  ['weary', /weary|\btired\b|exhaust|sleepless|疲惫|疲倦|疲れ|くたびれ|寝不足/i],
  ['stern', /\bstern\b|strict|severe|gruff|严厉|严肃|古板|厳し|頑固|無愛想/i],
  ['guarded', /guarded|\bwary\b|secretive|reserved|戒备|谨慎|沉默|寡言|慎重|無口|用心深/i],
  ['merry', /\bmerry\b|cheerful|\bjolly\b|开朗|爱笑|乐呵|陽気|明るい|よく笑/i],
  ['sad', /\bsad\b|\bgrie[fv]|mourning|melanchol|haunted|忧郁|悲伤|寂しげ|憂い/i],
  ['warm', /\bwarm\b|\bkind\b|gentle|generous|温和|热心|慈祥|善良|優し|穏やか|大らか/i],
]

const first = <Thing extends string>(words: Words<Thing>, text: string): Thing | undefined =>
  words.find(([, word]) => word.test(text))?.[0]

type Seen = Pick<PortraitSubject, 'prop' | 'garment' | 'hat' | 'worn' | 'glasses' | 'mien'>

/**
 * What a text on somebody lets a painter see, in any language: the last resort for what nobody says in fields. What
 * is worn and held is read from how they look, the mien from who they are too.
 */
export function seenInText(look: string, nature = ''): Seen {
  const found = {
    prop: first(HELD_WORDS, look),
    garment: first(GARMENT_WORDS, look),
    hat: first(HAT_WORDS, look),
    mien: first(MIEN_WORDS, `${look} ${nature}`),
  }
  const worn = WORN_WORDS.flatMap(([name, word]) => (word.test(look) ? [name] : []))
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined)),
    ...(worn.length > 0 ? { worn } : {}),
    ...(/glasses|spectacles|眼镜|眼鏡|メガネ/i.test(look) ? { glasses: true } : {}),
  }
}

/** A sheet with what a text shows where the sheet says nothing; what it says of clothes is not mixed with others. */
export function sheetWithText<Sheet extends Partial<PortraitSubject>>(
  sheet: Sheet,
  look: string,
  nature = '',
): Seen & Sheet {
  const { garment, ...seen } = seenInText(look, nature)
  const isDressed = (sheet.accessory ?? 'none') !== 'none' || (sheet.hat ?? 'none') !== 'none'
  return { ...seen, ...(garment === undefined || isDressed ? {} : { garment }), ...sheet }
}
