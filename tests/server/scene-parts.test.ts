import { Subject, VirtualTimeScheduler } from 'rxjs'
import { expect, it } from 'vitest'
import { aNode } from '#fixtures/builders.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { createHub } from '#server/live/hub.ts'
import { showSceneParts } from '#server/live/scene-parts.ts'
import type { UnitProgress } from '#server/scripts/unit-writer.ts'

/** What somebody who watches is shown of parts told on a clock in hand. */
function watching(...watchers: string[]) {
  const scheduler = new VirtualTimeScheduler()
  const hub = createHub()
  const parts$ = new Subject<UnitProgress>()
  const shown: { at: number; to: string; text: string; script: string }[] = []
  for (const uid of watchers)
    hub.watch(uid, ({ frame }) => {
      const told = decodeFrame(frame.toString())
      if (told.kind !== 'part') throw new Error(told.kind)
      const { text } = told.part
      shown.push({ at: scheduler.now(), to: uid, text, script: told.scriptId })
    })
  const showing = showSceneParts(parts$, hub, scheduler)
  const tell = (text: string, more: Partial<UnitProgress> = {}) =>
    parts$.next({
      ...{ script: 's1', uid: 'aya', unit: 'scene-1' },
      fact: {
        type: 'nodes/written',
        payload: {
          chapter: {
            ...{ key: 'chapter_1', index: 1, tasks: [] },
            nodes: [aNode({ id: 1 }), aNode({ id: 2, content: text })],
          },
        },
      },
      ...more,
    })
  /** Lets the clock come to a moment. */
  const until = (ms: number) => {
    scheduler.maxFrames = ms
    scheduler.flush()
    scheduler.frame = ms
  }
  return { shown, tell, until, parts$, showing, hub }
}
const texts = ({ shown }: ReturnType<typeof watching>) => shown.map(({ text }) => text)

it('[ML91] the first words of a scene are shown at once, and then the newest, twenty times a second at most', () => {
  const one = watching('aya')
  one.tell('The')
  expect(texts(one)).toEqual(['The'])
  for (let at = 1; at <= 40; at++) {
    one.until(at * 5)
    one.tell(`The${' tide'.repeat(at)}`)
  }
  one.until(400)
  expect(one.shown.length).toBeLessThanOrEqual(6)
  expect(one.shown.length).toBeGreaterThanOrEqual(4)
  for (const [at, text] of texts(one).entries())
    expect(text.startsWith(texts(one)[at - 1] ?? '')).toBe(true)
  // the last words are not left out
  expect(texts(one).at(-1)).toBe(`The${' tide'.repeat(40)}`)
  // whoever is forgotten in between is shown all the same
  one.until(100_000)
  one.tell('Later')
  expect(texts(one).at(-1)).toBe('Later')
})

it('[ML91] scenes are shown to whom they belong, each game at its own pace, and to nobody who does not watch', () => {
  const one = watching('aya', 'ben')
  one.tell('mine')
  one.tell('other', { script: 's2' })
  one.tell('his', { uid: 'ben', script: 's3' })
  one.tell('nobody’s', { uid: 'cem', script: 's4' })
  expect(one.shown.map(({ to, script, text }) => [to, script, text])).toEqual([
    ['aya', 's1', 'mine'],
    ['aya', 's2', 'other'],
    ['ben', 's3', 'his'],
  ])
  expect([one.hub.isWatched('aya'), one.hub.isWatched('cem')]).toEqual([true, false])
  one.showing.unsubscribe()
  one.tell('too late')
  expect(one.shown).toHaveLength(3)
})

it('[ML91] what is no scene, and a text that is longer than one may be, is not shown', () => {
  const one = watching('aya')
  one.tell('x'.repeat(8_001))
  const empty = { key: 'chapter_1', index: 1, nodes: [], tasks: [] }
  one.tell('', { fact: { type: 'nodes/written', payload: { chapter: empty } }, script: 's2' })
  one.tell('', { fact: { type: 'media/coverPainted', payload: { url: 'x' } }, script: 's3' })
  one.until(200)
  expect(one.shown).toEqual([])
})

it('[ML97] what an attempt that failed has told is taken back: it is a scene without text', () => {
  const one = watching('aya')
  one.tell('The tide')
  one.tell('The tide', { isTakenBack: true })
  one.until(100)
  expect(texts(one)).toEqual(['The tide', ''])
})
