import type { Kit } from '../../../kit.ts'
import { fittedVictim } from './fit.ts'
import { hands } from './roles-hands.ts'
import { patrons } from './roles-patrons.ts'
import { texts } from './texts.ts'

/** The kit of any idea, in Japanese: everything particular comes from the idea's own words. */
export const elsewhere: Kit = {
  id: 'elsewhere',
  settings: [],
  about: [],
  paint: { place: 'house', mood: 'dusk', bed: 'clock' },
  places: ['{setting}'],
  home: '広間',
  scene: '{backroom}',
  hook: '帳場の戸の裏',
  key: {
    the: '{backroom}の鍵',
    bare: '鍵',
    description:
      '飾りのない鍵。手のひらに隠れるほどの大きさ。外からこの部屋を閉められるのは、これ一本しかない。',
  },
  mark: { short: '朱', description: '荷の封に使う朱。乾くのが遅く、つくとまず落ちない。' },
  hidden: { the: '床下の部屋', spelled: 'ゆ・か・し・た' },
  missing: { right: '椅子', wrong: ['鍵', '足音', '貸し'] },
  acrostic: {
    word: 'ゆかした',
    lines: [
      'ゆうべの続きを、わたしは人に話さなかった。',
      'かぞえた板の数だけ、言えないことがある。',
      'したり顔の一行は、額のなかに置いていけ。',
      'ただしい椅子は、いつも下を向いている。',
    ],
    right: '床下',
    wrong: ['入口', '帳場', '控え室'],
  },
  locations: {
    home: {
      name: '広間',
      description:
        '{setting}でいちばん広い部屋。椅子は多すぎるほどあり、入口の額がどの席からも見える。人に見せたいものは、みなここに置いてある。',
      room: 'parlour',
    },
    scene: {
      name: '{backroom}',
      description:
        '台がひとつ、灯りがひとつ、錠がひとつ。{thing}は、いつもその台の上にあった。声を出すと、板の下で少しだけ響く。',
      room: 'study',
    },
    outside: {
      name: '入口',
      description: '額の掛かった入口。一行を読む人のために、ここだけ灯りが明るい。{beyond}',
      room: 'corridor',
    },
    store: {
      name: '帳場',
      description:
        '鍵の釘が七本、帳面が一冊。出入りしたものは、品でも人でも、ここで一度は書きとめられる。',
      room: 'office',
    },
    quarters: {
      name: '控え室',
      description:
        '客の荷が四つ、離して置いてある。仕切りは薄く、隣が何をしているかは聞こえないが、何かをしていることは聞こえる。',
      room: 'bedroom',
    },
    hidden: {
      name: '床下の部屋',
      description: '図面にない小部屋。乾いて、掃いてあり、椅子がひとつだけ、上を向いて置いてある。',
      room: 'cellar',
    },
  },
  texts,
  roles: [...patrons, ...hands],
  ally: {
    occupation: '椅子番の若者',
    sex: 'any',
    age: [17, 20],
    given: ['なぎ', 'ひなた', 'いぶき', 'ちはや'],
    portrait: { hair: 'short', accessory: 'apron', coat: '#c9a24b' },
    bio: '拭く、運ぶ、気がつく。{setting}でいちばん年下で、いちばん古い床板の音を知っている。',
    backstory: '{who}に字を習い、お礼のかわりに、毎晩椅子を数えることになった。',
    personality: 'まっすぐ、物怖じしない、いつも何か食べている',
    appearance: 'まくった袖、首から下げた小さな灯り、袖口に名前の縫いとり',
  },
  victim: fittedVictim(null),
  player: {
    names: ['三枝 つぐみ', '木暮 のぞみ', '名取 凪', '矢代 あさひ'],
    profession: '{helperOf}',
    synopsis:
      '{setting}に来て、ひと月。床板の数なら誰よりも正確に言える。それが今夜、役に立つとは思っていなかった。',
    backstory: '額の一行を読んで、ここを訪ねてきた。続きを訊きそびれたまま、ひと月がたつ。',
    goal: '朝までに{pair}を見つけ、話の続きを聞かせまいとしたのが誰かを知る。',
  },
}
