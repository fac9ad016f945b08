import { expect, it } from 'vitest'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { GameLanguage } from '#schemas/language.ts'
import { SIZES } from '#schemas/limits.ts'
import type { Brief } from '#schemas/settings.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { editFault } from '#server/scripts/edit-faults.ts'
import { blankDraft, foldFacts } from '#server/scripts/fold.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { factsBy, proposedBy } from '../storyteller/writing.ts'
import { quickStoryteller } from './quick-storyteller.ts'

const IDEAS: Record<GameLanguage, readonly string[]> = {
  en_US: ['A lighthouse keeper finds letters dated a week from now', 'school trip '.repeat(160)],
  zh_CN: ['茶馆老板的儿子失踪了', '火星上的机器人侦探调查园丁之死'.repeat(120)],
  ja_JP: ['夜行列車で盗まれたバイオリン', '火星の庭師の死を調べるロボット探偵'.repeat(110)],
}
const { media } = quickStoryteller()
const signal = new AbortController().signal

/** The longest text, the longest list and the size of a game as it is answered. */
function measure(value: unknown, found = { text: 0, list: 0 }) {
  if (typeof value === 'string') found.text = Math.max(found.text, [...value].length)
  else if (Array.isArray(value)) found.list = Math.max(found.list, value.length)
  if (value !== null && typeof value === 'object')
    for (const one of Object.values(value)) measure(one, found)
  return found
}

it.each(GameLanguage.options)(
  '[LM2] the longest games told in %s stay far below what may be',
  async (language) => {
    const storyteller = createBuiltinStoryteller()
    for (const idea of IDEAS[language])
      for (const option of (await proposedBy(storyteller, { idea, language })).outlines) {
        const brief: Brief = {
          idea,
          language,
          outlineKey: option.key,
          outlineText: option.text,
          artStyle: 'DESIGN',
          audience: 'ALL',
          duration: 'extreme',
          ageGroup: 'ADULT',
        }
        const plan = await storyteller.plan(brief, signal)
        const told = await factsBy(storyteller, plan, media)
        const facts = told.map((fact, at) => {
          const unit = plan.units[at]?.id ?? null
          return { seq: at + 1, unit, at: '2026-11-22T00:00:00.000Z', fact }
        })
        const game = gameSnapshot(foldFacts(blankDraft('s', brief), facts))
        const { setting: _, outline: __, ...wire } = encodeGame(game, 1, STORED_ORIGIN)
        const { text, list } = measure(wire)
        expect(text).toBeLessThan(SIZES.text / 4)
        // a chapter of the longest game has some hundred and sixty nodes
        expect(list).toBeLessThan((SIZES.entries * 17) / 20)
        expect(Buffer.byteLength(JSON.stringify(wire))).toBeLessThan(SIZES.gameBytes / 2)
        expect(Buffer.byteLength(JSON.stringify(facts))).toBeLessThan(SIZES.logBytes / 40)
        expect(editFault({}, wire, () => true)).toBeNull()
      }
  },
)
