import { describe, expect, it } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { loadLibrary } from '#plugins/library/commands.ts'
import { copyTitleOf } from '#plugins/library/copy-title.ts'
import { library } from '#plugins/library/index.ts'
import { allGames } from '#plugins/library/projections.ts'
import { emptyAccount } from '#schemas/account.ts'
import { LIMITS } from '#schemas/limits.ts'
import { testEditorOf } from '../core/test-editor.ts'

const user = aUser()
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
    const testEditor = testEditorOf([library], {
      draft,
      answers: { listScripts, listGames: ok([]) },
    })
    testEditor.editor.run(loadLibrary)
    await testEditor.settle()
    const pages = testEditor.called.filter(({ name }) => name === 'listScripts').length
    return { shown: allGames(testEditor.draft()).length, pages }
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
    expect(await shownOf(() => ok(many(20)))).toEqual({ shown: 20, pages: 2 })
  })
})

describe('a list with a game that is being written', () => {
  const watched = async (at: string, status: number) => {
    const answers = { listScripts: ok([script('s1', status)]), listGames: ok([]) }
    const testEditor = testEditorOf([library], { draft, answers, at })
    testEditor.editor.run(loadLibrary)
    await testEditor.settle()
    const reads = () => testEditor.called.filter(({ name }) => name === 'listScripts').length
    return { ...testEditor, reads, answers }
  }

  it('[LI11] is read again every ten seconds until the game is written', async () => {
    const testEditor = await watched('/game-list', 1)
    testEditor.until(9_999)
    expect(testEditor.reads()).toBe(1)
    testEditor.until(10_000)
    expect(testEditor.reads()).toBe(2)
    await testEditor.settle()
    testEditor.answers.listScripts = ok([script('s1')])
    testEditor.until(20_000)
    expect(testEditor.reads()).toBe(3)
    await testEditor.settle()
    testEditor.until(60_000)
    expect(testEditor.reads()).toBe(3)
  })

  it('[LI11] is left alone elsewhere, when nothing is written, and when it could not be read', async () => {
    for (const testEditor of [await watched('/profile', 1), await watched('/games', 2)]) {
      testEditor.until(60_000)
      expect(testEditor.reads()).toBe(1)
    }
    const testEditor = await watched('/games', 1)
    testEditor.answers.listScripts = { ok: false, status: 500, desc: '' } as never
    testEditor.until(10_000)
    await testEditor.settle()
    expect(testEditor.draft().session.library).toMatchObject({
      status: 'failed',
      scripts: [{ id: 's1' }],
    })
    testEditor.until(60_000)
    expect(testEditor.reads()).toBe(2)
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
