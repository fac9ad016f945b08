import type { Command } from '#plugins/kit.ts'
import { Nickname } from '#schemas/api-account.ts'

/** Reads the account anew: another device may have changed it. */
export const openProfile: Command = ({ session: { account, profile } }) => {
  if (account.user === null) return { refused: 'not_signed_in' }
  if (profile.status === 'loading') return { refused: 'loading' }
  return [{ type: 'profile/requested', source: 'user', payload: {} }]
}

/** Takes another nickname. */
export const changeNickname: Command<{ nickname: string }> = (
  { session: { account, profile } },
  { nickname },
) => {
  const name = nickname.trim()
  if (account.user === null) return { refused: 'not_signed_in' }
  if (profile.saving !== null) return { refused: 'saving' }
  if (!Nickname.safeParse(name).success) return { refused: 'nickname_length' }
  if (name === account.user.user_info_resp.nick_name) return { refused: 'unchanged' }
  const payload = { field: 'nickname', value: name } as const
  return [{ type: 'profile/changeRequested', source: 'user', payload }]
}

/** Takes one of the faces that were offered. */
export const changeFace: Command<{ seed: string }> = (
  { session: { account, profile } },
  { seed },
) => {
  if (account.user === null) return { refused: 'not_signed_in' }
  if (profile.saving !== null) return { refused: 'saving' }
  const offered = profile.faces.choices.find((one) => one.seed === seed)
  if (offered === undefined) return { refused: 'not_offered' }
  if (offered.avatar === account.user.user_info_resp.avatar) return { refused: 'unchanged' }
  const payload = { field: 'avatar', value: seed } as const
  return [{ type: 'profile/changeRequested', source: 'user', payload }]
}

/** Asks for faces to choose from, others than before. */
export const offerOtherFaces: Command = ({
  session: {
    account,
    profile: { faces },
  },
}) => {
  if (account.user === null) return { refused: 'not_signed_in' }
  if (faces.status === 'loading') return { refused: 'loading' }
  const round = faces.choices.length === 0 ? 0 : faces.round + 1
  return [{ type: 'profile/facesRequested', source: 'user', payload: { round } }]
}

/** Saves everything the server keeps of the account as a file. */
export const exportData: Command = ({ session: { account, profile } }) => {
  if (account.user === null) return { refused: 'not_signed_in' }
  if (profile.exporting === 'running') return { refused: 'exporting' }
  return [{ type: 'profile/exportRequested', source: 'user', payload: {} }]
}

/** Deletes the account, once its e-mail address or nickname was typed; what was typed goes nowhere. */
export const deleteAccount: Command<{ typed: string }> = (
  { session: { account, profile } },
  { typed },
) => {
  if (account.user === null) return { refused: 'not_signed_in' }
  if (profile.removal.running) return { refused: 'removing' }
  const text = typed.trim()
  const isEmail = profile.email !== null && text.toLowerCase() === profile.email.toLowerCase()
  const isNickname = text === account.user.user_info_resp.nick_name
  if (!isEmail && !isNickname) return { refused: 'confirmation_differs' }
  const payload = { by: isEmail ? 'email' : 'nickname' } as const
  return [{ type: 'profile/removalRequested', source: 'user', payload }]
}
