import type { ToldNode } from '../compile.ts'
import {
  type Beat,
  type BeatWay,
  END,
  type MeterChange,
  type Plot,
  type PlotState,
} from '../plot.ts'
import { changed, endingsIn, entered, holds, resolveNext, startOf } from '../state.ts'
import type { Tell } from '../text.ts'
import type { ProvableStory } from './story.ts'

type Moved = Readonly<Record<string, number>>

/** By how much a change moves each meter of a state. */
function moveOf(plot: Plot, change: MeterChange, before: PlotState): Moved {
  const after = changed(plot, before, change)
  return Object.fromEntries(
    Object.keys(plot.meters).map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)]),
  )
}

/** Every change is told where it happens, and none is told that does not. */
function markFaults(tells: readonly Tell[], moved: Moved, plot: Plot): string[] {
  return Object.keys(plot.meters).flatMap((meter) => {
    const told = new Set(tells.filter(({ id }) => id === meter).map(({ sign }) => sign))
    const by = moved[meter] ?? 0
    const wanted = by > 0 ? '+' : by < 0 ? '-' : undefined
    if (wanted !== undefined && !told.has(wanted)) return [`${meter} moves by ${by}, untold`]
    return [...told].some((sign) => (sign === '+' || sign === '-') && sign !== wanted)
      ? [`${meter} is told to change and does not`]
      : []
  })
}

/** Somebody on the way: where the plot has them, what they carry there, and the node they read. */
type Player = {
  readonly beat: string
  readonly before: PlotState
  readonly node: ToldNode | undefined
  readonly carried: Moved
  readonly reply: readonly Tell[]
}

/**
 * Plays the plot with its whole state beside the nodes without one, over every pair that can be reached: each text,
 * option and link must be what the state asks for, so nothing that matters was forgotten.
 */
export function memoryFaults(story: ProvableStory): string[] {
  const faults = new Set<string>()
  const seen = new Set<string>()
  const { plot, graph } = story
  const start: Player = {
    beat: Object.keys(plot.beats)[0] ?? END,
    before: startOf(plot),
    node: graph.sorted[0],
    carried: {},
    reply: [],
  }
  const waiting = [start]
  for (let player = waiting.pop(); player !== undefined; player = waiting.pop()) {
    const { beat, before, node, carried } = player
    const key = JSON.stringify([beat, before, node?.id, carried])
    if (seen.has(key)) continue
    seen.add(key)
    waiting.push(...stepsOf(story, player, (fault) => faults.add(fault)))
  }
  return [...faults]
}

type Blame = (fault: string) => void

/** Holds one reading against its state, and answers where it goes on. */
function stepsOf(story: ProvableStory, player: Player, blame: Blame): Player[] {
  const { plot, graph } = story
  const { beat: id, node } = player
  if (node === undefined) {
    blame(`memory: ${id} is not there`)
    return []
  }
  if (id === END) {
    endFaults(story, player, node).forEach(blame)
    return []
  }
  const beat = plot.beats[id]
  if (beat === undefined || node.beat !== id) {
    blame(`memory: ${node.id} is ${node.beat}, not ${id}`)
    return []
  }
  const state = entered(plot, beat, player.before)
  beatFaults(story, player, beat, node, state).forEach(blame)
  if (beat.ways !== undefined) return waysOf(story, id, beat.ways, node, state, blame)
  const to = node.to === null ? undefined : graph.byId.get(node.to)
  return [{ beat: resolveNext(beat.to, state), before: state, node: to, carried: {}, reply: [] }]
}

function endFaults(
  { plot, teller, frame }: ProvableStory,
  player: Player,
  node: ToldNode,
): string[] {
  const [due = ''] = endingsIn(plot, player.before)
  const { text } = teller.tell(frame.endings[due] ?? '', player.before)
  const told = markFaults([...player.reply, ...node.tells], player.carried, plot)
  return [
    ...(node.beat === due && node.text === text
      ? []
      : [`memory: ${node.id} does not end in ${due}`]),
    ...told.map((fault) => `told: ${due}: ${fault}`),
  ]
}

/** Whether a lock is shut in a state. */
const isShut = (plot: Plot, lock: string | undefined, state: PlotState): boolean =>
  lock !== undefined && !holds(plot.locks[lock]?.when, state)

function beatFaults(
  { plot, teller, frame }: ProvableStory,
  player: Player,
  beat: Beat,
  node: ToldNode,
  state: PlotState,
): string[] {
  const id = player.beat
  const own = moveOf(plot, beat, player.before)
  const moved = Object.fromEntries(
    Object.keys(plot.meters).map((meter) => [
      meter,
      (player.carried[meter] ?? 0) + (own[meter] ?? 0),
    ]),
  )
  const isTold = node.text === teller.tell(frame.beats[id] ?? '', state).text
  const told = markFaults([...player.reply, ...node.tells], moved, plot)
  return [
    ...(isShut(plot, beat.opens, state) ? [`trust: ${id} opens without trust`] : []),
    ...(isTold ? [] : [`memory: ${node.id} ${id} tells another state`]),
    ...told.map((fault) => `told: ${id}: ${fault}`),
  ]
}

function waysOf(
  { plot, teller, frame, graph }: ProvableStory,
  id: string,
  ways: Readonly<Record<string, BeatWay>>,
  node: ToldNode,
  state: PlotState,
  blame: Blame,
): Player[] {
  const due = new Map(Object.entries(ways).filter(([, way]) => holds(way.when, state)))
  if (due.size < 2) blame(`choice: ${node.id} ${id} offers ${due.size}`)
  if (due.size !== new Set(node.options.map(({ way }) => way)).size)
    blame(`memory: ${node.id} ${id} offers other ways`)
  return node.options.flatMap((option): Player[] => {
    const way = due.get(option.way)
    if (way === undefined) {
      blame(`memory: ${node.id} ${id} offers ${option.way}`)
      return []
    }
    if (isShut(plot, way.opens, state)) blame(`trust: ${id}.${option.way} opens without trust`)
    const { text } = teller.tell(frame.ways[`${id}.${option.way}`]?.reply ?? '', state)
    if (text !== option.reply) blame(`memory: ${node.id} ${id}.${option.way} answers another state`)
    const after = changed(plot, state, way)
    const carried = moveOf(plot, way, state)
    const to = graph.byId.get(option.to)
    return [
      { beat: resolveNext(way.to, after), before: after, node: to, carried, reply: option.tells },
    ]
  })
}
