import { EMPTY, NEVER, of, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { gather } from '#core/engine/gather.ts'
import { projection } from '#core/engine/projection.ts'
import { item, opened, testEditor } from './test-editor.ts'

describe('a flow that is cancelled', () => {
  it('[CE10] writes nothing more, even when it goes on by itself', async () => {
    const one = testEditor()
    one.emit(opened())
    const waiting = Promise.withResolvers<void>()
    const flow = one.editor.start<never, void>({
      ports: [],
      async run({ emit }) {
        await waiting.promise
        emit(item('hat'))
      },
    })
    flow.cancel()
    waiting.resolve()
    expect(await flow.done).toBe('cancelled')
    expect(one.draft().script.packing.items).toEqual([])
    expect(one.faults).toEqual([])
  })

  it('[CE10] is cancelled as well when it ends all the same, and while it waits for an answer', async () => {
    const one = testEditor()
    const ending = Promise.withResolvers<void>()
    const flow = one.editor.start<never, void>({ ports: [], run: () => ending.promise as never })
    const waiting = one.editor.start<never, void>({
      ports: [],
      run: async ({ until }) => until(NEVER),
    })
    flow.cancel()
    waiting.cancel()
    ending.resolve()
    expect(await Promise.all([flow.done, waiting.done])).toEqual(['cancelled', 'cancelled'])
    expect(one.faults).toEqual([])
  })
})

it('[CE10] a flow that waits for what ends unanswered has failed, and is reported', async () => {
  const one = testEditor()
  const flow = one.editor.start<never, void>({ ports: [], run: async ({ until }) => until(EMPTY) })
  expect(await flow.done).toBe('failed')
  expect(one.faults).toEqual([{ kind: 'flow', cause: new Error('it ended unanswered') }])
  const answered = one.editor.start<never, void>({
    ports: [],
    run: async ({ until }) => ({ refused: await until(of('later')) }),
  })
  expect(await answered.done).toEqual({ refused: 'later' })
})

it('[HY2] a reading of more parts than before is made anew, and of as many is not', () => {
  let made = 0
  const words = projection(
    'words',
    ({ script }: { script: { items: readonly string[] }; session: object }) => script.items,
    (...items) => {
      made++
      return items.join(' ')
    },
  )
  const holding = (...items: string[]) => ({ script: { items }, session: {} })
  expect(words(holding('hat'))).toBe('hat')
  expect(words(holding('hat', 'socks'))).toBe('hat socks')
  expect(words(holding('hat', 'socks'))).toBe('hat socks')
  expect(words(holding('hat'))).toBe('hat')
  expect(made).toBe(2)
})

it('[CE7] what is gathered when its source breaks is told before the fault', () => {
  const source$ = new Subject<number>()
  const heard: unknown[] = []
  source$
    .pipe(gather({ waits: () => true, later: () => () => undefined }))
    .subscribe({ next: (some) => heard.push(some), error: (cause) => heard.push(cause) })
  source$.next(1)
  source$.next(2)
  source$.error('broken')
  expect(heard).toEqual([[1, 2], 'broken'])
})
