import { expect, it } from 'vitest'
import { allSaid } from '#schemas/reading-of-idea.ts'
import { createBuiltinStoryteller, provenMaterial } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { proposedBy } from '../storyteller/writing.ts'
import { HOSTILE } from './hostile/corpus.ts'
import { eachHostile, type HostileModel, saidAll } from './hostile/provider.ts'
import { ANSWERS, hostileProvider, PATIENT_MS } from './hostile/provider-of-file.ts'
import { CARRIED } from './proposed-with.ts'

const provider = hostileProvider()

const inner = createBuiltinStoryteller()

/** What is proposed where this model reads the idea and words the cards. */
async function proposedTo({ choice, known }: HostileModel) {
  const teller = createModelStoryteller(inner, { choice, known })
  const request = { idea: CARRIED.en_US, language: 'en_US' as const }
  const { all, outlines } = await proposedBy(teller, request)
  const reading = all.flatMap((piece) => ('reading' in piece ? [piece.reading] : []))[0]
  return { taken: reading?.taken ?? {}, outlines }
}

/** The shortest game of the first way that was proposed, which is proved or not told at all. */
const toldFrom = ({ taken, outlines: [first] }: Awaited<ReturnType<typeof proposedTo>>) =>
  provenMaterial({
    ...{ artStyle: 'DESIGN', audience: 'ALL', ageGroup: 'ALL', duration: 'beginner' },
    ...{ idea: CARRIED.en_US, language: 'en_US', corrections: allSaid(taken, {}) },
    ...{ outlineKey: first?.key ?? '', outlineText: first?.text ?? '' },
  })

/** A noun, and no more; nothing where an idea names none. */
const NOUN = /^(?:\p{L}[\p{L} '’-]{0,39})?$/u
const GOOD_WORDS: Readonly<Record<string, string>> = { kind: 'survival', mechanic: 'weather' }

it(
  '[HO3] of an idea nothing but nouns is taken, four ways are proposed and the first is a sound game, whatever hostile is answered',
  async () => {
    const good = await proposedTo(await provider.model('idea'))
    expect(good.taken).toEqual({ ...GOOD_WORDS, who: 'retired postman', where: 'pass' })
    const came = await eachHostile(provider, 'idea', HOSTILE, proposedTo)
    const strange = came.filter(
      ({ came: { taken, outlines } }) =>
        outlines.length !== good.outlines.length ||
        Object.entries(taken).some(([slot, said = '']) =>
          slot in GOOD_WORDS ? said !== GOOD_WORDS[slot] : !NOUN.test(said),
        ),
    )
    expect(strange).toEqual([])
    expect(saidAll(came)).toEqual({ tried: ANSWERS, said: ANSWERS })
    const readOtherwise = new Map(came.map((one) => [JSON.stringify(one.came.taken), one.came]))
    expect(readOtherwise.size).toBeGreaterThan(2)
    for (const read of readOtherwise.values()) expect(() => toldFrom(read)).not.toThrow()
  },
  PATIENT_MS,
)

it(
  '[HO3] each card is in the good words or as it was drafted, whatever hostile is answered to the question for them',
  async () => {
    const good = await proposedTo(await provider.model('cards'))
    const request = { idea: CARRIED.en_US, language: 'en_US' as const, taken: good.taken }
    const { outlines: drafts } = await proposedBy(inner, request)
    const came = await eachHostile(provider, 'cards', HOSTILE, proposedTo)
    const strange = came.flatMap(({ name, came: { outlines } }) =>
      outlines.length !== drafts.length ||
      outlines.some(
        (one, at) =>
          ![drafts[at], good.outlines[at]].some(
            (other) => JSON.stringify(other) === JSON.stringify(one),
          ),
      )
        ? [[name, outlines]]
        : [],
    )
    expect(strange).toEqual([])
    expect(saidAll(came)).toEqual({ tried: ANSWERS, said: ANSWERS })
  },
  PATIENT_MS,
)
