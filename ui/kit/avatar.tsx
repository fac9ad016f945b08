import { useState } from 'react'
import { classes } from './classes.ts'

const DEFAULT_AVATAR = '/avatar.svg'

/** The picture of a user; the default one where it is missing or does not load. */
export function Avatar({ address, className }: { address: string; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const isUsable = address !== '' && failed !== address
  return (
    <img
      src={isUsable ? address : DEFAULT_AVATAR}
      alt=""
      onError={() => setFailed(address)}
      className={classes('rounded-chip bg-ink3 object-cover', className ?? 'size-8.5')}
    />
  )
}
