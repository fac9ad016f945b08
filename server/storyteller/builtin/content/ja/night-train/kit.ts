import type { Kit } from '../../../kit.ts'
import { crew } from './roles-crew.ts'
import { riders } from './roles-riders.ts'
import { texts } from './texts.ts'

/** The last run of a sleeper, held at a signal between two tunnels: 落とし物の終着. */
export const nightTrain: Kit = {
  id: 'night-train',
  settings: ['train', 'station'],
  about: ['driver', 'passenger', 'vanish', 'locked', 'murder', 'ticket', 'luggage', 'journey'],
  paint: { place: 'train', mood: 'dusk', bed: 'clock' },
  places: ['寝台特急しらぬい', '寝台特急あまつかぜ', '夜行急行ほたるび'],
  home: '食堂車',
  scene: '荷物室',
  hook: '車掌室の戸の裏',
  key: {
    the: '荷物室の鍵',
    bare: '忍び鍵',
    description:
      '断面が三角の、古い忍び鍵。荷物室の引き戸は、外からはこれでしか閉まらない。札の番号は擦り減って読めない。',
  },
  mark: {
    short: '鉛丹',
    description: '荷物室の戸枠に塗られたばかりの錆止め。赤く、乾くのに三日、布につくと落ちない。',
  },
  hidden: { the: '空き室', spelled: 'あ・き・し・つ' },
  missing: { right: '忘れ物', wrong: ['切符', '行き先', '足もと'] },
  acrostic: {
    word: 'あきしつ',
    lines: [
      'あかい尾灯は、見送る人の目に長く残る。',
      'きしむ継ぎ目をかぞえれば、どの車か知れる。',
      'しろい頁に名のない客がひとり。',
      'つぎの駅まで、わたしはそこに座っている。',
    ],
    right: '図にない空き室',
    wrong: ['展望デッキ', '厨房', '車掌室'],
  },
  locations: {
    home: {
      name: '食堂車',
      description:
        '白い卓布が八枚、スタンドの灯が八つ。止まった列車のなかで、ここだけがまだ、どこかへ向かう顔をしている。',
      room: 'carriage',
    },
    scene: {
      name: '荷物室',
      description:
        '網棚のない、窓の高い一室。柳行李、自転車、宛名の褪せた木箱。奥の壁に掛時計。三十年ぶんの落とし物が、荷札を下げて並ぶ。',
      room: 'store',
    },
    outside: {
      name: 'デッキ',
      description:
        '連結器のあいだを夜気が抜けていく。制帽を掛ける釘が一本。赤い信号の色が、鉄の床にうすく溜まっている。',
      room: 'platform',
    },
    store: {
      name: '車掌室',
      description:
        '腰掛けひとつに机ひとつ。鍵の釘が七本、鍵が六つ。乗務日誌と鍵の帳面が、湯気の立つ薬缶の真上に吊ってある。',
      room: 'office',
    },
    quarters: {
      name: '寝台の通路',
      description:
        'カーテンが両側に並び、どの裾からも靴が二つずつのぞく。隣の寝返りが、わがことのように聞こえる。',
      room: 'corridor',
    },
    hidden: {
      name: '空き室',
      description:
        '編成図に番号のない個室。廃止された郵便車の名残で、壁の裏に寝台がひとつ、窓がひとつ。カーテンは内から閉まっている。',
      room: 'cabin',
    },
  },
  texts,
  roles: [...crew, ...riders],
  ally: {
    occupation: '食堂車の給仕',
    sex: 'female',
    age: [18, 20],
    given: ['鈴', '小春', 'みどり', '由良'],
    portrait: { hair: 'ponytail', hat: 'cap', accessory: 'apron', coat: '#7b2f3a' },
    bio: '揺れる車内で、一滴もこぼさずに紅茶を運ぶ。止まっている列車では、かえって足もとが危ない。',
    backstory:
      '家出の途中で乗ったこの列車に、そのまま雇われた。切符を切らずにいてくれたのが、{victim.full}である。',
    personality: 'はきはき、耳ざとい、嘘をつくと右足が揺れる',
    appearance: '糊のきいた前掛け、曲がった蝶結び、ポケットに栓抜きと鉛筆',
  },
  victim: {
    occupation: '専務車掌',
    called: '専務',
    sex: 'male',
    age: [57, 60],
    given: ['清治', '庄平', '恒夫'],
    portrait: { hair: 'short', hat: 'peaked', coat: '#1f2a44' },
    bio: '三十年、この列車だけに乗務した。客の顔は忘れても、忘れ物の持ち主は忘れない。',
    backstory: '引き取り手のない落とし物を四つ、最後の乗務で返すことに決め、四枚の切符を送った。',
    personality: '物静か、融通がきかない、子どもに甘い',
    appearance: '折り目のついた制服、磨いた釦、帽子を取ると急に老ける',
  },
  player: {
    names: ['真木 はるか', '日高 渡', '都築 こずえ'],
    profession: '見習い車掌',
    synopsis:
      '乗務ひと月。寝台の数なら、寝ぼけていても答えられる。それが今夜、役に立つとは思っていなかった。',
    backstory:
      '子どものころ、この列車に手袋を片方忘れた。取りに行けないまま大人になり、気がつくと制服を着ていた。',
    goal: '信号が変わる前に専務車掌を見つけ、誰が閉じ込めたのかを知る。',
  },
}
