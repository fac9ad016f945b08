import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { editable } from '#server/scripts/editable.ts'
import { isLong } from '../sweep.ts'
import { createDevice, type Device } from './hearing-device.ts'
import { type Desk, type DeskSession, ORIGIN, openMemoryDesk } from './memory-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openMemoryDesk()
})
afterAll(() => desk.close())

const PATHS = [
  'initial_element.title',
  'npc_list.npcs[0].bio',
  'script_outline.chapters[0].summary',
  'script_key_nodes_and_task_map.chapter_1.key_nodes[0].content.content',
]
const of = fc.nat(1)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      of,
      do: fc.constant('edit' as const),
      path: fc.nat(3),
      text: fc.string({ minLength: 1, maxLength: 4 }),
      isAnew: fc.boolean(),
    }),
  },
  // what is undone, brought back and undone again is where most can go wrong
  {
    weight: 6,
    arbitrary: fc.record({ of, do: fc.constantFrom('undo' as const, 'redo' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      of,
      do: fc.constant('revise' as const),
      text: fc.constantFrom('Ebb', 'Flood', 'outside', 'nothing', 'throw', 'fail'),
      unticked: fc.nat(3),
      isKilled: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      of,
      do: fc.constantFrom('drop' as const, 'listen' as const, 'listen' as const, 'poll' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ of, do: fc.constant('restore' as const), back: fc.nat(4) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ of, do: fc.constantFrom('remove' as const, 'kill' as const) }),
  },
)
const weather = fc.constantFrom('fine' as const, 'twice' as const, 'backwards' as const)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** What a creator has of a game: all that can be edited, and its cover. */
const told = (game: GameSnapshot) =>
  JSON.stringify({ ...editable(encodeGame(game, 0, ORIGIN)), cover: game.cover }).replaceAll(
    STORED_ORIGIN,
    ORIGIN,
  )

/** Compared as texts, told by what differs. */
function expectSame(one: string | undefined, other: string | undefined): void {
  if (one !== other) expect(JSON.parse(one ?? 'null')).toEqual(JSON.parse(other ?? 'null'))
}

/** What the game must be after each step, told apart from the desk: the games before the steps that count. */
function createBook(first: string) {
  const versions = [first]
  const done: { before: string; after: string }[] = []
  let undone: typeof done = []
  const step = (after: string) => {
    done.push({ before: versions.at(-1) ?? '', after })
    undone = []
    versions.push(after)
  }
  return {
    versions,
    step,
    back(way: 'undo' | 'redo', after: string) {
      const one = (way === 'undo' ? done : undone).pop()
      expect(one, `there was something to ${way}`).toBeDefined()
      expectSame(after, way === 'undo' ? one?.before : one?.after)
      if (one !== undefined) (way === 'undo' ? undone : done).push(one)
      versions.push(after)
    },
    counts: (way: 'undo' | 'redo') => (way === 'undo' ? done : undone).length,
  }
}
type Book = ReturnType<typeof createBook>

async function revise(session: DeskSession, one: Act & { do: 'revise' }): Promise<boolean> {
  if (!(await session.send(one.text, one.isKilled))) return false
  const plan = (await session.records()).at(-1)
  if (plan?.kind !== 'plan') return false
  const scope = plan.plan?.places.map(({ path }) => path) ?? []
  const { ok } = await session.confirm(
    plan.id,
    scope.filter((_, at) => at !== one.unticked),
  )
  expect(ok).toBe(!['outside', 'fail'].includes(one.text))
  // what was confirmed once is not carried out again
  expect((await session.confirm(plan.id, scope)).ok).toBe(false)
  return ok
}

/** Edits by hand; what is refused as stale is made anew of the newest game, by whoever wants that. */
async function edit(
  session: DeskSession,
  { path, text, isAnew }: Act & { do: 'edit' },
  who: Device,
  isStale: boolean,
): Promise<boolean> {
  const changes = [{ path: PATHS[path], value: `.${text}` }]
  const first = await session.edit(who.version(), changes)
  expect(first.ok).toBe(!isStale)
  if (first.ok || !isAnew) return first.ok
  await who.poll()
  expect((await session.edit(who.version(), changes)).ok).toBe(true)
  return true
}

/** Does what a device wants of the version it knows; what is stale is refused, and nothing else happens. */
async function perform(session: DeskSession, one: Act, who: Device, book: Book): Promise<void> {
  const version = who.version()
  const isStale = version !== book.versions.length - 1
  const now = async () => told((await session.game()).game)
  switch (one.do) {
    case 'edit':
      if (await edit(session, one, who, isStale)) book.step(await now())
      break
    case 'remove': {
      const change = { path: 'script_outline.prologue[0]', remove: true }
      if ((await session.edit(version, [change])).ok) book.step(await now())
      break
    }
    case 'undo':
    case 'redo': {
      const { ok } = await session.step(version, one.do)
      expect(ok).toBe(!isStale && book.counts(one.do) > 0)
      if (ok) book.back(one.do, await now())
      break
    }
    case 'restore': {
      const target = Math.max(0, version - one.back)
      const { ok } = await session.restore(version, target)
      expect(ok).toBe(!isStale)
      if (ok) {
        book.step(await now())
        expectSame(book.versions.at(-1), book.versions[target])
      }
      break
    }
    case 'revise':
      if (await revise(session, one)) book.step(await now())
      break
    case 'kill':
      await session.kill()
      break
    case 'drop':
      who.drop()
      break
    case 'listen':
      await who.listen(3)
      break
    case 'poll':
      await who.poll()
  }
}

it('[CH38] [CH24] two devices that edit, revise, undo, are killed and lose the network hold the game of the server in the end, and undo gives the earlier one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, weather), { minLength: 1, maxLength: 16 }),
      async (acts) => {
        const session = await desk.begin()
        const first = createDevice(session)
        await first.listen()
        const devices = [first, createDevice(session, first)] as const
        const book = createBook(told((await session.game()).game))
        for (const [one, how] of acts) {
          await perform(session, one, devices[one.of] as Device, book)
          for (const each of devices) each.hear(how)
        }
        for (const one of devices) await one.listen(5)
        const late = createDevice(session)
        await late.poll()
        const { game } = await session.game()
        expect(game.scriptVersion).toBe(book.versions.length - 1)
        expectSame(told(game), book.versions.at(-1))
        for (const one of [...devices, late]) {
          expectSame(told(one.game()), told(game))
          expect(one.version()).toBe(game.scriptVersion)
        }
        await session.end()
      },
    ),
    {
      numRuns: isLong ? 10_000 : 100,
      interruptAfterTimeLimit: 900_000,
      markInterruptAsFailure: true,
    },
  )
}, 1_000_000)
