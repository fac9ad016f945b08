import type { ActOne } from '../../../content.ts'

/** Where each of the four says to have been, in five ways of talking. */
export const alibis: ActOne['says'] = {
  culprit: {
    plain:
      '「{clockTime}なら、{home}にいました。みなさんの見えるところです。{ally.call}が灯りを直していたのを覚えています。その前は……{culprit.alone}。{slip}」',
    polite:
      '「{clockTime}でしたら、{home}におりました。どなたからも見える席です。{ally.call}が灯りを直してくださっていましたね。その前は、ええ、{culprit.alone}。{slip}」',
    casual:
      '「{clockTime}？　{home}にいたよ。みんな見てたはず。{ally.call}が灯りをいじってたのも知ってるし。その前は、まあ、{culprit.alone}。{slip}」',
    elder:
      '「{clockTime}か。{home}におったよ、みなの目の前じゃ。{ally.call}が灯りを直しておったろう。その前はな、{culprit.alone}。{slip}」',
    blunt:
      '「{clockTime}なら{home}だ。全員見てただろう。{ally.call}は灯りを直してた。その前は……{culprit.alone}。{slip}」',
    grand:
      '「{clockTime}。その時刻でしたら、{home}のいちばん目立つ席におさまっておりましたよ。{ally.call}が灯りを直すのを眺めながら。それより早くは、そう、{culprit.alone}。{slip}」',
  },
  loner: {
    plain: '「ひとりでした。{clockTime}も、その前も。{loner.alone}。{loner.quip}」',
    polite:
      '「あいにく、証人はおりません。{clockTime}も、それより早くも、{loner.alone}。{loner.quip}」',
    casual: '「ひとりだよ。ずっとひとり。悪い？　{loner.alone}。{loner.quip}」',
    elder: '「ひとりじゃ。{clockTime}も、その前もな。{loner.alone}。{loner.quip}」',
    blunt: '「ひとりだ。見たやつはいない。{loner.alone}。{loner.quip}」',
    grand: '「残念ながら独演会でしてね、客はひとりもおりません。{loner.alone}。{loner.quip}」',
  },
  holder: {
    plain:
      '「宵の口から呼ばれるまで、{marked.call}と{kit.pastime}をしていました。負けてばかりです。{kit.record}を見てください、あの人は何にでも時刻を書きますから。{holder.quip}」',
    polite:
      '「宵の口からお声がかかるまで、{marked.call}に{kit.pastime}のお相手をしていただいておりました。負けかたも含めて、{kit.record}のとおりでございます。{holder.quip}」',
    casual:
      '「{marked.call}と{kit.pastime}やってた。宵の口から、呼ばれるまで。ぼろ負け。{kit.record}に時間まで書いてあるから、疑うなら見て。{holder.quip}」',
    elder:
      '「{marked.call}と{kit.pastime}をしておった。宵の口から、呼ばれるまでな。ちっとも勝てん。{kit.record}に時刻まで残しよるで、見てくれ。{holder.quip}」',
    blunt:
      '「{kit.pastime}だ。{marked.call}と、呼ばれるまで。負けた。{kit.record}に書いてある。{holder.quip}」',
    grand:
      '「{marked.call}と{kit.pastime}を少々、宵の口から。勝敗はお訊きにならないでいただきたい。{kit.record}が、残酷なほど正確に伝えておりますから。{holder.quip}」',
  },
  marked: {
    plain:
      '「{holder.call}と{kit.pastime}でした。ふたりとも、一度も席を立っていません。{kit.record}に、そのつど時刻を入れてあります。{marked.quip}」',
    polite:
      '「{holder.call}と、{kit.pastime}をご一緒いたしました。どちらも中座はしておりません。{kit.record}に、一回ごとの時刻を控えてございます。{marked.quip}」',
    casual:
      '「{holder.call}と{kit.pastime}。ずうっと。席を立ったら負けって決めてたし。時間なら、こっちの{kit.record}に書いてる。{marked.quip}」',
    elder:
      '「{holder.call}と{kit.pastime}じゃよ。ふたりとも根が生えて、動いておらん。{kit.record}に時刻を書くのは、わしの癖でな。{marked.quip}」',
    blunt:
      '「{holder.call}と{kit.pastime}。立ってない、どっちも。時刻は{kit.record}。おれの字だ。{marked.quip}」',
    grand:
      '「{holder.call}のお相手をして、{kit.pastime}を。一度たりとも席を立たせませんでしたよ。{kit.record}には時刻を添えました、後世のために。{marked.quip}」',
  },
}
