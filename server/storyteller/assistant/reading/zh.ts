import { ADDS } from './add.ts'
import { ownWordsOrder } from './own-words.ts'
import { firstOf, groupsOf, LONGEST_ORDER, type RequestReading, type Wish } from './wish.ts'

const POLITE =
  /^(?:(?:你好|您好|请问|麻烦你|麻烦您|麻烦|请你|请您|请|帮我|帮忙|给我|能不能|能否|可不可以|可以|我想要|我想|我要|我希望|希望|需要)[，,：:\s]*)+/
const ASKING = /(?:好吗|可以吗|行吗|吧|谢谢|一下|吗)?[。！？!?\s]*$/
/** Thanks at the end are no part of a name. */
const THANKS = /[，,。！!\s]+(?:谢谢|多谢|拜托|麻烦)(?:你|您|了|啦)*[。！!\s]*$/
const QUESTION = /^[^\ue000-\ue7ff]{0,6}(?:能不能|能否|可不可以|可以)/
const OTHERS =
  /^(?:翻译|润色|改写|重写|修改|优化|续写|改进|完善)|^(?:把|将|让).{1,200}(?:翻译|润色|改写|重写|修改|优化|续写)|(?:更|变得).{1,8}$/s
const ALL = '(?:全部|全都|统统|通通|一律|都|到处)?'
const ONLY_HERE = '(?:只在|仅在|就在|在|只把|仅)?(?:这里|此处|这儿|这一处)(?:的)?[，,]?'
const NAMES = '改名为|改名叫|改名成|改名|更名为|重命名为|命名为|改叫做|改叫作|改叫|改称|叫做|叫作'
const PUTS =
  '替换成|替换为|改写成|改写为|改成|改为|改作|换成|换为|写成|写为|设成|设为|设置为|更新为|变更为'
/** 应当 is no 当. */
const BECOME = '变成|变为|成为|当上|(?<!应)当|做'
const TO = '[：:，,]?\\s*(?<to>.+)$'

const CHANGES = [
  new RegExp(
    `^(?<here>${ONLY_HERE})?(?:把|将|给|让)?(?<also>${ONLY_HERE})?(?<what>.{1,200}?)(?:的名字|的名称)?${ALL}(?:${NAMES}|${PUTS})${TO}`,
    's',
  ),
  new RegExp(`^(?<here>${ONLY_HERE})?${ALL}(?:${NAMES}|${PUTS})${TO}`, 's'),
  /^用(?<to>.{1,300}?)(?:替换|代替|取代|替代)(?<what>.{1,200})$/s,
  /^(?:把|将)?(?<what>.{1,200}?)[：:]\s*(?<to>.+)$/s,
]
const BECOMES = [
  new RegExp(`^(?:让|使|把|将)?(?<what>.{1,200}?)(?:${BECOME})${TO}`, 's'),
  /^(?<what>.{1,200}?)(?:应该|应当|得|要)(?:叫做|叫作|叫|名叫)(?<name>.+)$/s,
  /^(?<what>.{1,200}?)(?:应该|应当)(?:是|有)?(?:一个|一名|一位|个|名)?(?<to>.+)$/s,
  /^(?:让|使)(?<what>.{1,200}?)(?<to>[\d０-９一二三四五六七八九十百]{1,4}\s*岁)$/s,
]
/** What is to change, without a word of what it becomes. */
const BARE = [
  /^(?:把|将|给)(?<what>.{1,60}?)(?:改一下|改一改|改改|换一下|换掉|换个名字|改个名字|改名|改名字)$/s,
  /^(?:更改|更换|改变|改一下|换掉)(?<what>.{1,60})$/s,
]
const A_LITTLE = '(?:得)?(?:更)?(?:短|简短|简洁|精简|紧凑)(?:一些|一点儿|一点|些|点)?'
const SHORTENS = [
  /^(?:缩短|精简|压缩|删减|简化|浓缩|缩减)(?:一下)?(?<what>.*)$/s,
  /^(?:把|将|让)?(?<what>.{0,200}?)(?:缩短|精简|压缩|缩减|浓缩)(?:一些|一点|一下|些|点|一半|到一半)?$/s,
  new RegExp(`^(?:把|将|让)?(?<what>.{0,200}?)(?:写|改|变|弄|说)?${A_LITTLE}$`, 's'),
  /^(?<what>.{1,200}?)太长(?:了)?$/s,
]
const GENTLE = '(?:柔和|温和|缓和|委婉|平和|轻柔)'
const SOFTENS = [
  new RegExp(`^(?:${GENTLE}|柔化|软化|淡化)(?:一下)?(?<what>.*)$`, 's'),
  new RegExp(
    `^(?:把|将|让)?(?<what>.{0,200}?)(?:说|写|改|变|弄)?(?:得)?(?:更)?${GENTLE}(?:一些|一点|些|点)?$`,
    's',
  ),
  /^(?<what>.{1,200}?)太(?:吓人|残忍|血腥|可怕|暴力|黑暗|重)(?:了)?$/s,
]
const REMOVE = '删除|删掉|删去|删了|去掉|去除|移除|拿掉|取消|抹掉|删'
const REMOVES = [
  new RegExp(`^(?:把|将)(?<what>.{1,300}?)(?:全部|都|给)?(?:${REMOVE})(?:了)?$`, 's'),
  new RegExp(`^(?:${REMOVE})(?<what>.*)$`, 's'),
]

function changeIn(text: string): Wish | undefined {
  const becomes = text.length > LONGEST_ORDER ? undefined : firstOf(BECOMES, text)
  const changes = becomes?.name === undefined ? firstOf(CHANGES, text) : undefined
  const found = changes ?? becomes ?? firstOf(BARE, text.slice(0, LONGEST_ORDER))
  if (found === undefined) return undefined
  const { what = '', to = found.name ?? '', here, also } = found
  return {
    verb: 'change',
    readings: [{ what, to }],
    becomes: found === becomes && found.name === undefined,
    here: here !== undefined || also !== undefined,
  }
}

function orderIn(text: string): Wish | undefined {
  const plain = text.replace(ASKING, '')
  const ownWords = ownWordsOrder('zh', plain)
  if (ownWords !== undefined) return ownWords
  const shorten = firstOf(SHORTENS, plain)
  if (shorten !== undefined) return { verb: 'shorten', what: shorten.what ?? '' }
  const soften = firstOf(SOFTENS, plain)
  if (soften !== undefined) return { verb: 'soften', what: soften.what ?? '' }
  const remove = firstOf(REMOVES, plain)
  if (remove !== undefined) return { verb: 'remove', what: remove.what ?? '' }
  return ADDS.zh.test(plain) ? { verb: 'add' } : undefined
}

function wishIn(typed: string): Wish | undefined {
  const plain = typed.slice(0, -12) + typed.slice(-12).replace(THANKS, '')
  const asked = QUESTION.test(plain)
    ? plain.slice(0, -4) + plain.slice(-4).replace(ASKING, '')
    : plain
  const text = asked.replace(POLITE, '')
  const isChange = groupsOf(new RegExp(`(?:${NAMES}|${PUTS})`), text.slice(0, 300)) !== undefined
  const order = isChange || text.length > LONGEST_ORDER ? undefined : orderIn(text)
  const wish = order ?? changeIn(text)
  return wish ?? (text.length <= LONGEST_ORDER && OTHERS.test(text) ? { verb: 'other' } : undefined)
}

/** How requests are read in Chinese. */
export const READING_ZH: RequestReading = {
  wish: wishIn,
  becomesNames: false,
  manner:
    /^(?:更|比较|另一|别的|诗|散文|对话|问句|第[一二三]人称|英文|英语|中文|日文|日语|白话|文言)|(?:一点|一些|风格|语气|口吻|格式|形式)$/,
  fields: {
    title: ['标题', '题目', '名字', '姓名', '名称', '书名', '题名'],
    gender: ['性别'],
    age: ['年龄', '年纪', '岁数'],
    job: ['职业', '工作', '身份职业', '行当'],
    bio: ['介绍', '人物介绍', '生平'],
    backstory: ['背景故事', '背景', '身世', '来历', '过去'],
    appearance: ['外貌', '长相', '外表', '样子'],
    summary: ['概要', '梗概', '摘要', '大纲', '内容提要'],
    intro: ['简介', '引言', '导语'],
    world: ['世界设定', '世界观', '世界'],
    identity: ['玩家是谁', '玩家身份', '身份'],
    goal: ['目标', '目的'],
    conflict: ['主要冲突', '冲突', '矛盾'],
    incident: ['故事开端', '开端', '开头', '起因'],
    theme: ['主题'],
    people: ['关键人物'],
    symbol: ['象征之物', '象征'],
    time: ['时间', '时代', '年代'],
    rules: ['世界规则', '规则', '规矩'],
    cover: ['封面画面', '封面描述', '封面'],
    description: ['描述', '说明', '文字'],
    picture: ['画面描述', '画面', '图片描述'],
    condition: ['完成条件', '条件'],
    reward: ['奖励', '报酬'],
    effect: ['作用', '效果'],
    line: ['台词', '对白', '内容', '话'],
    question: ['提问', '问题'],
    puzzle: ['谜面', '谜题'],
    reply: ['回应', '回答', '回复'],
  },
  fieldPatterns: (fields) => [
    new RegExp(`^(?<owner>.+?)的?(?<field>${fields})$`, 's'),
    new RegExp(`^(?<field>${fields})$`, 's'),
  ],
  references: {
    this: /^(?:它|她|他|他们|她们|这|那|(?:这|那|此)一?(?:个|段|句|句话|段话|里|些|张|部分)?(?:文字|卡片|部分|话|词|任务|特点|性格|人物|角色|人|地点|地方|章节|章|段落|节点|台词|内容|引用)?|引用的(?:文字|话|词|句子|内容|部分))$/,
    game: /^(?:这个|整个|本)?(?:游戏|故事|剧本|作品)$/,
    player: /^(?:玩家|主角|主人公|男主角|女主角|男主|女主)$/,
    prologue: /^(?:序章|序幕|开场白|楔子)$/,
    chapter: /^第\s*(?<number>[\d０-９一二三四五六七八九十]{1,4})\s*章$/,
    lastChapter: /^最后(?:的)?一章$/,
    paragraph:
      /^(?:序章的?)?第\s*(?<number>[\d０-９一二三四五六七八九十]{1,4})\s*(?:个)?(?:段落|自然段|段)$|^(?:序章的?)?(?<last>最后)(?:的)?一段$/,
    node: /^(?:第\s*(?<chapter>\d+)\s*章[的·]?)?(?:关键)?节点\s*(?<number>\d+)$/,
    task: [
      /^(?<owner>.+?)[的·]任务(?<name>.+)$/s,
      /^(?:这个)?任务(?<name>.+)$/s,
      /^(?<name>.+?)(?:这个|这项|的)?任务$/s,
    ],
    trait: [
      /^(?<owner>.+?)[的·](?:性格)?(?:特点|特征|特质|性格)(?<name>.+)$/s,
      /^(?:性格)?(?:特点|特征|特质|性格)(?<name>.+)$/s,
      /^(?<owner>.+?)(?<name>[\ue000-\ue7ff])的?(?:特点|特征|特质|性格)$/s,
      /^(?<owner>.+?)的(?<name>.+?)(?:这个|这一)?(?:特点|特征|特质|性格)$/s,
      /^(?<name>.+?)(?:这个|这一)?(?:特点|特征|特质|性格)$/s,
    ],
  },
  values: {
    age: /^(?<age>[\d０-９一二三四五六七八九十百]{1,5})\s*岁$|^(?<number>\d{1,3})$/,
    female: /^(?:女性|女人|女的|女生|女孩|女子|女)$/,
    male: /^(?:男性|男人|男的|男生|男孩|男子|男)$/,
    job: /^(?:一个|一名|一位|个|名)?(?<job>.{1,40}(?:师|员|人|家|官|医生|大夫|长|工|匠|夫|手|者|生|兵|商|贩|警|探|教授|老师|司机|厨子|农民|渔民|作家|记者))$/s,
  },
  bare: (phrase) =>
    phrase
      .trim()
      .replace(/^(?:这个|那个|所有的?|每个|每处)(?=.)/u, '')
      .replace(/^(?:人物|角色|地点|词语?)(?=[\ue000-\ue7ff])/u, ''),
}
