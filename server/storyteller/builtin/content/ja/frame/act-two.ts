import type { ActTwo } from '../../../content.ts'
import { secrets } from './secrets.ts'

/** Chapter two in Japanese: two lanes, soft or hard, four signatures and four lines. */
export const actTwo: ActTwo = {
  ...secrets,
  fork: [
    'いるはずのない場所にいた人が、ふたりいる。口裏を合わされる前に、じっくり追えるのは片方だけだ。どちらを追うか。',
    '気になる後ろ姿がふたつ、別々のほうへ遠ざかっていく。追えるのは、ひとつ。',
    '{loner.call}には誰も見ていない時間があり、{holder.call}には誰にも言わない鍵がある。先に聞くのは、どちらの話か。',
  ],
  forkBoth: [
    'いるはずのない場所にいた人が、ふたりいる。{loner.call}から追えば、そのあとで{holder.call}の話も聞ける。{holder.call}へまっすぐ行けば早いが、もう片方の跡は冷えてしまう。どちらから始めるか。',
    '手がかりの糸は二本。{loner.call}の側からたぐれば、やがて{holder.call}に行き着く。{holder.call}の側からなら近道で、残る一本は手を離れる。どこから手をつけるか。',
  ],
  optionLoner: [
    '{loner.full}。一晩じゅうひとりで、それを恥じていない。',
    '{loner.full}。ひとりだったことより、ひとりで何をしていたかを知りたい。',
  ],
  replyLoner: ['{loner.call}のあとを追う。', '{loner.call}の消えた先へ、間をあけてついていく。'],
  optionHolder: [
    '{holder.full}。{key.the}を、誰よりも多く借りている。',
    '{holder.full}。{key.the}の話になると、決まって話題を変える。',
  ],
  replyHolder: ['{holder.call}のあとを追う。', '{holder.call}が立つのを待って、そっと席を離れた。'],
  askLoner: [
    '戸口に{loner.call}が立って、こちらの手もとを見ている。',
    '気配に振り向くと、{loner.call}がいた。いつからいたのかは、わからない。',
  ],
  softLoner: [
    '元の場所に戻す。「あなたの順番で、話してください」',
    'そっと置く。「見てしまいました。聞かせてもらえますか」',
  ],
  hardLoner: [
    '掲げてみせる。「{trueTime}、あなたはこれをしていた」',
    '離さない。「{trueTime}のことを、これが話してくれそうですね」',
  ],
  askHolder: [
    '{holder.call}は鍵の釘を目で数え、ひとつ手前で止まった。',
    '{holder.call}の目が壁の釘へ行き、空のひとつを避けて、戻ってくる。',
  ],
  softHolder: [
    '「何かを預かって、悔いている人の顔です」',
    '「鍵のことは、わたしから訊かないほうがいいですか」',
  ],
  hardHolder: [
    '「{key.the}はあなたの預かりでした。ここで話を終えてもいい」',
    '「{key.the}がない。最後に触れたのは、あなたです」',
  ],
  replySoft: ['長い息が、ひとつ。', '返事の前に、肩がゆっくり下りた。'],
  replyHard: ['目の前の顔が、鎧戸のように閉まった。', '沈黙が、錠のかかる音を立てた。'],
  hardTailLoner: [
    'それきり口をつぐみ、ほかに何を見たのかは聞けなくなった。けれど手の中のものが、そのまま証しになっている。{trueTime}、{loner.call}は{scene}から遠いところにいた。',
    '失ったのは、この人の見た何かだ。得たのは、この人ではないという証し。{trueTime}の{scene}に、{loner.call}はいられなかった。',
  ],
  puzzleText: [
    '（のぞきこんで）「四つの署名、滲んでみんな流れちゃってますね。順番だけなら、まだ争えます。こっちの覚えと、紙の裏の覚えと」',
    '（帳面を灯りに透かす）「名前は読めます。順番が読めない。でも待って、戸口で何人か見たんです。裏写りと合わせれば、きっと」',
  ],
  askThird: [
    '{trueTime}に{key.the}を持っていたのは、三番目に署名した人。誰か。',
    '三番目の署名の人が、{trueTime}に{key.the}を手にしていた。それは誰か。',
  ],
  replyOrderRight: [
    '紙切れは静かに並んだ。何も折れない順は、これひとつ。',
    '四枚の名が、はじめて文句を言わずに並んだ。',
  ],
  replyOrderWrong: ['その名を、口にした。', '声に出したとたん、並びのどこかが軋んだ。'],
  wrongOrder: [
    '言ってみると、ひとりでに崩れる。三つのうちどれかが折れてしまう。{ally.call}が紙切れに四つの名を書き、折れるものがなくなるまで卓の上を滑らせた。{order}。三番目は{holder.full}。時間を失い、しかも別の名を呼ぶのを{holder.call}に聞かれた。',
    'その順では、手がかりのひとつが嘘になる。{ally.call}が名札を作り、黙って並べかえた。{order}。ほかの並びはない。三番目の{holder.full}は、戸のかげで一部始終を聞いていた。',
  ],
  askVerse: [
    '帳面に、{victim.call}の字で四行。\n\n{acrostic}\n\n詩人ではなかったが、{victim.call}は書き出しにうるさかった。どこへ行けと言っているのか。',
    '署名の次の頁に、{victim.call}の字が残っている。\n\n{acrostic}\n\n歌にしては、どの行も頭だけが重い。指している場所は。',
  ],
  rightVerse: [
    '行の頭だけを下へたどると、詩は詩でなくなった。',
    '横に読めば歌、縦に読めば道案内だった。',
  ],
  wrongVerse: [
    '口に出すと、{ally.call}が首を振り、行の頭を指でなぞった。{hidden.spelled}。',
    'そこなら、もう誰かが探している。{ally.call}の指が、四つの頭文字を上から順に押さえた。{hidden.spelled}。',
  ],
}
