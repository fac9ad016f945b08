import { describe, expect, it } from 'vitest'
import { definitionOf } from '#schemas/events/index.ts'
import { OutlineOption, type OutlineRequest } from '#schemas/outline.ts'
import type { Brief } from '#schemas/settings.ts'
import { Plan } from '#server/storyteller/plan.ts'
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

    it('[TL34] reports a chapter scene by scene, each part with all that the one before it said', async () => {
      const plan = await planned()
      for (const unit of plan.units) {
        const parts: UnitFact[] = []
        const report = (part: UnitFact) => void parts.push(part)
        const fact = await open().write(unit, contextOf(plan, media, { report }))
        expect(parts.filter((part) => !isKnown(part) || part.type !== fact.type)).toEqual([])
        const whole = nodesIn(fact)
        if (whole.length > 1) expect(parts.length).toBeGreaterThan(1)
        const lengths = parts.map((part) => nodesIn(part).length)
        expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other))
        for (const part of parts)
          expect(nodesIn(part)).toEqual(whole.slice(0, nodesIn(part).length))
      }
    })

    it('[TL33] writes nothing more once it is left', async () => {
      const plan = await planned()
      for (const unit of plan.units)
        await expect(open().write(unit, contextOf(plan, media, { signal: gone }))).rejects.toThrow(
          'nobody listens',
        )
    })
  })
}
