import type { Kit } from '../../../kit.ts'
import { STAFF_ROLES } from './roles-staff.ts'
import { WATCH_ROLES } from './roles-watch.ts'
import { NIGHT } from './texts-night.ts'
import { TRUTH } from './texts-truth.ts'

const [principal, dean, master] = STAFF_ROLES
const [guard, ...others] = WATCH_ROLES

/** A school sealed for the night before the examination: a letter that was handed to the wrong person. */
export const SCHOOL: Kit = {
  id: 'school',
  settings: ['school'],
  about: [
    'swap',
    'theft',
    'secret',
    'past',
    'letters',
    'student',
    'teacher',
    'name',
    'double',
    'contest',
    'locked',
    'book',
  ],
  paint: { place: 'school', mood: 'clear', bed: 'clock' },
  places: ['山城第七中学', '临江中学', '钟山中学', '云门中学'],
  home: '考务办公室',
  scene: '收发室里间',
  hook: '值班室门后',
  key: {
    the: '里间钥匙',
    bare: '里间钥匙',
    description: '一把老式铜钥匙，柄上缠着一圈医用胶布，胶布上写着“里间”两个字，描过很多遍。',
  },
  mark: {
    short: '红印油',
    description: '给考场封条盖章用的红印油，沾上衣袖就是一抹，像批改过的痕迹。',
  },
  hidden: { the: '钟楼顶层', spelled: '钟、楼、顶、层' },
  missing: { right: '人', wrong: ['章', '数', '字'] },
  acrostic: {
    word: '钟楼顶层',
    lines: ['钟声一响各西东，', '楼上风来信不通。', '顶过春秋二十载，', '层层封底墨犹红。'],
    right: '钟楼的顶层',
    wrong: ['荷花池边', '阅览室', '铁门外'],
  },
  locations: {
    home: {
      name: '考务办公室',
      description:
        '六张桌子拼在一起，座位表从这头铺到那头。日光灯白得没有影子，谁打个呵欠，大家都看得见。',
      room: 'office',
    },
    scene: {
      name: '收发室里间',
      description:
        '三十六本收发簿按年份立着，一把椅子，一盏台灯，一只慢慢走快了的挂钟。空气里是糨糊和旧信封的气味。',
      room: 'archive',
    },
    outside: {
      name: '长台阶',
      description: '从铁门一路铺到钟楼，每一级中间都磨得凹了下去，盛得住月光。',
      room: 'street',
    },
    store: {
      name: '值班室',
      description:
        '一块钥匙板，一本登记簿，一根一明一暗的灯管。墙上贴着作息表，明天那一栏用红笔圈着。',
      room: 'office',
    },
    quarters: {
      name: '教工楼走廊',
      description:
        '一扇门挨着一扇门，门上贴着各人的课表。夜里谁的门缝还亮着，走过的人都要放轻脚步。',
      room: 'corridor',
    },
    hidden: {
      name: '钟楼顶层',
      description:
        '一口不再敲的铜钟，一只绿漆信柜，四面都是风。从这里望下去，整座学校像一张摊开的答题卡。',
      room: 'tower',
    },
  },
  texts: { ...NIGHT, ...TRUTH },
  roles: [principal, dean, master, guard, ...others],
  ally: {
    occupation: '值夜的教务员',
    sex: 'any',
    age: [22, 25],
    given: ['一帆', '佳禾', '思源', '可心', '小满', '知行'],
    bio: '刚毕业留校，管着一串钥匙和一张封场名单，走路带小跑。',
    backstory: '就是这所学校毕业的，当年每个礼拜都到收发室等信，等的是谁的，从来没有讲过。',
    personality: '细心，热心肠，记得住所有人的笔迹',
    appearance: '校服外套还没舍得扔，袖口别着一枚旧校徽',
    portrait: { hair: 'short', accessory: 'scarf', coat: '#2e5d8c' },
  },
  victim: {
    occupation: '收发室师傅',
    sex: 'male',
    age: [58, 60],
    given: ['德厚', '宝泉', '守正', '庆祥', '长庚', '松年'],
    bio: '守了三十六年收发室，全校的名字他都认得，认得的不是字，是脸。',
    backstory: '明天退休。收拾东西的时候，单独留下了一本二十年前的旧簿子。',
    personality: '厚道，认死理，一句话能压二十年',
    appearance: '蓝布中山装，老花镜用白线拴着，拇指上一圈洗不掉的印油',
    portrait: { hair: 'bald', glasses: true, accessory: 'collar', coat: '#3e5673' },
  },
  player: {
    names: ['许知夏', '陈一舟', '林未晚', '江临'],
    profession: '守夜的新教师',
    synopsis:
      '你来这所学校才满一年，高考前夜轮到你守考点。别人都认识了二十年，只有你，谁的旧账也没有沾过。',
    backstory: '你当年的通知书，是父亲走了三十里山路取回来的，他交给你以前，先对了一遍名字。',
    goal: '在开考的铃响以前找到收发簿，说出是谁拿的，怎么拿的，为什么怕它。',
  },
}
