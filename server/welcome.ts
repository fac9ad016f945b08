import type { Config } from './config.ts'
import type { ServerDependencies } from './services.ts'
import { firstRunInvite } from './store/invites.ts'

/** What the operator reads once the server listens. `address` is where; `missing` is why it may take no traffic yet. */
export async function welcome(
  outside: ServerDependencies,
  address: string,
  missing: readonly string[] = [],
): Promise<string[]> {
  const { config } = outside
  // A server that listens everywhere is at this machine, too: no browser opens [::].
  const here = address.replace('[::]', '[::1]')
  const announced = config.publicUrl ?? config.interfaceUrl ?? here
  const lines =
    missing.length === 0
      ? [`Lamplight is ready: ${announced}`]
      : [`Not ready: ${announced} answers, but ${missing.join(', and ')}.`]
  if (announced !== here) lines.push(`Listening on ${here}`)
  lines.push(...(await invitation(outside)))
  if (config.smtpUrl === null)
    lines.push(
      config.loopback
        ? `Mail lands at ${config.interfaceUrl ?? here}/outbox`
        : `Mail lands in ${config.dataDir}/outbox`,
    )
  return lines
}

/** What an operator must hear who lets others in: nothing of it stops the start. */
export function cautions({
  publicUrl,
  loopback,
  smtpUrl,
  inviteMode,
  inviteCodes,
}: Config): string[] {
  if (publicUrl === null || loopback) return []
  const lines: string[] = []
  if (smtpUrl === null)
    lines.push(
      `NO MAIL IS SENT: SMTP_URL is not set, so nobody who comes by ${publicUrl} gets the code to sign up with.`,
    )
  if (inviteMode === 'required' && inviteCodes.length === 0)
    lines.push('NOBODY NEW CAN SIGN UP: an invite code is needed, and INVITE_CODES names none.')
  return lines
}

/** The first code; it stands on no screen of a server that others reach. */
async function invitation({ config, store, clock }: ServerDependencies): Promise<string[]> {
  if (config.inviteMode === 'open') return []
  if (config.publicUrl !== null && !config.loopback) return []
  const { code, left } = await firstRunInvite(store, clock)
  return [
    left > 0
      ? `Invite code: ${code} (works ${left} more times)`
      : 'The first invite code is used up; more come from INVITE_CODES.',
  ]
}
