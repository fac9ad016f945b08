import { afterAll, describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { DOUBTS, solve } from '#server/storyteller/builtin/case/truth.ts'
import { kitsOf } from '#server/storyteller/builtin/only-kit.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { type ProvenTelling, provenTelling } from '#server/storyteller/builtin/proven.ts'
import { recast } from '#server/storyteller/builtin/recast.ts'
import { retellBeside } from '#server/storyteller/retell-beside.ts'
import { swept } from '../sweep.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

/** With these and the other ideas every kit is told. */
const MORE: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: [],
  zh_CN: ['卧铺列车', '老茶馆的一本账册不见了', '学校的一本书不见了'],
  ja_JP: ['夜行列車の個室から客が消えた', '山の旅館で掛け軸が消えた', '学校の帳簿が消えた'],
}
const BRIEFS = LANGUAGES.flatMap((language) =>
  [...IDEAS[language], ...MORE[language]].map((idea, at) => ({
    ...briefOf(idea, language, LENSES[at % LENSES.length]),
    // what is hard is told to adults alone
    ageGroup: at < IDEAS[language].length ? ('ALL' as const) : ('ADULT' as const),
    duration: (['normal', 'beginner', 'extreme'] as const)[at % 3] ?? 'normal',
  })),
)
const voicesIn = ({ contents }: GameSnapshot) =>
  contents.flatMap(({ nodes }) => nodes.map(({ id, speaker }) => ({ nodeId: id, speaker })))

/** How many speak in chapter one where another did. */
const exchangedIn = (one: GameSnapshot, other: GameSnapshot): number => {
  /** The four that speak one after another. */
  const speakers = ({ contents }: GameSnapshot) => {
    const heard = (contents[0]?.nodes ?? []).map(({ speaker }) => speaker)
    const from = heard.findIndex((_, at) => heard.slice(at, at + 4).every((one) => one > 0))
    return heard.slice(from, from + 4)
  }
  const others = speakers(other)
  return speakers(one).filter((speaker, at) => speaker !== others[at]).length
}

const castingOf = ({ game }: ProvenTelling) => {
  const { culprit, loner, holder, marked } = game.premise.truth
  return { culprit: culprit.id, loner: loner.id, holder: holder.id, marked: marked.id }
}
/** A telling around somebody else; from there the way back is to the telling before. */
function thereAndBack(brief: Brief, now: GameSnapshot, next: number): GameSnapshot {
  const there = recast({ brief, voices: voicesIn(now), culprit: next })
  expect(there.first).toEqual(now)
  if (next === there.culprit) return now
  if (there.recast === null) throw new Error(`${brief.idea}: ${next} could not be`)
  const back = recast({ brief, voices: voicesIn(there.recast), culprit: there.culprit })
  if (exchangedIn(now, there.recast) === 2) expect(back.recast).toEqual(now)
  else expect(back.recast).not.toBeNull()
  return there.recast
}
const INNOCENTS = ['loner', 'holder', 'marked'] as const

describe('the same case around another culprit', () => {
  it('[CU3] every kit of each language is sound around every suspect, and nothing of the earlier confession is left', () => {
    for (const brief of swept(BRIEFS, 5)) {
      const telling = provenTelling(brief)
      const casting = castingOf(telling)
      const { ids } = telling.game
      for (const role of INNOCENTS) {
        const other = telling.recast({
          ...casting,
          [role]: casting.culprit,
          culprit: casting[role],
        })
        const game = other?.game
        if (game === undefined) throw new Error('the roles of a case can be exchanged')
        const where = `${brief.idea} ${role}`
        expect(faultsOf(game), where).toEqual([])
        const { truth } = game.premise
        expect(truth.culprit.id).toBe(casting[role])
        const left = solve(
          truth.suspects,
          DOUBTS.map((doubt) => truth.doubts[doubt]),
        )
        expect(left).toEqual([truth.culprit])
        const nodes = game.contents.flatMap((chapter) => chapter.nodes)
        const at = (key: string) => nodes.find(({ id }) => id === ids.node(key))
        const accused = at('accuse')?.options.find(({ id }) => id === at('accuse')?.answerId)
        expect(accused?.content, where).toContain(truth.culprit.full)
        expect(accused?.nextNodeId).toBe(ids.node('confess'))
        expect([at('confess')?.speaker, at('motive')?.speaker]).toEqual([
          truth.culprit.id,
          truth.culprit.id,
        ])
        const confessed = telling.game.contents
          .flatMap((chapter) => chapter.nodes)
          .find(({ id }) => id === ids.node('confess'))?.content
        const texts = addressedTexts(snapshotOf(game)).map(({ text }) => text)
        expect(texts.filter((text) => text.includes(confessed ?? ''))).toEqual([])
      }
    }
  })

  it('[CU3] the sweep comes by every kit of each language', () => {
    const told = BRIEFS.map(
      (brief) => `${brief.language} ${provenTelling(brief).game.premise.kit.id}`,
    )
    for (const language of LANGUAGES)
      for (const { id } of kitsOf(language))
        expect(
          told.some((one) => one.startsWith(`${language} ${id}`)),
          `${language} ${id}`,
        ).toBe(true)
  })

  it('[CU2] only values change, and nothing of people, places, the riddle of the clock and the verse', () => {
    for (const brief of swept(BRIEFS, 5)) {
      const told = recast({ brief, voices: [], culprit: null })
      if (told.recast === null) throw new Error('somebody is next')
      const edits = editsBetween(told.first, told.recast)
      expect(edits.every((edit) => 'value' in edit)).toBe(true)
      const places = edits.map(({ address }) => address)
      expect(places.filter((one) => /^(?:npcs|player|locations|cover)\b/.test(one))).toEqual([])
      const { ids, scenes } = provenTelling(brief).game
      // the shortest game tells the riddle of the rule in one with the hour, which names two of the four
      const isOwn = (key: string) => !scenes.flat().some(({ also = [] }) => also.includes(key))
      const riddles = [
        'arrive',
        'clock',
        'ask-hour',
        'word',
        'verse',
        'lock',
        'ask-code',
        'epilogue',
      ]
      for (const key of riddles.filter((one) => one !== 'word' || isOwn(one)))
        expect(places.filter((one) => one.split('/')[2] === String(ids.node(key)))).toEqual([])
    }
  })

  it('[CU5] from one to another and back the telling is the first, over every one of them it is sound', () => {
    const every = BRIEFS.filter((_, at) => at % 2 === 0)
    for (const brief of swept(every, 5)) {
      const { suspects, culprit, first } = recast({ brief, voices: [], culprit: null })
      let now = first
      for (const next of [...suspects, culprit]) now = thereAndBack(brief, now, next)
    }
  })

  it('[CU7] whoever is no other suspect is not told of', () => {
    const [brief] = BRIEFS
    if (brief === undefined) throw new Error('no brief')
    const { culprit, suspects } = recast({ brief, voices: [], culprit: null })
    expect(suspects).toHaveLength(4)
    for (const nobody of [culprit, 5, 6, -1])
      expect(recast({ brief, voices: [], culprit: nobody })).toMatchObject({
        recast: null,
        chosen: nobody,
      })
  })

  it('[CU2] an outline that is the storyteller’s own is told along, and one of the creator’s stays', () => {
    for (const outlineText of ['', 'An outline that I wrote.']) {
      const brief = { ...briefOf(IDEAS.en_US[0] ?? '', 'en_US'), outlineText }
      const { first } = recast({ brief, voices: [], culprit: null })
      const own = { ...brief, outlineText: first.elements.intro ?? '' }
      const told = recast({ brief: own, voices: [], culprit: null })
      const plain = recast({ brief, voices: [], culprit: null })
      expect(told.recast?.elements.intro).toBe(plain.recast?.elements.intro)
    }
  })

  describe('in a process of its own', () => {
    const reteller = retellBeside()
    afterAll(() => reteller.close())

    it('[CU3] tells the same, and nothing to whoever has left', async () => {
      const job = { brief: briefOf(IDEAS.ja_JP[0] ?? '', 'ja_JP'), voices: [], culprit: null }
      expect(await reteller.recast(job, AbortSignal.timeout(30_000))).toEqual(recast(job))
      await expect(reteller.recast(job, AbortSignal.abort())).rejects.toThrow()
    })
  })
})
