import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'

/** What stands in something new until its creator writes: words a player could read. */
type FirstWords = {
  character: { name: string; gender: string; age: string; occupation: string; bio: string }
  place: { name: string; description: string }
  chapter: { title: string; summary: string }
  task: { name: string; target: string; condition: string }
  node: string
  option: { content: string; reply: string }
}

/** The first words of what is added to a game, in the language it is told in. */
export const FIRST_WORDS: Readonly<Record<GameLanguage, FirstWords>> = {
  en_US: {
    character: {
      name: 'A stranger',
      gender: 'Unknown',
      age: '30',
      occupation: 'Traveller',
      bio: 'Nobody here knows much about them yet.',
    },
    place: { name: 'A quiet place', description: 'There is little to see here at first glance.' },
    chapter: { title: 'A new chapter', summary: 'The story goes on.' },
    task: {
      name: 'Something to do',
      target: 'Find out what there is to do.',
      condition: 'The end of the chapter is reached.',
    },
    node: 'A moment passes.',
    option: { content: 'Wait and see.', reply: 'You wait. Nothing happens yet.' },
  },
  zh_CN: {
    character: {
      name: '陌生人',
      gender: '不详',
      age: '30',
      occupation: '旅人',
      bio: '这里还没有人了解这个人。',
    },
    place: { name: '一处安静的地方', description: '乍看之下，这里没有什么特别。' },
    chapter: { title: '新的一章', summary: '故事还在继续。' },
    task: { name: '要做的事', target: '弄清楚该做什么。', condition: '走到本章结尾。' },
    node: '片刻过去了。',
    option: { content: '先等等看。', reply: '你等了一会儿，什么也没有发生。' },
  },
  ja_JP: {
    character: {
      name: '見知らぬ人',
      gender: '不明',
      age: '30',
      occupation: '旅人',
      bio: 'この人のことを、まだ誰もよく知らない。',
    },
    place: { name: '静かな場所', description: '一見したところ、変わったものはない。' },
    chapter: { title: '新しい章', summary: '物語は続く。' },
    task: {
      name: 'やるべきこと',
      target: '何をすべきか確かめる。',
      condition: '章の終わりに着く。',
    },
    node: '少し時間が過ぎた。',
    option: { content: '様子を見る。', reply: 'しばらく待ったが、まだ何も起こらない。' },
  },
}

/** The first words of what is added to this game; one that names no language is told in English. */
export const firstWordsOf = ({ brief }: Pick<GameSnapshot, 'brief'>): FirstWords =>
  FIRST_WORDS[brief.language ?? 'en_US']
