import type * as bus from '#core/engine/bus.ts'
import type * as editor from '#core/engine/editor.ts'
import type * as flow from '#core/engine/flow.ts'
import { kitOf } from '#core/engine/kit.ts'
import type * as engine from '#core/engine/plugin.ts'
import type * as stages from '#core/engine/stages.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { Ports } from './ports/ports.ts'

/** What the engine is generic in, as this product fills it. */
export type Lamplight = { event: GameEvent; draft: Draft; ports: Ports }

/** The makers of this product's parts: they do nothing but hold each part to its types. */
export const { defineFlow, definePlugin, defineStage, projection } = kitOf<Lamplight>()

export type { Refusal } from '#core/engine/plugin.ts'
export type { Pieces, Wording } from '#core/engine/stages.ts'
export type AnyPlugin = engine.AnyPlugin<Lamplight>
export type Bus = bus.Bus<Lamplight>
export type Command<A = void> = engine.Command<Lamplight, A>
export type Editor = editor.Editor<Lamplight>
export type Effect = engine.Effect<Lamplight>
/** What a flow sees that may touch the ports `K`. */
export type FlowWorld<K extends keyof Ports> = flow.FlowWorld<Lamplight, K>
export type NamedStage = stages.NamedStage<Lamplight>
export type Reducers<S> = engine.Reducers<Lamplight, S>
export type Stages = stages.StageRegistry<Lamplight>
export type World = engine.World<Lamplight>
