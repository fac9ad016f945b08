import { defineFlow } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Provider } from '#schemas/provider.ts'
import type { SignInMethods } from '#schemas/user.ts'
import { ASKING, ask } from './ask.ts'
import { proofRefusedBy } from './proof.ts'
import { changeMethod } from './sign-in-commands.ts'

const listed = (methods: SignInMethods): EventInput => ({
  type: 'account/methodsListed',
  source: 'server',
  payload: { methods, connected: null },
})

/** Asks for the ways into the account. */
export const loadMethods = defineFlow()({
  ports: ASKING,
  run: async (world) => {
    const answer = await ask(world, 'signInMethods', {})
    if (!answer.ok) return { refused: 'unanswered' }
    world.emit(listed(answer.data))
  },
})

/** Leaves a way into the account; another one remains. */
export const disconnect = defineFlow<{ provider: Provider }>()({
  ports: ASKING,
  run: async (world, { provider }) => {
    world.run(changeMethod, { provider })
    const answer = await ask(world, 'unbindIdentity', { body: { oauth_enum: provider } })
    world.emit(answer.ok ? listed(answer.data) : proofRefusedBy(provider, answer))
  },
})
