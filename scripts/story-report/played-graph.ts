import { chaptersInOrder } from '#core/game/chapters.ts'
import { everyPlace, type Place, playableGame } from '#core/game/places.ts'
import { waysOn } from '#core/game/ways.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { ToldNode } from '#server/storyteller/engine/compile.ts'
import { type Graph, graphOf, play } from '#server/storyteller/engine/walk.ts'

/** A told node says more of itself than a played one: what no measure asks for stays empty. */
const UNASKED = { beat: '', at: '', voice: '', tells: [] } as const
/** An id that no node has. */
const NOWHERE = -1

function asTold(place: Place): ToldNode {
  const { node, number, chapter } = place
  const ways = waysOn(place)
  const isEnd = ways.every(({ onward }) => onward === null)
  const options = place.waits
    ? ways.map(({ optionId, onward }, at) => {
        const option = node.options.find(({ id }) => id === optionId)
        const [text, reply] = [option?.content ?? '', option?.reply ?? '']
        const to = onward?.number ?? NOWHERE
        return { id: at, way: '', text, reply, tells: [], right: false, to }
      })
    : []
  return {
    ...UNASKED,
    id: number,
    act: chapter.at + 1,
    kind: isEnd ? 'ending' : node.type === 'unknown' ? 'text' : node.type,
    text: [node.content, node.puzzle].filter(Boolean).join('\n'),
    options,
    to: place.waits ? null : (ways[0]?.onward?.number ?? null),
  }
}

/** A game as it is played, by the product's own rules of play. */
export const playedGraph = ({ contents }: Material): Graph =>
  graphOf(everyPlace(playableGame(chaptersInOrder(contents))).map(asTold))

/** What one player reads, who chooses by chance. */
export function readOnce(graph: Graph, rng: Rng): string {
  const walked = play(graph, (node) => rng.int(0, Math.max(0, node.options.length - 1)))
  const last = walked.at(-1)?.to
  return [...walked.map(({ from }) => from.text), last?.text ?? ''].join('\n')
}

/** The shape of a game: what kind each scene is and where it leads, whatever is told in it. */
export const shapeOf = ({ sorted }: Graph): string =>
  sorted
    .map(({ kind, act, options, to }) =>
      [kind, act, ...(options.length > 0 ? options.map((one) => one.to).toSorted() : [to])].join(),
    )
    .join(' ')
