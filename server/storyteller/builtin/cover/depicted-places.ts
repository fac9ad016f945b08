import type { PlaceKind } from '#server/media/picture.ts'

/** The words for a place of which the painter's scene is a picture, in three languages. */
const DEPICTED: Readonly<Record<PlaceKind, RegExp>> = {
  lighthouse: /\blighthouse|灯台|灯塔/i,
  train:
    /\b(train|railway|railroad|express|sleeper|locomotive|carriage)s?\b|火车|列车|列車|汽車|夜行|客车/i,
  library:
    /\b(library|libraries|archive|bookshop|bookstore|reading room)s?\b|图书馆|図書館|図書室|档案|文書館|书店|书库|書庫|古本|書店/i,
  manor:
    /\b(manor|mansion|country house|villa|hotel|château|chateau|estate|hall)s?\b|庄园|大宅|洋館|屋敷|别墅|公馆|館|酒店|饭店|ホテル|旅館/i,
  school:
    /\b(school|university|college|academy|classroom|dormitory)s?\b|学校|校|学院|大学|学園|書院|书院|教室/i,
  city: /\b(city|cities|street|alley|quarter|district|neighbou?rhood|apartment|office|rooftop|block)s?\b|城|街|巷|弄|都市|通り|路地|公寓|オフィス|アパート/i,
  village: /\b(village|hamlet|farm|mountain|valley|countryside)s?\b|村|乡|寨|山|农|農|里/i,
  ship: /\b(ship|boat|vessel|ferry|steamer|schooner|galleon|yacht)s?\b|船(?!站)|舟|渡轮|游轮|号轮/i,
  hospital:
    /\b(hospital|clinic|sanatorium|ward|infirmary|asylum)s?\b|医院|病院|诊所|診療所|療養|疗养/i,
  theatre:
    /\b(theatre|theater|opera house|opera|playhouse|stage|cinema|circus)e?s?\b|剧院|剧场|戏院|戏园|戏台|劇場|舞台|影院|映画館|歌剧|芝居小屋/i,
  space:
    /\b(space|spaceship|starship|mars|moon|planet|orbit|galaxy|star)s?\b|太空|火星|月球|月面|宇宙|空间站|星球|惑星/i,
  museum: /\b(museum|gallery|galleries|bank)s?\b|博物馆|博物館|美术馆|美術館|画廊|银行|銀行/i,
  forest: /\b(forest|woods?|jungle|swamp|grove)s?\b|森|林|密林/i,
  desert:
    /\b(desert|dune|oasis|caravan|caravanserai|sahara)s?\b|沙漠|砂漠|绿洲|オアシス|商队|隊商|戈壁/i,
  shop: /\b(shop|store|bakery|bakeries|cafe|café|restaurant|diner|tea ?house|bookshop)s?\b|店|铺|茶馆|茶楼|喫茶|食堂|面馆|パン屋|商店/i,
  temple: /\b(temple|shrine|monastery|pagoda)s?\b|寺|庙|廟|神社|道观/i,
  house: /\b(house|home|cottage|flat)s?\b|家|宅|小屋|民家/i,
}

/** Whether the scene of a place is a picture of what a text calls a place. */
export const isDepicted = (place: PlaceKind, called: string): boolean =>
  DEPICTED[place].test(called)
