import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { Brief } from '#schemas/settings.ts'
import type { CoverScene } from '#server/media/cover-scene.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import { emblemsIn } from '#server/storyteller/builtin/cover/emblem-in.ts'
import { createBuiltinStoryteller, provenMaterial } from '#server/storyteller/builtin/index.ts'
import { seenInText } from '#server/storyteller/builtin/seen-in-text.ts'

async function proposed(idea: string, language: GameLanguage, salt = '') {
  const covers: CoverScene[] = []
  const keys: string[] = []
  const pieces = createBuiltinStoryteller().propose(
    { idea, language, salt },
    new AbortController().signal,
  )
  for await (const piece of pieces) {
    if ('cover' in piece) covers.push(piece.cover)
    if ('outline' in piece) keys.push(piece.outline.key)
  }
  return { covers, keys }
}

function coverOf(idea: string, language: GameLanguage, outlineKey: string): PictureBrief {
  const { pictures } = provenMaterial(
    Brief.parse({
      ...{ idea, language, outlineKey, outlineText: '', artStyle: 'ANIME' },
      ...{ audience: 'ALL', duration: 'beginner', ageGroup: 'ADULT' },
    }),
  )
  const cover = pictures.find(({ shown }) => 'cover' in shown)
  if (cover === undefined) throw new Error('a game without a cover')
  return cover.brief
}

// What the idea names, and what would be painted of it.
const IDEAS = [
  ['en_US', 'Somebody is poisoning the prize bees on our allotment', { emblem: 'bee' }],
  ['en_US', 'Murder on a submarine under the ice', { emblem: 'submarine' }],
  ['en_US', 'A violin is stolen from the orchestra on tour', { emblem: 'violin' }],
  ['en_US', 'A lighthouse keeper finds a message in the storm', { place: 'lighthouse' }],
  ['zh_CN', '老茶馆里的一只旧怀表不见了', { emblem: 'watch' }],
  ['zh_CN', '机场的金鱼失踪案', { emblem: 'fish' }],
  ['zh_CN', '一列夜行火车上有人失踪了', { place: 'train' }],
  ['ja_JP', '猫又が消えた銭湯の謎', { emblem: 'cat' }],
  ['ja_JP', 'カジノから王冠を盗み返す', { emblem: 'crown' }],
  ['ja_JP', '灯台守の老人と少年が嵐の夜を生き延びる', { place: 'lighthouse' }],
] as const

describe('covers', () => {
  it.each(IDEAS)('[MD27] (%s) %s is shown by %o', async (language, idea, shown) => {
    const { covers, keys } = await proposed(idea, language)
    expect(covers[0]?.subject).toMatchObject(shown)
    if (!('emblem' in shown)) expect(covers[0]?.subject.emblem).toBeUndefined()
    // the game that is told has the cover that was shown
    const [first = ''] = keys
    expect(coverOf(idea, language, first)).toEqual({ ...covers[0], style: 'ANIME' })
  })

  it('[MD27] an idea that names nothing to be drawn is shown by its kind of game', async () => {
    const { covers } = await proposed('Something went wrong', 'en_US')
    const { emblem } = covers[0]?.subject ?? {}
    expect(['magnifier', 'trophy', 'compass', 'heart']).toContain(emblem)
  })

  it('[MD27] reads what can be drawn in three languages, the longest word of all', () => {
    expect(emblemsIn('the clockmaker and her goldfish', 'en')).toEqual(['watch', 'fish'])
    expect(emblemsIn('a hen among cathedrals', 'en')).toEqual(['bird'])
    expect(emblemsIn('双胞胎在水族馆', 'zh')).toEqual(['mirror', 'fish'])
    expect(emblemsIn('人魚のオルゴール', 'ja')).toEqual(['fish', 'doll'])
  })

  it('[MD26] tells the cover of an idea with its first proposals, and not with more of them', async () => {
    expect((await proposed('A cat opens a bakery on Mars', 'en_US', 'more')).covers).toEqual([])
    expect((await proposed('A cat opens a bakery on Mars', 'en_US')).covers).toHaveLength(1)
  })

  it.each([
    ['en_US', 'A letter must cross the mountain'],
    ['zh_CN', '一封信要翻过雪山'],
    ['ja_JP', '手紙を山の向こうへ届ける'],
  ] as const)(
    '[MD25] the people of a plot hold, wear and feel what is said of them (%s)',
    (language, idea) => {
      const { npcs, pictures } = provenMaterial(
        Brief.parse({
          ...{ idea, language, outlineKey: 'journey-parcel.1', outlineText: '', artStyle: 'ANIME' },
          ...{ audience: 'ALL', duration: 'normal', ageGroup: 'ADULT' },
        }),
      )
      for (const { id, appearance, traits } of npcs) {
        const face = pictures.find(({ shown }) => 'npc' in shown && shown.npc === id)?.brief.subject
        if (face?.kind !== 'portrait') throw new Error(`nobody painted ${id}`)
        const seen = seenInText(appearance, traits.map(({ name }) => name).join(' '))
        // what the sheet says of clothes is not mixed with others
        for (const one of ['prop', 'mien', 'worn', 'glasses'] as const)
          if (seen[one] !== undefined) expect(face[one], `${appearance}: ${one}`).toBeDefined()
      }
      const told = pictures.flatMap(({ brief: { subject } }) =>
        subject.kind === 'portrait' ? [subject.culture] : [],
      )
      expect(new Set(told)).toEqual(
        new Set([{ en_US: 'west', zh_CN: 'china', ja_JP: 'japan' }[language]]),
      )
    },
  )
})
