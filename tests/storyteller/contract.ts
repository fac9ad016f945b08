import { describe, expect, it } from 'vitest'
import { definitionOf } from '#schemas/events/index.ts'
import { OutlineOption, type OutlineRequest } from '#schemas/outline.ts'
import type { Brief } from '#schemas/settings.ts'
import { Note, Plan } from '#server/storyteller/plan.ts'
import type { MediaMaker, Storyteller, UnitFact } from '#server/storyteller/port.ts'
import { contextOf, factsBy, proposedBy } from './writing.ts'

/** A storyteller to be held to its port; `open` answers one that remembers nothing of the one before. */
export type Candidate = {
  name: string
  open: () => Storyteller
  request: OutlineRequest
  brief: Brief
  media: MediaMaker
}

const never = new AbortController().signal
const gone = AbortSignal.abort(new Error('nobody listens'))
const isKnown = ({ type, payload }: UnitFact) =>
  definitionOf(type)?.payload.safeParse(payload).success === true
const nodesIn = (fact: UnitFact) =>
  fact.type === 'nodes/written' ? fact.payload.chapter.nodes : []
/** All of a fact but the words of its scenes. */
const bonesOf = (fact: UnitFact) => [
  fact.type,
  ...nodesIn(fact).map(({ content: _, options, ...node }) => ({
    ...node,
    options: options.map(({ id, nextNodeId }) => ({ id, nextNodeId })),
  })),
]
const secretsIn = (facts: readonly UnitFact[]): string[] =>
  facts
    .flatMap((fact) => (fact.type === 'npcs/written' ? fact.payload.npcs : []))
    .map(({ backstory }) => backstory)
    .filter((secret) => secret !== '')
const tasksIn = (fact: UnitFact) =>
  fact.type === 'nodes/written' ? fact.payload.chapter.tasks : []

/** What every storyteller does behind its port. */
export function storytellerContract({ name, open, request, brief, media }: Candidate): void {
  const planned = async () =>
    Plan.parse(JSON.parse(JSON.stringify(await open().plan(brief, never))))

  describe(`the port of the storyteller, kept by ${name}`, () => {
    it('[TL32] proposes in one telling: how it read the idea and what its cover shows, if it says so, then thoughts, then three outlines or more, each with a key and a text of its own', async () => {
      const { all, thoughts, outlines } = await proposedBy(open(), request)
      expect(thoughts.join('').trim()).not.toBe('')
      expect(outlines.length).toBeGreaterThanOrEqual(3)
      const isBefore = (piece: (typeof all)[number]) => 'reading' in piece || 'cover' in piece
      const told = all.filter((piece, at) => at > 1 || !isBefore(piece))
      const kinds = told.map((piece) => ('thought' in piece ? 'thought' : 'outline'))
      expect(kinds).toEqual([...thoughts.map(() => 'thought'), ...outlines.map(() => 'outline')])
      for (const outline of outlines) expect(OutlineOption.safeParse(outline).success).toBe(true)
      for (const part of ['key', 'text'] as const)
        expect(new Set(outlines.map((one) => one[part])).size).toBe(outlines.length)
    })

    it('[TL32] ends a proposal that nobody listens to any more', async () => {
      await expect(proposedBy(open(), request, gone)).rejects.toThrow('nobody listens')
    })

    it('[TL33] plans in JSON that says who made it and keeps all it says when stored', async () => {
      const plan = await open().plan(brief, never)
      expect(Plan.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
      expect(plan.storyteller).toBe(open().name)
    })

    it('[TL33] writes every unit from the stored plan alone, also where it has never planned', async () => {
      const plan = await planned()
      const teller = open()
      const facts = await factsBy(teller, plan, media)
      expect(facts.filter((fact) => !isKnown(fact))).toEqual([])
      expect(facts.map((fact) => fact.type)).toContain('nodes/written')
      // asked again after a kill, in whatever order
      const last = plan.units.at(-1)
      expect(last && (await open().write(last, contextOf(plan, media)))).toEqual(facts.at(-1))
    })

    it('[TL34] reports a chapter scene by scene, each part with all scenes of the one before it, of which only the last may still be under way', async () => {
      const plan = await planned()
      for (const unit of plan.units) {
        const parts: UnitFact[] = []
        const report = (part: UnitFact) => void parts.push(part)
        const fact = await open().write(unit, contextOf(plan, media, { report }))
        expect(parts.filter((part) => !isKnown(part) || part.type !== fact.type)).toEqual([])
        const whole = nodesIn(fact)
        if (whole.length > 1) expect(parts.length).toBeGreaterThan(1)
        const lengths = parts.map((part) => nodesIn(part).length)
        expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
        for (const part of parts) {
          const shown = nodesIn(part)
          const told = whole.slice(0, shown.length)
          expect(shown.slice(0, -1)).toEqual(told.slice(0, -1))
          expect(shown.at(-1)?.globalId).toBe(told.at(-1)?.globalId)
        }
      }
    })

    it('[TL33] writes nothing more once it is left', async () => {
      const plan = await planned()
      for (const unit of plan.units)
        await expect(open().write(unit, contextOf(plan, media, { signal: gone }))).rejects.toThrow(
          'nobody listens',
        )
    })

    it('[TL20] keeps nothing of a unit that is no JSON, and shows no task and no secret before its time', async () => {
      const plan = await planned()
      const facts: UnitFact[] = []
      const parts: UnitFact[] = []
      const notes: unknown[] = []
      const keep = (note: unknown) => void notes.push(note)
      const report = (part: UnitFact) => void parts.push(part)
      for (const unit of plan.units)
        facts.push(await open().write(unit, contextOf(plan, media, { keep, report })))
      for (const note of notes) expect(Note.safeParse(note).success).toBe(true)
      const shown = JSON.stringify(parts)
      for (const secret of secretsIn(facts)) expect(shown).not.toContain(secret)
      for (const part of parts) expect(tasksIn(part)).toEqual([])
    })

    it('[TL20] tells each unit by its fallback, where it has one, as the same kind of fact with the same bones', async () => {
      const plan = await planned()
      const teller = open()
      for (const unit of teller.fallback === undefined ? [] : plan.units) {
        const told = await teller.write(unit, contextOf(plan, media))
        const other = await teller.fallback?.(unit, contextOf(plan, media))
        expect(other && isKnown(other)).toBe(true)
        expect(other && bonesOf(other)).toEqual(bonesOf(told))
      }
    })
  })
}
