import * as home from './home.ts'
import * as lights from './lights.ts'
import * as machines from './machines.ts'
import * as named from './named.ts'
import * as nature from './nature.ts'
import * as outside from './outside.ts'
import * as seats from './seats.ts'
import type { Prop } from './site.ts'
import * as storage from './storage.ts'
import * as walls from './walls.ts'

const { boulder: _boulder, land: _land, ...growing } = nature

/** Everything that can stand in a room or under the sky, by name. */
export const PROPS = {
  ...home,
  ...lights,
  ...machines,
  ...named,
  ...growing,
  ...outside,
  ...seats,
  ...storage,
  ...walls,
} satisfies Record<string, Prop>

export type PropName = keyof typeof PROPS
