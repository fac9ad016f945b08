import { filter, map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Fault } from '#core/engine/ports.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { definePlugin, type Effect } from '#plugins/kit.ts'
import { activeScript } from '#plugins/script/index.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { testEditorOf } from './test-editor.ts'

const tab = (chosen: number): EventInput => ({
  type: 'steps/tabChosen',
  source: 'user',
  payload: { tab: chosen },
})
const steps = definePlugin({
  name: 'steps',
  slice: 'steps',
  reduce: {
    'steps/tabChosen': (slice, { payload }) => ({ ...slice, activeTab: payload.tab }),
  },
})
/** Answers tab 1 with tab 2, and tab 2 with tab 3. */
const climb: Effect = ({ on }) =>
  on('steps/tabChosen').pipe(
    filter(({ payload }) => payload.tab > 0 && payload.tab < 3),
    map(({ payload }) => tab(payload.tab + 1)),
  )

describe('the bus', () => {
  it('[EV36] lets facts emitted while others are told wait their turn, and keeps a batch together', () => {
    const testEditor = testEditorOf([{ ...steps, effects: [climb] }])
    testEditor.editor.bus.emit(tab(1), tab(0))
    const tabs = testEditor.editor.bus.log.events.map((event) =>
      event.type === 'steps/tabChosen' ? event.payload.tab : -1,
    )
    expect(tabs).toEqual([1, 0, 2, 3])
    expect(testEditor.editor.bus.log.events.map((event) => event.seq)).toEqual([0, 1, 2, 3])
  })

  it('[EV36] folds a whole batch before any of it is told', () => {
    const seen: number[] = []
    const look: Effect = ({ on, draft }) =>
      on('steps/tabChosen').pipe(
        map(() => void seen.push(draft().session.steps.activeTab)),
        filter((_): _ is never => false),
      )
    testEditorOf([{ ...steps, effects: [look] }]).editor.bus.emit(tab(1), tab(4))
    expect(seen).toEqual([4, 4])
  })

  it('[EV36] ends a cascade that does not end by itself, and names its fact', () => {
    const echo: Effect = ({ on }) => on('steps/tabChosen').pipe(map(() => tab(1)))
    const { bus, faults$ } = testEditorOf([{ ...steps, effects: [echo] }]).editor
    const faults: Fault[] = []
    faults$.subscribe((fault) => faults.push(fault))
    bus.emit(tab(1))
    expect(faults).toEqual([{ kind: 'cascade', event: 'steps/tabChosen', dropped: 1 }])
    expect(bus.log.length).toBeLessThan(1_010)
  })

  it('[EV11] keeps an invalid payload out and says why', () => {
    const { bus } = testEditorOf([steps]).editor
    const refused: string[] = []
    bus.rejected$.subscribe(({ reason, detail }) => refused.push(`${reason} ${detail}`))
    const before = bus.draft$.value
    bus.emit(tab(-1))
    bus.emit({ type: 'nobody/knows', source: 'user', payload: {} } as unknown as EventInput)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toContain('tab')
    expect(refused[1]).toContain('unknown type nobody/knows')
    expect(bus.draft$.value).toBe(before)
    expect(bus.log.events).toEqual([])
  })

  it('[EV12] keeps facts of another script out of this draft', () => {
    const { bus } = testEditorOf([activeScript]).editor
    bus.emit({ type: 'script/opened', source: 'user', payload: { scriptId: 'mine' } })
    const before = bus.draft$.value
    const reasons: string[] = []
    bus.rejected$.subscribe(({ reason }) => reasons.push(reason))
    bus.emit({
      type: 'media/coverPainted',
      source: 'socket',
      scriptId: 'other',
      payload: { url: 'http://a/b' },
    })
    expect(reasons).toEqual(['other-script'])
    expect(bus.draft$.value).toBe(before)
  })

  it('[EV1] gives live what a fold of its log gives', () => {
    const plugins = [{ ...steps, effects: [climb] }]
    const { bus } = testEditorOf(plugins).editor
    bus.emit(tab(1))
    expect(fold(composeReducer(plugins), emptyDraft(), bus.log.events)).toEqual(bus.draft$.value)
  })

  it('[EV38] lets a slice have one owner only', () => {
    expect(() => composeReducer([steps, { ...steps, name: 'thief' }])).toThrow(
      'slice "steps" is owned by "steps"; "thief" cannot own it too',
    )
  })

  it('[EV38] names who owns a slice that is in no list', () => {
    const stray = { ...steps, slice: 'strays' as 'steps' }
    expect(() => composeReducer([stray])).toThrow('"steps" owns "strays", which no list names')
  })
})

describe('effects', () => {
  it('[EV37] a throwing one silences no other, is reported and is restarted', () => {
    let fails = true
    const faulty: Effect = ({ on }) =>
      on('steps/tabChosen').pipe(
        map(({ payload }): EventInput => {
          if (fails) throw new Error('a fault of ours')
          return tab(payload.tab === 1 ? 4 : 0)
        }),
        filter((input) => input.type === 'steps/tabChosen' && input.payload.tab === 4),
      )
    const testEditor = testEditorOf([
      { name: 'faulty', effects: [faulty] },
      { ...steps, effects: [climb] },
    ])
    const faults: string[] = []
    testEditor.editor.faults$.subscribe((fault) => {
      if (fault.kind === 'effect') faults.push(`${fault.plugin}: ${fault.cause}`)
    })
    testEditor.editor.bus.emit(tab(1))
    expect(faults).toEqual(['faulty: Error: a fault of ours'])
    expect(testEditor.draft().session.steps.activeTab).toBe(3)
    fails = false
    testEditor.until(100)
    testEditor.editor.bus.emit(tab(0))
    testEditor.editor.bus.emit(tab(1))
    expect(testEditor.draft().session.steps.activeTab).toBe(3)
    expect(testEditor.types().length).toBeGreaterThan(5)
  })

  it('[EV37] stop when the editor is closed', () => {
    const testEditor = testEditorOf([{ ...steps, effects: [climb] }])
    testEditor.editor.close()
    testEditor.editor.bus.emit(tab(1))
    expect(testEditor.types()).toEqual(['steps/tabChosen'])
  })
})
