import type { KitTexts } from '../../../kit.ts'

type Premises = Pick<
  KitTexts,
  | 'titles'
  | 'chapterOne'
  | 'chapterTwo'
  | 'chapterThree'
  | 'settingNote'
  | 'isolation'
  | 'theme'
  | 'question'
  | 'deedDid'
  | 'deedShort'
  | 'whoDid'
  | 'lie'
  | 'innocentMark'
  | 'innocentMarkSaid'
  | 'world'
  | 'rules'
  | 'time'
  | 'premise'
  | 'object'
  | 'rule'
  | 'note'
  | 'gatherMood'
  | 'slip'
  | 'motive'
  | 'whyNow'
  | 'pastime'
  | 'record'
>

/** What the kit for any idea is about: a line everybody knows, and those who were left out of it. */
export const premises: Premises = {
  titles: [
    '{setting}の夜',
    '{thing}の消えた夜',
    '{who}はどこへ行ったか',
    '{setting}、続きのある話',
  ],
  chapterOne: ['進みすぎた針', '椅子をひとつ数えそこねる', '読まれなかった続き'],
  chapterTwo: ['空いた釘', '三番目の署名', '滲んだ四つの名'],
  chapterThree: ['板の下の続き', '一行に入らなかった人', '余った椅子'],
  settingNote:
    '{setting}。わたしの引き出しに、この場所の絵はない。だから、いただいた言葉だけで建てることにした。{role}がいて、{thing}がある。部屋は少なく、灯りも少なく。',
  isolation: '{closed}',
  theme:
    '一行で語られる話には、かならず、その一行に入れてもらえなかった人がいる。名を残すことと、黙って支えることと、どちらが重いのか。入れ忘れた側は、いつそれに気づくのか。',
  question:
    '{pair}は、鍵のかかった部屋からどこへ消えたのか。話の続きを聞かせまいとしたのは、誰か。',
  deedDid: '{who}を{scene}に閉じ込めた',
  deedShort: '{who}の失踪',
  whoDid: '{who}を{scene}に閉じ込め、話の続きを聞けなくしたのは、誰か。',
  lie: '{victim.short}さんは先に休みました',
  innocentMark: '夕方、荷に封をするのを手伝っていた',
  innocentMarkSaid: '夕方、荷の封を手伝った',
  world: [
    '{setting}の入口には、額がひとつ掛かっている。書いてあるのは一行だけ、「{idea}」。訪ねてくる人はそれを読み、なるほどとうなずき、{thing}を見て帰っていく。けれど{role}の{victim.full}は、この一行を好きだと言ったことがない。短すぎるから、と言うのである。今夜、{victim.full}は四人を招いた。話の続きを、はじめて声に出して読むために。',
    '{epithet}。{setting}の名は、この話とともに知られてきた。話のまんなかに{thing}があり、話のはじに{victim.full}がいる。真ん中と端とのあいだに、名のない人が何人もいたことを、聞く側は知らない。知らせるために、今夜、四人の客が招かれた。',
  ],
  rules:
    '{closed}。{scene}の鍵は一本、借りるたびに帳面へ署名する。時計はひとつ、正確とは言えない。嘘はひとり一つまで、のはずである。',
  time: '話の続きが読まれるはずだった、ひと晩',
  premise: [
    '{epithet}のことなら、知らない人はない。その{who}が、{setting}の{scene}から消えた。{thing}も一緒に。はじめて人に話の続きを聞かせる、その晩のことだった。',
    '{setting}の{scene}に鍵がかかり、開けてみると、{who}も{item}も消えていた。誰もが知っている話の、誰も知らない続きが、読まれるはずだった夜である。',
  ],
  object: '書き置き',
  rule: '灯りを消す前に、椅子を数えなさい',
  note: '急がせる人に、急いで返事をしないこと。灯りを消す前に、____を数えなさい。座らなかった人が、わかります。',
  gatherMood: '誰も椅子に深く座らない。',
  slip: '{item}まで持って、先に休む人がいるでしょうか',
  motive:
    '「続きを読まれるのが怖かった。ひと晩だけ待ってほしいと頼んで、断られて、気がついたら鍵を回していました」',
  whyNow:
    '「時計は、出るときに肩が当たりました。針を見て、進んでいるのを思い出した。それなら、遅い時刻のほうにいればいい。みなさんに見てもらえば、と」',
  pastime: '将棋',
  record: '棋譜',
}
