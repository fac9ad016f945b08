/** Given names that fit any age and any place: the pack's own. */
export const TIMELESS = {
  male: [
    '砚秋',
    '敬之',
    '怀远',
    '云生',
    '启明',
    '望舒',
    '长庚',
    '牧之',
    '行舟',
    '闻笛',
    '九思',
    '维桢',
    '见山',
    '松年',
    '远志',
    '临川',
    '知白',
    '子野',
    '照林',
    '存之',
  ],
  female: [
    '素云',
    '知微',
    '静姝',
    '映雪',
    '若兰',
    '佩文',
    '晚晴',
    '采薇',
    '令仪',
    '青禾',
    '听澜',
    '问梅',
    '疏影',
    '念慈',
    '云裳',
    '半夏',
    '秋水',
    '如是',
    '蕴真',
    '小荷',
  ],
} as const

/** Born before the war: learned names, or names that wish for peace. */
export const BORN_EARLY = {
  male: ['伯衡', '世安', '慎之', '鹤年', '守拙', '仲谋', '绍堂', '景行'],
  female: ['淑贞', '玉珍', '桂馨', '兰芝', '毓秀', '惠如', '瑞芳', '月卿'],
} as const

/** Born between the thirties and the forties. */
export const BORN_MIDDLE = {
  male: ['守正', '德厚', '立夫', '宝泉', '兆丰', '庆祥', '万里', '炳章'],
  female: ['素云', '翠屏', '凤仪', '月琴', '秀英', '慧珠', '文茵', '雅琴'],
} as const

/** Born in the fifties and the sixties. */
export const BORN_NEW = {
  male: ['建民', '卫东', '志强', '援朝', '向前', '国梁', '晓峰', '大川'],
  female: ['红梅', '卫红', '晓燕', '丽华', '新芳', '爱军', '春燕', '海棠'],
} as const

/** Born in the nineties or later. */
export const BORN_LATE = {
  male: ['子墨', '一帆', '浩然', '嘉树', '思源', '明澈', '亦辰', '知行'],
  female: ['雨桐', '诗涵', '可心', '若溪', '安宁', '语嫣', '佳禾', '书仪'],
} as const

/** Names for the hands of a house: small and easy to call across a room. */
export const SMALL_NAMES = ['小满', '谷雨', '立秋', '白露', '小寒', '惊蛰', '芒种'] as const

/** Common family names that read well before any given name. */
export const FAMILIES = [
  '顾',
  '沈',
  '裴',
  '温',
  '陆',
  '程',
  '阮',
  '纪',
  '孟',
  '宋',
  '贺',
  '严',
  '傅',
  '唐',
  '梁',
  '许',
  '丁',
  '方',
  '冯',
  '江',
  '姜',
  '孔',
  '黎',
  '林',
  '卢',
  '罗',
  '苗',
  '倪',
  '潘',
  '钱',
  '秦',
  '邱',
  '邵',
  '石',
  '苏',
  '谭',
  '田',
  '魏',
  '吴',
  '夏',
  '谢',
  '徐',
  '薛',
  '杨',
  '姚',
  '叶',
  '尹',
  '余',
  '俞',
  '袁',
  '章',
  '赵',
  '郑',
  '钟',
  '周',
  '朱',
  '祝',
  '庄',
  '卓',
  '邹',
] as const
