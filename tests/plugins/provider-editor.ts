import { Subject } from 'rxjs'
import { finishReturn } from '#plugins/account/return-flow.ts'
import type { Authorization, AuthorizationAnswer } from '#plugins/ports/authorization.ts'
import type { StoredUser } from '#schemas/user.ts'
import { openSessionEditor, someUser } from './session-editor.ts'

export const GOOGLE = { clientId: 'g', authorize: 'https://g.example/auth', guild: false }
export const DISCORD = {
  clientId: 'd',
  authorize: 'https://d.example/oauth2/authorize',
  guild: true,
}
/** Somebody as login tells it who came by Google. */
export const fromGoogle = (change: Partial<StoredUser> = {}): StoredUser => ({
  ...someUser(),
  oauth_enum: 'GOOGLE',
  ...change,
})
export const NEW = fromGoogle({ new_user: true })
export const UNNAMED = { ...NEW, need_complete_nick_name: true }
/** An ID token that says this of itself, signed by nobody. */
export const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`
const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The signed-in part of the product, with the providers' pages in the test's hand. */
export function editorAtProvider(options: Parameters<typeof openSessionEditor>[0] = {}) {
  const answer$ = new Subject<AuthorizationAnswer>()
  const opened: URLSearchParams[] = []
  const left: { address: URL; marker: string }[] = []
  const returned = { fields: {}, marker: null as string | null }
  const authorization: Authorization = {
    inWindow: (address) => {
      opened.push(new URL(address).searchParams)
      return answer$
    },
    leave: (address, marker) => void left.push({ address: new URL(address), marker }),
    takeReturn: () => {
      const taken = { ...returned }
      Object.assign(returned, { fields: {}, marker: null })
      return taken
    },
  }
  const testEditor = openSessionEditor({ ...options, ports: { authorization } })
  return {
    ...testEditor,
    opened,
    left,
    toasts: () => testEditor.draft().session.toasts.items,
    /** The window can tell nothing any more. */
    ended: () => answer$.complete(),
    async told(answer: AuthorizationAnswer) {
      answer$.next(answer)
      await tick()
    },
    /** Google answers for the window that was opened last. */
    async google(claims: object = {}) {
      const nonce = opened.at(-1)?.get('nonce') ?? ''
      const token = tokenWith({ sub: 'aya', nonce, ...claims })
      answer$.next({ kind: 'answered', fields: { id_token: token } })
      await tick()
    },
    /** The page is led back to with these fields, and the marker that was kept. */
    async discord(fields: Record<string, string>, marker = left.at(-1)?.marker ?? null) {
      Object.assign(returned, { fields, marker })
      return testEditor.editor.start(finishReturn).done
    },
  }
}
