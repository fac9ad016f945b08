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

// Short on purpose: the guesses every attacker begins with, of the length the product allows.
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 111111 000000 222222 333333 444444
555555 666666 777777 888888 999999 121212 123123 123321 112233 159753 147258 147258369 102030 11111111 00000000
88888888 66666666 123456a a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123
qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx abcdef abcdefg abc123 abcd1234 aaaaaa
password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 iloveyou letmein welcome
welcome1 admin123 administrator monkey dragon football baseball princess sunshine superman batman shadow
master michael trustno1 starwars whatever freedom computer internet samsung google changeme default secret
login123 test123 test1234 testtest woaini woaini1314 5201314 woaini520 sakura doraemon`.split(
    /\s+/,
  ),
)

/** A password that is among the first anybody would guess. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
