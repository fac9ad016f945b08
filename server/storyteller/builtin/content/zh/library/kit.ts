import type { Kit } from '../../../kit.ts'
import { DESK_ROLES } from './roles-desk.ts'
import { NIGHT_ROLES } from './roles-night.ts'
import { NIGHT } from './texts-night.ts'
import { TRUTH } from './texts-truth.ts'

const [director, scholar, childrens] = DESK_ROLES
const [reader, ...others] = NIGHT_ROLES

/** A library on the night before it moves: a book of what readers wrote in margins, and its last chapter cut out. */
export const LIBRARY: Kit = {
  id: 'library',
  settings: ['library', 'archive', 'bookshop'],
  about: [
    'book',
    'letters',
    'theft',
    'secret',
    'past',
    'memory',
    'librarian',
    'name',
    'writer',
    'silence',
    'locked',
  ],
  paint: { place: 'library', mood: 'dusk', bed: 'clock' },
  places: ['江城图书馆', '西城图书馆', '观澜图书馆', '老城图书馆'],
  home: '总阅览室',
  scene: '修复室',
  hook: '借还台底下',
  key: {
    the: '修复室钥匙',
    bare: '修复室钥匙',
    description: '一把细长的老钥匙，拴着一块竹牌，牌上刻着“轻”字。修复室只有一道门，门只认得它。',
  },
  mark: {
    short: '赭石',
    description: '染旧纸用的赭石水，才调好的一盂，溅在袖口上，像一小块陈年的茶渍。',
  },
  hidden: { the: '地下书库', spelled: '地、下、书、库' },
  missing: { right: '借书卡', wrong: ['目录', '定价', '出版日期'] },
  acrostic: {
    word: '地下书库',
    lines: ['地老天荒一卷残，', '下帷灯火几人看。', '书边小字无名姓，', '库底相逢墨未干。'],
    right: '地下的书库',
    wrong: ['儿童室', '借还台的抽屉', '屋顶的阁楼'],
  },
  locations: {
    home: {
      name: '总阅览室',
      description:
        '十二张长桌，绿罩台灯装了箱，只留下三盏。地板上一道一道白印，是六十年的椅子拖出来的。',
      room: 'archive',
    },
    scene: {
      name: '修复室',
      description: '一张大案，一排刷子，几块压书石，半盂染纸的赭石水。墙上的挂钟走得比谁都急。',
      room: 'workshop',
    },
    outside: {
      name: '书库长廊',
      description: '空架子一排一排立着，走过去，脚步声会从另一头走回来。',
      room: 'corridor',
    },
    store: {
      name: '借还台',
      description: '一圈磨圆了角的木台，戳子、橡皮筋、登记簿，钥匙板就钉在台子里侧。',
      room: 'office',
    },
    quarters: {
      name: '研究间',
      description: '一格一格的小间，毛玻璃门，灯亮着的那几格，人影都趴在桌上。',
      room: 'study',
    },
    hidden: {
      name: '地下书库',
      description:
        '没有人借的书都在这里，借书卡白得像新的。空气是凉的，一点霉味，一点浆糊味，一点灯味。',
      room: 'cellar',
    },
  },
  texts: { ...NIGHT, ...TRUTH },
  roles: [director, scholar, childrens, reader, ...others],
  ally: {
    occupation: '实习馆员',
    sex: 'any',
    age: [20, 23],
    given: ['佳禾', '嘉树', '思源', '小满', '若溪', '明澈'],
    bio: '暑假来帮忙，帮着帮着不肯走了。爬梯子最快，念书名最慢。',
    backstory: '小时候丢过一本借来的书，一直没有赔，想拿这个暑假来抵。',
    personality: '伶俐，念旧，走路会撞书架',
    appearance: '围裙口袋里插满书签，鼻尖上总有一点灰',
    portrait: { hair: 'ponytail', accessory: 'apron', coat: '#5f7f5a' },
  },
  victim: {
    occupation: '修书人',
    sex: 'female',
    age: [66, 74],
    given: ['蕴真', '淑贞', '惠如', '毓秀', '兰芝', '念慈'],
    bio: '修了一辈子书，上个月去世。她常讲，破处要留着，补上去的，要看得出是补的。',
    backstory: '四十年里，把读者写在书边的小字一句一句抄下来，装成了一册，从来没有对人提过。',
    personality: '安静，耐心，从不擦别人的字',
    appearance: '银发齐耳，十个指头都贴过胶布，看人的时候像在看一页旧纸',
    portrait: { hair: 'short', glasses: true, accessory: 'apron', coat: '#8b8378' },
  },
  player: {
    names: ['顾拾页', '叶知秋', '梁未眠', '江白'],
    profession: '新来的馆员',
    synopsis:
      '你来馆里才八个月，清点最后一夜，别人都来道别，你来数数。数到末一册，数目对，章数不对。',
    backstory: '你从来不在书上写字。不是爱惜书，是一直没有想好，要写给谁。',
    goal: '在早上八点开门以前找回末一章，说出是谁裁的，怎么裁的，怕的是哪一句。',
  },
}
