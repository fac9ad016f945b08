/** What a piece of an idea names. */
export type PieceKind = 'place' | 'person' | 'event' | 'thing'

/** Words that join or lead other words and name nothing themselves. */
export const JOINTS =
  /^(?:的|地|得|在|里|上|中|内|下|外|旁|边|是|把|被|和|与|跟|同|了|着|过|都|也|还|就|才|又|再|只|从|到|向|对|给|让|用|为|以|之|比|别处|某处|而|但|却|每.?|这.?|那.?|某.?|各.?|我|我们|我在|我的|我们的|你的|他的|她的|它的|你|你们|他|她|它|他们|她们|自己|有|没有|没|不|会|要|想|能|可以|开始|突然|总是|一直|已经|正在|只有|所有|全部|全|最后|唯一|第|个|只|位|名|家|间|本|封|台|架|把|条|座|艘|群|对|头|匹|张|年|天|次|说话|如果|当|时|前|后|来|去|来自|关于|一样|同时|老是|居然|竟然|必须)$/

/** Words of doing: they part what does from what it is done to. */
export const DOINGS =
  /^(?:开|开了|开着|经营|继承|发现|发现了|卖|买|养|修|修理|找|找到|寻找|追查|调查|追踪|住|藏|藏着|遇见|遇到|捡到|收到|忘记|忘了|失去|变成|成为|做|偷|偷走|盗|失窃|被盗|消失|失踪|不见|预言|预言了|送|送餐|停|停在|摆|摆摊|打开|打|打工|工作|上班|值班|退休|失业|继续|爱上|相爱|恋爱|等|等待|看见|看到|听见|听到|听|说|讲|写|写下|画|唱|吃|喝|逃|逃离|逃跑|旅行|穿越|醒来|死|死去|死亡|复活|归来|回来|回到|出现|走进|走|飞|游|保护|守护|拯救|救|杀|谋杀|杀死|绑架|交换|调包|制造|制作|收集|贩卖|出租|出售|研究|学习|学会|教|管理|看守|主持|参加|比赛|争夺|打败|对抗|背叛|复仇|报仇|调音|记得|记录|拥有|带着|带|拿|拿着|穿|戴|变|变得|梦见|梦到|托梦|托|组建|组成|成立|剩|剩下|只剩|只剩下|迟到|用|破案|导致|记|需要|决定|试图|想要|喜欢|害怕|讨厌|证明|闹鬼|多|出|多出|多了|少了|不是|就是|长出|掉进|落到|飞到|来到|搬到|住着|养着|写着|开始|弹|弹错|弹奏|演奏|缝|缝的|通向|通往|捞到|捞|早到|下雨|下雪|典当)$/

/** When it happens: no place, no thing. */
export const TIMES =
  /^(?:凌晨|深夜|午夜|半夜|清晨|早晨|早上|上午|中午|下午|傍晚|黄昏|夜里|晚上|夜晚|今晚|今夜|明天|昨天|今天|每天|每晚|一夜|一天|从前|以前|以后|之后|之前|十年前|多年前|多年|前夜|点|钟|分|.*(?:分钟|小时|秒钟)|[一二三四五六七八九十百千万两几0-9]+)$/

const PEOPLE =
  /(?:(?<![大一])师|员|(?<!国|一|回|搬|大)家|匠|(?<!手|施|完)工|(?<!分|双|右|左|一)手|者|(?<!人|花|一|陌)生|兵|侠|客|贼|盗|王|后|妃|仙|神|鬼|妖|怪|精|魔|猫|狗|犬|狐|狐狸|熊|兔|兔子|鼠|老鼠|龙|鹅|鸡|鸭|鸟|乌鸦|鹦鹉|机器人|人|女孩|男孩|少女|少年|老太太|老头|孩子|姑娘|新娘|新郎|侦探|裁缝|间谍|保安|护士|警察|刑警|法医|司机|老板|老板娘|掌柜|皇帝|公主|王子|将军|贩子|和尚|道士|特工|博士|教授|校长|船长|站长|局长|馆长|市长|村长|会长|同学|同桌|情侣|夫妻|双胞胎|奶奶|爷爷|外婆|外公|姥姥|姥爷|妈妈|爸爸|母亲|父亲|妻子|丈夫|姐姐|妹妹|哥哥|弟弟|女儿|儿子|舅舅|姑姑|叔叔|阿姨|室友|邻居|朋友|同事|师父|师傅|主角|演员|小哥|大叔|大爷|大妈|大婶|仵作|神父|修女|法师|老人们|人们|孩子们|士|童|婆|翁|吏|官|臣)$/
const NOT_PEOPLE =
  /^(?:人|人们|全班.*|全村.*|全.*人|所有.*|有人|别人|人人|大家|同一个人|每个人|所有人|一个人|国家|回家|今后|最后|之后|银行家具|人生|花生|武士刀)$/
const ANIMALS = /(?:猫|狗|犬|狐|狐狸|熊|兔|兔子|鼠|老鼠|鹅|鸡|鸭|鸟|乌鸦|鹦鹉)$/
const TRADES = /(?:师|员|家|匠|工|手|裁缝|养蜂人|侦探|特工|间谍|医生|老板|掌柜)$/
const PLACES =
  /(?:店|馆|院|学校|校园|校|公园|乐园|园|城|镇|村|岛|塔|站|船|舰|厂|宫|殿|寺|庙|观|楼|街|巷|胡同|屋|宅|教室|室|厅|房|山|谷|(?<!明|歌|童|巨)星|星球|月球|地球|海|海底|湖|河|港|局|社|所|铺|坊|摊|市|市场|夜市|超市|银行|码头|地铁|列车|火车|高铁|电车|飞船|飞机|邮轮|潜艇|金库|江湖|王国|帝国|沙漠|森林|戏班|班级|大学|中学|小学|书院|小区|公寓|剧团|马戏团|基地|法庭|监狱|客栈|旅馆|酒吧|茶楼|酒楼|餐厅|食堂|办公室|公司|电台|车间|仓库|钟楼|墓地|农场|牧场|庄园|山庄|古堡|城堡|灯塔|寺院|教堂|上海|北京|重庆|香港|长安|洛阳|金陵|临安|世界|宇宙|太空|天庭|地府|地狱|天堂|阁楼|地下室|电梯|隧道|桥|梯)$/
const EVENTS =
  /(?:案|谋杀|凶杀|失踪|失窃|灭门|之谜|谜团|阴谋|事件|爱情|故事|战争|末日|婚礼|葬礼|比赛|大赛|高考|密室|记|传说)$/
const EVENT_TAIL =
  /(?:灭门案|谋杀案|失踪案|杀人案|盗窃案|失窃案|疑案|悬案|谜案|命案|密室谋杀|谋杀|失踪|失窃|之谜|案)$/

/** Sorts a piece; the person comes first, for 茶馆老板 is no place. */
export function pieceKindOf(piece: string): PieceKind {
  if (PEOPLE.test(piece) && !NOT_PEOPLE.test(piece)) return 'person'
  if (PLACES.test(piece)) return 'place'
  if (EVENTS.test(piece)) return 'event'
  return 'thing'
}

/** What an event happened to or in: 江湖灭门案 → 江湖. Empty when the event is all there is. */
export const withoutEvent = (piece: string): string => piece.replace(EVENT_TAIL, '')
export const isAnimal = (piece: string): boolean => ANIMALS.test(piece)
export const isTrade = (piece: string): boolean => TRADES.test(piece)
export const isNobody = (piece: string): boolean => NOT_PEOPLE.test(piece)

const WIDE =
  /(?:城|镇|村|岛|山|谷|街|巷|胡同|上海|北京|重庆|香港|长安|洛阳|金陵|临安|王国|帝国|小区|沙漠|森林|港)$/
const SKIES =
  /(?:(?<!明|歌|童|巨)星|星球|月球|地球|海底|太空|宇宙|世界|天庭|地府|地狱|天堂|海|湖|河)$/

const CORNERS = /(?:[街巷路村镇桥渡]口|胡同口|街角|巷尾|[桥村街]头|[路街河湖海江]边|广场)$/

/** A place one cannot close a door on gets a house in it: 小镇 → 小镇的老屋. */
export function housed(place: string): string {
  if (place.endsWith('江湖')) return `${place}客栈`
  if (/(?:夜市|市场|集市)$/.test(place)) return `${place}的棚屋`
  if (SKIES.test(place)) return `${place}的小屋`
  if (CORNERS.test(place)) return `${place}老铺`
  return WIDE.test(place) ? `${place}的老屋` : place
}

const SHOPS = /(?:店|铺|坊|摊|客栈|面馆|饭馆|茶馆|酒馆|咖啡馆|酒楼|茶楼|旅馆)$/
/** A house one person runs. */
export const isShop = (place: string): boolean => SHOPS.test(place)

/** What is made or sold where the place is named after it: 面包店 → 面包. */
export const wareOf = (place: string): string =>
  /^(.{1,4}?)(?:店|铺|坊|摊)$/.exec(place.split('的').at(-1) ?? '')?.[1] ?? ''
