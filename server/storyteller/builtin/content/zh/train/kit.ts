import type { Kit } from '../../../kit.ts'
import { BORN_EARLY } from '../names.ts'
import { BERTH_ROLES } from './roles-berth.ts'
import { DUTY_ROLES } from './roles-duty.ts'
import { NIGHT } from './texts-night.ts'
import { TRUTH } from './texts-truth.ts'

const [actress, herbalist, geologist] = BERTH_ROLES
const [chief, ...others] = DUTY_ROLES

/** A sleeping car that stops in the mountains, in 1988: an old dispatcher, an older derailment, four minutes. */
export const TRAIN: Kit = {
  id: 'train',
  hard: true,
  settings: ['train'],
  about: ['murder', 'locked', 'secret', 'past', 'driver', 'detective', 'clock', 'actor', 'writer'],
  paint: { place: 'train', mood: 'rain', bed: 'rain' },
  places: ['四四次列车', '一一七次列车', '三零九次列车', '二二六次列车'],
  home: '餐车',
  scene: '七号包厢',
  hook: '乘务室门背后',
  key: {
    the: '备用三角钥匙',
    bare: '三角钥匙',
    description: '一把三棱口的铜钥匙，尾巴上拴着红布条。车上的门，它从外面都锁得上。',
  },
  mark: { short: '黑机油', description: '车厢连接处傍晚刚打过的黑机油，沾上布就洗不掉。' },
  hidden: { the: '行李车', spelled: '行、李、车、里' },
  missing: { right: '信号', wrong: ['天色', '站台', '脸色'] },
  acrostic: {
    word: '行李车里',
    lines: ['行人莫问夜深浅，', '李下无言自有蹊。', '车过千山灯一盏，', '里头旧账等人提。'],
    right: '行李车',
    wrong: ['餐车', '车厢连接处', '机车'],
  },
  locations: {
    home: {
      name: '餐车',
      description:
        '八张桌子，塑料花，一只总也擦不干净的茶炉。停了电，点着两支蜡，每个人的影子都比本人高一头。',
      room: 'carriage',
    },
    scene: {
      name: '七号包厢',
      description:
        '下铺的被子叠得方方正正，茶还剩半杯。门闩是从里面插上的，窗焊着。屋里的东西都在该在的地方，除了那只躺在地上的座钟。',
      room: 'cabin',
    },
    outside: {
      name: '车厢连接处',
      description: '风从脚底下的缝里灌进来，铁板踩上去一声一声。刚上过油，一不小心就蹭一身黑。',
      room: 'platform',
    },
    store: {
      name: '乘务室',
      description: '一张折叠板，一本登记簿，墙上一排钥匙钩。原来七把，这会儿六把。',
      room: 'office',
    },
    quarters: {
      name: '软卧走廊',
      description: '红地毯磨出了白印。八扇门八种关法，听一晚上就全认得了。',
      room: 'corridor',
    },
    hidden: {
      name: '行李车',
      description: '挂在车尾，没有灯。箱子、麻袋、一辆拆了轮子的自行车，全都写着别人的名字。',
      room: 'store',
    },
  },
  texts: { ...NIGHT, ...TRUTH },
  roles: [chief, actress, herbalist, geologist, ...others],
  ally: {
    occupation: '列车员',
    sex: 'female',
    age: [20, 22],
    given: ['小满', '谷雨', '立秋', '白露'],
    bio: '这节软卧的列车员，嘴快，腿快，记性好得吓人。',
    backstory: '带她的老列车员跑了一辈子这条线，十年前那一夜，本该当班，因病调了休。',
    personality: '利索，仗义，嘴上不饶人',
    appearance: '大檐帽压着两条短辫，袖口别着三枚别针',
    portrait: { hair: 'ponytail', hat: 'peaked', accessory: 'none', coat: '#31527a' },
  },
  victim: {
    occupation: '退休调度员',
    sex: 'male',
    age: [66, 72],
    given: BORN_EARLY.male,
    bio: '在调度台上坐了三十年，退休后每年七月坐一趟夜车，不跟人搭话，只看信号。',
    backstory: '留着一份没有改过的调度日志，和一百二十张汇款存根。',
    personality: '寡言，守时，对自己不肯宽恕',
    appearance: '白发，中山装，上衣口袋里一块走得极准的怀表',
    portrait: { hair: 'short', glasses: true, accessory: 'collar', coat: '#44506a' },
  },
  player: {
    names: ['周见川', '林向晚', '许长河', '方明'],
    profession: '见习乘警',
    synopsis: '你第三趟跟车，帽子还嫌大。今晚没有别人可叫，所以大家都看着你。',
    backstory: '你父亲是养路工，他教过你，听铁轨要趴下来听。',
    goal: '天亮通车以前，弄清是谁，怎么办到的，为什么。',
  },
}
