import { EMPTY, map, mergeMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { projection } from '#core/engine/projection.ts'
import { defineEffect, definePlugin } from './example/kit.ts'
import { addNear, addStop } from './example/plugins/route.ts'
import { catalog } from './example/vocabulary/index.ts'
import { item, opened, stop, testEditor } from './test-editor.ts'

describe('effects', () => {
  it('[CE7] hear facts in the order of the log, after the whole batch is folded', () => {
    const heard: [number, number][] = []
    const listener = definePlugin({
      name: 'listener',
      effects: [
        defineEffect(({ events$, draft }) =>
          events$.pipe(
            mergeMap(({ seq }) => {
              heard.push([seq, draft().script.packing.items.length])
              return EMPTY
            }),
          ),
        ),
      ],
    })
    const one = testEditor({ plugins: [], extra: [listener] })
    expect(one.draft().script.packing.items).toEqual([])
    const whole = testEditor({ extra: [listener] })
    whole.emit(opened(), item('hat'), item('socks'))
    expect(heard.length).toBeGreaterThanOrEqual(3)
    expect(heard.map(([seq]) => seq)).toEqual(heard.map((_, at) => at))
    expect(heard.every(([, items]) => items === 2)).toBe(true)
  })

  it('[CE8] that throw are reported and restarted, and their neighbours never noticed', () => {
    const brittle = definePlugin({
      name: 'brittle',
      effects: [
        defineEffect(({ on }) =>
          on('packing/itemAdded').pipe(
            map(({ payload }) => {
              if (payload.item === 'bomb') throw new Error('a fault of ours')
              return stop(7)
            }),
          ),
        ),
      ],
    })
    const one = testEditor({ extra: [brittle] })
    one.emit(opened())
    one.emit(item('bomb'))
    one.emit(item('hat'))
    expect(one.faults).toMatchObject([{ kind: 'effect', plugin: 'brittle' }])
    expect(one.draft().script.route.rows).toHaveLength(0)
    one.scheduler.maxFrames = 100
    one.scheduler.flush()
    one.emit(item('socks'))
    expect(one.draft().script.route.rows).toHaveLength(1)
    expect(one.draft().session.steps.highest).toMatchObject({ packing: 75 })
  })

  it('[CE8] are restarted each time a little later, ten seconds at most, and soon again once they have answered', () => {
    let starts = 0
    const brittle = definePlugin({
      name: 'brittle',
      effects: [
        defineEffect(({ on }) => {
          starts++
          return on('packing/itemAdded').pipe(
            map(({ payload }) => {
              if (payload.item.startsWith('bomb')) throw new Error('a fault of ours')
              return stop(7)
            }),
          )
        }),
      ],
    })
    const one = testEditor({ extra: [brittle] })
    one.emit(opened())
    let bombs = 0
    const restartsAfter = (): number => {
      const before = starts
      const from = one.scheduler.now()
      one.emit(item(`bomb ${bombs++}`))
      for (let ms = 100; ms <= 20_000 && starts === before; ms += 100) {
        one.scheduler.maxFrames = from + ms
        one.scheduler.flush()
        one.scheduler.frame = one.scheduler.maxFrames
      }
      return one.scheduler.now() - from
    }
    expect(Array.from({ length: 9 }, restartsAfter)).toEqual([
      100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000,
    ])
    one.emit(item('hat'))
    expect(Array.from({ length: 2 }, restartsAfter)).toEqual([100, 200])
  })
})

describe('commands and flows', () => {
  it('[CE9] a command can be asked without being run', () => {
    const one = testEditor()
    one.emit(opened())
    expect(one.editor.ask(addStop, { town: '' })).toEqual({ refused: 'name_it' })
    expect(one.editor.ask(addStop, { town: 'Rome' })).toBeNull()
    expect(one.draft().script.route.rows).toHaveLength(0)
    expect(one.editor.run(addStop, { town: 'Rome' })).toBeNull()
    expect(one.draft().script.route.rows).toHaveLength(1)
  })

  it('[CE10] a flow begins at once and takes several answers in a row', async () => {
    const asked: string[] = []
    const one = testEditor({}, async (_, to) => {
      asked.push(to)
      return to === 'Far' ? 900 : 10
    })
    one.emit(opened())
    const flow = one.editor.start(addNear, { from: 'Home', towns: ['Near', 'Far', 'By'] })
    expect(asked).toEqual(['Near'])
    expect(await flow.done).toBe('done')
    expect(one.draft().script.route.rows.map(({ value }) => value.town)).toEqual(['Near', 'By'])
  })

  it('[CE10] a cancelled flow does nothing more, and a broken port is an answer', async () => {
    const one = testEditor()
    one.emit(opened())
    const flow = one.editor.start(addNear, { from: 'Home', towns: ['Near'] })
    flow.cancel()
    expect(await flow.done).toBe('cancelled')
    expect(one.draft().script.route.rows).toHaveLength(0)
    const broken = testEditor({}, () => Promise.reject(new Error('no line')))
    broken.emit(opened())
    const second = broken.editor.start(addNear, { from: 'Home', towns: ['Near'] })
    expect(await second.done).toEqual({ refused: 'maps_broken' })
    expect([...one.faults, ...broken.faults]).toEqual([])
  })
})

it('[CE11] checks made at build let facts pass; the schema reads what they refuse', () => {
  const looked: string[] = []
  const watched = catalog.map((one) => ({
    ...one,
    schema: {
      safeParse: (value: unknown) => {
        looked.push(one.type)
        return one.schema.safeParse(value)
      },
    },
  }))
  const check = (event: unknown) => JSON.stringify(event).includes('"item":"hat"')
  const one = testEditor({ catalog: watched, check, plugins: [] })
  one.emit(item('hat'), item('socks'), item(''))
  expect(looked).toEqual(['packing/itemAdded', 'packing/itemAdded'])
  expect(one.bus.log.length).toBe(2)
})

describe('an editor beside another', () => {
  it('[HY2] folds what is done in it, which neither reaches the world nor the other editor', () => {
    const heard: string[] = []
    const listener = (name: string, isInward: boolean) =>
      definePlugin({
        name,
        isInward,
        effects: [
          defineEffect(({ on }) =>
            on('packing/itemAdded').pipe(
              mergeMap(({ payload }) => {
                heard.push(`${name} ${payload.item}`)
                return EMPTY
              }),
            ),
          ),
        ],
      })
    const one = testEditor({ extra: [listener('outward', false), listener('inward', true)] })
    one.emit(opened(), item('hat'))
    const beside = one.editor.beside((blank) => ({ ...blank, session: one.draft().session }))
    expect(beside.draft().script.packing.items).toEqual([])
    beside.bus.emit(item('socks'))
    expect(beside.draft().script.packing.items).toHaveLength(1)
    expect(one.draft().script.packing.items).toHaveLength(1)
    expect(heard).toEqual(['outward hat', 'inward hat', 'inward socks'])
    beside.close()
    beside.bus.emit(item('gloves'))
    expect(heard).toHaveLength(3)
  })

  it('[HY2] a reading of each of the two is made once, however often both are read', () => {
    let made = 0
    const count = projection(
      'count',
      ({ script }: { script: { items?: readonly string[] }; session: object }) =>
        [script.items ?? []] as const,
      (items) => {
        made++
        return { items: items.length }
      },
    )
    const holding = (...items: string[]) => ({ script: { items }, session: {} })
    const [first, second] = [holding('hat'), holding('hat', 'socks')]
    const [one, other] = [count(first), count(second)]
    for (let times = 0; times < 3; times++) {
      expect(count(first)).toBe(one)
      expect(count(second)).toBe(other)
    }
    expect(made).toBe(2)
    expect(count(holding())).toEqual({ items: 0 })
    expect(count(second)).toBe(other)
  })

  it('[CE10] a flow that breaks by itself is reported once, and ends as failed', async () => {
    const one = testEditor()
    const broken = new Error('of itself')
    const flow = one.editor.start<never, void>({ ports: [], run: () => Promise.reject(broken) })
    expect(await flow.done).toBe('failed')
    expect(one.faults).toEqual([{ kind: 'flow', cause: broken }])
  })
})
