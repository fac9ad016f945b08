import type { Outside } from './services.ts'
import { firstRunInvite } from './store/invites.ts'

/** What the operator reads once the server may take traffic. `address` is where it listens. */
export async function welcome(outside: Outside, address: string): Promise<string[]> {
  const { config, store, clock } = outside
  const lines = [`Lamplight is ready: ${config.publicUrl ?? address}`]
  if (config.publicUrl !== null) lines.push(`Listening on ${address}`)
  if (config.inviteMode === 'required') {
    const { code, left } = await firstRunInvite(store, clock)
    lines.push(
      left > 0
        ? `Invite code: ${code} (works ${left} more times)`
        : 'The first invite code is used up; more come from INVITE_CODES.',
    )
  }
  if (config.smtpUrl === null) {
    lines.push(
      config.loopback
        ? `Mail lands at ${address}/outbox`
        : `Mail lands in ${config.dataDir}/outbox`,
    )
  }
  return lines
}
