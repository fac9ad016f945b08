import type { ReadNoun } from '../typed-reading.ts'

const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/婚礼|生日|派对|宴|聚会|舞会|同学会|团聚|典礼|野餐|茶会|订婚/, '请柬'],
  [
    /比赛|竞赛|大赛|球赛|决赛|擂台|大会|锦标赛|奥运会|赛跑|龙舟赛|音乐会|演唱会|演出|首演|庙会|节|游行|戏|歌剧|烟花/,
    '节目单',
  ],
  [/饭|晚餐|午餐/, '菜单'],
  [/旅行|远征|旅程|航行|朝圣|假|蜜月/, '船票'],
  [/选举|罢工|革命|起义/, '传单'],
  [/案|审判|官司|谋杀|失踪|面试|会议|绑架|抢劫/, '卷宗'],
  [/考|课/, '卷子'],
  [/拍卖/, '图录'],
]
const PIECES: readonly (readonly [RegExp, string])[] = [
  [/(?:面条|拉面|(?<![被桌脸封床水地镜])面|汤|米饭|粥|炒饭|汤圆|元宵|馄饨|米线|米粉)$/, '碗'],
  [/(?:酒|水|牛奶|药水|毒药|眼泪|酱油|陈醋|香油|橄榄油|豆浆|果汁|鲜血)$/, '瓶子'],
  [/(?:茶叶|茶|咖啡|蜂蜜|果酱|盐|墨水)$/, '罐子'],
  [/(?:钱|大米|糯米|面粉|白糖|木炭|沙子|泥土)$/, '袋子'],
]
const SKY = /(?:月亮|太阳|星星|星|彗星|流星|云|彩虹|树|银杏|梧桐|竹子)$/
const ROOTED =
  /(?:钢琴|床|桌子|门|窗户|窗|汽车|火箭|气球|雕像|石像|机器|售货机|时光机|传送门|复印机|船锚|冰箱|冰柜|烤箱|烤炉|炉子|灶台|洗衣机|衣柜|衣橱|橱柜|碗柜|柜子|书架|书柜|梳妆台|沙发|书桌|餐桌|饭桌|八仙桌|圆桌|龙椅|王座|宝座|壁炉|石磨|水缸|摩天轮|过山车|木马|秋千|管风琴|织布机|缝纫机|印刷机|摩托车|电动车|拖拉机|推土机|卡车|货车|面包车|马车|牛车|黄包车|三轮车|花车|轿子|花轿|神轿|大炮|路灯|街灯|电话亭|红绿灯|扶梯|锅炉|发电机|反应堆|吊车|起重机|蒸汽机|卫星|机甲|空调|铜像|泥像|神像|大佛|石碑|墓碑|壁画|冰山|街机|娃娃机|鸟居)$/
const BODY = /(?:心|心脏|眼睛|手|脸|牙齿|翅膀|尾巴|头发|手指|耳朵|鼻子|嘴唇|手臂|小腿|大脑|脑子)$/
const BIRDS =
  /(?:鸟|乌鸦|喜鹊|猫头鹰|鹦鹉|鸽子|天鹅|鹅|鸭子|鸡|企鹅|海鸥|鹤|燕子|麻雀|鹰|鹳|凤凰|天使)$/
const SCALED = /(?:龙|鱼|蛇|人鱼|蜥蜴)$/
const COLLARED = /(?:猫|狗|犬|狐狸|狼|马|驴|牛|猪|羊|兔|兔子|猴子|熊|虎|狮子|猫咪)$/
const LOCKED = /(?:店|馆|楼|宅|屋|房|铺|院|剧场|教室|学校|银行|酒吧|客栈|城堡|塔|宫|室|庄|公寓|厅)$/

function thing({ text, head }: ReadNoun): string {
  const piece = PIECES.find(([stuff]) => stuff.test(head))
  if (piece) return `装${text}的${piece[1]}`
  if (SKY.test(head)) return `画着${text}的画`
  if (ROOTED.test(head)) return `${text}的模型`
  if (BODY.test(head)) return `画着${text}的纸片`
  return text
}

function creature({ text, head }: ReadNoun): string {
  if (BIRDS.test(head)) return `${text}的羽毛`
  if (SCALED.test(head)) return `${text}的鳞片`
  if (COLLARED.test(head)) return `${text}的项圈`
  return /机器人|仿生人/.test(head) ? `${text}的零件` : `${text}的画像`
}

/** A noun as a thing to hold: an event becomes its programme, grief a box of that name. */
export function asChineseThing(noun: ReadNoun): string {
  const { text, head } = noun
  switch (noun.kind) {
    case 'thing':
      return thing(noun)
    case 'event':
      return `${text}的${EVENTS.find(([event]) => event.test(head))?.[1] ?? '老照片'}`
    case 'abstract':
      return /歌|曲|旋律/.test(head) ? `${text}的乐谱` : `写着“${text}”的木盒`
    case 'person':
      return `${text}的画像`
    case 'creature':
      return creature(noun)
    case 'place':
      return `${text}的${LOCKED.test(head) ? '钥匙' : '明信片'}`
    case 'unsure':
      return `写着“${text}”的卡片`
  }
}
