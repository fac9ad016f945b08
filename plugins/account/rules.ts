import { EmailAddress, Nickname, Password } from '#schemas/api-account.ts'

/** What is wrong with a field, as a key of the words; null when nothing is. */
export type FieldFault = string | null
type Rule = (value: string) => FieldFault

const required =
  (fault: string, rule: Rule = () => null): Rule =>
  (value) =>
    value.trim() === '' ? fault : rule(value)

export const emailFault = required('fault.emailRequired', (value) =>
  EmailAddress.safeParse(value).success ? null : 'fault.emailFormat',
)
export const passwordFault = required('fault.passwordRequired', (value) =>
  Password.safeParse(value).success ? null : 'fault.passwordLength',
)
export const nicknameFault = required('fault.nicknameRequired', (value) =>
  Nickname.safeParse(value).success ? null : 'fault.nicknameLength',
)
export const codeFault = required('fault.codeRequired')
export const inviteFault = required('fault.inviteRequired')
/** Signing in asks only that something is typed: old passwords may follow older rules. */
export const anyPasswordFault = required('fault.passwordRequired')

/** A code as it was meant: pasted with spaces between its digits, or typed in wide ones by an input method. */
export const typedCode = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
