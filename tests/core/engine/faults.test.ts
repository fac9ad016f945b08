import { EMPTY, map, mergeMap, of } from 'rxjs'
import { expect, it } from 'vitest'
import { FoldContext, type ReduceContext } from '#core/engine/context.ts'
import { initialDraft } from '#core/engine/draft.ts'
import { replay } from '#core/engine/replay.ts'
import { defineEffect, definePlugin, type Trip } from './example/kit.ts'
import { plugins } from './example/plugins/index.ts'
import { packingPlugin } from './example/plugins/packing.ts'
import { slices } from './example/vocabulary/index.ts'
import { type Input, item, opened, stop, testEditor } from './test-editor.ts'

const without = (name: string) => plugins.filter((plugin) => plugin.name !== name)
const brittle = definePlugin({
  name: 'packing',
  slice: 'packing',
  reduce: {
    'packing/itemAdded': (slice, { payload }) => {
      if (payload.item === 'bomb') throw new Error('a fault of ours')
      return { ...slice, items: [...slice.items, payload.item] }
    },
    'route/stopsWritten': (slice, { payload }) => {
      if (payload.stops.some(({ town }) => town === 'nowhere')) throw new Error('a fault of ours')
      return slice
    },
  },
})

it('[CE1] a throwing reducer takes nothing in: the log holds what the draft holds, and replays', () => {
  const one = testEditor({ plugins: [...without('packing'), brittle] })
  one.emit(opened())
  one.emit(item('socks'), item('bomb'), item('hat'))
  one.emit(stop(1), stop(2, 'nowhere'), stop(3))
  expect(one.faults.map((fault) => fault.kind)).toEqual(['reducer', 'reducer'])
  expect(one.draft().script.packing.items).toEqual(['socks', 'hat'])
  expect(one.draft().script.route.rows.map(({ id }) => id)).toEqual([1, 3])
  const again = replay(one.reduce, initialDraft(slices), one.bus.log.events)
  expect(again).toEqual({ draft: one.draft(), faults: [] })
})

it('[CE2] a cascade without end is reported with its fact, and the editor lives on', () => {
  const echo = definePlugin({
    name: 'echo',
    effects: [defineEffect(({ on }) => on('packing/itemAdded').pipe(map(() => item('again'))))],
  })
  const one = testEditor({ extra: [echo] })
  one.emit(opened())
  one.emit(item('first'))
  expect(one.faults).toEqual([{ kind: 'cascade', event: 'packing/itemAdded', dropped: 1 }])
  one.emit(stop(1))
  expect(one.draft().script.route.rows).toHaveLength(1)
})

it('[CE3] a reducer with rest arguments reads the same draft in a batch as alone', () => {
  const seen: number[] = []
  type Context = ReduceContext<Trip['draft']>
  const reader = {
    ...packingPlugin,
    reduce: {
      'route/stopsWritten': (
        ...[slice, , { before }]: [Trip['draft']['script']['packing'], unknown, Context]
      ) => {
        seen.push(before.script.route.rows.length)
        return { ...slice, stops: before.script.route.rows.length }
      },
    },
  }
  const one = testEditor({ plugins: [...without('packing'), reader] })
  one.emit(opened())
  one.emit(stop(1), stop(2), stop(3))
  expect(one.draft().script.packing.stops).toBe(2)
  expect(one.faults).toEqual([])
  expect(seen.at(-1)).toBe(2)
})

it('[CE1] [CE3] a reducer that reads the draft before too late, and then throws, is named in a replay', () => {
  const late = definePlugin({
    name: 'packing',
    slice: 'packing',
    reduce: {
      'route/stopsWritten': (slice, { payload }, context) => {
        if (payload.stops.every(({ town }) => town !== 'nowhere')) return slice
        throw new Error(`a fault of ours after ${context.before.script.route.rows.length}`)
      },
    },
  })
  const told = testEditor()
  told.emit(opened())
  told.emit(stop(1), stop(2, 'nowhere'), stop(3))
  const { reduce } = testEditor({ plugins: [...without('packing'), late] })
  const { draft, faults } = replay(reduce, initialDraft(slices), told.bus.log.events)
  expect(draft.script.route.rows.map(({ id }) => id)).toEqual([1, 3])
  const cause = new Error('a fault of ours after 1')
  expect(faults).toEqual([{ kind: 'reducer', event: 'route/stopsWritten', cause }])
})

it('[CE3] a fact that writes twice into what it made itself leaves the draft before it readable', () => {
  const context = new FoldContext({ seen: 0 }, true)
  context.begin({ seen: 1 }, { seals: false })
  const made = context.markMutable([1])
  expect(context.isMutable(made)).toBe(true)
  expect(context.before).toEqual({ seen: 1 })
  expect(context.isMutable(made)).toBe(false)
  const kept = context.markMutable([2])
  context.begin({ seen: 2 }, { seals: false })
  expect(context.isMutable(kept)).toBe(true)
  expect(() => context.before).toThrow()
})

it('[CE4] a fact emitted while effects subscribe reaches the plugins later in the list', () => {
  const heard: string[] = []
  const early = definePlugin({ name: 'early', effects: [defineEffect(() => of(opened('first')))] })
  const late = definePlugin({
    name: 'late',
    effects: [
      defineEffect(({ on }) =>
        on('active/opened').pipe(
          mergeMap(({ payload }) => {
            heard.push(payload.scriptId)
            return EMPTY
          }),
        ),
      ),
    ],
  })
  const one = testEditor({ plugins: [early, ...plugins, late] })
  expect(heard).toEqual(['first'])
  expect(one.draft().session.active).toBe('first')
})

it('[CE5] unchanged news are dispatched but not logged, and the log stays within its limit', () => {
  const one = testEditor({ log: { checkpointEvery: 8, limit: 40 } })
  const poll: Input = {
    type: 'route/received',
    source: 'poller',
    version: 1,
    payload: { stops: [] },
  }
  let heard = 0
  one.bus.on('route/received').subscribe(() => heard++)
  one.emit(opened())
  for (let time = 0; time < 20; time++) one.emit(poll)
  one.emit(poll, poll, stop(1), poll)
  expect(heard).toBe(23)
  expect(one.types().filter((type) => type === 'route/received')).toHaveLength(1)
  for (let id = 2; id < 200; id++) one.emit(stop(id))
  expect(one.bus.log.events.length).toBeLessThanOrEqual(48)
  expect(one.bus.log.start).toBeGreaterThan(100)
  const { draft } = replay(one.reduce, one.bus.log.base, one.bus.log.events)
  expect(draft).toEqual(one.draft())
})

it('[CE6] a listener or a port that throws stops nobody else', () => {
  let fails = true
  const one = testEditor({
    check: () => {
      if (fails) throw new Error('broken check')
      return false
    },
  })
  one.emit(opened())
  expect(one.faults.map(({ kind }) => kind)).toEqual(['listener'])
  fails = false
  one.emit(opened())
  expect(one.draft().session.active).toBe('trip')
})
