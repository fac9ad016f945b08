import type { Kit, Person } from '../../../kit.ts'
import { SMALL_NAMES, TIMELESS } from '../names.ts'

/** Who helps: young, quick, on the player's side. */
export const ALLY: Person = {
  occupation: '帮手',
  sex: 'any',
  age: [18, 22],
  given: SMALL_NAMES,
  bio: '{setting}的帮手，添灯、跑腿、记人，样样都快。',
  backstory: '头一回来是送一句口信，送到了，却没有走。',
  personality: '利索，护短，藏不住话',
  appearance: '衣袖挽得一高一低，总像刚从哪里跑过来',
  portrait: { hair: 'ponytail', accessory: 'apron', coat: '#5d7a6c' },
}

/** Who wrote the book and is gone. */
export const VICTIM: Person = {
  occupation: '记事人',
  sex: 'any',
  age: [50, 66],
  given: [...TIMELESS.male.slice(0, 4), ...TIMELESS.female.slice(0, 4)],
  bio: '从头一天起替{setting}记事。写得慢，改得勤，当众念的时候从不看听的人。',
  backstory: '一年前不告而别，留下一本手记、一条规矩和一页空白。',
  personality: '谨慎，重诺，不肯当面认亏欠',
  appearance: '每一张画像里都低着头写字，所以没有人记得清眉眼',
  portrait: { hair: 'short', glasses: true, accessory: 'collar', coat: '#4a4a58' },
}

export const PLAYER: Kit['player'] = {
  names: ['阿照', '初九', '无咎', '阿宁', '半山'],
  profession: '{role}',
  synopsis: '{youAre}。{said}别的讲法你都听腻了，只有今夜这一种没有听过。',
  backstory: '头一回走到这里，你数着步子；后来有人给你留了一个位子，你就没有再数回去。',
  goal: '在开门以前找回手记，说出是谁拿的，怎么拿的，为什么。',
}
