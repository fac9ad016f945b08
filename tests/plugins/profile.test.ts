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
import { someUser, storageOf } from './session-editor.ts'

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
function profileEditor(answers: Record<string, unknown> = {}) {
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
  const testEditor = profileEditor(answers)
  testEditor.editor.run(openProfile)
  await testEditor.settle()
  return testEditor
}

describe('the profile', () => {
  it('[RT11] is read when it is opened, and takes over what was changed elsewhere', async () => {
    const testEditor = await opened({ readProfile: said({ ...PROFILE, nick_name: 'Wren' }) })
    expect(testEditor.mine()).toMatchObject({
      status: 'ready',
      uid: 'u1',
      method: 'EMAIL',
      nickname: 'Wren',
      email: 'keeper@example.org',
    })
    expect(JSON.parse(testEditor.kept.get('userInfo') ?? '')).toMatchObject({
      access_token: 'token-of-u1',
      user_info_resp: { nick_name: 'Wren' },
    })
    expect(JSON.parse(testEditor.kept.get('user') ?? '')).toMatchObject({ name: 'Wren' })
  })

  it('[RT12] saves another name, and says so', async () => {
    const told = { id: 'u1', nick_name: 'Mira', avatar: PROFILE.avatar }
    const testEditor = await opened({ changeProfile: said(told) })
    const { editor, mine } = testEditor
    expect(editor.run(changeNickname, { nickname: 'ab' })).toEqual({ refused: 'nickname_length' })
    expect(editor.run(changeNickname, { nickname: ' Keeper ' })).toEqual({ refused: 'unchanged' })
    expect(editor.run(changeNickname, { nickname: ' Mira ' })).toBeNull()
    expect(mine()?.saving).toBe('nickname')
    expect(editor.run(changeNickname, { nickname: 'Other' })).toEqual({ refused: 'saving' })
    await testEditor.settle()
    expect(mine()).toMatchObject({ nickname: 'Mira', saving: null, saved: 'nickname' })
    expect(testEditor.asked.at(-1)).toEqual({
      name: 'changeProfile',
      request: { body: { nick_name: 'Mira' } },
    })
  })

  it('[RT12] says why a name was refused, in place and as a message, and keeps the old one', async () => {
    const testEditor = await opened({ changeProfile: no('Too many requests.') })
    testEditor.editor.run(changeNickname, { nickname: 'Mira' })
    await testEditor.settle()
    expect(testEditor.mine()).toMatchObject({
      nickname: 'Keeper',
      saving: null,
      saved: null,
      refusal: { field: 'nickname', text: 'Too many requests.' },
    })
    expect(testEditor.toasts()).toMatchObject([{ kind: 'error', text: 'Too many requests.' }])
  })

  it('[RT12] offers faces round by round, and takes only one of them', async () => {
    const chosen = { id: 'u1', nick_name: 'Keeper', avatar: FACES[1]?.avatar }
    const testEditor = await opened({ changeProfile: said(chosen) })
    const { editor, mine } = testEditor
    expect(editor.run(changeFace, { seed: 's2' })).toEqual({ refused: 'not_offered' })
    editor.run(offerOtherFaces)
    await testEditor.settle()
    editor.run(offerOtherFaces)
    await testEditor.settle()
    const rounds = testEditor.asked.filter(({ name }) => name === 'listFaces')
    expect(rounds.map(({ request }) => request)).toEqual([
      { query: { round: 0 } },
      { query: { round: 1 } },
    ])
    expect(editor.run(changeFace, { seed: 's2' })).toBeNull()
    await testEditor.settle()
    expect(mine()).toMatchObject({ avatar: FACES[1]?.avatar, saved: 'avatar' })
    expect(editor.run(changeFace, { seed: 's2' })).toEqual({ refused: 'unchanged' })
  })
})

describe('leaving', () => {
  it('[RT13] saves what the server keeps as a file named by its day', async () => {
    const data = { format: 'lamplight-export', scripts: [] }
    const testEditor = await opened({ exportAccount: said(data) })
    testEditor.editor.run(exportData)
    expect(testEditor.editor.run(exportData)).toEqual({ refused: 'exporting' })
    await testEditor.settle()
    expect(testEditor.mine()?.exporting).toBe('done')
    expect(testEditor.saved).toHaveLength(1)
    expect(testEditor.saved[0]?.name).toMatch(/^lamplight-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(testEditor.saved[0]?.text ?? '')).toEqual(data)
  })

  it('[RT13] says when the file could not be had', async () => {
    const testEditor = await opened({ exportAccount: no('Too many requests.') })
    testEditor.editor.run(exportData)
    await testEditor.settle()
    expect(testEditor.mine()?.exporting).toBe('failed')
    expect(testEditor.saved).toEqual([])
  })

  it('[RT14] deletes only what was named, and leaves nothing in this browser', async () => {
    const testEditor = await opened({ removeAccount: said({}), logout: no('') })
    const { editor } = testEditor
    testEditor.kept.set('gameCreationDraft', 'kept')
    for (const typed of ['', 'keeper', 'keeper@example.com', 'u1'])
      expect(editor.run(deleteAccount, { typed })).toEqual({ refused: 'confirmation_differs' })
    expect(editor.run(deleteAccount, { typed: ' Keeper@Example.org ' })).toBeNull()
    expect(testEditor.mine()?.removal.running).toBe(true)
    await testEditor.settle()
    expect(testEditor.asked.find(({ name }) => name === 'removeAccount')?.request).toEqual({
      body: { confirm: 'keeper@example.org' },
    })
    expect(testEditor.mine()).toBeNull()
    expect([...testEditor.kept.keys()]).toEqual([])
    expect(testEditor.toasts().map(({ code }) => code)).toEqual(['account_removed'])
  })

  it('[RT14] keeps everything when the server says no', async () => {
    const testEditor = await opened({ removeAccount: no('Too many requests.') })
    testEditor.editor.run(deleteAccount, { typed: 'Keeper' })
    await testEditor.settle()
    expect(testEditor.mine()).toMatchObject({
      uid: 'u1',
      removal: { running: false, refusal: 'Too many requests.' },
    })
    expect(testEditor.kept.has('userInfo')).toBe(true)
  })
})
