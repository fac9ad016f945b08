import { STATUS } from '#schemas/api.ts'
import type { TicketUse } from '#schemas/user.ts'
import { answer } from '#server/http/answer.ts'
import { callerLanguage } from '#server/http/language.ts'
import type { Count } from '#server/http/limits.ts'
import { type LetterKind, writeLetter } from '#server/mail/letters.ts'
import { type AccountParts, countsOf } from './account-session.ts'

/** Sends a code by mail. The answer never tells whether the address has a user; the mail, which only its owner reads, does. */
export function ticketRoute({ serve, services, accounts, tickets, app }: AccountParts): void {
  const { limits, mailer } = services

  serve('requestTicket', async ({ body, request }) => {
    const { email, ticket_use_type: use, send_to_email: to } = body
    if (typeof to === 'string' && to !== email) {
      return answer.refuse(STATUS.invalid, 'otherAddress')
    }
    const perAddress: Count = ['mail', `${use}|${email}`]
    const wait = await limits.take(perAddress, ...countsOf(request, services, 'mailsOfCaller'))
    if (wait !== null) return answer.wait(wait, 'mailWait')
    const kind = kindOf(use, (await accounts.byEmail(email)) !== undefined)
    // The code is made either way, so that the answer takes as long.
    const code = await tickets.issue({ email, use })
    try {
      await mailer.send(writeLetter(kind, callerLanguage(request), email, code))
    } catch (fault) {
      app.log.error({ err: fault }, 'mail')
      await limits.giveBack(perAddress)
      return answer.refuse(STATUS.fault, 'mailFailed')
    }
    return answer.ok({})
  })
}

function kindOf(use: TicketUse, exists: boolean): LetterKind {
  if (use === 'REGISTER') return exists ? 'taken' : 'register'
  return exists ? 'reset' : 'unknown'
}
