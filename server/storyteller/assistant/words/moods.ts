import type { GameLanguage } from '#schemas/language.ts'

/** What a language has for another mood: sentences that follow a text, and titles, with a name in them or without. */
type Moods = {
  darker: readonly string[]
  lighter: readonly string[]
  /** `{name}` is somebody the text speaks of. */
  ofPerson: readonly string[]
  /** `{name}` is a place the text speaks of. */
  ofPlace: readonly string[]
  plain: readonly string[]
}

/** Written for any game: they name nothing that may not be in it, and decide nothing. */
export const SHADES: Readonly<Record<GameLanguage, Moods>> = {
  en_US: {
    darker: [
      'Nobody says aloud what all of them fear.',
      'Every kindness here has begun to look like a price.',
      'Something is going to be lost that cannot be given back.',
      'The longer it goes on, the fewer of them look each other in the eye.',
      'Whoever tells the truth now will pay for it.',
      'The light goes early, and nobody offers to walk home alone.',
    ],
    lighter: [
      'Still, somebody laughs, and the others let them.',
      'There is tea, and for a while that is enough.',
      'For the first time it looks as though it may end well.',
      'A hand is held out, and this time it is taken.',
      'Somewhere a window is opened, and the air is good.',
    ],
    ofPerson: [
      'What {name} Kept Back',
      'The Word {name} Swallowed',
      'Behind {name}',
      'A Chair for {name}',
    ],
    ofPlace: [
      'No Light in {name}',
      'The Far Side of {name}',
      '{name}, After Hours',
      'Under {name}',
    ],
    plain: [
      'After the Lamps',
      'What Is Owed',
      'A Door Left Shut',
      'The Colder Half',
      'Counting the Steps',
    ],
  },
  zh_CN: {
    darker: [
      '谁都怕的那件事，没有一个人说出口。',
      '到了这一步，连好意也像是要还的债。',
      '有些东西一旦失去，就再也还不回来。',
      '越往后，敢彼此对视的人就越少。',
      '如今谁说真话，谁就要付出代价。',
      '天黑得早，没有人肯独自走回去。',
    ],
    lighter: [
      '可还是有人笑出了声，别人也由着他笑。',
      '茶是热的，这一会儿也就够了。',
      '头一回，事情看上去能有个好结果。',
      '有人伸出手来，这一次，有人握住了。',
      '不知哪里开了一扇窗，风很清爽。',
    ],
    ofPerson: ['{name}没说的话', '{name}身后', '{name}咽下的那句话', '留给{name}的椅子'],
    ofPlace: ['{name}的暗处', '{name}没有灯', '{name}的另一头', '散场后的{name}'],
    plain: ['灯灭之后', '欠下的', '没开的那扇门', '更冷的一半', '数着脚步'],
  },
  ja_JP: {
    darker: [
      '皆が恐れていることを、誰も口にしない。',
      'ここまで来ると、親切までもが借りに見えてくる。',
      '失えば二度と返せないものが、ひとつある。',
      '時がたつほど、互いの目を見る者は減っていく。',
      '今、本当のことを言えば、その者が代償を払う。',
      '日は早く落ち、ひとりで帰ると言い出す者はいない。',
    ],
    lighter: [
      'それでも誰かが笑い、ほかの者もとがめなかった。',
      '茶は温かく、しばらくはそれで足りた。',
      'はじめて、うまく終わるかもしれないと思えた。',
      '手が差し出され、今度はその手が取られた。',
      'どこかで窓が開き、風が通った。',
    ],
    ofPerson: [
      '{name}が黙っていたこと',
      '{name}の背中',
      '{name}がのみこんだ言葉',
      '{name}のための椅子',
    ],
    ofPlace: ['{name}の暗がり', '灯のない{name}', '{name}の向こう側', '人の引いた{name}'],
    plain: ['灯の消えたあと', '借りたもの', '開かなかった扉', '冷たいほうの半分', '足音を数えて'],
  },
}
