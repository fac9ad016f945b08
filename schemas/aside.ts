import { z } from 'zod'

/** What can stand in the column beside the game, in the order of its tabs. */
export const AsideTab = z.enum(['assistant', 'history'])
export type AsideTab = z.infer<typeof AsideTab>

/** What a device keeps of its column. */
export const KeptAside = z.object({ isOpen: z.boolean(), tab: AsideTab })
export type KeptAside = z.infer<typeof KeptAside>

/** The column beside the game. */
export const Aside = KeptAside.extend({
  /** It was open on this device before: folded, it leaves a rail. */
  isKnown: z.boolean(),
  /** Somebody opened it beside this very game: where it would cover the game it is opened by no one else. */
  isByHand: z.boolean(),
  /** A sheet over the game is lowered while what it was asked for is shown in the game. */
  isLow: z.boolean(),
})
export type Aside = z.infer<typeof Aside>
export const emptyAside = (): Aside => ({
  isOpen: false,
  tab: 'assistant',
  isKnown: false,
  isByHand: false,
  isLow: false,
})
