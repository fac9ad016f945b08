import type { Kit } from '../../../kit.ts'
import { keepers } from './roles-keepers.ts'
import { readers } from './roles-readers.ts'
import { texts } from './texts.ts'

/** A library on a cape, the night the bridge fell: 消えた司書. */
export const library: Kit = {
  id: 'library',
  settings: ['library', 'archive', 'bookshop'],
  about: ['librarian', 'vanish', 'book', 'map', 'secret'],
  paint: { place: 'library', mood: 'storm', bed: 'rain' },
  places: ['潮見文庫', '霧ヶ浦図書館', '旧灯台町図書館'],
  home: '閲覧室',
  scene: '書庫',
  hook: '事務室の戸の裏',
  key: {
    the: '書庫の真鍮の鍵',
    bare: '真鍮の鍵',
    description:
      '持ち手に、開いた本の透かしの入った真鍮の鍵。書庫の扉は、内からも外からも、これでしか閉まらない。',
  },
  mark: {
    short: '膠',
    description: '本の修復に使う膠。乾けば飴色に光り、布につくとまず落ちない。',
  },
  hidden: { the: '地下室', spelled: 'ち・か・し・つ' },
  missing: { right: 'しおり', wrong: ['奥付', '背表紙', '日付'] },
  acrostic: {
    word: 'ちかしつ',
    lines: [
      'ちりぎわの頁ほど、よく語る。',
      'かさねた嘘は、背表紙より厚い。',
      'しおりはまだ、挟んだままにしてある。',
      'つづきは、灯のとどかない棚で。',
    ],
    right: '地下室',
    wrong: ['二階の回廊', '返却口', '事務室'],
  },
  locations: {
    home: {
      name: '閲覧室',
      description:
        '長机が六つ、背の高い窓が七つ。停電の夜はストーブの小窓だけが赤く、頁をめくる音の代わりに、雨が窓を順に読んでいく。',
      room: 'parlour',
    },
    scene: {
      name: '書庫',
      description:
        '鉄の書架が奥へ奥へと並び、突きあたりに大きな柱時計。空気は乾き、人の声はすぐ紙に吸われる。扉はひとつ、鍵もひとつ。',
      room: 'archive',
    },
    outside: {
      name: '返却口',
      description:
        '玄関脇の木の箱。夜のあいだに返された本は、朝まで暗がりで重なり合って待つ。今夜は、本でないものがひとつ入っていた。',
      room: 'corridor',
    },
    store: {
      name: '事務室',
      description:
        '貸出票の引き出しが壁一面。戸の脇に鍵の釘が七本、鍵が六つ。帳面は雨漏りの真下に掛かっている。',
      room: 'office',
    },
    quarters: {
      name: '二階の回廊',
      description:
        '吹き抜けをめぐる細い廊下。寄り合いの客の荷が壁ぎわに並び、床板は、踏む人によって違う音で鳴る。',
      room: 'gallery',
    },
    hidden: {
      name: '地下室',
      description:
        '図面にない部屋。戦時中に本を隠すために掘られ、隠したことを知る人が減り、部屋だけが残った。',
      room: 'cellar',
    },
  },
  texts,
  roles: [...keepers, ...readers],
  ally: {
    occupation: '高校生の館員',
    sex: 'female',
    age: [17, 18],
    given: ['灯', 'あおい', '葉月', '千尋'],
    portrait: { hair: 'short', accessory: 'scarf', coat: '#27364f' },
    bio: '高校三年生。放課後の二時間だけ、貸出台に座る。',
    backstory: '読み書きの遅い子だった。{victim.full}が、三年かけて一緒に読んだ。',
    personality: 'よく気がつく、物怖じしない、食いしん坊',
    appearance: 'セーラー服に男物の長靴、首から懐中電灯',
  },
  victim: {
    occupation: '司書',
    sex: 'female',
    age: [48, 56],
    given: ['千代', '雪乃', '和泉'],
    portrait: { hair: 'bun', glasses: true, coat: '#2c3a5a' },
    bio: '二十年、ひとりで館を守ってきた司書。利用者の名前より、借りた本を先に思い出す。',
    backstory: '藩の絵図の目録を書き直しながら、ある日、紙の繊維の向きが違うことに気づいた。',
    personality: '穏やか、頑固、待つのがうまい',
    appearance: '灰色の髪を簪でまとめ、鎖つきの眼鏡、いつも同じ紺のカーディガン',
  },
  player: {
    names: ['梶原 すみれ', '御子柴 透', '三好 いずみ'],
    profession: '図書館の臨時職員',
    synopsis:
      '着任ひと月。書架の数なら誰よりも正確に言える。それが今夜、役に立つとは思っていなかった。',
    backstory:
      '東京の出版社を辞めて、最後に校正した本の舞台だった町へ来た。なぜ来たのかは、まだ誰にも訊かれていない。',
    goal: '夜が明ける前に司書を見つけ、誰が何のために閉じ込めたのかを知る。',
  },
}
