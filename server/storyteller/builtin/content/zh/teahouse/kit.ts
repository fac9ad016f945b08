import type { Kit } from '../../../kit.ts'
import { BORN_EARLY } from '../names.ts'
import { HALL_ROLES } from './roles-hall.ts'
import { ROW_ROLES } from './roles-row.ts'
import { NIGHT } from './texts-night.ts'
import { TRUTH } from './texts-truth.ts'

const [landlady, ferryman, gentleman] = HALL_ROLES
const [schoolmistress, ...others] = ROW_ROLES

/** A riverside teahouse in the fog, in 1935: a storyteller vanishes before the last chapter of an old wrong. */
export const TEAHOUSE: Kit = {
  id: 'teahouse',
  settings: ['teahouse', 'village'],
  about: ['vanish', 'kidnap', 'secret', 'past', 'silence', 'locked', 'actor', 'writer', 'food'],
  paint: { place: 'village', mood: 'fog', bed: 'none' },
  places: ['望津楼', '半闲茶楼', '听江茶楼', '三春茶楼'],
  home: '前堂',
  scene: '后楼茶室',
  hook: '账台底下',
  key: {
    the: '后楼钥匙',
    bare: '后楼钥匙',
    description: '一把黄铜老钥匙，柄上系着半截褪了色的红绒绳。后楼只有一道门，门只认得它。',
  },
  mark: {
    short: '靛蓝',
    description: '天井里晾着的蓝布还在滴水，谁从底下过，肩头袖口就是一道靛蓝，洗三水也不掉。',
  },
  hidden: { the: '楼下茶仓', spelled: '楼、下、茶、仓' },
  missing: { right: '水', wrong: ['锣', '风', '话'] },
  acrostic: {
    word: '楼下茶仓',
    lines: ['楼高不见旧津头，', '下笔犹闻水逆流。', '茶冷须凭人再续，', '仓皇一别廿年秋。'],
    right: '楼下的茶仓',
    wrong: ['旧渡口', '西厢', '镇东的空仓'],
  },
  locations: {
    home: {
      name: '前堂',
      description:
        '四十张八仙桌，一座书台，台上一盏灯、一块垫醒木的绒布。壶嘴冒着白气，同门外的雾连成一片。',
      room: 'parlour',
    },
    scene: {
      name: '后楼茶室',
      description:
        '靠江的一间，窗下一张书桌，架上一座自鸣钟。先生讲书以前，在这里独坐半个钟头，谁也不许进。',
      room: 'study',
    },
    outside: {
      name: '天井',
      description:
        '染坊寄晾的蓝布从竹竿上垂下来，一匹挨着一匹，水滴在青砖上。人走进去，三步就看不见了。',
      room: 'yard',
    },
    store: {
      name: '账台',
      description: '一架算盘，一本登记簿，墙上一排钥匙钩。老掌柜的规矩：钱可以赊，名字不可以不签。',
      room: 'office',
    },
    quarters: {
      name: '西厢',
      description: '几间待客的厢房，隔扇糊着旧报纸，灯一亮，前些年的新闻都照在墙上。',
      room: 'bedroom',
    },
    hidden: {
      name: '楼下茶仓',
      description: '一半在地里，一半在水边。茶篓码到梁上，最里头那一排，标的是二十年前的年份。',
      room: 'cellar',
    },
  },
  texts: { ...NIGHT, ...TRUTH },
  roles: [landlady, ferryman, gentleman, schoolmistress, ...others],
  ally: {
    occupation: '茶楼伙计',
    sex: 'male',
    age: [16, 19],
    given: ['来喜', '小满', '阿四', '添丁', '水生'],
    bio: '{place}的小伙计，提一把长嘴铜壶，三步外冲茶，一滴不洒。',
    backstory: '水边捡来的孩子，在茶楼里长大，书听得比饭吃得多。',
    personality: '机灵，心热，一着急就说书里的话',
    appearance: '短打，搭一条白手巾，头发让蒸汽熏得总是湿的',
    portrait: { hair: 'short', accessory: 'apron', coat: '#8c8a7c' },
  },
  victim: {
    occupation: '说书先生',
    sex: 'male',
    age: [60, 68],
    given: BORN_EARLY.male,
    bio: '说了一辈子书，嗓子哑了，反倒没有人舍得走。讲到人死，从不拍醒木，只停一停。',
    backstory: '二十年前离开这座镇子，今年开春回来，带着一部没有书名的书。',
    personality: '沉静，守信，对听书的人比对自己好',
    appearance: '灰布长衫，瘦，两道长眉，一块磨得发亮的醒木从不离手',
    portrait: { hair: 'long', beard: true, accessory: 'collar', coat: '#77756f' },
  },
  player: {
    names: ['苏记言', '沈墨生', '陆小舟', '方知秋'],
    profession: '报馆练习生',
    synopsis:
      '你替《江声报》记这部书，一夜一回，记满了六个本子。满座的人听的是热闹，只有你，从头到尾一个字也没有漏。',
    backstory: '你是外乡人，所以先生肯让你记。他讲过，这镇上的人，耳朵里都塞着二十年前的棉花。',
    goal: '在雾散开渡以前找到先生，说出是谁藏了他，怎么藏的，怕的是什么。',
  },
}
