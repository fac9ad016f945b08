import type { ActOne } from '../../../content.ts'
import { alibis } from './alibis.ts'

/** Chapter one in Japanese: three doors, four statements, the clock that runs fast, the missing word. */
export const actOne: ActOne = {
  says: alibis,
  ask: [
    '噂になる前の、ほんのわずかな時間がある。どこから手をつけるか。',
    '{ally.call}が、こちらの最初のひとことを待っている。何から始めるか。',
    'このことは、まだ部屋の外へ出ていない。出る前に、ひとつだけ手を打てる。',
  ],
  optionSearch: ['誰も触れないうちに、{scene}を見る。', '{scene}へ戻り、床から順に調べる。'],
  replySearch: [
    '「入口は見てます」と{ally.call}。「灯りは低めに。跡が消えますから」',
    '「誰も通しません」と{ally.call}が小声で言い、戸を背にして立った。',
  ],
  optionTalk: [
    '言い訳を思いつく前に、{marked.call}に会う。',
    '{marked.occupation}の{marked.call}を、いますぐ訪ねる。',
  ],
  replyTalk: [
    '{marked.call}はもう身支度を済ませている。こんな時刻に。',
    '叩く前に戸が開いた。待っていたのか、出るところだったのか。',
  ],
  optionObject: [
    'ここに座ったまま、{object}をもう一度読む。',
    '動く前に、{object}をはじめから読み直す。',
  ],
  replyObject: [
    '灯りを引き寄せ、{object}をその下に置いた。',
    '一度目は意味を読んだ。二度目は、書いた人を読む。',
  ],
  searchTail: [
    '戸口の、腰ほどの高さに、{mark.short}がひとすじ。触れずに、位置だけを覚える。',
    '戸の縁に、{mark.short}が指の幅で擦れている。拭いた様子もない。残したと知らずに去ったのだろう。',
  ],
  objectTail: [
    '折り目に、指の跡が半分。{mark.short}の色をしている。',
    '裏返すと隅に、{mark.short}のしるし。書いた本人のものではない。先に開いた手がある。',
  ],
  talkTail: [
    '道をあけた拍子に、{marked.call}の袖口から{mark.short}がのぞいた。目が合う。何も言わずに、袖を下ろした。',
    '話しているあいだ、{marked.call}は片方の袖だけを背に隠す。別れぎわ、ちらりと見えた。{mark.short}である。',
  ],
  gather: [
    '四人に{home}へ集まってもらう。その前に{ally.call}と示し合わせた。こちらからは「{kit.lie}」とだけ伝える。それより多くを口にする者がいれば、知りすぎているということだ。それから、ひとりずつ居場所を尋ねた。',
    '{home}に椅子を四つ並べる。用意した言葉は「{kit.lie}」、それだけ。餌ではなく、物差しである。測れないはずのものを測って答える人がいるかどうか。順に、居場所を訊いていく。',
    '「{kit.lie}」と、四人に告げた。{ally.call}と決めておいた、小さな嘘である。真実に触れた者は、こちらのふたりと、もうひとり。顔は見ず、声を聞くことにする。',
  ],
  notebook: [
    '紙に線を四本引く。{culprit.call}は、{clockTime}に{ally.call}と{home}、その前はひとり。{loner.call}は、はじめから終わりまでひとり。{holder.call}と{marked.call}は宵の口から{kit.pastime}、{kit.record}に時刻。きれいな一枚になった。時計の言うとおり{clockTime}のことなら、居どころの知れないのは{loner.call}だけだ。少し、きれいすぎる。',
    '聞いたままを書きとめる。{holder.call}と{marked.call}、ふたり一緒に{kit.pastime}、{kit.record}が証人。{culprit.call}、{clockTime}には{home}でみなの目の前、それより早くはひとり。{loner.call}、終始ひとり。針を信じるなら、疑わしいのは{loner.call}ひとりになる。信じるなら、だ。',
    '四人ぶんの夜を、一枚の紙に並べてみる。終始、証人を持たないのは{loner.call}。途中まで持たないのは{culprit.call}。{holder.call}と{marked.call}は互いが互いの証人で、{kit.record}まで揃う。{clockTime}を境に線を引くと、{loner.call}だけが外に残った。引きどころが、正しければの話だ。',
  ],
  puzzleText: [
    '（硝子を爪ではじく）「この時計の言うこと、信じないでくださいね。{days}日前に合わせたきりで、一日に{gain}分ずつ進むんです。借りは忘れても、これだけは忘れない」',
    '（倒れた時計を起こして、首をかしげる）「これ、進むんですよ。一日に{gain}分。最後に合わせたのが{days}日前だから、ええと……だめだ、足し算しか得意じゃなくて」',
  ],
  puzzle:
    '{scene}の時計は、倒れた拍子に止まり、針は{clockTime}を指している。合わせたのは{days}日前。一日に{gain}分ずつ進む。止まったとき、本当は何時だったか。',
  askHour: [
    '針は{clockTime}。一日に{gain}分ずつ、{days}日ぶん進んでいる。本当の時刻は。',
    '{days}日前に合わせ、一日{gain}分進む時計が、{clockTime}で止まっている。本当は何時か。',
  ],
  replyRight: [
    '「じゃあ」と{ally.call}がゆっくり言う。「みんながお互いに見られていたころには、もう終わってたってことですか」',
    '{ally.call}が指を折り、途中でやめた。「早いじゃないですか。ずっと、早い」',
  ],
  replyAdd: [
    '進んだ分を足してみる。{ally.call}が計算をのぞきこんで眉を寄せた。',
    '針を、さらに先へ送った。{ally.call}が何か言いかけて、のみこむ。',
  ],
  replySame: [
    '時計に最後の一言を譲ることにした。',
    '針の言うとおりにした。針は、言いきるのがうまい。',
  ],
  wrongHour: [
    'その時刻で調べを進め、関わりのない時間に誰がどこにいたかを確かめて、しばらくを無駄にした。戻ってみると、帳面の控えが一枚、細かく裂かれて床に散らばる。{ally.call}が、辛抱づよくもう一度言う。進む時計は、本当より「遅い」時刻を指すんです。{clockTime}から、{gain}分を{days}日ぶん、あわせて{error}分を引く。{trueTime}。',
    '信じた時刻に合わせて、四人の話をもう一巡聞いた。ぴたりと合う。合うように作ってあるのだから、合うはずだった。{ally.call}が時計を裏返して見せる。進むんですよ、これ。{days}日で{error}分。{clockTime}から{error}分もどれば、{trueTime}。計算のあいだに、困るものは片づけられたらしい。',
  ],
  rightHour: [
    '{trueTime}。{clockTime}ではなく。紙の線を引き直す。{trueTime}、{holder.call}と{marked.call}は時刻を書きながら{kit.pastime}のさなかにいた。{loner.call}はひとりだった。そして、あれほど都合よく{home}に現れる前の{culprit.call}も、ひとりだった。確かなはずの居どころがひとつ崩れ、しかもそれは、見せるためにこしらえたものである。',
    '線をひとつ、{trueTime}まで戻す。それだけで景色が変わる。{kit.record}に守られたふたりは動かない。孤独な{loner.call}も、孤独のまま。動いたのは{culprit.call}である。{home}で人目に触れていたことには、もう何の意味もない。',
    '本当は{trueTime}だった。{error}分の嘘を抜きとると、四人の夜はもう一度並べかえられる。{holder.call}と{marked.call}には{kit.record}がある。残るのは{loner.call}と、そして{culprit.call}。ふたりとも、その時刻の自分を見た人を挙げられない。',
  ],
  askWord: [
    '{victim.call}の書き置きが半分、{ally.call}の手もとに残っていた。一語だけ、滲んで読めない。『{kit.note}』{ally.call}がいつも口にする決まりの写しらしい。抜けている言葉は。',
    '{scene}の床に、{victim.call}の字の紙切れが一枚。一語ぶんだけ、擦れて消えている。『{kit.note}』聞いたことのある言いまわしだ。{ally.call}が、戸口でそらんじてみせた。欠けた言葉は何か。',
  ],
  rightWord: [
    '言葉は、はじめからそこにいたように収まった。{victim.call}は決まりを書き写し、下に線を引いていたのだ。',
    '入れてみると、紙が息をついたように見えた。これは決まりの写しで、同時に、頼みごとでもある。',
  ],
  wrongWord: [
    '読めなくはない。けれど{victim.call}の言葉ではない。戸口で聞いた{ally.call}の声を思い出す。「{kit.rule}」',
    '意味は通る。通るだけだ。{ally.call}が小さく首を振り、節をつけて言った。「{kit.rule}」',
  ],
}
