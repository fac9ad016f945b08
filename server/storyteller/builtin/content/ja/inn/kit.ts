import type { Kit } from '../../../kit.ts'
import { guests } from './roles-guests.ts'
import { hands } from './roles-hands.ts'
import { texts } from './texts.ts'

/** A hot-spring inn in the fog that lays a meal every night for somebody who does not come: 陰膳の客. */
export const inn: Kit = {
  id: 'inn',
  settings: ['hotel', 'manor', 'mountain'],
  about: ['merchant', 'passenger', 'vanish', 'locked', 'secret', 'recipe', 'family'],
  paint: { place: 'manor', mood: 'fog', bed: 'wind' },
  places: ['月待館', '湯ノ沢旅館', '旅館かげろう'],
  home: '囲炉裏の間',
  scene: '離れ',
  hook: '帳場の障子の裏',
  key: {
    the: '離れの鍵',
    bare: '鉄の鍵',
    description:
      '平たい鉄の鍵に、手の脂で黒くなった木札が一枚。木札には宿の名ではなく、「おかえり」と彫ってある。',
  },
  mark: {
    short: '湯の花',
    description: '湯口に固まる黄色い結晶。指で崩れ、布の目に入ると洗っても残る。',
  },
  hidden: { the: '岩風呂', spelled: 'い・わ・ぶ・ろ' },
  missing: { right: '膳', wrong: ['客', '草履', '部屋'] },
  acrostic: {
    word: 'いわぶろ',
    lines: [
      'いつもの椀を、いつもの場所に。',
      'わたしが待つのは、名を書かない人。',
      'ぶあつい霧の底でも、湯は道を覚えている。',
      'ろうそくを一本、石の向こうへ。',
    ],
    right: '閉じた岩風呂',
    wrong: ['土蔵', '石段の祠', '渡り廊下'],
  },
  locations: {
    home: {
      name: '囲炉裏の間',
      description:
        '自在鉤の下で湯が鳴っている。座布団は客の数より一枚多く、その前にだけ、いつも蓋をした膳が置かれる。',
      room: 'parlour',
    },
    scene: {
      name: '離れ',
      description:
        '渡り廊下の先の六畳。置時計と行灯、それに誰も泊まらない布団が一組。百年、客を入れたことがない。',
      room: 'bedroom',
    },
    outside: {
      name: '石段',
      description:
        '麓から玄関まで、苔むした石が続く。霧の夜は、上から見ても下から見ても、三段先で消える。',
      room: 'garden',
    },
    store: {
      name: '帳場',
      description:
        '宿帳が百年ぶん、壁になって積まれている。鍵の釘が七本、鍵が六つ。火鉢の薬缶が、始終ふいている。',
      room: 'office',
    },
    quarters: {
      name: '客室の廊下',
      description:
        '障子が並び、どの桟にも違う花の名が墨で書いてある。歩くと、奥の花から順に灯りが揺れる。',
      room: 'corridor',
    },
    hidden: {
      name: '岩風呂',
      description:
        '地震で閉じた古い湯。岩の肌はまだあたたかく、湯気の向こうに、脱衣籠がひとつだけ置いてある。',
      room: 'cellar',
    },
  },
  texts,
  roles: [...guests, ...hands],
  ally: {
    occupation: '湯番の少年',
    sex: 'male',
    age: [16, 18],
    given: ['朔', '航', '冬馬', '千尋'],
    portrait: { hair: 'short', accessory: 'scarf', coat: '#3c4a5a' },
    bio: '湯の温度を、手首の内側で言い当てる。学校は麓だが、霧の日は休みになる。',
    backstory: '親を亡くした年に宿へ来た。{victim.full}は、何も訊かずに膳をひとつ増やした。',
    personality: '口数が少ない、耳がよい、火の始末にうるさい',
    appearance: '膝までまくった股引、手ぬぐいの鉢巻き、煤のついた頬',
  },
  victim: {
    occupation: '女将',
    called: '女将',
    sex: 'female',
    age: [52, 61],
    given: ['志乃', '八重', '菊江'],
    portrait: { hair: 'bun', accessory: 'collar', coat: '#4a2f4f' },
    bio: '三代めの女将。毎晩、来ない客のために膳をひとつ余分に出す。冷めると、明け方に自分で食べる。',
    backstory: '夕方、宿帳に客の名を書き入れて、筆を置いた。三十年、空けておいた行である。',
    personality: '物柔らか、言い出したらきかない、待つのが仕事',
    appearance: '白髪まじりの丸髷、藤色の着物、帯にいつも湯の温度計をはさんでいる',
  },
  player: {
    names: ['折原 しの', '水城 航一', '柚木 まりえ'],
    profession: '住み込みの帳場見習い',
    synopsis:
      '住み込んでひと月。石段の数だけは、誰よりも正確に言える。それが今夜、役に立つとは思っていなかった。',
    backstory: '宿帳に、幼いころ別れた人の名を探しに来た。まだ、一冊めの途中である。',
    goal: '霧が晴れる前に女将を見つけ、誰が何を恐れて閉じ込めたのかを知る。',
  },
}
