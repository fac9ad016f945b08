import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { milderIdea } from '#server/storyteller/builtin/reading-aloud.ts'
import { briefOf, LANGUAGES, LENSES } from './ideas.ts'
import { plotsOffered } from './plots/telling.ts'

/** What was done in an idea, by the deed that tells it. */
const DONE: Readonly<Record<GameLanguage, readonly (readonly [idea: string, deed: string])[]>> = {
  en_US: [
    ['Somebody poisoned the roses of a widow the night before the flower show', 'wither'],
    ['Who killed the orchard of the monastery?', 'wither'],
    ['The tulips of the museum were salted', 'wither'],
    ['A parrot is on trial for telling a secret', 'told'],
    ['Who gave away the secret recipe of the noodle shop?', 'told'],
    ['A lie was told into a well, and now the well repeats it', 'told'],
    ['The painting in the town hall is a forgery', 'forged'],
    ['Somebody swapped the crown for a fake', 'forged'],
    ['Someone tampered with the tower clock', 'sabotage'],
    ['The baker was poisoned at supper', 'murder'],
    ['Somebody stole the great bell of the abbey', 'haul'],
    ['Somebody smashed the champion’s glass beehive', 'broken'],
    ['Who burned the baker’s recipe book on the eve of the fair?', 'broken'],
  ],
  zh_CN: [
    ['花展前夜，寡妇的玫瑰被人下毒', 'wither'],
    ['谁毒死了寺里的老梅树？', 'wither'],
    ['一夜之间，花园里的牡丹全蔫了', 'wither'],
    ['谁把面馆的秘方说了出去？', 'told'],
    ['一只鹦鹉因为泄露秘密受审', 'told'],
    ['有人往井里说了一个谎', 'told'],
    ['镇公所挂的那幅画是赝品', 'forged'],
    ['有人用假玉玺换走了真的', 'forged'],
    ['戏班的凤冠在首演前夜被偷', 'theft'],
    ['除夕夜，糖人老伯的铜锅被人砸了一个洞', 'broken'],
    ['乌鸦偷了钟楼的钟，全村审它', 'theft'],
  ],
  ja_JP: [
    ['品評会の前夜、未亡人のバラが枯らされた', 'wither'],
    ['寺の老梅に毒を盛ったのは誰か', 'wither'],
    ['学校の花壇の朝顔がひと晩で枯れた', 'wither'],
    ['うなぎ屋の秘伝を漏らしたのは誰か', 'told'],
    ['鸚鵡が秘密をばらした罪で裁かれる', 'told'],
    ['井戸に嘘をついたのは誰か', 'told'],
    ['美術館の絵が贋作だった', 'forged'],
    ['王冠が偽物とすり替えられていた', 'forged'],
    ['演奏会の前日、ピアノが壊された', 'sabotage'],
    ['神社の太鼓が盗まれた', 'haul'],
    ['祭りの前夜、大太鼓の皮が破られた', 'broken'],
  ],
}

/** What only sounds like such a deed. */
const OTHERS = {
  en_US: [
    'A storyteller tells a tale at the inn',
    'A rose grower opens a bakery',
    'Two thieves forge ahead',
  ],
  zh_CN: ['花匠开了一家茶馆', '说书人在客栈里讲故事', '假期里的图书馆'],
  ja_JP: ['バラ園の番人が店を開く', '語り部が宿で話す', '秘密の部屋を見つけた猫'],
} as const

describe.each(LANGUAGES)('a case of what the idea says was done in %s', (language) => {
  const pack = packOf(language)
  const DEED = /-(?:wither|told|forged|sabotage|murder|vanish|theft|haul|broken)$/

  it.each(DONE[language])('[PG104] “%s” is a case of %s', (idea, deed) => {
    expect(DEED.exec(settle(idea, pack, '').kit.id)?.[0]).toBe(`-${deed}`)
  })

  it.each(OTHERS[language])('[PG104] “%s” is a case of no such deed', (idea) => {
    expect(settle(idea, pack, '').kit.id).not.toMatch(/-(?:wither|told|forged)$/)
  })

  it('[PG105] whoever may be a minor plays the same deed, unless somebody dies of it', () => {
    for (const [idea, deed] of DONE[language]) {
      const told = settle(idea, pack, '', 'minors').kit.id
      expect(told, idea).toMatch(deed === 'murder' ? /-vanish$/ : DEED)
      if (deed !== 'murder') expect(told, idea).toMatch(new RegExp(`-${deed}$`))
    }
  })

  it('[PG104] is proved like the others, through two lenses, at every length and for every age', () => {
    for (const [at, [idea, deed]] of DONE[language].entries())
      for (const lensAt of [at % LENSES.length, (at + 1) % LENSES.length]) {
        const duration = (['beginner', 'normal', 'hard', 'extreme'] as const)[(at + lensAt) % 4]
        const ageGroup = (['ADULT', 'TEEN', 'ALL'] as const)[(at + lensAt) % 3] ?? 'ALL'
        const brief = briefOf(idea, language, LENSES[lensAt])
        const game = provenGame({ ...brief, duration: duration ?? 'normal', ageGroup })
        if (deed !== 'murder') expect(game.kit.id, idea).toMatch(new RegExp(`-${deed}$`))
      }
  })
})

/** What grows is told where it can grow. */
const GLASSHOUSES = { en_US: 'the glasshouse', zh_CN: '暖房', ja_JP: '温室' } as const

it.each(LANGUAGES)('[PG106] in %s what grows stands in a glasshouse', (language) => {
  const [idea = ''] = DONE[language][0] ?? []
  const { kit } = settle(idea, packOf(language), '')
  expect([kit.scene, kit.locations.scene.name, kit.locations.scene.room]).toEqual([
    GLASSHOUSES[language],
    GLASSHOUSES[language],
    'garden',
  ])
})

/** What is hard in an idea, and what a case for minors makes of it. */
const MILDER = [
  ['en_US', 'The baker was poisoned at supper', 'The baker vanished at supper'],
  ['en_US', 'Somebody poisoned the roses', 'Somebody ruined the roses'],
  ['en_US', 'A baker opens a shop', ''],
  ['zh_CN', '谁毒死了老梅树', '谁弄枯了老梅树'],
  ['zh_CN', '面包师开店', ''],
  ['ja_JP', '料理人が殺された夜', '料理人が消えた夜'],
  ['ja_JP', '猫が店を開く', ''],
] as const

it.each(MILDER)('[PG105] in %s the reasoning says of “%s”: %s', (language, idea, milder) => {
  const pack = packOf(language)
  const telling = { read: readFor(idea, language), premise: settle(idea, pack, ''), salt: '' }
  const told = milderIdea(telling, pack).join()
  expect(told === '').toBe(milder === '')
  expect(told).toContain(milder)
})

/** Which of two courts an idea is told in first. */
const COURTS = [
  ['en_US', 'A clerk is on trial for a false alarm', 'court-stool'],
  ['en_US', 'A parrot is on trial for telling a secret', 'court-accused'],
  ['en_US', 'A juror is bribed in the trial of the mayor', 'court-four'],
  ['zh_CN', '一只鹦鹉因为泄密受审', 'court-accused'],
  ['zh_CN', '陪审员收了贿赂的审判', 'court-four'],
  ['ja_JP', '嘘をついた少年が裁かれる', 'court-accused'],
  ['ja_JP', '陪審員が賄賂を受け取った裁判', 'court-four'],
] as const

it.each(COURTS)('[PG107] in %s, “%s” is told as %s first', (language, idea, court) => {
  const courts = plotsOffered(idea, language).filter((plot) => plot.startsWith('court-'))
  expect(courts[0]).toBe(court)
})

/** Which of two heists an idea is told as first. */
const HEISTS = [
  ['en_US', 'Three children steal back the drum of their village', 'heist-supper'],
  ['en_US', 'Two thieves put back a stolen clock unseen', 'heist-return'],
  ['zh_CN', '三个孩子偷回村里的大鼓', 'heist-supper'],
  ['zh_CN', '两个小偷要把花瓶悄悄放回去', 'heist-return'],
  ['ja_JP', '子どもたちが神社の太鼓を取り返す', 'heist-supper'],
  ['ja_JP', '泥棒が花瓶をそっと返す', 'heist-return'],
] as const

it.each(HEISTS)('[PG108] in %s, “%s” is told as %s first', (language, idea, heist) => {
  const heists = plotsOffered(idea, language).filter((plot) => plot.startsWith('heist-'))
  expect(heists[0]).toBe(heist)
})

/** What nobody carries under an arm was where it can stand. */
const SHEDS = [
  ['en_US', 'Somebody stole the great bell of the abbey', 'the long shed'],
  ['ja_JP', '神社の太鼓が盗まれた', '裏の蔵'],
] as const

it.each(SHEDS)('[PG106] in %s, “%s”: it stood in %s', (language, idea, shed) => {
  expect(settle(idea, packOf(language), '').kit.scene).toBe(shed)
})
