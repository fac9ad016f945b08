import type { FieldFault } from './rules.ts'

let isCommon: ((password: string) => boolean) | null = null

/** Fetches the list of passwords that are no secret: whoever signs in with the one they have needs none of it. */
export async function learnCommonPasswords(): Promise<void> {
  if (isCommon !== null) return
  try {
    isCommon = (await import('#schemas/common-passwords.ts')).isCommonPassword
  } catch {
    // the server has the same list
  }
}

/** What is wrong with a password that anybody would guess, once the list is there (LG60). */
export const commonPasswordFault = (password: string): FieldFault =>
  isCommon?.(password) === true ? 'fault.passwordCommon' : null
