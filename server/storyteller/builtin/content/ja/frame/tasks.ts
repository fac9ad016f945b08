import type { Frame } from '../../../content.ts'

/** What there is to do, in Japanese: three main tasks, six side tasks, a hidden one. */
export const tasks: Frame['tasks'] = {
  hour: {
    name: ['本当の時刻', '針のついた嘘'],
    target: 'それが何時だったのかを突きとめる。',
    condition: '止まった時計を正す。',
    reward: '確かに見えた居どころが、ひとつ崩れる。',
  },
  key: {
    name: '{key.the}',
    target: '本当の時刻に{key.bare}を持っていた人を見つける。',
    condition: '四つの署名を順に並べる。',
    reward: '鍵に手の届く人が、ふたりに絞られる。',
  },
  name: {
    name: ['名前を告げる', '三つの疑い'],
    target: '三つの疑いが重なる人を名指す。',
    condition: '一度目か二度目で正しく言い当てる。',
    reward: '告白と、ひとつの選択。',
  },
  sleeve: {
    name: ['袖口', '袖に残ったもの'],
    target: '{marked.call}が見せたくないものを見る。',
    condition: '最初に{marked.call}を訪ねる。',
    reward: '袖の{mark.short}を、誰より先に知る。',
  },
  rule: {
    name: ['欠けた一語', '決まりの写し'],
    target: '{victim.call}の書き置きを埋める。',
    condition: '一度で言葉を当てる。',
    reward: '{ally.call}が、預かっていた決まりの残りを教えてくれる。',
  },
  loner: {
    name: ['{loner.call}の一時間', 'ひとりだった理由'],
    target: '{loner.call}自身の口から聞く。',
    condition: '{loner.call}を追い、丁寧に訊く。',
    reward: '灯りのない足音の証人。',
  },
  holder: {
    name: ['空いた釘', 'ひとつ足りない'],
    target: '責める前に、{holder.call}に話してもらう。',
    condition: '{holder.call}を追い、丁寧に訊く。',
    reward: '{holder.call}の恥じていること。',
  },
  verse: {
    name: ['書き出しにうるさい人', '縦に読む四行'],
    target: '{victim.call}の四行を読み解く。',
    condition: '一度で正解する。',
    reward: '{hidden.the}への道。',
  },
  slip: {
    name: ['知りすぎたひとこと', '渡していない答え'],
    target: '{culprit.call}が言ったとおりを思い出す。',
    condition: '知りすぎた一言を選ぶ。',
    reward: '四つめの疑い。',
  },
  page: {
    name: ['本人の言葉', 'まだ聞いていない声'],
    target: '最後に、いちばん静かな人の話を聞く。',
    condition: '裁きを{victim.call}に委ねる。',
    reward: 'いちばん静かな結末。',
  },
}
