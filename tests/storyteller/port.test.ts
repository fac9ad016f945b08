import { describe, expect, it } from 'vitest'
import { definitionOf } from '#schemas/events/index.ts'
import type { OutlineRequest } from '#schemas/outline.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { swept } from '../sweep.ts'
import { briefOf, factsOf, IDEAS, LANGUAGES, never } from './ideas.ts'
import { proposedBy } from './writing.ts'

const teller = createBuiltinStoryteller()
/** One of the languages, by the seed, where nothing of a telling has changed. */
const TOLD = swept(LANGUAGES, LANGUAGES.length)

async function thoughtOf(
  idea: string,
  language: (typeof LANGUAGES)[number],
  signal = never,
): Promise<string[]> {
  return (await proposedBy(teller, { idea, language }, signal)).thoughts
}

const outlinesOf = async (request: OutlineRequest) => (await proposedBy(teller, request)).outlines

describe('the built-in storyteller behind its port', () => {
  it('[TL4] thinks aloud in many pieces, in under two seconds, and says whom it chose', async () => {
    for (const language of TOLD) {
      const idea = IDEAS[language][0] ?? ''
      const before = performance.now()
      const { thoughts: pieces, outlines } = await proposedBy(teller, { idea, language }, never)
      expect(performance.now() - before).toBeLessThan(3_000)
      expect(pieces.length).toBeGreaterThan(8)
      expect(pieces.join('').length).toBeGreaterThan(200)
      const plan = await teller.plan(briefOf(idea, language, outlines[0]?.key), never)
      const people = (await factsOf(plan)).flatMap((fact) =>
        fact.type === 'npcs/written' ? fact.payload.npcs : [],
      )
      const named = people.filter((npc) => pieces.join('').includes(npc.name))
      expect(named.length).toBeGreaterThanOrEqual(4)
    }
  })

  it('[TH34] says once, before the cast or the plots, where it begins to give the solution away', async () => {
    for (const language of LANGUAGES) {
      const { spoils } = packOf(language).frame
      for (const idea of IDEAS[language].slice(0, 2)) {
        const { thoughts } = await proposedBy(teller, { idea, language }, never)
        const paragraphs = thoughts.join('').split('\n\n')
        const at = paragraphs.indexOf(spoils)
        expect(at).toBeGreaterThan(0)
        expect(at).toBeLessThan(paragraphs.length - 2)
        expect(paragraphs.lastIndexOf(spoils)).toBe(at)
      }
    }
  })

  it('[TL4] stops thinking when nobody listens any more', async () => {
    const stop = new AbortController()
    stop.abort()
    await expect(thoughtOf('A cat', 'en_US', stop.signal)).rejects.toThrow()
  })

  it('[OL20] offers three more of other names and texts, whatever is shown, and never one that is', async () => {
    for (const language of TOLD) {
      const idea = IDEAS[language][0] ?? ''
      const table = await outlinesOf({ idea, language })
      for (const salt of ['first', 'second']) {
        const shown = table.map(({ key }) => key)
        const more = await outlinesOf({ idea, language, salt, shown })
        expect(more).toHaveLength(3)
        table.push(...more)
      }
      for (const part of ['key', 'name', 'text'] as const)
        expect(new Set(table.map((one) => one[part])).size).toBe(10)
    }
  })

  it('[OL4] offers at least three outlines, each with a key, a name and a text of its own', async () => {
    for (const language of TOLD) {
      const ideas = IDEAS[language]
      const tables = await Promise.all(ideas.map((idea) => outlinesOf({ idea, language })))
      for (const [at, told] of tables.entries()) {
        const idea = ideas[at]
        expect(told.length).toBeGreaterThanOrEqual(3)
        for (const part of ['key', 'name', 'text'] as const) {
          expect(new Set(told.map((one) => one[part].trim())).size, idea).toBe(told.length)
          expect(told.every((one) => one[part].trim() !== '')).toBe(true)
        }
      }
    }
  })

  it('[TL4] says over 200 characters of what it read in this idea and decided for it', async () => {
    for (const language of TOLD) {
      const seen: string[] = []
      for (const idea of IDEAS[language].slice(0, 5)) {
        const told = (await thoughtOf(idea, language)).join('')
        const own = [
          ...new Intl.Segmenter(language.slice(0, 2), { granularity: 'word' }).segment(idea),
        ]
          .filter(({ isWordLike, segment }) => isWordLike && segment.length >= 2)
          .map(({ segment }) => segment.toLowerCase())
        const beyond = told.replaceAll(idea, '').toLowerCase()
        expect([...beyond].length, idea).toBeGreaterThan(200)
        expect(
          own.some((word) => beyond.includes(word)),
          idea,
        ).toBe(true)
        seen.push(beyond)
      }
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  it('[TL17] offers four different readings of an idea, and others for another salt', async () => {
    for (const language of TOLD) {
      const idea = IDEAS[language][0] ?? ''
      const first = await outlinesOf({ idea, language })
      const more = await outlinesOf({ idea, language, salt: 'more' })
      expect(new Set(first.map((one) => one.text)).size).toBe(4)
      expect(new Set(first.map((one) => one.key)).size).toBe(4)
      expect(first.map((one) => one.text)).not.toEqual(more.map((one) => one.text))
      expect(await outlinesOf({ idea, language, salt: 'more' })).toEqual(more)
    }
  })

  it('[TL17] a game opens with the outline that was chosen, or with what the creator made of it', async () => {
    const request = {
      idea: 'A cat opens a bakery on Mars',
      language: 'en_US',
      salt: 'again',
    } as const
    const chosen = (await outlinesOf(request))[2]
    const brief = {
      ...briefOf(request.idea, 'en_US', chosen?.key ?? ''),
      outlineText: chosen?.text ?? '',
    }
    const intro = async (outlineText: string): Promise<string | undefined> => {
      const [fact] = await factsOf(await teller.plan({ ...brief, outlineText }, never))
      return fact?.type === 'basics/written' ? fact.payload.elements.intro : undefined
    }
    expect(await intro(chosen?.text ?? '')).toBe(chosen?.text)
    expect(await intro('The cat did it.')).toBe('The cat did it.')
  })

  it('[TL18] every unit makes one fact that passes its schema, and no two facts are equal', async () => {
    for (const language of TOLD)
      for (const idea of IDEAS[language].slice(0, 3)) {
        const plan = await teller.plan(briefOf(idea, language), never)
        const facts = await factsOf(plan)
        for (const fact of facts)
          expect(definitionOf(fact.type)?.payload.safeParse(fact.payload).success, fact.type).toBe(
            true,
          )
        expect(new Set(facts.map((fact) => JSON.stringify(fact))).size).toBe(facts.length)
        expect(new Set(plan.units.map((unit) => unit.id)).size).toBe(facts.length)
      }
  })

  it('[TL5, TL6, TL7, TL8] the facts add up to a whole game', async () => {
    for (const language of TOLD) {
      const facts = await factsOf(
        await teller.plan(briefOf(IDEAS[language][1] ?? '', language), never),
      )
      const basics = facts.filter((fact) => fact.type === 'basics/written')
      const last = basics.findLast((fact) => fact.payload.locations.length > 0)
      // The last fact, the music, restates no location: that would take its picture away.
      expect(basics.at(-1)?.payload.locations).toEqual([])
      expect(
        Object.values(last?.payload.elements ?? {}).filter((text) => text?.trim()).length,
      ).toBeGreaterThanOrEqual(15)
      expect(last?.payload.locations.length).toBeGreaterThanOrEqual(4)
      const painted = facts.flatMap((fact) =>
        fact.type === 'media/locationPainted' ? Object.keys(fact.payload.images) : [],
      )
      expect(painted.sort()).toEqual(last?.payload.locations.map((location) => location.id).sort())
      const npcs = facts.flatMap((fact) => (fact.type === 'npcs/written' ? fact.payload.npcs : []))
      expect(npcs.length).toBeGreaterThanOrEqual(4)
      expect(new Set(npcs.map((npc) => npc.id)).size).toBe(npcs.length)
      expect(
        npcs.every(
          (npc) => npc.name && npc.gender && npc.age && npc.occupation && npc.bio && npc.backstory,
        ),
      ).toBe(true)
      const faces = facts.flatMap((fact) =>
        fact.type === 'media/npcPainted' ? [fact.payload.npcId] : [],
      )
      expect(faces.sort()).toEqual(npcs.map((npc) => npc.id).sort())
      const story = facts.filter((fact) => fact.type === 'story/written').at(-1)
      expect(story?.payload.prologue.length).toBeGreaterThan(0)
      expect(story?.payload.chapters.length).toBeGreaterThanOrEqual(3)
      expect(story?.payload.chapters.every((chapter) => chapter.title && chapter.summary)).toBe(
        true,
      )
      const contents = facts.flatMap((fact) =>
        fact.type === 'nodes/written' ? [fact.payload.chapter] : [],
      )
      expect(
        contents.every((chapter) => chapter.nodes.length >= 12 && chapter.tasks.length >= 1),
      ).toBe(true)
    }
  })

  it('[TL2] the same brief is the same plan, byte for byte', async () => {
    for (const language of TOLD) {
      const brief = briefOf(IDEAS[language][2] ?? '', language, 'mirror~3')
      const once = await factsOf(await teller.plan(brief, never))
      expect(JSON.stringify(await factsOf(await teller.plan(brief, never)))).toBe(
        JSON.stringify(once),
      )
    }
  })
})
