/** What the front and the back of a place are called there. */
export type Rooms = { readonly front: string; readonly back: string }

const ROOMS: readonly (readonly [RegExp, Rooms])[] = [
  [/(?:工作间|机房|诊所|后台|裁缝铺)$/, { front: '外间', back: '里间' }],
  [/教室$/, { front: '教室前头', back: '储物间' }],
  [/(?:灯塔|钟楼|塔)$/, { front: '门厅', back: '阁楼' }],
  [/(?:店|铺|坊|面馆|饭馆|茶馆|酒馆|酒楼|茶楼|客栈|摊)$/, { front: '店堂', back: '后间' }],
  [/(?:船|舰|艇|邮轮|空间站|飞船|飞机)$/, { front: '前舱', back: '后舱' }],
  [/(?:列车|火车|高铁|电车|地铁)$/, { front: '头一节车厢', back: '末一节车厢' }],
  [/(?:宫|殿|寺|庙|观|天庭|地府|教堂)$/, { front: '前殿', back: '后殿' }],
  [
    /(?:站|机场|码头|港|院|公司|电台|银行|局|社|所|厂|基地|实验室)$/,
    { front: '前厅', back: '值班室' },
  ],
  [/(?:馆|学校|中学|小学|大学|书院|剧院|剧场|楼|厅)$/, { front: '前厅', back: '后间' }],
]
const HOUSE: Rooms = { front: '前屋', back: '后屋' }

/** Names the rooms of a place by what the place is; a house where nothing better is known. */
export const roomsOf = (setting: string): Rooms =>
  ROOMS.find(([place]) => place.test(setting))?.[1] ?? HOUSE
