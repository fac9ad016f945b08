import type { EmblemRow } from './emblem-row.ts'

/** What people make and carry. */
export const MADE_THINGS: readonly EmblemRow[] = [
  [
    'letter',
    'letter|envelope|postcard|telegram|postman|invitation|message|mail|stamp',
    '信件|信封|来信|明信片|邮|家书|情书|遗书|把信|封信|电报',
    '手紙|葉書|封筒|便り|郵便|遺書|恋文|電報|切手',
  ],
  [
    'book',
    'book|novel|diary|notebook|manuscript|ledger|recipe|poem|dictionary|spellbook|writer|author',
    '书|小说|日记|手稿|笔记|食谱|菜谱|诗|词典|作家',
    '本|小説|日記|原稿|手帳|帳面|レシピ|詩|辞書|作家|絵本',
  ],
  [
    'map',
    'map|chart|atlas|blueprint|treasure hunt|pirate',
    '地图|海图|图纸|藏宝|海盗',
    '地図|海図|絵図|設計図|宝探し|海賊',
  ],
  [
    'key',
    'key|lock|password|escape room|vault|safe|burglar|prison',
    '钥匙|锁|密码|保险库|密室|监狱|越狱',
    '鍵|錠|暗号|合言葉|金庫|密室|牢|脱獄',
  ],
  [
    'watch',
    'watch|clock|hourglass|clockmaker|watchmaker|alarm|time machine|time',
    '表|钟|沙漏|时间|时光',
    '時計|砂時計|時間|時をかけ|タイムマシン',
  ],
  [
    'camera',
    'camera|photograph|photo|photographer|film|snapshot|movie',
    '相机|照片|摄影|胶卷|电影',
    'カメラ|写真|映画|フィルム|撮影',
  ],
  [
    'mask',
    'mask|masquerade|masked ball|costume|disguise|thief|actor|actress|carnival|heist',
    '面具|假面|伪装|怪盗|小偷|演员|戏服',
    '仮面|覆面|変装|怪盗|泥棒|役者|俳優|衣装|能面',
  ],
  ['umbrella', 'umbrella|parasol|rain', '伞|雨', '傘|雨'],
  ['hat', 'hat|cap|bonnet|magician|detective|wizard', '帽|魔术师|侦探', '帽子|手品|魔術師|探偵'],
  [
    'doll',
    'doll|toy|puppet|music box|ventriloquist|marionette|child|children',
    '人偶|玩具|木偶|八音盒|娃娃',
    '人形|玩具|からくり|オルゴール|おもちゃ',
  ],
  [
    'shoe',
    'shoe|boot|slipper|sneaker|cobbler|marathon|runner|dancer|ballet',
    '鞋|靴子|马拉松|舞鞋|跑步',
    '靴|草履|下駄|マラソン|駅伝|バレエ',
  ],
  [
    'frame',
    'painting|portrait|picture|painter|statue|sculpture|forger|forgery|masterpiece|canvas',
    '画|雕像|肖像|画家|赝品',
    '絵画|名画|肖像|画家|彫像|贋作|一枚の絵',
  ],
  [
    'lantern',
    'lantern|lamp|candle|light|lamplighter|ghost|haunted|dark',
    '灯|蜡烛|鬼|幽灵',
    '灯り|提灯|蝋燭|ランプ|行灯|幽霊|お化け|妖怪',
  ],
]
