import { describe, expect, it } from 'vitest'
import { isSameTurn, type Turn } from '#plugins/steps/turns.ts'
import { lastThought, thinkingFault, thinkingSettled } from '#plugins/thinking/projections.ts'
import { emptyThinking, type Thinking } from '#schemas/thinking.ts'
import { draftWith } from '../core/draft-with.ts'

it('[ST61] a turn is the same one while nothing of it differs', () => {
  const piece: Turn = { kind: 'piece', step: 1, pieces: 2, whole: false, at: 5, afterMs: 90 }
  const end: Turn = { kind: 'end', at: 5, afterMs: 90 }
  expect(isSameTurn(null, null)).toBe(true)
  expect(isSameTurn(piece, { ...piece })).toBe(true)
  expect(isSameTurn(end, { ...end })).toBe(true)
  for (const other of [
    null,
    end,
    { ...piece, step: 2 },
    { ...piece, pieces: 3 },
    { ...piece, whole: true },
    { ...piece, at: 6 },
    { ...piece, afterMs: 91 },
  ] as const)
    expect(isSameTurn(piece, other), JSON.stringify(other)).toBe(false)
  for (const other of [null, piece, { ...end, at: 6 }, { ...end, afterMs: 91 }] as const)
    expect(isSameTurn(end, other), JSON.stringify(other)).toBe(false)
})

describe('what a panel shows of the thinking', () => {
  const of = (given: Partial<Thinking>) => draftWith({ thinking: { ...emptyThinking(), ...given } })

  it('[TH60] closed, its last line without marks and without empty space', () => {
    const last = (text: string) => lastThought(of({ text }))
    expect(last('')).toBe('')
    expect(last('one\n**  two** \n\n  \n')).toBe('two')
    expect(last('  only  ')).toBe('only')
  })

  it('[TH60] why it ended, as far as that is known, and whether something was kept', () => {
    const fault = (given: Partial<Thinking>) => thinkingFault(of(given))
    expect(fault({})).toBeNull()
    expect(fault({ trouble: 'stopped', text: 'x' })).toMatchObject({
      cause: 'stream_closed',
      kept: true,
    })
    expect(fault({ trouble: 'generation_failed' })).toMatchObject({ cause: null, kept: false })
    const broken = { trouble: 'interrupted' } as unknown as Partial<Thinking>
    expect(fault(broken)).toMatchObject({ cause: 'stream_broken', detail: '' })
    expect(fault({ ...broken, detail: 'said' })).toMatchObject({ cause: null, detail: 'said' })
  })

  it('[TH60] what comes of it waits only for a panel that is about to close by itself', () => {
    const settled = (given: Partial<Thinking>) => thinkingSettled(of(given))
    expect(settled({ status: 'completed' })).toBe(false)
    for (const one of [
      { status: 'thinking' },
      { collapsed: true },
      { held: true },
      { trouble: 'stopped' },
      { salt: 's' },
    ] as const)
      expect(
        settled({ status: 'completed', ...one } as Partial<Thinking>),
        JSON.stringify(one),
      ).toBe(true)
  })
})
