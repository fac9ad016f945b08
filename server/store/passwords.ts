import { hash, verify } from '@node-rs/argon2'

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2

let busy = 0
const waiting: (() => void)[] = []

/** Hashing takes memory and a whole core: a flood of logins waits in line instead of taking the machine. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
}

let nobody: Promise<string> | undefined

/** The argon2id hash of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> =>
  inLine(() => hash(password.normalize('NFC'), OPTIONS))

/** Is it the password? For an account that does not exist it takes as long to say no. */
export async function checkPassword(known: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const stored = known ?? (await nobody)
  const fits = await inLine(() => verify(stored, password.normalize('NFC'), OPTIONS))
  return fits && known !== undefined
}
