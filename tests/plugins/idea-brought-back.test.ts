import { expect, it } from 'vitest'
import { isSignedIn } from '#plugins/account/projections.ts'
import { signInWithProvider } from '#plugins/account/provider-flows.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { DISCORD, editorAtProvider } from './provider-editor.ts'
import { someUser } from './session-editor.ts'

it('[LG19] brings the idea that waited back to a page that has forgotten it, and none where none waited', async () => {
  const login = { ok: true, data: { ...someUser(), oauth_enum: 'DISCORD' }, desc: '' } as const
  const signedIn = async (text: string | null) => {
    const { editor, left } = editorAtProvider({ path: '/' })
    if (text !== null) editor.run(submitIdea, { text, language: 'en_US' })
    editor.start(signInWithProvider, { provider: 'DISCORD', facts: DISCORD, purpose: 'enter' })
    const state = left[0]?.address.searchParams.get('state') ?? ''
    const back = editorAtProvider({ path: '/discordloginback', answers: { login } })
    await back.discord({ state, code: 'c' }, left[0]?.marker ?? null)
    expect(isSignedIn(back.draft())).toBe(true)
    const held = back.editor.bus.log.events.filter(({ type }) => type === 'idea/heldForLogin')
    return { went: back.visited.at(-1), held: held.length }
  }
  expect(await signedIn('A stopped clock')).toEqual({ went: '/create-game', held: 1 })
  expect(await signedIn(null)).toEqual({ went: '/', held: 0 })
})
