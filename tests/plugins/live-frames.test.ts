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
import { answered, type EditorWorld, editorWorld, frameOf, SCRIPT } from './editor-world.ts'

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
const titleIn = (world: EditorWorld) =>
  world.draft().script.basics.elements.rows.find((row) => row.id === 'title')?.value
/** What the socket told, in its order. */
const told = ({ editor }: EditorWorld) =>
  editor.bus.log.events
    .filter(({ source }) => source === 'socket')
    .map(({ type, version, payload }) => ({ type, version, payload }))
const withoutSeq = ({ seq: _, ...frame }: Frame) => frame

/** What frames alone write; what effects saw of a game in between may be less where more is folded at once. */
const writtenIn = ({ script, session: { live } }: Draft) => ({ script, live })

/** A connected editor on a page painted by hand; `shown` are the games it showed from then on. */
async function connected(asks: Parameters<typeof editorWorld>[0] = {}) {
  const page = handPainted()
  const world = editorWorld({ ...asks, frames: page.frames })
  world.open()
  await world.until(0)
  world.last().say({ kind: 'opened' })
  const shown: Draft['script'][] = []
  world.editor.bus.draft$
    .pipe(
      map(({ script }) => script),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe((script) => shown.push(script))
  return { world, shown, ...page }
}

describe('frames that come within one frame of the screen', () => {
  it('[LV27] are folded as one batch and change the draft once', async () => {
    const { world, shown, paint, waiting } = await connected()
    for (let seq = 1; seq <= 50; seq++) world.last().frame(title(`Tide ${seq}`, seq))
    expect(shown).toEqual([])
    expect(waiting.size).toBe(1)
    paint()
    expect(shown).toHaveLength(1)
    expect(titleIn(world)).toBe('Tide 50')
    expect(world.draft().session.live).toMatchObject({ head: 50, max: 50, seen: [] })
    const written = told(world).filter(({ type }) => type === 'basics/written')
    expect(written.map(({ version }) => version)).toEqual(Array.from(written, (_, at) => at + 1))
    paint()
    expect(shown).toHaveLength(1)
  })

  it('[LV27] are counted on within the batch where their server numbers nothing', async () => {
    const { world, paint } = await connected()
    for (const text of ['One', 'Two', 'Three']) world.last().frame(withoutSeq(title(text, 1)))
    paint()
    expect(world.draft().session.live).toMatchObject({ head: 3, max: 3, numbered: false })
    expect(titleIn(world)).toBe('Three')
    expect(world.types().filter((type) => type === 'live/numbering')).toHaveLength(1)
  })

  it('[LV27] wait for no paint where an answer to a ping or another script is heard', async () => {
    const { world, shown, paint, waiting } = await connected()
    world.last().frame('pong')
    expect(waiting.size).toBe(0)
    world
      .last()
      .frame(frameOf({ type: 'npcs/written', payload: { npcs: [anNpc()] } }, 1, 'another'))
    paint()
    expect(shown).toEqual([])
  })

  it('[LV33] are gathered a little longer where they come in a flood, and shown at once', async () => {
    const { world, shown, paint, waiting } = await connected()
    for (let seq = 1; seq <= 64; seq++) world.last().frame(title(`Tide ${seq}`, seq))
    paint()
    expect(shown).toEqual([])
    expect(waiting.size).toBe(1)
    world.last().frame(title('Tide 65', 65))
    await world.until(28)
    paint()
    expect(shown).toHaveLength(1)
    expect(titleIn(world)).toBe('Tide 65')
    for (let seq = 66; seq < 66 + 63; seq++) world.last().frame(title(`Tide ${seq}`, seq))
    paint()
    expect(titleIn(world)).toBe('Tide 128')
    expect(waiting.size).toBe(0)
  })

  it('[LV33] are folded before a flood closes or something is decided on it', async () => {
    const { world, paint, waiting } = await connected()
    const flood = (from: number) => {
      for (let seq = from; seq < from + 64; seq++) world.last().frame(title(`Tide ${seq}`, seq))
      paint()
      expect(waiting.size).toBe(1)
    }
    flood(1)
    const nothing: Command = () => []
    world.editor.run(nothing)
    expect(titleIn(world)).toBe('Tide 64')
    expect(waiting.size).toBe(0)
    flood(65)
    world.last().drop()
    expect(titleIn(world)).toBe('Tide 128')
    expect(waiting.size).toBe(0)
  })

  const frame = fc.record({ fact: factOf, isNumbered: fc.boolean(), times: fc.constantFrom(1, 2) })
  /** Each list is what comes between two paints. */
  const paints = fc.array(fc.array(frame, { maxLength: 8 }), { maxLength: 5 })

  it('[LV28] make the same game, numbers and log however a stream of frames is split', async () => {
    await fc.assert(
      fc.asyncProperty(paints, async (parts) => {
        const { world, paint } = await connected()
        const { world: alone, paint: paintEach } = await connected()
        let seq = 0
        const heard = parts.map((part) =>
          part.flatMap(({ fact, isNumbered, times }) => {
            seq += 1
            const one = frameOf(fact, seq)
            return Array.from({ length: times }, () => (isNumbered ? one : withoutSeq(one)))
          }),
        )
        for (const part of heard) {
          for (const one of part) world.last().frame(one)
          paint()
        }
        for (const one of heard.flat()) {
          alone.last().frame(one)
          paintEach()
        }
        expect(writtenIn(world.draft())).toEqual(writtenIn(alone.draft()))
        expect(told(world)).toEqual(told(alone))
        expect(world.rejected).toHaveLength(alone.rejected.length)
        world.editor.close()
        alone.editor.close()
      }),
      { numRuns: runs(30) },
    )
  }, 120_000)
})

describe('what waits for the next frame of the screen', () => {
  it('[LV29] is folded before its connection closes, which then asks for what follows it', async () => {
    const { world, waiting } = await connected()
    for (const seq of [1, 2, 3]) world.last().frame(title(`Tide ${seq}`, seq))
    world.last().drop()
    expect(titleIn(world)).toBe('Tide 3')
    expect(told(world).slice(-2)).toMatchObject([{ version: 3 }, { type: 'live/disconnected' }])
    expect(waiting.size).toBe(0)
    await world.until(600)
    expect(world.last().user.since).toBe(3)
  })

  it('[LV29] is folded before a connection fell silent, or is closed for its session', async () => {
    const { world } = await connected()
    world.last().frame('pong')
    await world.until(74_000)
    world.last().frame(title('Late', 1))
    await world.until(76_000)
    expect(titleIn(world)).toBe('Late')
    world.last().say({ kind: 'opened' })
    world.last().frame(title('Later', 2))
    world.last().drop(4401)
    expect(titleIn(world)).toBe('Later')
    expect(told(world).slice(-3)).toMatchObject([
      { version: 2 },
      { type: 'live/disconnected' },
      { type: 'account/sessionExpired' },
    ])
  })

  it('[LV29] is folded before a command decides', async () => {
    const { world, shown } = await connected()
    world.last().frame(title('Tide', 1))
    expect(titleIn(world)).toBeUndefined()
    const decidedOn: unknown[] = []
    const decide: Command = () => {
      decidedOn.push(titleIn(world))
      return []
    }
    world.editor.run(decide)
    expect(decidedOn).toEqual(['Tide'])
    expect(shown).toHaveLength(1)
    world.last().frame(title('Ebb', 2))
    world.editor.ask(decide)
    expect(decidedOn).toEqual(['Tide', 'Tide'])
  })

  it('[LV29] is let go of with the script it is of, and asked for when it is opened again', async () => {
    const { world, paint, waiting } = await connected()
    world.last().frame(title('Tide', 1))
    world.editor.bus.emit({ type: 'account/signedOut', source: 'user', payload: {} })
    expect(waiting.size).toBe(0)
    paint()
    expect(titleIn(world)).toBeUndefined()
    world.signIn()
    await world.until(LIMITS.reconnectAfterLoginMs + 1_000)
    expect(world.last().user).toMatchObject({ scriptId: SCRIPT, since: null })
  })
})

describe('the poll of a game in which nothing changed', () => {
  it('[LV31] leaves the log and the draft as they are, sixty times', async () => {
    const game = aGame({ elements: { title: 'Tide' }, npcs: [anNpc()], status: 1 })
    const { world, shown } = await connected({ answer: () => answered(game, 4) })
    const heard: string[] = []
    world.editor.bus.on('script/snapshotReceived').subscribe(({ type }) => heard.push(type))
    const { length } = world.editor.bus.log
    await world.until(60 * LIMITS.pollEveryMs)
    expect(heard).toHaveLength(60)
    expect(world.editor.bus.log.length).toBe(length)
    expect(shown).toEqual([])
    world.answerWith(() => answered({ ...game, elements: { title: 'Ebb' } }, 5))
    await world.until(61 * LIMITS.pollEveryMs)
    expect(world.editor.bus.log.length).toBe(length + 1)
    expect(titleIn(world)).toBe('Ebb')
  })
})
