import { VirtualTimeScheduler } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import type { Api } from '#plugins/ports/api.ts'
import {
  changeFace,
  changeNickname,
  deleteAccount,
  exportData,
  offerOtherFaces,
  openProfile,
} from '#plugins/profile/commands.ts'
import { myProfile } from '#plugins/profile/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { portsOf, storageIn } from '../core/ports.ts'
import { someUser, storageOf } from './session-world.ts'

const PROFILE = {
  uid: 'u1',
  oauth_enum: 'EMAIL',
  nick_name: 'Keeper',
  avatar: 'http://here/a.png',
  email: 'keeper@example.org',
  created_at: '2026-11-21T00:00:00.000Z',
}
const FACES = [
  { seed: 's1', avatar: 'http://here/media/avatars/s1.svg' },
  { seed: 's2', avatar: 'http://here/media/avatars/s2.svg' },
]
const said = (data: unknown) => ({ ok: true, data, desc: '' })
const no = (desc: string) => ({ ok: false, status: 400, desc })

/** Somebody signed in; calls are answered by name. */
function profileWorld(answers: Record<string, unknown> = {}) {
  const scheduler = new VirtualTimeScheduler()
  const kept = storageOf(someUser())
  const asked: { name: string; request: unknown }[] = []
  const saved: { name: string; text: string }[] = []
  const api = {
    call: async (name: string, request: unknown) => {
      asked.push({ name, request })
      return { readProfile: said(PROFILE), listFaces: said(FACES), ...answers }[name]
    },
  }
  const ports = portsOf(scheduler, {
    api: api as unknown as Api,
    storage: storageIn(kept),
    downloads: { save: (name, text) => saved.push({ name, text }) },
  })
  const editor = createEditor(plugins, ports, emptyDraft())
  return {
    editor,
    kept,
    asked,
    saved,
    mine: () => myProfile(editor.bus.draft$.value),
    toasts: () => editor.bus.draft$.value.session.toasts.items,
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
}

async function opened(answers: Record<string, unknown> = {}) {
  const world = profileWorld(answers)
  world.editor.run(openProfile)
  await world.settle()
  return world
}

describe('the profile', () => {
  it('[RT11] is read when it is opened, and takes over what was changed elsewhere', async () => {
    const world = await opened({ readProfile: said({ ...PROFILE, nick_name: 'Wren' }) })
    expect(world.mine()).toMatchObject({
      status: 'ready',
      uid: 'u1',
      method: 'EMAIL',
      nickname: 'Wren',
      email: 'keeper@example.org',
    })
    expect(JSON.parse(world.kept.get('userInfo') ?? '')).toMatchObject({
      access_token: 'token-of-u1',
      user_info_resp: { nick_name: 'Wren' },
    })
    expect(JSON.parse(world.kept.get('user') ?? '')).toMatchObject({ name: 'Wren' })
  })

  it('[RT12] saves another name, and says so', async () => {
    const told = { id: 'u1', nick_name: 'Mira', avatar: PROFILE.avatar }
    const world = await opened({ changeProfile: said(told) })
    const { editor, mine } = world
    expect(editor.run(changeNickname, { nickname: 'ab' })).toEqual({ refused: 'nickname_length' })
    expect(editor.run(changeNickname, { nickname: ' Keeper ' })).toEqual({ refused: 'unchanged' })
    expect(editor.run(changeNickname, { nickname: ' Mira ' })).toBeNull()
    expect(mine()?.saving).toBe('nickname')
    expect(editor.run(changeNickname, { nickname: 'Other' })).toEqual({ refused: 'saving' })
    await world.settle()
    expect(mine()).toMatchObject({ nickname: 'Mira', saving: null, saved: 'nickname' })
    expect(world.asked.at(-1)).toEqual({
      name: 'changeProfile',
      request: { body: { nick_name: 'Mira' } },
    })
  })

  it('[RT12] says why a name was refused, in place and as a message, and keeps the old one', async () => {
    const world = await opened({ changeProfile: no('Too many requests.') })
    world.editor.run(changeNickname, { nickname: 'Mira' })
    await world.settle()
    expect(world.mine()).toMatchObject({
      nickname: 'Keeper',
      saving: null,
      saved: null,
      refusal: { field: 'nickname', text: 'Too many requests.' },
    })
    expect(world.toasts()).toMatchObject([{ kind: 'error', text: 'Too many requests.' }])
  })

  it('[RT12] offers faces round by round, and takes only one of them', async () => {
    const chosen = { id: 'u1', nick_name: 'Keeper', avatar: FACES[1]?.avatar }
    const world = await opened({ changeProfile: said(chosen) })
    const { editor, mine } = world
    expect(editor.run(changeFace, { seed: 's2' })).toEqual({ refused: 'not_offered' })
    editor.run(offerOtherFaces)
    await world.settle()
    editor.run(offerOtherFaces)
    await world.settle()
    const rounds = world.asked.filter(({ name }) => name === 'listFaces')
    expect(rounds.map(({ request }) => request)).toEqual([
      { query: { round: 0 } },
      { query: { round: 1 } },
    ])
    expect(editor.run(changeFace, { seed: 's2' })).toBeNull()
    await world.settle()
    expect(mine()).toMatchObject({ avatar: FACES[1]?.avatar, saved: 'avatar' })
    expect(editor.run(changeFace, { seed: 's2' })).toEqual({ refused: 'unchanged' })
  })
})

describe('leaving', () => {
  it('[RT13] saves what the server keeps as a file named by its day', async () => {
    const data = { format: 'lamplight-export', scripts: [] }
    const world = await opened({ exportAccount: said(data) })
    world.editor.run(exportData)
    expect(world.editor.run(exportData)).toEqual({ refused: 'exporting' })
    await world.settle()
    expect(world.mine()?.exporting).toBe('done')
    expect(world.saved).toHaveLength(1)
    expect(world.saved[0]?.name).toMatch(/^lamplight-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(world.saved[0]?.text ?? '')).toEqual(data)
  })

  it('[RT13] says when the file could not be had', async () => {
    const world = await opened({ exportAccount: no('Too many requests.') })
    world.editor.run(exportData)
    await world.settle()
    expect(world.mine()?.exporting).toBe('failed')
    expect(world.saved).toEqual([])
  })

  it('[RT14] deletes only what was named, and leaves nothing in this browser', async () => {
    const world = await opened({ removeAccount: said({}), logout: no('') })
    const { editor } = world
    world.kept.set('gameCreationDraft', 'kept')
    for (const typed of ['', 'keeper', 'keeper@example.com', 'u1'])
      expect(editor.run(deleteAccount, { typed })).toEqual({ refused: 'confirmation_differs' })
    expect(editor.run(deleteAccount, { typed: ' Keeper@Example.org ' })).toBeNull()
    expect(world.mine()?.removal.running).toBe(true)
    await world.settle()
    expect(world.asked.find(({ name }) => name === 'removeAccount')?.request).toEqual({
      body: { confirm: 'keeper@example.org' },
    })
    expect(world.mine()).toBeNull()
    expect([...world.kept.keys()]).toEqual([])
    expect(world.toasts().map(({ code }) => code)).toEqual(['account_removed'])
  })

  it('[RT14] keeps everything when the server says no', async () => {
    const world = await opened({ removeAccount: no('Too many requests.') })
    world.editor.run(deleteAccount, { typed: 'Keeper' })
    await world.settle()
    expect(world.mine()).toMatchObject({
      uid: 'u1',
      removal: { running: false, refusal: 'Too many requests.' },
    })
    expect(world.kept.has('userInfo')).toBe(true)
  })
})
