import type { Kit } from '../../../kit.ts'
import { adults } from './roles-adults.ts'
import { students } from './roles-students.ts'
import { texts } from './texts.ts'

/** The night before the school festival, and a metronome that goes on in a locked room: 未完の行進曲. */
export const school: Kit = {
  id: 'school',
  settings: ['school', 'university'],
  about: ['student', 'teacher', 'vanish', 'locked', 'piano', 'artist', 'secret'],
  paint: { place: 'school', mood: 'dusk', bed: 'clock' },
  places: ['汐見台学園', '私立柊学園', '星ヶ丘高校'],
  home: '生徒会室',
  scene: '音楽室',
  hook: '生徒会室のロッカーの裏',
  key: {
    the: '音楽室の鍵',
    bare: '八分音符の鍵',
    description:
      '誰かがやすりで削って、頭を八分音符の形にした鍵。音楽室の重い扉は、外からはこれでしか閉まらない。',
  },
  mark: {
    short: '黄のペンキ',
    description: '門の看板に塗った学園祭の黄色。乾くのに一晩かかり、制服につくと冬まで落ちない。',
  },
  hidden: { the: '裏庭の温室', spelled: 'う・ら・に・わ' },
  missing: { right: '休符', wrong: ['楽譜', '音程', '拍手'] },
  acrostic: {
    word: 'うらにわ',
    lines: [
      'うたは、音のないところから始まる。',
      'らくがきの五線を、笑わずに残しておく。',
      'にげ道は、いつもピアノの通る幅で。',
      'わたしを探すなら、花の名を呼ぶこと。',
    ],
    right: '裏庭',
    wrong: ['屋上', '体育館', '放送室'],
  },
  locations: {
    home: {
      name: '生徒会室',
      description:
        '折り紙の輪と、書きかけの進行表と、冷めた肉まん。壁の大きな予定表は、明日の欄だけが真っ黒に埋まっている。',
      room: 'office',
    },
    scene: {
      name: '音楽室',
      description:
        '旧校舎の二階、防音の重い扉。古いピアノが一台、肖像画が七枚。拭いても消えない五線の跡が、黒板に残っている。',
      room: 'classroom',
    },
    outside: {
      name: '渡り廊下',
      description:
        '新校舎と旧校舎をつなぐ、屋根だけの道。飾りつけの輪が、歩く人のあとを追うように揺れる。',
      room: 'corridor',
    },
    store: {
      name: '宿直室',
      description:
        '畳三枚と石油の匂い。鍵の釘が七本、鍵が六つ。貸し出しの帳面は、流しの真上に吊ってある。',
      room: 'store',
    },
    quarters: {
      name: '準備の教室',
      description:
        '机を寄せた教室に、寝袋が四つ。看板、衣装、機材。明日まで誰のものでもないものばかりが、積んである。',
      room: 'workshop',
    },
    hidden: {
      name: '裏庭の温室',
      description:
        '園芸部がなくなって十年、硝子だけが育った温室。鉢のあいだに椅子と譜面台があり、名札の花は、まだ咲いている。',
      room: 'garden',
    },
  },
  texts,
  roles: [...students, ...adults],
  ally: {
    occupation: '一年生の図書委員',
    sex: 'any',
    age: [15, 16],
    given: ['すばる', 'ひより', 'るい', 'このは'],
    portrait: { hair: 'short', glasses: true, coat: '#2b3a55' },
    bio: '入学から半年、教室より音楽準備室で弁当を食べた日のほうが多い。',
    backstory: '人前で声が出ない。{victim.full}の前でだけ、歌える。',
    personality: '慎重、記憶力がよい、急に大胆',
    appearance: '大きすぎる上着、胸に図書委員の札、ポケットにチョークの粉',
  },
  victim: {
    occupation: '音楽教師',
    called: '先生',
    sex: 'female',
    age: [46, 55],
    given: ['響子', '律子', '奏'],
    portrait: { hair: 'long', accessory: 'scarf', coat: '#46614f' },
    bio: '二十二年、同じ音楽室で同じ校歌を弾いてきた。一度も、同じには弾かなかった。',
    backstory: '明日の学園祭で、未完のままの行進曲を、はじめて最後まで弾くと告げていた。',
    personality: 'おっとり、耳が鋭い、叱るかわりに黙る',
    appearance: '肩掛けに白墨の跡、指輪のない手、笑うと首をかしげる',
  },
  player: {
    names: ['小鳥遊 ひかる', '朝比奈 そら', '仁科 つむぎ'],
    profession: '転入して間もない生徒会の見習い',
    synopsis:
      '転入してひと月。廊下の窓の数なら、誰よりも正確に言える。それが今夜、役に立つとは思っていなかった。',
    backstory:
      '前の学校のことは、話していない。話さなくていい、と最初に言ってくれたのが音楽の先生だった。',
    goal: '門が開く前に先生を見つけ、誰が何を言わせまいとしたのかを知る。',
  },
}
