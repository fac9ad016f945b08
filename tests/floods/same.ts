import { isDeepStrictEqual } from 'node:util'
import { hold } from './tally.ts'

type Holder = Record<string, unknown>
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const isHolder = (value: unknown): value is Holder => value !== null && typeof value === 'object'

/** Where two values are first otherwise, and how. */
function difference(is: unknown, wanted: unknown, path: string): string {
  const names = isHolder(is) && isHolder(wanted) ? Object.keys({ ...is, ...wanted }) : []
  const [one, other] = [is as Holder, wanted as Holder]
  const name = names.find((each) => !isDeepStrictEqual(one[each], other[each]))
  return name === undefined
    ? `${path}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`
    : difference(one[name], other[name], `${path}/${name}`)
}

/** Equal as JSON has it: a name that holds nothing is a name that is not there. */
export function same(is: unknown, wanted: unknown, what: string): void {
  if (isDeepStrictEqual(is, wanted)) return
  const [one, other] = [plain(is), plain(wanted)]
  hold(isDeepStrictEqual(one, other), `${what}: ${difference(one, other, '')}`)
}
