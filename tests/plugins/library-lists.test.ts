import { describe, expect, it } from 'vitest'
import { loadLibrary } from '#plugins/library/commands.ts'
import { copyTitleOf } from '#plugins/library/copy-title.ts'
import { library } from '#plugins/library/index.ts'
import { allGames } from '#plugins/library/projections.ts'
import { emptyAccount } from '#schemas/account.ts'
import { LIMITS } from '#schemas/limits.ts'
import { worldOf } from '../core/world.ts'

const user = {
  uid: 'u1',
  access_token: 't',
  oauth_enum: 'EMAIL' as const,
  user_info_resp: { id: 'u1', nick_name: 'Aya', avatar: '' },
  new_user: false,
  need_complete_nick_name: false,
}
const draft = { account: { ...emptyAccount(), user } }
const script = (id: string, status = 2) => ({
  id,
  title: id,
  cover: null,
  status,
  progress: 52,
  script_version: 0,
  published_game_id: null,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
})
const ok = (data: unknown) => ({ ok: true, data, desc: '' })
type Asked = { query: { page?: number } }
const many = (count: number) => Array.from({ length: count }, (_, at) => script(`s${at}`))

describe('a list of many games', () => {
  const shownOf = async (listScripts: (asked: Asked) => unknown) => {
    const world = worldOf([library], { draft, answers: { listScripts, listGames: ok([]) } })
    world.editor.run(loadLibrary)
    await world.settle()
    const pages = world.called.filter(({ name }) => name === 'listScripts').length
    return { shown: allGames(world.draft()).length, pages }
  }

  const paged = ({ query: { page = 1 } }: Asked, scripts = many(130)) =>
    scripts.slice((page - 1) * 50, page * 50)

  it('[LI13] is read to its end, page by page', async () => {
    expect(await shownOf((asked) => ok(paged(asked)))).toEqual({ shown: 130, pages: 4 })
  })

  it('[LI13] goes on after a page in which one could not be read', async () => {
    const readable = (asked: Asked) => ok(paged(asked).filter(({ id }) => id !== 's7'))
    expect(await shownOf(readable)).toEqual({ shown: 129, pages: 4 })
  })

  it('[LI13] ends with a server that knows no pages, and asks once for a short list', async () => {
    expect(await shownOf(() => ok(many(120)))).toEqual({ shown: 120, pages: 2 })
    expect(await shownOf(() => ok(many(19)))).toEqual({ shown: 19, pages: 1 })
  })
})

describe('a list with a game that is being written', () => {
  const watched = async (at: string, status: number) => {
    const answers = { listScripts: ok([script('s1', status)]), listGames: ok([]) }
    const world = worldOf([library], { draft, answers, at })
    world.editor.run(loadLibrary)
    await world.settle()
    const reads = () => world.called.filter(({ name }) => name === 'listScripts').length
    return { ...world, reads, answers }
  }

  it('[LI11] is read again every ten seconds until the game is written', async () => {
    const world = await watched('/game-list', 1)
    world.until(9_999)
    expect(world.reads()).toBe(1)
    world.until(10_000)
    expect(world.reads()).toBe(2)
    await world.settle()
    world.answers.listScripts = ok([script('s1')])
    world.until(20_000)
    expect(world.reads()).toBe(3)
    await world.settle()
    world.until(60_000)
    expect(world.reads()).toBe(3)
  })

  it('[LI11] is left alone elsewhere, when nothing is written, and when it could not be read', async () => {
    for (const world of [await watched('/profile', 1), await watched('/games', 2)]) {
      world.until(60_000)
      expect(world.reads()).toBe(1)
    }
    const world = await watched('/games', 1)
    world.answers.listScripts = { ok: false, status: 500, desc: '' } as never
    world.until(10_000)
    await world.settle()
    expect(world.draft().session.library).toMatchObject({
      status: 'failed',
      scripts: [{ id: 's1' }],
    })
    world.until(60_000)
    expect(world.reads()).toBe(2)
  })
})

describe('the title of a copy', () => {
  const named = (title: string) => `${title} (copy)`

  it('[LI9] is that of its game, marked as a copy', () => {
    expect(copyTitleOf('Salt and Paper', named)).toBe('Salt and Paper (copy)')
  })

  it.each(['x', '雨', '👩‍👩‍👧'])(
    '[LI9] is never longer than the server takes, nor cut inside a %s',
    (letter) => {
      const long = letter.repeat(Math.floor(LIMITS.titleMax / letter.length))
      const title = copyTitleOf(long, named)
      expect(title.length).toBeLessThanOrEqual(LIMITS.titleMax)
      expect(title.length).toBeGreaterThan(LIMITS.titleMax - 12)
      expect(title.startsWith(letter)).toBe(true)
      expect(title.endsWith(`${letter}… (copy)`)).toBe(true)
    },
  )
})
