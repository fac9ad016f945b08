import type { GameLanguage } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { readOutlineKey } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { type Game, tellGame } from '#server/storyteller/builtin/telling/game.ts'
import { writeUnit } from '#server/storyteller/builtin/write.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { MediaMaker, UnitFact } from '#server/storyteller/port.ts'
import { factsBy } from './writing.ts'

export const LANGUAGES: readonly GameLanguage[] = ['en_US', 'zh_CN', 'ja_JP']
export const LENSES = ['classic', 'uncanny', 'pact', 'mirror'] as const

/** Ideas of many kinds, in their own language. */
export const IDEAS: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: [
    'A lighthouse keeper finds letters that are dated a week from now',
    'A cat opens a bakery on Mars',
    'A passenger vanishes from a locked compartment of the night train',
    'The librarian who vanished left one book that nobody has ever borrowed',
    'A retired magician must steal back her own coffin from the museum of impossible things',
    'My grandmother’s recipe book starts writing itself',
    'A heist in the Louvre by four grandmothers',
    'Four heirs wait in a manor for a will, and the portrait is gone',
    'A detective cat investigates the murder of a famous chef',
    'My sister vanished from the space station',
    'cyberpunk detective with no memories',
    'A kingdom where lying makes it rain',
    'Dungeons and deadlines: an office worker discovers the photocopier is a portal',
  ],
  zh_CN: [
    '雨夜的末班列车上，一名乘客在上锁的包厢里消失了',
    '一只会说话的狐狸在故宫开茶馆',
    '灯塔看守人收到来自未来的信',
    '奶奶的菜谱每天夜里会多出一页',
    '图书馆里有一本没有人借过的书',
    '我在江湖开客栈',
    '火星上的最后一家面馆',
  ],
  ja_JP: [
    '消えた図書館員が残した、誰も借りたことのない一冊の本',
    '猫が火星でパン屋を開く',
    '雨の終電に、もういないはずの乗客が座っている',
    '灯台守のもとに一週間後の日付の手紙が届く',
    '学園祭の前夜、ピアノが一台消えた',
    '魔女の時計屋',
  ],
}

export const briefOf = (idea: string, language: GameLanguage, outlineKey = 'classic'): Brief => ({
  idea,
  outlineKey,
  outlineText: '',
  artStyle: 'ANIME',
  audience: 'ALL',
  duration: 'normal',
  ageGroup: 'ALL',
  language,
})

/** A game as it is told, before the validator has said anything about it. */
export function gameOf(brief: Brief): Game {
  const { lens, salt } = readOutlineKey(brief.outlineKey)
  return tellGame(settle(brief.idea, packOf(brief.language), salt), lens, brief)
}

/** A studio that paints nothing and answers addresses. */
const media: MediaMaker = {
  picture: async (brief) =>
    `https://pictures.test/${encodeURIComponent(`${brief.subject.kind}-${brief.seed}`)}`,
  music: async (brief) => `https://music.test/${encodeURIComponent(brief.seed)}`,
  shippedMusic: (brief) => `https://music.test/shipped/${brief.mood}-${brief.bed}`,
}

export const never = new AbortController().signal

export const factsOf = (plan: Plan): Promise<UnitFact[]> =>
  factsBy({ write: writeUnit }, plan, media)
