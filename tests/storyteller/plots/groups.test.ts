import { describe, expect, it } from 'vitest'
import type { GameLanguage, RequestLanguage } from '#schemas/language.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { ideaPartOf } from '#server/storyteller/engine/idea-part-of.ts'
import { ideaSlots } from '#server/storyteller/engine/slot-words.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { contentOf } from './telling.ts'

const LANGUAGE: Readonly<Record<RequestLanguage, GameLanguage>> = {
  en: 'en_US',
  zh: 'zh_CN',
  ja: 'ja_JP',
}

/** Ideas about several, with whom the player is. */
const GROUPS: Readonly<Record<RequestLanguage, readonly (readonly [string, string])[]>> = {
  en: [
    ['Four sisters who run a lighthouse and keep one lie', 'one of the four sisters'],
    ['three witches share one eye', 'one of the three witches'],
    ['two old friends open a bakery on the moon', 'one of the two old friends'],
    ['a family of thieves who steal only clocks', 'one of the family'],
    ['the orphans build a boat', 'one of the orphans'],
    ['a baker wants to win the pie contest', 'baker'],
  ],
  zh: [
    ['四姐妹守着一座灯塔和一个谎', '四姐妹里的一个'],
    ['三个女巫共用一只眼睛', '三个女巫里的一个'],
    ['夫妻二人经营一家旧书店', '夫妻二人里的一个'],
    ['五个没有船的海盗在找船长', '五个海盗里的一个'],
    ['面包师想赢得馅饼大赛', '面包师'],
  ],
  ja: [
    ['三兄妹が灯台を継ぐ', '三兄妹のひとり'],
    ['三人の魔女がひとつの目を分け合う', '三人の魔女のひとり'],
    ['幼なじみの二人が月でパン屋を開く', '幼なじみの二人のひとり'],
    ['少年たちが学校の地下に扉を見つける', '少年たちのひとり'],
    ['パン職人がパイ大会で優勝したい', 'パン職人'],
  ],
}

describe.each(['en', 'zh', 'ja'] as const)('an idea about several, in %s', (short) => {
  const language = LANGUAGE[short]
  const content = contentOf(language)
  const [place] = content.places
  const [premise] = content.premises
  const [plot] = content.plots
  if (place === undefined || premise === undefined || plot === undefined) throw new Error('none')
  const slotsOf = (idea: string) => {
    const part = { ...ideaPartOf(readTyped(idea, short), language), where: '' }
    const { story } = plot
    return ideaSlots({
      content,
      plot: { kind: 'contest', events: [] },
      story,
      part,
      place,
      premise,
      rng: createRng('several'),
    })
  }

  it.each(GROUPS[short])('[PG61] is played by one of them: %s', (idea, hero) => {
    expect(slotsOf(idea).hero).toBe(hero)
  })

  it('[PG61] says of all of them what it says of them', () => {
    const idea = GROUPS[short][0]?.[0] ?? ''
    const talk = slotsOf(idea).talk ?? ''
    expect(talk).toContain(ideaPartOf(readTyped(idea, short), language).group)
  })
})

describe('what an idea asks', () => {
  it.each([
    ['The village council decides whether the last dragon may stay', 'en'],
    ['村民大会讨论最后一条龙能不能留下', 'zh'],
    ['村の会議が、最後の竜を残すかどうか決める', 'ja'],
  ] as const)('[PG61] is said of nobody: %s', (idea, short) => {
    expect(readTyped(idea, short).talk).toBe('')
  })
})
