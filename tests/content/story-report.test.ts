import { beforeAll, describe, expect, it } from 'vitest'
import { OFFERED_DURATIONS } from '#schemas/settings.ts'
import { keptWords } from '../../scripts/story-report/kept-words.ts'
import { learnRule, tryRule } from '../../scripts/story-report/learned-rule.ts'
import { sharedSentences } from '../../scripts/story-report/masked-sentences.ts'
import { mostFrequentAnswer } from '../../scripts/story-report/puzzle-answers.ts'
import { reportCommand } from '../../scripts/story-report/report-command.ts'
import type { ReportFigure } from '../../scripts/story-report/report-figure.ts'
import { reportFigures } from '../../scripts/story-report/report-figures.ts'
import {
  caseBriefs,
  proposedBriefs,
  type SampledGame,
  sampleOf,
  toldAgain,
} from '../../scripts/story-report/sample.ts'

const GAMES = 3
let figures: ReportFigure[] = []
let games: SampledGame[] = []
beforeAll(async () => {
  figures = await reportFigures('en_US', GAMES, '1')
  games = sampleOf(await proposedBriefs('en_US', GAMES, '1')).games
}, 120_000)

/** The first of the games, with some of its texts told otherwise. */
function changed(change: (text: string) => string): SampledGame {
  const [game] = games
  if (game === undefined) throw new Error('nothing was told')
  const { material } = game
  const contents = material.contents.map((chapter) => ({
    ...chapter,
    nodes: chapter.nodes.map((node) => ({ ...node, content: change(node.content) })),
  }))
  return { ...game, material: { ...material, contents } }
}

describe('the report of stories', () => {
  it('[SR1] tells games as creators come to them, and every figure beside its limit', () => {
    expect(figures.map(({ name }) => name)).toEqual([
      'refusals',
      'shared sentences, two kinds',
      'shared sentences, one kind',
      'shared sentences, one idea told again',
      'distinct pairs of words on a path',
      'words of the idea kept, outside its quoted sentence',
      'different graphs of scenes',
      'culprits found by a rule of other cases',
      'most frequent answer',
      'most frequent answer, cases alone',
      ...OFFERED_DURATIONS.flatMap((one) => [
        `${one}: nodes`,
        `${one}: steps and minutes of one path`,
      ]),
    ])
    expect(figures[0]).toMatchObject({ value: `0 of ${4 * GAMES}`, isMet: true })
    for (const { value } of figures) expect(value).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('[SR2] ends well whatever it finds, unless all figures must hold; words it cannot make sense of end it with a line', async () => {
    const { status, told } = await reportCommand(['--games', '1', '--language', 'zh'])
    expect(status).toBe(0)
    expect(told).toMatch(/\| refusals \| 0 of 4 \| none \| ok \|/)
    const missed = /\| missed \|/.test(told)
    const words = ['--games', '1', '--language', 'zh', '--strict']
    expect((await reportCommand(words)).status).toBe(missed ? 1 : 0)
    expect(await reportCommand(['--games', 'many'])).toMatchObject({ status: 2, told: '' })
    expect((await reportCommand(['--language', 'jp'])).refused).toMatch(/Was ja meant/)
  }, 120_000)

  it('[SR3] two games share the sentences that are the same but for names, numbers and what the idea gave', () => {
    const [one] = games
    if (one === undefined) throw new Error('nothing was told')
    expect(
      sharedSentences(
        one,
        changed((text) => text),
      ),
    ).toBe(1)
    expect(
      sharedSentences(
        one,
        changed((text) => text.replace(/\d+/g, '7')),
      ),
    ).toBe(1)
    expect(
      sharedSentences(
        one,
        changed((text) => text.replace(/[aeiou]/g, 'u')),
      ),
    ).toBeLessThan(0.8)
  })

  it('[SR4] a rule learned from games finds a sign that gives somebody away, and nothing where there is none', () => {
    const cases = (sign: (isCulprit: boolean, at: number) => string) =>
      Array.from({ length: 100 }, (_, game) =>
        Array.from({ length: 4 }, (__, at) => ({
          isCulprit: at === game % 4,
          signs: new Set([sign(at === game % 4, (at + Math.floor(game / 4)) % 4)]),
        })),
      )
    const told = cases((isCulprit) => (isCulprit ? 'knows' : 'says'))
    expect(tryRule(learnRule(told), told)).toMatchObject({ solved: 1 })
    const silent = cases((_, at) => `turn ${at}`)
    expect(tryRule(learnRule(silent), silent).solved).toBeCloseTo(0.25)
  })

  it('[SR5] a word of an idea is kept where the game tells of it, not where the idea is quoted', () => {
    const [game] = games
    if (game === undefined) throw new Error('nothing was told')
    const idea = 'A plumber paints a zeppelin'
    const [first] = game.material.contents
    const node = first?.nodes[0]
    if (first === undefined || node === undefined) throw new Error('nothing was told')
    const telling = (content: string): SampledGame => ({
      ...game,
      idea,
      material: {
        ...game.material,
        contents: [{ ...first, nodes: [{ ...node, content }] }],
      },
    })
    expect(keptWords(telling(`“${idea}.” So it is told.`))).toBe(0)
    expect(keptWords(telling(`“${idea}.” The zeppelin is gone.`))).toBe(0.5)
  })

  it('[SR6] an answer that is right in every game is found, and one idea is told again by another chance', () => {
    expect(mostFrequentAnswer([...games, ...games].slice(0, 2)).share).toBeGreaterThan(0)
    const [brief] = caseBriefs('ja_JP', 1, '1')
    if (brief === undefined) throw new Error('no case')
    const again = toldAgain(brief, 'other')
    expect(again.outlineKey).not.toBe(brief.outlineKey)
    const told = sampleOf([brief, brief]).games
    expect(mostFrequentAnswer(told).share).toBe(1)
    expect(sampleOf([again]).games[0]?.kind).toBe('mystery')
  })
})
