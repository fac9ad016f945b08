import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { TokenCount } from './token-count.ts'

const Price = z.strictObject({
  provider: z.string(),
  /** Its name, which may be followed by a day (`-20251001`, `-2025-10-01`). */
  model: z.string().min(1),
  currency: z.string().length(3),
  /** For a million tokens; what is read again from the provider's store costs `cached`. */
  input: z.number().nonnegative(),
  cached: z.number().nonnegative().optional(),
  output: z.number().nonnegative(),
  /** The day the price was known. */
  asOf: z.iso.date(),
})
type Price = z.infer<typeof Price>

/** What some tokens have cost, and the oldest day one of the prices was known on. */
export type Cost = { amount: number; currency: string; day: string }

let known: readonly Price[] | undefined
function prices(): readonly Price[] {
  const file = new URL('./prices.yaml', import.meta.url)
  known ??= z.array(Price).parse(parse(readFileSync(file, 'utf8')))
  return known
}

const DAY = /^-\d[\d-]*$/

/** The price of a model; one of a longer name is another model, unless what is added is a day. */
const priceOf = (provider: string, model: string): Price | undefined =>
  prices().find(
    (one) =>
      one.provider === provider &&
      (model === one.model ||
        (model.startsWith(one.model) && DAY.test(model.slice(one.model.length)))),
  )

type Bill = TokenCount & { provider: string; model: string }

/** What tokens cost at a price. */
const amountOf = ({ input, cached, output }: TokenCount, price: Price): number =>
  ((input - cached) * price.input +
    cached * (price.cached ?? price.input) +
    output * price.output) /
  1_000_000

/** What tokens have cost together; null where the price of a model among them is not known, or not in one currency. */
export function costOf(bills: readonly Bill[]): Cost | null {
  const priced = bills.flatMap((bill) => {
    const price = priceOf(bill.provider, bill.model)
    return price === undefined ? [] : [{ price, amount: amountOf(bill, price) }]
  })
  const [first] = priced
  if (first === undefined || priced.length < bills.length) return null
  const { currency } = first.price
  if (priced.some(({ price }) => price.currency !== currency)) return null
  const [day = first.price.asOf] = priced.map(({ price }) => price.asOf).sort()
  return { amount: priced.reduce((sum, { amount }) => sum + amount, 0), currency, day }
}
