import type { ThingRow } from './thing-row.ts'

/** What people store in, sit on and work at. */
export const FURNITURE: readonly ThingRow[] = [
  ['piano', 'piano|harmonium|harpsichord', '钢琴|风琴', 'ピアノ|オルガン'],
  ['clock', 'clock', '座钟|挂钟|大钟|时钟', '(?:柱|大|掛け)?時計(?!で)'],
  ['stove', 'stove|brazier|warm plate', '炉子|火炉|煤炉|炉膛', 'ストーブ|囲炉裏(?!の絵)|竈|かまど'],
  ['telescope', 'telescope|spyglass', '望远镜', '望遠鏡|遠眼鏡'],
  ['barrel', 'barrel|cask|tub|bucket', '木桶|酒桶|水桶|[两三几]只桶', '樽|桶(?!屋)'],
  ['crate', 'crate|packing case', '木箱|货箱|纸箱', '木箱|空き箱|林檎箱'],
  [
    'trunk',
    'suitcase|(?:a|the|wooden|iron|tea|sea) chest|trunks',
    '皮箱|行李箱|箱笼',
    '行李|トランク|長持',
  ],
  ['sacks', 'sacks?|mailbag|sandbag', '麻袋|米袋|沙袋|布袋', '麻袋|米袋|俵'],
  ['coil', 'rope|coil|cable|hawser', '缆|粗绳|一根绳|绳子', '縄(?!の溝)|ロープ|綱'],
  ['net', 'net', '渔网|网兜', '漁網|網(?!小屋)'],
  ['oars', 'oar|paddle', '船桨|木桨|橹', '櫂|艪|オール'],
  [
    'boat',
    '(?:a|half a|one|long|rowing) boat(?! ?house)|dinghy|canoe|skiff',
    '小船|木船|渔船|小艇',
    '小舟|ボート|手漕ぎ',
  ],
  ['bench', 'bench|pew', '长凳|长椅|条凳', '長椅子|ベンチ|縁台'],
  ['armchair', 'armchair|easy chair', '扶手椅|太师椅|躺椅', '肘掛け椅子|安楽椅子|ソファ'],
  [
    'bed',
    '(?:a|the|iron|narrow|one|two|made) beds?|cot|bunk|mattress',
    '床铺|木床|铁床|一张床(?!那么)',
    '寝台(?!ほど)|ベッド',
  ],
  ['desk', 'desk|bureau', '书桌|写字台|办公桌|书案', '文机|事務机|の机|机が'],
  ['stool', 'stool', '凳子|板凳|马扎|小凳', '丸椅子|踏み台|腰掛け(?!に)'],
]
