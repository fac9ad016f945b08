import type { ConceptRow } from '../concept.ts'

/** How it feels there. */
export const ATMOSPHERES: readonly ConceptRow[] = [
  ['rain', 'rain|rainy|drizzle|downpour', '雨|下雨|雨夜|暴雨|梅雨', '雨|雨の夜|大雨|梅雨'],
  [
    'storm',
    'storm|stormy|thunder|typhoon|hurricane|gale',
    '暴风|风暴|台风|雷雨|暴风雨',
    '嵐|台風|雷|暴風',
  ],
  ['snow', 'snow|winter|blizzard|snowstorm|ice', '雪|冬天|冬夜|暴风雪|冰', '雪|冬|吹雪|氷'],
  ['fog', 'fog|mist|foggy', '雾|大雾|迷雾', '霧|濃霧|靄'],
  ['dust', 'dust|sandstorm|drought|heat', '沙尘|沙暴|干旱|酷暑', '砂嵐|埃|日照り|猛暑'],
  [
    'night',
    'night|midnight|dark|evening|last train',
    '夜晚|午夜|深夜|夜|黑暗|末班',
    '夜|真夜中|深夜|闇|終電|終列車',
  ],
  ['dawn', 'dawn|sunrise|morning|spring', '黎明|清晨|早晨|春天', '夜明け|朝|春'],
  ['dusk', 'dusk|sunset|twilight|autumn', '黄昏|日落|傍晚|秋天', '黄昏|夕暮れ|夕方|秋'],
  ['summer', 'summer|sunny|holiday', '夏天|盛夏|假期|暑假', '夏|夏休み|真夏'],
  [
    'abandoned',
    'abandoned|deserted|ruined|empty|old',
    '废弃|荒废|空荡|破旧',
    '廃墟|廃れた|無人|古びた',
  ],
  ['funny', 'funny|comedy|silly|absurd', '搞笑|喜剧|荒诞', '笑える|喜劇|おかしな'],
]

/** What the story turns on. */
export const OBJECTS: readonly ConceptRow[] = [
  [
    'letters',
    'letter|letters|postcard|envelope|note',
    '信|信件|来信|明信片|纸条',
    '手紙|葉書|封筒|書き置き|便り',
  ],
  [
    'book',
    'book|novel|manuscript|diary|notebook|journal|ledger',
    '书|小说|手稿|日记|笔记本|账本',
    '本|一冊|小説|原稿|日記|手帳|帳面',
  ],
  ['map', 'map|chart|atlas|blueprint', '地图|海图|图纸|藏宝图', '地図|海図|絵図|設計図'],
  ['key', 'key|lock|password|code', '钥匙|锁|密码', '鍵|錠|暗号|合言葉'],
  [
    'clock',
    'clock|watch|pocket watch|hourglass|bell',
    '钟|时钟|怀表|手表|沙漏|钟表',
    '時計|懐中時計|腕時計|砂時計|鐘',
  ],
  [
    'painting',
    'painting|portrait|picture|statue|sculpture',
    '画|油画|肖像|雕像|名画',
    '絵|絵画|肖像画|彫像|名画',
  ],
  ['photograph', 'photograph|photo|camera|film', '照片|相机|胶卷|老照片', '写真|カメラ|フィルム'],
  [
    'jewel',
    'jewel|diamond|ring|necklace|crown|pearl|gold|treasure|ruby|emerald',
    '宝石|钻石|戒指|项链|王冠|珍珠|黄金|宝藏|玉佩|玉',
    '宝石|ダイヤ|指輪|首飾り|王冠|真珠|金塊|財宝|翡翠',
  ],
  [
    'mask',
    'mask|costume|dress|hat|umbrella|coat|shoe',
    '面具|戏服|裙子|帽子|雨伞|外套|鞋',
    '仮面|面|衣装|帽子|傘|外套|靴',
  ],
  ['mirror', 'mirror|glass|window|lens', '镜子|玻璃|窗户', '鏡|硝子|窓|レンズ'],
  ['doll', 'doll|toy|puppet|music box', '人偶|玩具|木偶|八音盒', '人形|玩具|操り人形|オルゴール'],
  [
    'piano',
    'piano|violin|song|melody|music|record|instrument',
    '钢琴|小提琴|歌|旋律|唱片|乐谱|琴',
    'ピアノ|ヴァイオリン|歌|旋律|楽譜|レコード|琴',
  ],
  [
    'sword',
    'sword|gun|knife|dagger|weapon|arrow',
    '剑|枪|刀|匕首|武器|宝剑',
    '剣|刀|銃|短剣|武器|弓',
  ],
  [
    'lamp',
    'lamp|lantern|candle|light|lights',
    '灯|灯笼|蜡烛|灯光|油灯',
    '灯り|提灯|蝋燭|ランプ|灯',
  ],
  [
    'phone',
    'phone|telephone|phone call|text message|radio|tape|recording',
    '电话|手机|短信|收音机|录音|磁带',
    '電話|携帯|ラジオ|録音|カセット|メール',
  ],
  [
    'door',
    'door|gate|tunnel|staircase|stairs|corridor|room',
    '门|大门|隧道|楼梯|走廊|房间|包厢',
    '扉|門|トンネル|階段|廊下|個室',
  ],
  [
    'food',
    'bread|recipe|cake|soup|noodles|tea|wine|dumplings|cheese|chocolate|coffee',
    '面包|食谱|蛋糕|汤|面条|茶|酒|饺子|巧克力|咖啡',
    'パン|レシピ|ケーキ|スープ|麺|お茶|酒|餃子|チョコレート|珈琲',
  ],
  [
    'flower',
    'flower|rose|seed|tree|garden|plant|mushroom',
    '花|玫瑰|种子|树|花园|植物|樱花',
    '花|薔薇|種|木|庭|植物|桜',
  ],
  [
    'money',
    'money|coin|ticket|lottery|banknote|debt',
    '钱|硬币|车票|彩票|钞票|债|票',
    '金|硬貨|切符|宝くじ|紙幣|借金',
  ],
  [
    'star',
    'star|moon|sun|comet|meteor|sky|rainbow',
    '星星|月亮|太阳|彗星|流星|星空|彩虹',
    '星|月|太陽|彗星|流れ星|星空|虹',
  ],
  [
    'sea',
    'sea|ocean|river|lake|wave|tide|waterfall|well',
    '大海|海洋|河|湖|海浪|潮水|瀑布|井',
    '海|川|湖|波|潮|滝|井戸',
  ],
  [
    'medicine',
    'medicine|poison|potion|drug|vaccine|antidote',
    '药|毒药|药水|疫苗|解药',
    '薬|毒|秘薬|ワクチン|解毒剤',
  ],
  [
    'box',
    'box|suitcase|parcel|chest|bag|coffin|safe',
    '箱子|行李箱|包裹|盒子|棺材|保险箱',
    '箱|鞄|小包|トランク|棺|金庫',
  ],
  [
    'name',
    'name|voice|face|shadow|heart|footprint|smile|secret|wish',
    '名字|声音|脸|影子|心|脚印|笑容|愿望',
    '名前|声|顔|影|心|足跡|笑顔|願い',
  ],
  [
    'animal',
    'horse|fish|whale|butterfly|spider|egg|bee|snake|goldfish',
    '马|鱼|鲸鱼|鲸|蝴蝶|蜘蛛|蛋|蜜蜂|蛇',
    '馬|魚|鯨|蝶|蜘蛛|卵|蜂|蛇|金魚',
  ],
  [
    'vehicle',
    'car|bicycle|bus|rocket|balloon|elevator|lift',
    '汽车|自行车|公交车|火箭|气球|电梯',
    '車|自転車|バス|ロケット|気球|エレベーター',
  ],
  ['weather', 'wind|cloud|thunderbolt|lightning', '风|云|闪电', '風|雲|稲妻'],
]
