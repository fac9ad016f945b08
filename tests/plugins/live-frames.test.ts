import fc from 'fast-check'
import { distinctUntilChanged, map, skip } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { factOf } from '#fixtures/arbitraries.ts'
import { aGame, anNpc } from '#fixtures/builders.ts'
import type { Command } from '#plugins/kit.ts'
import type { Frames } from '#plugins/ports/frames.ts'
import type { Draft } from '#schemas/draft.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Frame } from '#schemas/wire/frame.ts'
import { runs } from '../sweep.ts'
import { answered, frameOf, openTestEditor, SCRIPT, type TestEditor } from './test-editor.ts'

/** A page that paints when the test says so. */
function handPainted() {
  const waiting = new Set<() => void>()
  const frames: Frames = (run) => {
    waiting.add(run)
    return () => void waiting.delete(run)
  }
  const paint = (): void => {
    for (const run of [...waiting]) {
      waiting.delete(run)
      run()
    }
  }
  return { frames, paint, waiting }
}

const title = (text: string, seq: number) =>
  frameOf({ type: 'basics/written', payload: { elements: { title: text }, locations: [] } }, seq)
const titleIn = (testEditor: TestEditor) =>
  testEditor.draft().script.basics.elements.rows.find((row) => row.id === 'title')?.value
/** What the socket told, in its order. */
const told = ({ editor }: TestEditor) =>
  editor.bus.log.events
    .filter(({ source }) => source === 'socket')
    .map(({ type, version, payload }) => ({ type, version, payload }))
const withoutSeq = ({ seq: _, ...frame }: Frame) => frame

/** What frames alone write; what effects saw of a game in between may be less where more is folded at once. */
const writtenIn = ({ script, session: { live } }: Draft) => ({ script, live })

/** A connected editor on a page painted by hand; `shown` are the games it showed from then on. */
async function connected(asks: Parameters<typeof openTestEditor>[0] = {}) {
  const page = handPainted()
  const testEditor = openTestEditor({ ...asks, frames: page.frames })
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  const shown: Draft['script'][] = []
  testEditor.editor.bus.draft$
    .pipe(
      map(({ script }) => script),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe((script) => shown.push(script))
  return { testEditor, shown, ...page }
}

describe('frames that come within one frame of the screen', () => {
  it('[LV27] are folded as one batch and change the draft once', async () => {
    const { testEditor, shown, paint, waiting } = await connected()
    for (let seq = 1; seq <= 50; seq++) testEditor.last().frame(title(`Tide ${seq}`, seq))
    expect(shown).toEqual([])
    expect(waiting.size).toBe(1)
    paint()
    expect(shown).toHaveLength(1)
    expect(titleIn(testEditor)).toBe('Tide 50')
    expect(testEditor.draft().session.live).toMatchObject({ head: 50, max: 50, seen: [] })
    const written = told(testEditor).filter(({ type }) => type === 'basics/written')
    expect(written.map(({ version }) => version)).toEqual(Array.from(written, (_, at) => at + 1))
    paint()
    expect(shown).toHaveLength(1)
  })

  it('[LV27] are counted on within the batch where their server numbers nothing', async () => {
    const { testEditor, paint } = await connected()
    for (const text of ['One', 'Two', 'Three']) testEditor.last().frame(withoutSeq(title(text, 1)))
    paint()
    expect(testEditor.draft().session.live).toMatchObject({ head: 3, max: 3, numbered: false })
    expect(titleIn(testEditor)).toBe('Three')
    expect(testEditor.types().filter((type) => type === 'live/numberingSeen')).toHaveLength(1)
  })

  it('[LV27] wait for no paint where an answer to a ping or another script is heard', async () => {
    const { testEditor, shown, paint, waiting } = await connected()
    testEditor.last().frame('pong')
    expect(waiting.size).toBe(0)
    testEditor
      .last()
      .frame(frameOf({ type: 'npcs/written', payload: { npcs: [anNpc()] } }, 1, 'another'))
    paint()
    expect(shown).toEqual([])
  })

  it('[LV33] are gathered a little longer where they come in a flood, and shown at once', async () => {
    const { testEditor, shown, paint, waiting } = await connected()
    for (let seq = 1; seq <= 64; seq++) testEditor.last().frame(title(`Tide ${seq}`, seq))
    paint()
    expect(shown).toEqual([])
    expect(waiting.size).toBe(1)
    testEditor.last().frame(title('Tide 65', 65))
    await testEditor.until(28)
    paint()
    expect(shown).toHaveLength(1)
    expect(titleIn(testEditor)).toBe('Tide 65')
    for (let seq = 66; seq < 66 + 63; seq++) testEditor.last().frame(title(`Tide ${seq}`, seq))
    paint()
    expect(titleIn(testEditor)).toBe('Tide 128')
    expect(waiting.size).toBe(0)
  })

  it('[LV33] are folded before a flood closes or something is decided on it', async () => {
    const { testEditor, paint, waiting } = await connected()
    const flood = (from: number) => {
      for (let seq = from; seq < from + 64; seq++)
        testEditor.last().frame(title(`Tide ${seq}`, seq))
      paint()
      expect(waiting.size).toBe(1)
    }
    flood(1)
    const nothing: Command = () => []
    testEditor.editor.run(nothing)
    expect(titleIn(testEditor)).toBe('Tide 64')
    expect(waiting.size).toBe(0)
    flood(65)
    testEditor.last().drop()
    expect(titleIn(testEditor)).toBe('Tide 128')
    expect(waiting.size).toBe(0)
  })

  const frame = fc.record({ fact: factOf, isNumbered: fc.boolean(), times: fc.constantFrom(1, 2) })
  /** Each list is what comes between two paints. */
  const paints = fc.array(fc.array(frame, { maxLength: 8 }), { maxLength: 5 })

  it('[LV28] make the same game, numbers and log however a stream of frames is split', async () => {
    await fc.assert(
      fc.asyncProperty(paints, async (parts) => {
        const { testEditor, paint } = await connected()
        const { testEditor: alone, paint: paintEach } = await connected()
        let seq = 0
        const heard = parts.map((part) =>
          part.flatMap(({ fact, isNumbered, times }) => {
            seq += 1
            const one = frameOf(fact, seq)
            return Array.from({ length: times }, () => (isNumbered ? one : withoutSeq(one)))
          }),
        )
        for (const part of heard) {
          for (const one of part) testEditor.last().frame(one)
          paint()
        }
        for (const one of heard.flat()) {
          alone.last().frame(one)
          paintEach()
        }
        expect(writtenIn(testEditor.draft())).toEqual(writtenIn(alone.draft()))
        expect(told(testEditor)).toEqual(told(alone))
        expect(testEditor.rejected).toHaveLength(alone.rejected.length)
        testEditor.editor.close()
        alone.editor.close()
      }),
      { numRuns: runs(30) },
    )
  }, 120_000)
})

describe('what waits for the next frame of the screen', () => {
  it('[LV29] is folded before its connection closes, which then asks for what follows it', async () => {
    const { testEditor, waiting } = await connected()
    for (const seq of [1, 2, 3]) testEditor.last().frame(title(`Tide ${seq}`, seq))
    testEditor.last().drop()
    expect(titleIn(testEditor)).toBe('Tide 3')
    expect(told(testEditor).slice(-2)).toMatchObject([
      { version: 3 },
      { type: 'live/disconnected' },
    ])
    expect(waiting.size).toBe(0)
    await testEditor.until(600)
    expect(testEditor.last().user.since).toBe(3)
  })

  it('[LV29] is folded before a connection fell silent, or is closed for its session', async () => {
    const { testEditor } = await connected()
    testEditor.last().frame('pong')
    await testEditor.until(74_000)
    testEditor.last().frame(title('Late', 1))
    await testEditor.until(76_000)
    expect(titleIn(testEditor)).toBe('Late')
    testEditor.last().say({ kind: 'opened' })
    testEditor.last().frame(title('Later', 2))
    testEditor.last().drop(4401)
    expect(titleIn(testEditor)).toBe('Later')
    expect(told(testEditor).slice(-3)).toMatchObject([
      { version: 2 },
      { type: 'live/disconnected' },
      { type: 'account/sessionExpired' },
    ])
  })

  it('[LV29] is folded before a command decides', async () => {
    const { testEditor, shown } = await connected()
    testEditor.last().frame(title('Tide', 1))
    expect(titleIn(testEditor)).toBeUndefined()
    const decidedOn: unknown[] = []
    const decide: Command = () => {
      decidedOn.push(titleIn(testEditor))
      return []
    }
    testEditor.editor.run(decide)
    expect(decidedOn).toEqual(['Tide'])
    expect(shown).toHaveLength(1)
    testEditor.last().frame(title('Ebb', 2))
    testEditor.editor.ask(decide)
    expect(decidedOn).toEqual(['Tide', 'Tide'])
  })

  it('[LV29] is let go of with the script it is of, and asked for when it is opened again', async () => {
    const { testEditor, paint, waiting } = await connected()
    testEditor.last().frame(title('Tide', 1))
    testEditor.editor.bus.emit({ type: 'account/signedOut', source: 'user', payload: {} })
    expect(waiting.size).toBe(0)
    paint()
    expect(titleIn(testEditor)).toBeUndefined()
    testEditor.signIn()
    await testEditor.until(LIMITS.reconnectAfterLoginMs + 1_000)
    expect(testEditor.last().user).toMatchObject({ scriptId: SCRIPT, since: null })
  })
})

describe('the poll of a game in which nothing changed', () => {
  it('[LV31] leaves the log and the draft as they are, sixty times', async () => {
    const game = aGame({ elements: { title: 'Tide' }, npcs: [anNpc()], status: 1 })
    const { testEditor, shown } = await connected({ answer: () => answered(game, 4) })
    const heard: string[] = []
    testEditor.editor.bus.on('script/snapshotReceived').subscribe(({ type }) => heard.push(type))
    await testEditor.until(5_000)
    const { length } = testEditor.editor.bus.log
    await testEditor.until(60 * LIMITS.pollEveryMs)
    expect(heard).toHaveLength(60)
    expect(testEditor.editor.bus.log.length).toBe(length)
    expect(shown).toEqual([])
    testEditor.answerWith(() => answered({ ...game, elements: { title: 'Ebb' } }, 5))
    await testEditor.until(61 * LIMITS.pollEveryMs)
    expect(testEditor.editor.bus.log.length).toBe(length + 1)
    expect(titleIn(testEditor)).toBe('Ebb')
  })
})
