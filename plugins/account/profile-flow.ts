import { defineFlow } from '#plugins/kit.ts'
import { isSessionLost } from '#schemas/api.ts'
import { ASKING, ask, refused } from './ask.ts'
import { ENTERING, enterAccount } from './entering.ts'
import { submitForm } from './sign-in-commands.ts'

/** Step 1: somebody new from a third party is in once an invite code, and a nickname that fits, were taken. */
export const completeProfile = defineFlow<{ nickname: string; invite: string }>()({
  ports: [...ASKING, ...ENTERING],
  run: async (world, form) => {
    const { ports, draft, emit, run } = world
    const { newcomer } = draft().session.account
    const token = newcomer === null ? null : ports.credentials.tokenOf(newcomer.uid)
    if (newcomer === null || token === null) return { refused: 'nobody_new' }
    const { nick_name: name, avatar } = newcomer.user_info_resp
    const nickname = form.nickname === '' ? name : form.nickname
    run(submitForm)
    const body = {
      invite_code: form.invite,
      oauth_enum: newcomer.oauth_enum,
      nick_name: nickname,
      avatar,
    }
    const answer = await ask(world, 'bindInvite', { body }, token)
    if (answer.ok) {
      const user_info_resp = {
        ...newcomer.user_info_resp,
        nick_name: nickname,
        ...answer.data.user_info_resp,
      }
      const complete = { user_info_resp, new_user: false, need_complete_nick_name: false }
      const held = { access_token: token }
      enterAccount(world, Object.assign({}, newcomer, held, answer.data, complete))
      return
    }
    // their session ended meanwhile: they come by the provider again
    if (isSessionLost(answer.status))
      emit({ type: 'account/stepChanged', source: 'server', payload: { step: 0 } })
    emit(refused(answer))
  },
})
