import type { Observable } from 'rxjs'
import type { Draft, SliceName } from '#schemas/draft.ts'
import type { EventInput, EventOf, EventType, GameEvent } from '#schemas/events/index.ts'
import type { Ports } from './ports.ts'

/** Evolve, small slices: an Immer draft of the slice comes in; change it or return a new one. Pure. */
export type Handlers<S> = {
  [T in EventType]?: (slice: S, event: EventOf<T>, before: Draft) => S | undefined
}

/** Evolve, tables: the frozen slice comes in, the next one is returned (the same when nothing changed). Pure. */
export type Writers<S> = {
  [T in EventType]?: (slice: S, event: EventOf<T>, before: Draft) => S
}

/** Decide: look at the draft and answer with the facts that follow, or say why not. Pure. */
export type Command<A = void> = (draft: Draft, args: A) => readonly EventInput[] | Refusal
/** Why not: a key of the interface's words. */
export type Refusal = { refused: string }

/** Act: watch facts, touch the world through ports, answer with new facts, alone or in batches. Never runs during replay. */
export type Effect = (world: World) => Observable<EventInput | readonly EventInput[]>
export type World = {
  readonly events$: Observable<GameEvent>
  /** The facts of some types, without looking at the others. */
  on<T extends EventType>(...types: T[]): Observable<EventOf<T>>
  readonly draft: () => Draft
  readonly draft$: Observable<Draft>
  readonly ports: Ports
}

export type Plugin<S extends SliceName = never> = {
  readonly name: string
  readonly slice?: S
  readonly on?: Handlers<Draft[S]>
  readonly write?: Writers<Draft[S]>
  readonly effects?: readonly Effect[]
}

// biome-ignore lint/suspicious/noExplicitAny: the host treats every plugin alike
export type AnyPlugin = Plugin<any>

export const definePlugin = <S extends SliceName>(plugin: Plugin<S>): Plugin<S> => plugin
