import type { Kit } from '../../../kit.ts'
import { elsewhere } from '../elsewhere/kit.ts'
import { claimants } from './roles-claimants.ts'
import { neighbours } from './roles-neighbours.ts'
import { texts } from './texts.ts'

/** Another story for any idea: the night somebody was to be named who would carry it on. */
export const heirs: Kit = {
  ...elsewhere,
  id: 'heirs',
  home: '居間',
  hook: '勘定場の柱の裏',
  key: {
    the: '{backroom}の鍵',
    bare: '鍵',
    description: '歯の短い鍵。長いあいだ同じ指に使われ、持ち手のところだけ、やわらかく光っている。',
  },
  mark: { short: '藍', description: '戸口の布を染め直した藍。指につくと、三日は落ちない。' },
  hidden: { the: '屋根裏', spelled: 'や・ね・う・ら' },
  missing: { right: '重さ', wrong: ['値段', '中身', '日付'] },
  acrostic: {
    word: 'やねうら',
    lines: [
      'やがて来る人のために、席を温めておく。',
      'ねむる前に、一度だけ上を見る。',
      'うつむいて探す者には、何も見つからない。',
      'らくな道は、もう誰かが通ったあと。',
    ],
    right: '屋根裏',
    wrong: ['戸口', '勘定場', '客間'],
  },
  locations: {
    home: {
      name: '居間',
      description:
        '{setting}の、人の集まるところ。壁一面が小さな引き出しで、どの取っ手にも、違う年の手擦れがある。',
      room: 'parlour',
    },
    scene: {
      name: '{backroom}',
      description:
        '{thing}のある部屋。机がひとつ、時計がひとつ。ここで書かれたことが、{setting}の決まりになってきた。',
      room: 'study',
    },
    outside: {
      name: '戸口',
      description: '染め直したばかりの布が下がる戸口。くぐる人は、知らずに少し頭を下げる。{beyond}',
      room: 'corridor',
    },
    store: {
      name: '勘定場',
      description:
        '鍵の釘が七本、台帳が七冊。出ていったものと帰ってきたものが、同じ頁に書いてある。',
      room: 'office',
    },
    quarters: {
      name: '客間',
      description: '四人の荷物が、四つの隅に置かれている。誰も真ん中を使おうとしない。',
      room: 'bedroom',
    },
    hidden: {
      name: '屋根裏',
      description: '梁の低い一室。灯りをともした跡があり、下の話し声が、思いのほかよく聞こえる。',
      room: 'attic',
    },
  },
  texts,
  roles: [...claimants, ...neighbours],
  ally: {
    occupation: '使い走りの若者',
    sex: 'any',
    age: [17, 20],
    given: ['つばさ', 'ひびき', 'まひる', 'さつき'],
    portrait: { hair: 'curly', accessory: 'none', coat: '#3d6b62' },
    bio: '{setting}の使い走り。どの引き出しに何が入っているかを、開けずに言える。',
    backstory: '行くところのなかった日に{who}に呼びとめられ、ひとつめの引き出しをもらった。',
    personality: 'せっかち、正直、暗算が得意',
    appearance: 'ほどけかけた靴紐、両方の隠しに詰めた紙切れ、よく動く眉',
  },
  victim: {
    ...elsewhere.victim,
    bio: '{epithet}。そう言われて、否んだことも、うなずいたこともない。',
    backstory: '跡を任せる名を四度書き、四度消した。五度めの紙は、白いままである。',
    personality: '飄々、耳ざとい、待たせるのも待つのもうまい',
  },
  player: {
    names: ['久遠 しずく', '倉田 みなと', '穂高 ゆう', '千草 かおる'],
    profession: '{helperOf}',
    synopsis:
      '{setting}に来て、ひと月。引き出しの数だけは、{who}にもほめられた。継ぐ人の名簿に、自分の名はない。',
    backstory:
      '{epithet}に会いたくて訪ねてきた。会ってみると、用件を言いそびれ、そのまま居ついた。',
    goal: '朝までに{pair}を見つけ、名指しの夜を壊したのが誰かを知る。',
  },
}
