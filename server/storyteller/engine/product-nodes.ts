import { chapterKeyOf } from '#schemas/chapter.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Location } from '#schemas/location.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import { inVoices } from '#server/storyteller/builtin/telling/two-voices.ts'
import type { ToldNode } from './compile.ts'
import { PLACE_FUNCTIONS, type PlaceFunction } from './plot.ts'
import type { StoryGame } from './story-input.ts'

/** The end of a game, as a link. */
const THE_END = 0

/** The parts of a place that a game plays in, in the order in which it comes to them. */
export function partsPlayed({ plot }: StoryGame): PlaceFunction[] {
  const all = [...Object.values(plot.beats), ...Object.values(plot.endings)]
  const met = all.flatMap(({ at }) => (at === undefined ? [] : [at]))
  return [...new Set(met)].filter((at) => PLACE_FUNCTIONS.includes(at))
}

const locationIdOf = (at: number): string => `loc_${at + 1}`

/** The parts of its place that a game plays in. */
export function locationsOf(
  game: StoryGame,
  caption: (name: string, seen: string) => string,
): Location[] {
  const { teller } = game
  return partsPlayed(game).map((part, at) => {
    const tell = (name: string): string => teller.tell(`{${part}.${name}}`).text
    const [name, seen] = [large(tell('the')), tell('seen')]
    const description = teller.tell({ parts: [`{${part}.seen}`, `{${part}.small}`] }).text
    return {
      id: locationIdOf(at),
      name,
      description,
      imageDescription: caption(name, seen),
      image: null,
    }
  })
}

/** The key nodes of a game, chapter by chapter. */
export function chapterNodes(game: StoryGame): KeyNode[][] {
  const { nodes, cast } = game
  const asked = askedWith(game)
  const acts = [...new Set(nodes.map(({ act }) => act))].toSorted((a, b) => a - b)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parts: readonly string[] = partsPlayed(game)
  const last = Object.values(game.plot.beats).at(-1)?.at ?? ''
  const speakers = new Map(cast.map(({ role, id }) => [role, id]))
  const keyNode = (node: ToldNode): KeyNode => {
    const chapterKey = chapterKeyOf(node.act)
    return {
      id: node.id,
      globalId: `${chapterKey}_${node.id}`,
      chapterKey,
      chapterIndex: node.act,
      locationId: locationIdOf(Math.max(0, parts.indexOf(node.at || last))),
      type: node.kind === 'ending' ? 'text' : node.kind,
      content: inVoices(node.text),
      speaker: speakers.get(node.voice) ?? 0,
      options: node.options.map(({ id, text, reply, to }) => ({
        ...{ id, content: text, reply: inVoices(reply), nextNodeId: linkTo(byId, node, to) },
      })),
      prompt: '',
      answerId: node.options.find((option) => option.right)?.id ?? null,
      puzzle: asked(node),
      nextNodeId: onwards(byId, node),
    }
  }
  return acts.map((act) => nodes.filter((node) => node.act === act).map(keyNode))
}

type ById = ReadonlyMap<number, ToldNode>

/** A number within a chapter; into another chapter the node's name of all the game. */
function linkTo(byId: ById, from: ToldNode, to: number): number | string {
  const act = byId.get(to)?.act ?? from.act
  return act === from.act ? to : `${chapterKeyOf(act)}_${to}`
}

function onwards(byId: ById, node: ToldNode): number | string | null {
  if (node.kind === 'ending') return THE_END
  return node.options.length > 0 ? null : linkTo(byId, node, node.to ?? THE_END)
}

/** What stands beside a puzzle: what is known of it, a line each, else the words of the choice that asks it again. */
function askedWith({ nodes, tests }: StoryGame): (node: ToldNode) => string {
  const texts = new Map(nodes.map(({ id, text }) => [id, text]))
  return ({ kind, beat, to }) => {
    if (kind !== 'puzzle' || to === null) return ''
    return tests[beat]?.known?.join('\n') ?? texts.get(to) ?? ''
  }
}
