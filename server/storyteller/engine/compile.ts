import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { PlotFrame } from './frame.ts'
import { numbered } from './number.ts'
import { type Beat, END, type Plot, type PlotState } from './plot.ts'
import { changed, endingsIn, entered, holds, resolveNext, startOf } from './state.ts'
import type { PlotTeller } from './teller.ts'
import type { Tell } from './text.ts'

/** An option of a test: the way it leads, and its words. */
export type Offer = { readonly way: string; readonly text: string }

/** An option of a told node. */
export type ToldOption = {
  readonly id: number
  readonly way: string
  readonly text: string
  readonly reply: string
  readonly tells: readonly Tell[]
  readonly right: boolean
  readonly opens?: string
  readonly to: number
}

/** One playable step: it knows nothing of what came before but what its own copy says. */
export type ToldNode = {
  readonly id: number
  readonly beat: string
  readonly act: number
  readonly kind: Beat['kind'] | 'ending'
  readonly at: string
  readonly voice: string
  readonly text: string
  readonly tells: readonly Tell[]
  readonly opens?: string
  readonly options: readonly ToldOption[]
  readonly to: number | null
}

/** What a node leads to, while nodes have no ids yet. */
export type Links = { readonly to: ToldNode | null; readonly options: readonly ToldNode[] }

export type CompileInput = {
  readonly plot: Plot
  readonly frame: PlotFrame
  readonly teller: PlotTeller
  /** The options of the beats that ask a test. */
  readonly offers: Readonly<Record<string, readonly Offer[]>>
  readonly rng: Rng
  /** What of a state the nodes may depend on: all of it; the tests of the proof forget more. */
  readonly forget?: (state: PlotState) => PlotState
}

/**
 * Unrolls a plot into nodes without memory, then folds copies with identical futures into one: what no later text, way
 * or ending depends on is forgotten there by itself, and nothing else is.
 */
export function compile(input: CompileInput): ToldNode[] {
  const { plot, frame, teller, offers, rng, forget = (state) => state } = input
  const memo = new Map<string, ToldNode>()
  const folded = new Map<string, ToldNode>()
  const links = new Map<ToldNode, Links>()
  const serial = new Map<ToldNode, number>()
  const lastAct = Math.max(...Object.values(plot.beats).map(({ act }) => act))

  const fold = (node: ToldNode, to: ToldNode | null, options: readonly ToldNode[]): ToldNode => {
    const future = JSON.stringify([
      ...[node.beat, node.text, node.tells],
      node.options.map((option) => [option.text, option.reply, option.tells]),
      options.map((target) => serial.get(target)),
      to && serial.get(to),
    ])
    const known = folded.get(future)
    if (known !== undefined) return known
    folded.set(future, node)
    serial.set(node, serial.size)
    links.set(node, { to, options })
    return node
  }

  const ending = (state: PlotState): ToldNode => {
    const [id] = endingsIn(plot, state)
    if (id === undefined) throw new Error(`no ending holds in ${JSON.stringify(state)}`)
    const told = teller.tell(frame.endings[id] ?? '', state)
    const { at = '' } = plot.endings[id] ?? {}
    const fixed = { id: 0, beat: id, act: lastAct, kind: 'ending', at, voice: '' } as const
    return fold({ ...fixed, ...told, options: [], to: null }, null, [])
  }

  const shuffled = new Map<string, readonly Offer[]>()
  /** Every copy of a choice shows its options in one order, which the seed decides. */
  const offered = (id: string, beat: Beat): readonly Offer[] => {
    const ways = Object.keys(beat.ways ?? {}).map((way) => ({ way, text: '' }))
    const order = offers[id] ?? shuffled.get(id) ?? rng.fork(id).shuffle(ways)
    shuffled.set(id, order)
    return order
  }

  const visit = (id: string, before: PlotState): ToldNode => {
    if (id === END) return ending(before)
    const beat = plot.beats[id]
    if (beat === undefined) throw new Error(`no beat is called ${id}`)
    const state = forget(entered(plot, beat, before))
    const key = JSON.stringify([id, state])
    const known = memo.get(key)
    if (known !== undefined) return known
    const targets: ToldNode[] = []
    const options = offered(id, beat).flatMap(({ way: name, text }): ToldOption[] => {
      const way = beat.ways?.[name]
      if (way === undefined || !holds(way.when, state)) return []
      const words = frame.ways[`${id}.${name}`]
      if (words === undefined) throw new Error(`no words for ${id}.${name}`)
      const reply = teller.tell(words.reply, state)
      const after = changed(plot, state, way)
      targets.push(visit(resolveNext(way.to, after), after))
      return [
        {
          ...{ id: 0, way: name, text: text || teller.tell(words.say ?? '', state).text },
          ...{ reply: reply.text, tells: reply.tells, right: way.right === true, to: 0 },
          ...(way.opens === undefined ? {} : { opens: way.opens }),
        },
      ]
    })
    const told = teller.tell(frame.beats[id] ?? '', state)
    const to = beat.ways === undefined ? visit(resolveNext(beat.to, state), state) : null
    const { act, kind, at, voice = '', opens } = beat
    const shown = { id: 0, beat: id, act, kind, at, voice, ...told, options, to: 0 }
    const node = fold(opens === undefined ? shown : { ...shown, opens }, to, targets)
    memo.set(key, node)
    return node
  }

  const [first] = Object.keys(plot.beats)
  if (first === undefined) throw new Error('a plot without a beat')
  visit(first, startOf(plot))
  return numbered(plot, [...folded.values()], links)
}
