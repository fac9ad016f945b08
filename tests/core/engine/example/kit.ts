import { kitOf } from '#core/engine/kit.ts'
import type { EnginePorts } from '#core/engine/ports.ts'
import type { ProductOf } from '#core/engine/vocabulary.ts'
import type { catalog, slices } from './vocabulary/index.ts'

interface Maps {
  /** Kilometres between two towns. */
  distance(from: string, to: string): Promise<number>
}
export type Ports = EnginePorts & { readonly maps: Maps; readonly weather: { sunny(): boolean } }
export type Trip = ProductOf<typeof catalog, typeof slices, Ports>

export const { definePlugin, defineStage, defineCommand, defineEffect, defineFlow } = kitOf<Trip>()
