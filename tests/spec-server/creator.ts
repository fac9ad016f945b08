import { expect } from 'vitest'
import { continueAfterMail } from '#plugins/account/commands.ts'
import { register, signIn, submitEmail } from '#plugins/account/sign-in-flows.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { chooseOutline, openCreation } from '#plugins/outlines/commands.ts'
import { openScript } from '#plugins/script/commands.ts'
import { choose, requestStart } from '#plugins/settings/commands.ts'
import { CODE, INVITE } from './accounts.ts'
import type { SpecClient } from './client.ts'
import type { SpecServer } from './server.ts'

const EMAIL = 'keeper@example.org'
const PASSWORD = 'lighthouse'

type Act = (testEditor: { client: SpecClient; server: SpecServer }) => Promise<void>

/** A new user, as far as step 4 or, where the server opens a session at once, as far as signed in. */
export const registers: Act = async ({ client }) => {
  const { editor } = client
  const { dialog } = { dialog: () => client.draft().session.account.dialog }
  await editor.start(submitEmail, { typed: EMAIL }).done
  expect(dialog()).toMatchObject({ step: 2, email: EMAIL, busy: false })
  expect(editor.run(continueAfterMail)).toBeNull()
  const form = { password: PASSWORD, code: CODE, nickname: 'Keeper', invite: INVITE }
  await editor.start(register, form).done
}

/** In with the password, from step 4. */
export const signsIn: Act = async ({ client }) => {
  expect(client.draft().session.account.dialog).toMatchObject({ step: 4, email: EMAIL })
  await client.editor.start(signIn, { password: PASSWORD }).done
}

/** The idea, typed on the home page. */
export const submits: Act = async ({ client }) => {
  const idea = { text: 'A lighthouse keeper finds letters', language: 'en_US' } as const
  expect(client.editor.run(submitIdea, idea)).toBeNull()
}

/** The creation screen, until proposals are on the table. */
export const thinks: Act = async ({ client }) => {
  expect(client.editor.run(openCreation)).toBeNull()
  await client.until(() => client.draft().session.outlines.options.length > 0, 'proposals')
}

/** An outline where none was taken, the other five choices, and the start. */
export const starts: Act = async ({ client }) => {
  const { editor } = client
  const { options, chosenKey } = client.draft().session.outlines
  if (chosenKey === null)
    expect(editor.run(chooseOutline, { key: options.at(-1)?.key ?? '' })).toBeNull()
  const choices = {
    style: 'ANIME',
    audience: 'ALL',
    duration: 'normal',
    ageGroup: 'ALL',
    language: 'en_US',
  } as const
  expect(editor.run(choose, choices)).toBeNull()
  expect(editor.run(requestStart, { idempotencyKey: 'press-1' })).toBeNull()
  await client.until(() => client.storage.has('script_id'), 'a script id')
}

/** The generation screen of the script that was begun. */
export const opens: Act = async ({ client, server }) => {
  const scriptId = client.storage.get('script_id') ?? ''
  expect(client.visited.at(-1)).toBe(`/game-generation?id=${scriptId}`)
  expect(server.state.written.has(scriptId)).toBe(true)
  expect(client.editor.run(openScript, { scriptId })).toBeNull()
  await client.until(() => client.draft().session.live.status === 'connected', 'a connection')
}
