import type { GameLanguage } from '#schemas/language.ts'

/** Sentences that go on with a text: of somebody, of a place, or of whatever it tells. */
type Further = {
  /** `{name}` is who the text tells of. */
  ofPerson: readonly string[]
  ofPlace: readonly string[]
  ofAny: readonly string[]
}

/** Written for any game: they name nothing that may not be in it, and decide nothing. */
export const FURTHER: Readonly<Record<GameLanguage, Further>> = {
  en_US: {
    ofPerson: [
      'Ask about {name}, and people think before they answer.',
      'A first look at {name} gives away about half.',
      'Whoever has met {name} once would know that step again.',
      'What {name} makes of it all, nobody has asked yet.',
      'People notice that {name} is there, and seldom when {name} came.',
    ],
    ofPlace: [
      'Whoever comes here lowers their voice without knowing why.',
      'The longer one stands here, the more there is to see.',
      'Nothing looks as if it had been put down by chance.',
      'Every sound seems to arrive a moment late.',
      'The air holds something one can almost name.',
      'Even in a hurry one walks more slowly here.',
    ],
    ofAny: [
      'For a moment nothing moves but the light.',
      'Afterwards each of them will remember it a little differently.',
      'It is the kind of hour in which small sounds carry.',
      'What is not said stays in the air a while longer.',
      'Somebody draws a breath, and lets it go again.',
      'Time passes, and nobody looks up to see how much.',
    ],
  },
  zh_CN: {
    ofPerson: [
      '一问起{name}，人们总要想一想才开口。',
      '初见{name}的人，往往只看到一半。',
      '见过{name}一面的人，下回听脚步也认得出来。',
      '这一切{name}心里怎么想，还没有人问过。',
      '人们发觉的时候，{name}多半已经在那里了。',
    ],
    ofPlace: [
      '来到这里的人，不知不觉就放低了声音。',
      '站得越久，能看见的东西就越多。',
      '没有一样东西像是随手放下的。',
      '每个声响都好像迟了半拍才到。',
      '空气里有点什么，差一步就能说出来。',
      '再赶路的人，到了这里也会走慢些。',
    ],
    ofAny: [
      '有那么一会儿，除了光，什么也没有动。',
      '日后想起来，各人记得的都会有些出入。',
      '这样的时辰，一点轻响也传得很远。',
      '没有说出口的话，又在空气里停了一会儿。',
      '有人吸了口气，又慢慢吐了出来。',
      '时间过去了，谁也没有抬头去看过了多少。',
    ],
  },
  ja_JP: {
    ofPerson: [
      '{name}のことを尋ねると、人は少し考えてから口を開く。',
      'はじめて会っただけでは、{name}の半分も見えない。',
      '一度でも会えば、次は足音だけで{name}だと分かる。',
      'このことを{name}がどう思っているのか、まだ誰も訊いていない。',
      '気づいたときには、{name}はたいてい、もうそこにいる。',
    ],
    ofPlace: [
      'ここへ来ると、誰もが知らぬまに声を落とす。',
      '長く立っているほど、見えてくるものが増える。',
      '何ひとつ、たまたま置かれたようには見えない。',
      'どの物音も、一拍おくれて届く気がする。',
      'もう少しで名づけられそうな何かが、空気にまじっている。',
      '急いでいる者も、ここでは足どりがゆるむ。',
    ],
    ofAny: [
      'ほんのひととき、光のほかに動くものはない。',
      'あとで思い出せば、きっと一人ひとり少しずつ違う。',
      '小さな物音までよく届く、そんな時刻だ。',
      '言わずにおかれた言葉が、もうしばらくそこに残る。',
      '誰かが息を吸い、またゆっくりと吐く。',
      'どれほど時がたったのか、顔を上げて確かめる者はいない。',
    ],
  },
}
