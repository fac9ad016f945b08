import type { RequestLanguage } from '#schemas/language.ts'

/** What somebody can be put on trial for, where a court tells of it. */
export const ACCUSED_DEEDS = [
  ...(['eat', 'steal', 'ring', 'frighten', 'lie', 'break'] as const),
  // a bell that is broken is cracked, and a secret that is betrayed was told
  ...(['crack', 'tell'] as const),
] as const
export type AccusedDeed = (typeof ACCUSED_DEEDS)[number]

/** Who accuses. */
export const ACCUSERS = ['village', 'children', 'mayor', 'neighbors', 'everybody'] as const
export type Accuser = (typeof ACCUSERS)[number]

/** What the accused is, as far as its habits go. */
export const BEINGS = [
  ...(['waterfowl', 'goat', 'bird', 'cat', 'dog', 'horse', 'pig', 'hen'] as const),
  ...(['beast', 'person', 'ghost', 'machine', 'thing', 'parrot'] as const),
] as const
export type Being = (typeof BEINGS)[number]

/** Of what sort is what it was done to, as far as a court tells of whose it was. */
export const MATTERS = [
  'speech',
  'vows',
  'paper',
  'bell',
  'food',
  'folk',
  'story',
  'thing',
  'secret',
] as const
export type MatterSort = (typeof MATTERS)[number]

type Rows<Id extends string> = Readonly<
  Record<RequestLanguage, readonly (readonly [id: Id, words: RegExp])[]>
>

/** Words of an idea in which somebody is judged. */
export const TRIAL: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:trials?|tried (?:by|for|in)|tr(?:y|ies) (?:an?|the|their)|accus(?:e[sd]?|ing)|charged with|court|judged|judge must|must judge|must decide|blame[sd]?|verdict|guilty|innocent|defends?|jury|prosecut\w+|sues?|sued|hearing)\b/i,
  zh: /审(?!判长)|被告|控告|被控|指控|法庭|开庭|问罪|(?<!裁|审)判(?!官)|告上|有罪|定罪|辩护/u,
  ja: /裁判(?!官|長|所)|裁[かくきけい]|訴え|被告|罪|疑われ|疑い|法廷|判決|弁護|責め/u,
}

/** The verbs of what somebody is accused of, in every form that an idea has them in. */
export const DEED_VERBS: Rows<AccusedDeed> = {
  en: [
    [
      'eat',
      /eat(?:s|en|ing)?|ate|devour\w*|swallow\w*|gobbl\w+(?: up)?|drinks?|drank|drinking|chew\w*|nibbl\w+/,
    ],
    [
      'steal',
      /steal(?:s|ing)?|stole|stolen|tak(?:es?|ing)|took|snatch\w*|pinch\w*|hid(?:es?|ing)?|pocket(?:s|ed|ing)/,
    ],
    ['ring', /ring(?:s|ing)?|rang|rung|toll(?:s|ed|ing)/],
    ['frighten', /frighten\w*|scar(?:es?|ed|ing)|terrif\w+|startl\w+|haunt\w*|wak(?:es?|ing)|woke/],
    [
      'lie',
      /lied|lies|lying|tell(?:s|ing)? lies|tell(?:s|ing)? a lie|told (?:a lie|lies)|deceiv\w+/,
    ],
    [
      'break',
      /break(?:s|ing)?|broke|broken|smash\w*|shatter\w*|crack(?:s|ed|ing)|tear(?:s|ing)?|tore|torn|ruin\w*|spoil\w*|wreck\w*|damag\w+|crush\w*/,
    ],
    [
      'tell',
      /betray\w*|blab\w*|leak(?:s|ed|ing)|(?:giv(?:es?|ing)|gave|given) away|(?:tell(?:s|ing)?|told|spill(?:s|ed|ing)?|shar(?:es?|ed|ing)|reveal(?:s|ed|ing)?|whisper\w*|repeat(?:s|ed|ing)?)(?= [^,.;]{0,40}\bsecrets?\b)/,
    ],
  ],
  zh: [
    ['eat', /偷?吃(?:掉|光|完|下)?|吞(?:下|掉|了)?|啃(?:掉|了|光)?|偷?喝(?:掉|光|了)?/u],
    ['frighten', /吓(?:哭|坏|跑|倒|晕|着|到|醒|唬)?|惊(?:醒|吓|扰)|吵醒/u],
    ['lie', /说(?:了)?(?:谎|假话)|撒(?:了)?谎|谎报(?!了?[^，。]{0,6}灯)|骗/u],
    ['ring', /(?:敲|撞|拉|摇|弄)响|鸣(?=了?[^，。]{0,4}钟)|敲(?=了?[^，。]{0,4}[钟锣鼓])/u],
    [
      'break',
      /打(?:碎|破|翻|烂|坏)|[摔砸撞敲](?:碎|坏|破|翻|烂|倒|裂)|弄(?:坏|破|碎|倒)|撕(?:碎|破|毁|坏|烂)|咬(?:坏|破|碎|断|烂)|踩(?:坏|碎|烂)|毁(?:掉|坏)/u,
    ],
    [
      'tell',
      /泄(?:露|漏|密)|走漏|告(?:了)?密|透露|出卖|抖(?:出|搂)|(?:说|讲)(?:出去?|破|漏)(?=了?[^，。]{0,6}(?:秘密|心事|底细|机密))/u,
    ],
    ['steal', /偷(?:走|拿)?|盗(?:走)?|叼走|拿走|抢走|藏(?:起|走)?|衔走/u],
  ],
  ja: [
    ['eat', /食べ|食い|食っ|かじっ?|飲み込|飲んだ|呑み込|なめ/u],
    ['steal', /盗[んみま]|くわえ|持ち去っ|持ってい[っき]|さらっ|隠し|奪っ/u],
    ['ring', /鳴らし|(?<=鐘を)つい/u],
    ['frighten', /驚かし|驚かせ|おどかし|脅かし|怖がらせ|こわがらせ|泣かせ|(?<=[^、]を)起こし/u],
    ['lie', /(?:嘘|うそ|ウソ)をつ[いきく]|だまし|騙し/u],
    ['tell', /漏らし|もらし|ばらし|バラし|言いふらし|告げ口|密告|明かし|暴いた/u],
    ['break', /割っ|割り|壊し|こわし|破っ|やぶっ|折っ|倒し|台無しに|汚し/u],
  ],
}

/** Who accuses, by the word that an idea has for them. */
export const ACCUSER_WORDS: Rows<Accuser> = {
  en: [
    ['children', /\b(?:children|kids|pupils|schoolchildren|class)\b/i],
    ['mayor', /\bmayor\b/i],
    ['neighbors', /\bneighbou?rs?\b/i],
    ['village', /\b(?:village|villagers|town|townspeople|council|whole (?:village|town))\b/i],
  ],
  zh: [
    ['children', /孩子|小孩|学童|儿童|小学生/u],
    ['mayor', /村长|镇长|市长/u],
    ['neighbors', /街坊|邻居|邻里/u],
    ['village', /全[村镇]|村民|村里|[村镇]上|镇民|村/u],
  ],
  ja: [
    ['children', /子ども|子供|こども|児童/u],
    ['mayor', /村長|町長|市長/u],
    ['neighbors', /隣近所|近所|隣人/u],
    ['village', /村|町/u],
  ],
}

/** What the accused is, by the word that names it; the kind of the noun says the rest. */
export const BEING_WORDS: readonly (readonly [id: Being, words: RegExp])[] = [
  [
    'thing',
    /scarecrow|statue|snowm[ae]n|doll|稻草人|石像|雕像|雪人|かかし|案山子|人形|像$|雪だるま/iu,
  ],
  [
    'parrot',
    /\b(?:parrots?|cockatoos?|macaws?|parakeets?|mynahs?|budgies?)\b|鹦鹉|八哥|鹩哥|オウム|おうむ|インコ|九官鳥/iu,
  ],
  ['machine', /robot|android|automaton|machine|机器|ロボット|機械|からくり/iu],
  ['ghost', /ghost|spirit|phantom|spectre|specter|幽灵|鬼|幽霊|お?化け|亡霊|座敷童/iu],
  [
    'waterfowl',
    /\b(?:goose|geese|gander|ducks?|swans?)\b|鹅|鸭|ガチョウ|がちょう|アヒル|あひる|鴨|カモ|白鳥/iu,
  ],
  [
    'hen',
    /\b(?:hens?|roosters?|cocks?|cockerels?|chickens?)\b|公鸡|母鸡|鸡|にわとり|ニワトリ|鶏|おんどり/iu,
  ],
  ['goat', /\b(?:goats?|billy|sheep|rams?|lambs?|ewes?)\b|羊|ヤギ|やぎ|ひつじ|ヒツジ/iu],
  [
    'bird',
    /\b(?:crows?|ravens?|magpies?|jackdaws?|parrots?|pigeons?|doves?|owls?|gulls?|seagulls?|sparrows?|birds?|starlings?)\b|乌鸦|喜鹊|鹦鹉|鸽|猫头鹰|麻雀|八哥|海鸥|鸟|カラス|からす|烏|鴉|カササギ|オウム|鳩|ハト|フクロウ|スズメ|雀|カモメ|鳥/iu,
  ],
  ['cat', /\b(?:cats?|kittens?|tomcat)\b|猫|ねこ|ネコ/iu],
  [
    'dog',
    /\b(?:dogs?|pupp(?:y|ies)|hounds?|fox(?:es)?|wol(?:f|ves))\b|狗|犬|狐|狼|キツネ|きつね|いぬ|イヌ|オオカミ|狸|タヌキ|たぬき/iu,
  ],
  [
    'horse',
    /\b(?:horses?|pon(?:y|ies)|donkeys?|mules?|cows?|ox(?:en)?|bulls?|calf|calves)\b|马|驴|骡|牛|馬|ロバ|ろば|ウマ|ウシ/iu,
  ],
  ['pig', /\b(?:pigs?|sows?|boars?|hogs?|piglets?)\b|猪|豚|ブタ|ぶた|イノシシ|猪/iu],
]

/** Whoever has to say how it ends, where an idea gives the player that office. */
export const JUDGES: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:judge|magistrate|justice|juror)\b/i,
  zh: /法官|判官|县官|县令|审判长/u,
  ja: /裁判官|裁判長|判事|奉行/u,
}

/** Of what sort something written or eaten is, by the word that names it. */
export const MATTER_WORDS: Rows<MatterSort> = {
  en: [
    ['secret', /\bsecrets?\b/i],
    ['speech', /\b(?:speech|address|sermon|toast|eulogy|lecture|oration)\b/i],
    [
      'vows',
      /\b(?:marriage|wedding|betrothal|bridal) (?:letter|contract|certificate|lines|licen[cs]e|papers?|vows?)\b|\bvows\b/i,
    ],
    [
      'paper',
      /\b(?:letters?|will|testament|maps?|books?|diary|contract|deed|certificate|newspaper|poems?|score|manuscript|ledger|bill|homework|papers?|postcard|telegram|essay|recipe|notebook)\b/i,
    ],
    [
      'food',
      /\b(?:bread|lo(?:af|aves)|cakes?|pies?|tarts?|soup|supper|dinner|lunch|breakfast|cheese|sausages?|puddings?|apples?|cabbages?|turnips?|pumpkins?|jam|honey|roast|buns?|biscuits?|meal|feast|food|stew)\b/i,
    ],
  ],
  zh: [
    ['secret', /秘密|心事|机密/u],
    ['speech', /演讲|演说|讲话|讲稿|发言|致辞|祝词|悼词|贺词/u],
    ['vows', /婚书|婚约|婚帖|聘书|喜帖|庚帖|结婚证|婚契/u],
    [
      'paper',
      /信|遗嘱|地图|书|日记|契|合同|账本|账簿|报纸|诗|稿|乐谱|状子|作业|家谱|族谱|电报|菜谱/u,
    ],
    ['food', /糕|饼|饭|面|馒头|包子|饺子|粽子|汤|菜|肉|鱼|瓜|果|糖|酒|粥|供品|月饼/u],
  ],
  ja: [
    ['secret', /秘密|内緒|ないしょ/u],
    ['speech', /演説|祝辞|挨拶|あいさつ|弔辞|原稿|式辞|スピーチ/u],
    ['vows', /婚姻届|婚礼の|結納|誓いの|誓詞|婚約/u],
    ['paper', /手紙|遺言|地図|本$|日記|帳面|帳簿|証文|新聞|詩|楽譜|宿題|葉書|電報|巻物|訴状/u],
    [
      'food',
      /パン|菓子|餅|ケーキ|団子|汁|飯|弁当|料理|魚|肉|林檎|リンゴ|西瓜|スイカ|柿|大根|饅頭|供え物|豆腐/u,
    ],
  ],
}

/** What is cracked where it is broken, and rings. */
export const BELLS = /\b(?:bells?|gongs?)\b|[钟鐘锣]$|半鐘|釣鐘|つりがね/iu

/** A place that is all of where a game plays, and lends nothing in it a room: 村の鐘. */
export const WHOLE_PLACES =
  /^(?:village|town|city|country|kingdom|island|harbou?r|[村镇市町国城島岛]|村里|王国|都)$/iu
