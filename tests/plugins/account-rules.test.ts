import { expect, it } from 'vitest'
import {
  anyPasswordFault,
  codeFault,
  emailFault,
  inviteFault,
  nicknameFault,
  passwordFault,
} from '#plugins/account/rules.ts'

it.each([
  ['LG22', emailFault, 'fault.emailRequired'],
  ['LG23', passwordFault, 'fault.passwordRequired'],
  ['LG24', nicknameFault, 'fault.nicknameRequired'],
  ['LG25', codeFault, 'fault.codeRequired'],
  ['LG28', inviteFault, 'fault.inviteRequired'],
  ['LG11', anyPasswordFault, 'fault.passwordRequired'],
])(
  '[LG22] [LG23] [LG24] [LG25] a field with nothing but blanks is empty still: %s',
  (_, rule, fault) => {
    for (const blank of ['', ' ', '\u3000\t ']) expect(rule(blank)).toBe(fault)
    expect(rule('mara.lind@example.com'.slice(0, 20))).not.toBe(fault)
  },
)
