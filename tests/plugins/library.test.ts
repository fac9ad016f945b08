import { describe, expect, it } from 'vitest'
import { copyLink, loadLibrary } from '#plugins/library/commands.ts'
import { library } from '#plugins/library/index.ts'
import { allGames, publishedFirst } from '#plugins/library/projections.ts'
import { emptyAccount } from '#schemas/account.ts'
import { worldOf } from '../core/world.ts'

const user = {
  uid: 'u1',
  access_token: 't',
  oauth_enum: 'EMAIL' as const,
  user_info_resp: { id: 'u1', nick_name: 'Aya', avatar: '' },
  new_user: false,
  need_complete_nick_name: false,
}
const script = (id: string) => ({
  id,
  title: id,
  cover: null,
  status: 2,
  progress: 100,
  script_version: 0,
  published_game_id: null,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
})
const game = {
  game_id: 'g2',
  script_id: 's2',
  title: 's2',
  cover: null,
  url: 'http://a/play/g2',
  version: 1,
  published_at: '2026-11-21T00:00:00.000Z',
  visibility: 'unlisted',
}
const ok = (data: unknown) => ({ ok: true, data, desc: '' })
const signedIn = { account: { ...emptyAccount(), user } }

describe('the library', () => {
  it('[LI1] [LI2] holds the own scripts, and shows the published first where publishing lands', async () => {
    const answers = { listScripts: ok([script('s1'), script('s2')]), listGames: ok([game]) }
    const world = worldOf([library], { draft: signedIn, answers })
    expect(world.editor.run(loadLibrary)).toBeNull()
    expect(world.draft().library.status).toBe('loading')
    expect(world.editor.run(loadLibrary)).toEqual({ refused: 'loading' })
    await world.settle()
    expect(world.draft().library.status).toBe('ready')
    expect(allGames(world.draft()).map((one) => one.script.id)).toEqual(['s1', 's2'])
    expect(publishedFirst(world.draft()).map((one) => one.script.id)).toEqual(['s2', 's1'])
  })

  it('[LI2] says that it failed when half of it is missing, and can be asked again', async () => {
    const world = worldOf([library], { draft: signedIn, answers: { listScripts: ok([]) } })
    world.editor.run(loadLibrary)
    await world.settle()
    expect(world.draft().library.status).toBe('failed')
    expect(world.editor.run(loadLibrary)).toBeNull()
  })

  it('[LI1] is not asked for by a visitor', () => {
    expect(worldOf([library]).editor.run(loadLibrary)).toEqual({ refused: 'loginFirst' })
  })

  it('[LI5] puts a link on the clipboard and tells whether that worked', async () => {
    for (const copies of [true, false]) {
      const world = worldOf([library], { copies })
      world.editor.run(copyLink, { url: game.url })
      await world.settle()
      expect(world.copied).toEqual([game.url])
      expect(world.editor.bus.log.at(-1)).toMatchObject({
        type: 'publishing/linkCopied',
        payload: { ok: copies },
      })
    }
  })
})
