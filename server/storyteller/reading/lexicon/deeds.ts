import type { ConceptRow } from '../concept.ts'

/** What was done. */
export const DEEDS: readonly ConceptRow[] = [
  [
    'murder',
    'murder|killing|kill|killed|killer|murderer|corpse|dead body|found dead|poisoned',
    '谋杀|凶杀|凶手|命案|杀死|被杀|尸体|毒杀|杀害',
    '殺人|殺され|殺害|死体|遺体|毒殺',
  ],
  [
    'vanish',
    'vanish|disappear|spirited away|spirits away|disappearance|missing|gone missing|vanished',
    '失踪|消失|不见了|不见|下落不明',
    '消えた|消え|失踪|行方不明|いなくな|神隠し',
  ],
  [
    'theft',
    'theft|steal|stole|stolen|heist|robbery|thief',
    '盗窃|偷走|偷|被盗|失窃|盗|抢劫',
    '盗難|盗まれ|盗み|盗ん|盗む|奪われ|泥棒',
  ],
  ['betray', 'betrayal|betray|betrayed|traitor|treason', '背叛|叛徒|出卖', '裏切り|裏切|密告'],
  [
    'swap',
    'swap|exchanged|forgery|fake|counterfeit|replaced',
    '调包|掉包|伪造|赝品|冒充',
    'すり替え|贋作|偽物|入れ替わ',
  ],
  ['kidnap', 'kidnap|abduction|hostage|ransom', '绑架|人质|赎金', '誘拐|人質|身代金'],
  ['escape', 'escape|run away|flee|fugitive', '逃亡|逃跑|逃离|越狱', '脱出|逃亡|逃げ|脱獄'],
  ['fire', 'fire|arson|burned|burnt', '火灾|纵火|大火', '火事|放火|火災'],
  [
    'sabotage',
    'sabotage|saboteur|was wrecked|been wrecked|has wrecked|wrecked the|wrecks the|wrecked on purpose|tamper|tampered with|vandalise|vandalize|broken on purpose|smashed on purpose|somebody smashed|someone smashed|who smashed|was smashed|been smashed|somebody slashed|someone slashed|who slashed|was slashed|been slashed|spoiled on purpose|poisoned well|poisoned the well|poison the well|spoiled well|spoiled the well|cut the rope|cut the ropes|cuts the rope|cut rope|cut ropes|rope was cut|rope is cut|ropes were cut|cut the strings|cut the wires|cut the cable',
    '破坏|毁坏|做手脚|做了手脚|动了手脚|动手脚|割断|剪断|故意弄坏|弄坏|捣鬼|捣乱|砸坏|砸毁|被人砸|被砸|砸破|砸碎|砸烂|砸穿|使坏|井里下毒|井水被下毒|井里被下毒|往井里投毒',
    '破壊|妨害|細工をし|細工され|細工した|細工が|小細工|壊され|わざと壊|綱を切|綱が切|ロープを切|ロープが切|紐を切|弦を切|弦が切られ|皮が破ら|皮を破|切り裂かれ|破かれ|断ち切られ|台無しに|井戸に毒',
  ],
  ['accident', 'crash|broken|accident', '坠毁|事故', '墜落|事故'],
  ['secret', 'secret|lie|conspiracy|cover-up', '秘密|谎言|阴谋|真相', '秘密|嘘|陰謀|真相'],
  ['revenge', 'revenge|vengeance|feud', '复仇|报仇|报复', '復讐|仇討ち|仕返し'],
  ['blackmail', 'blackmail|threat|extortion', '勒索|要挟|敲诈|恐吓', '脅迫|恐喝|ゆすり'],
  ['wedding', 'wedding|marriage|bride|engagement', '婚礼|结婚|新娘|订婚', '結婚|結婚式|花嫁|婚約'],
  [
    'funeral',
    'funeral|burial|wake|inheritance|will',
    '葬礼|遗嘱|遗产|守灵',
    '葬式|葬儀|遺言|遺産|通夜',
  ],
  [
    'contest',
    'contest|competition|tournament|race|match',
    '比赛|竞赛|大赛|擂台',
    '大会|試合|競技|勝負|コンクール',
  ],
  ['journey', 'journey|voyage|quest|expedition|trip', '旅行|旅程|远征|冒险', '旅|旅行|冒険|遠征'],
  [
    'search',
    'investigate|investigation|search|solve|look for|track down',
    '调查|寻找|追查|破案|搜寻',
    '調査|捜査|探し|追う|探す|捜索',
  ],
  ['opening', 'open|run|found|build', '开店|创办|开一家|经营|开了', '開店|営む|開く|始める'],
]

/** What should not be possible. */
export const PHENOMENA: readonly ConceptRow[] = [
  [
    'future',
    'future|tomorrow|time travel|next week|week from now|from the future|dated|prophecy|premonition',
    '未来|明天|穿越|预言|时光机|预知',
    '未来|明日|予言|予知|タイムトラベル',
  ],
  [
    'loop',
    'time loop|same day|over and over|groundhog',
    '时间循环|循环|同一天|轮回',
    'タイムループ|ループ|同じ日|繰り返',
  ],
  [
    'past',
    'past|yesterday|long ago|childhood|years ago',
    '过去|从前|童年|多年前|往事',
    '過去|昔|子供のころ|昨日',
  ],
  [
    'locked',
    'locked room|locked-room|locked|impossible crime|sealed',
    '密室|上锁|反锁|锁着',
    '密室|鍵のかかった|施錠|閉ざされた',
  ],
  [
    'ghost',
    'ghost|haunted|spirit|phantom|haunting',
    '鬼|幽灵|亡灵|闹鬼|鬼魂',
    '幽霊|亡霊|霊|お化け|怨霊',
  ],
  ['curse', 'curse|cursed|hex|omen', '诅咒|咒语|凶兆', '呪い|呪われ|祟り|凶兆'],
  [
    'memory',
    'memory|memories|amnesia|forget|forgotten|remember',
    '记忆|失忆|忘记|遗忘|回忆',
    '記憶|忘れ|記憶喪失|思い出',
  ],
  ['dream', 'dream|nightmare|sleep|sleepwalk', '梦|噩梦|梦境|梦游', '夢|悪夢|眠り|夢遊病'],
  [
    'double',
    'double|twin|doppelganger|clone|mirror image',
    '双胞胎|分身|替身|克隆',
    '双子|分身|ドッペルゲンガー|クローン',
  ],
  ['magic', 'magic|spell|enchanted|sorcery', '魔法|法术|仙术|妖术', '魔法|魔術|呪文|妖術'],
  [
    'monster',
    'monster|creature|beast|vampire|werewolf|zombie',
    '怪物|妖怪|吸血鬼|狼人|僵尸|异兽',
    '怪物|妖怪|吸血鬼|狼男|ゾンビ|化け物',
  ],
  [
    'robot',
    'robot|android|artificial intelligence|machine|ai',
    '机器人|人工智能|仿生人|机械',
    'ロボット|人工知能|アンドロイド|機械',
  ],
  ['alien', 'alien|extraterrestrial|ufo', '外星人|飞碟|异星', '宇宙人|異星人|エイリアン'],
  ['talking', 'talking|speaks|that talks', '会说话|说话的|开口说话', 'しゃべる|話す|言葉を話す'],
  [
    'signal',
    'signal|transmission|broadcast|message from',
    '信号|电波|讯号|广播',
    '信号|電波|放送|通信',
  ],
  ['silence', 'silence|silent|nobody speaks|mute', '沉默|寂静|无声', '沈黙|静寂|無音'],
  [
    'flood',
    'flood|earthquake|plague|disaster|eclipse',
    '洪水|地震|瘟疫|灾难|日食',
    '洪水|地震|疫病|災害|日食',
  ],
]
