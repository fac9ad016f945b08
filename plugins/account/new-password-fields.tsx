import type { TFunction } from 'i18next'
import { LIMITS } from '#schemas/limits.ts'
import { commonPasswordFault, learnCommonPasswords } from './common-passwords.ts'
import type { FieldSpec } from './form.tsx'
import { codeFault, passwordFault } from './rules.ts'

/** Said also by a toast: the one fault that no field shows alone (LG23). */
export const DIFFERS = 'fault.passwordsDiffer'

/** A new password twice, and the code of the mail. */
export const newPasswordFields = (t: TFunction<'account'>): readonly FieldSpec[] => [
  {
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    fault: (value) => passwordFault(value) ?? commonPasswordFault(value),
    whileTyping: { fault: commonPasswordFault, prepare: learnCommonPasswords },
    hint: t('hint.password', LIMITS),
  },
  {
    name: 'confirm',
    type: 'password',
    autoComplete: 'new-password',
    fault: (value, { password }) => passwordFault(value) ?? (value === password ? null : DIFFERS),
  },
  {
    name: 'code',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    fault: codeFault,
    hint: t('hint.code', { digits: LIMITS.ticketDigits, minutes: LIMITS.ticketValidMs / 60_000 }),
  },
]
