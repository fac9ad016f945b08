import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { openLogin, signOut } from '#plugins/account/commands.ts'
import { keepsPageOpen } from '#plugins/account/projections.ts'
import { signIn } from '#plugins/account/sign-in-flows.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { storageIn } from '../core/ports.ts'
import { fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const IDEA = { text: 'A lighthouse', language: 'en_US' } as const

/** Two windows of one browser: what one does to the storage is told to the other, once it is done. */
function twoWindows(storage: Map<string, string>, path = '/create-game') {
  const wrote$ = new Subject<string>()
  const changed: string[] = []
  const kept = storageIn(storage)
  const noting = (key: string, act: () => void) => {
    const before = kept.read(key)
    act()
    if (kept.read(key) !== before) changed.push(key)
  }
  const there = openSessionEditor({
    answers: { login: { ok: true, data: someUser(), desc: '' } },
    ports: {
      storage: {
        ...kept,
        write: (key, value) => noting(key, () => kept.write(key, value)),
        remove: (key) => noting(key, () => kept.remove(key)),
      },
    },
  })
  const here = openSessionEditor({ storage, path, ports: { otherWindows: { wrote$ } } })
  async function inOther(act: (testEditor: typeof there) => unknown) {
    changed.length = 0
    await act(there)
    for (const key of changed) wrote$.next(key)
    here.until(1)
  }
  return { here, inOther }
}

describe('another window of the browser', () => {
  it('[LG46] that signs out signs this one out, where it stands', async () => {
    const { here, inOther } = twoWindows(storageOf(someUser()))
    here.given(fact('idea/submitted', IDEA))
    here.visited.length = 0
    await inOther(({ editor }) => editor.run(signOut))
    expect(here.draft().session.account.user).toBeNull()
    expect(here.draft().session.account.dialog.open).toBe(false)
    expect(here.draft().session.idea.text).toBe('')
    expect([here.asked, here.visited]).toEqual([[], []])
  })

  it('[LG46] that signs out does so here too where the server told of the end first', async () => {
    const { here, inOther } = twoWindows(storageOf(someUser()))
    here.given(fact('idea/submitted', IDEA))
    await inOther(({ editor }) => {
      editor.run(signOut)
      here.given(fact('account/sessionExpired', {}))
      expect(keepsPageOpen(here.draft())).toBe(true)
    })
    expect(here.draft().session.account).toMatchObject({
      expiredUid: null,
      dialog: { open: false },
    })
    expect(here.draft().session.idea.text).toBe('')
    expect(keepsPageOpen(here.draft())).toBe(false)
  })

  it('[LG46] [TO5] whose session expired asks here too, and both go on once one of them signed in', async () => {
    const storage = storageOf(someUser())
    const { here, inOther } = twoWindows(storage)
    here.given(fact('idea/submitted', IDEA))
    await inOther(({ given }) => given(fact('account/sessionExpired', {})))
    expect(here.draft().session.account.dialog.open).toBe(true)
    expect(keepsPageOpen(here.draft())).toBe(true)
    await inOther(({ editor }) => editor.start(signIn, { password: 'secret1' }).done)
    expect(here.draft().session.account).toMatchObject({
      user: { uid: 'u1' },
      expiredUid: null,
      dialog: { open: false },
    })
    expect(here.draft().session.idea).toMatchObject({ text: IDEA.text, gameStatus: 'creating' })
  })

  it('[LG46] [ID5] that signs in lets an idea go on that waited here', async () => {
    const { here, inOther } = twoWindows(new Map(), '/')
    here.editor.run(submitIdea, IDEA)
    expect(here.draft().session.idea.waiting).toBe(true)
    await inOther(({ editor }) => editor.start(signIn, { password: 'secret1' }).done)
    expect(here.draft().session.idea).toMatchObject({ waiting: false, gameStatus: 'creating' })
    expect(here.visited).toEqual(['/create-game'])
  })

  it('[LG46] [LG40] in which somebody else signs in shows nothing of who was here before', async () => {
    const storage = storageOf(someUser('u2'))
    const { here, inOther } = twoWindows(storage)
    here.given(fact('idea/submitted', IDEA))
    const seen: (string | undefined)[] = []
    here.editor.bus.draft$.subscribe(({ session: { account } }) => seen.push(account.user?.uid))
    await inOther(async ({ editor }) => {
      editor.run(signOut)
      await editor.start(signIn, { password: 'secret1' }).done
    })
    expect(here.draft().session.account.user?.uid).toBe('u1')
    expect(here.draft().session.idea.text).toBe('')
    // nobody in between: that leads away from whatever was open
    expect([...new Set(seen)]).toEqual(['u2', undefined, 'u1'])
    expect(storage.get('access_token')).toBe('token-of-u1')
  })

  it('[LG46] that changes nothing of the session changes nothing here', async () => {
    const { here, inOther } = twoWindows(storageOf(someUser()))
    const before = here.types().length
    await inOther(({ editor }) => {
      editor.ports.storage.write('language', 'ja_JP')
      editor.run(openLogin, { from: null })
    })
    expect(here.types().length).toBe(before)
  })
})
