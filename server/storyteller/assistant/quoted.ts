import { addressedTexts, textAddressOf } from '#core/game/addresses.ts'
import { unescaped } from '#core/game/texts.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Quoted } from '../assistant-port.ts'
import type { FieldOwner } from './fields.ts'
import type { Target } from './target.ts'
import { taskCopiesOf } from './tasks.ts'

/** A thing's address: which kind of thing it is, and what it is called. */
function thingAt(game: GameSnapshot, address: string): Target | undefined {
  const [part, ...rest] = address.split('/').map(unescaped)
  const [id = '', field] = rest
  const thing = (owner: FieldOwner, name: string | undefined): Target | undefined =>
    name === undefined ? undefined : { kind: 'thing', owner, address, name }
  if (address === 'basics') return thing('game', game.elements.title ?? '')
  if (address === 'player') return thing('player', game.player?.name)
  if (part === 'npcs' && rest.length === 1)
    return thing('person', game.npcs.find((npc) => String(npc.id) === id)?.name)
  if (part === 'locations' && rest.length === 1)
    return thing('place', game.locations.find((one) => one.id === id)?.name)
  if (part === 'story' && id === 'chapters' && rest.length === 2)
    return thing('chapter', game.chapters.find((one) => String(one.id) === field)?.title)
  return part === 'nodes' ? nodeAt(game, rest, address) : undefined
}

function nodeAt(game: GameSnapshot, rest: readonly string[], address: string): Target | undefined {
  const [key, id, , option] = rest
  const node = game.contents
    .find((content) => content.key === key)
    ?.nodes.find((one) => String(one.id) === id)
  if (node === undefined) return undefined
  if (rest.length === 2) return { kind: 'thing', owner: 'node', address, name: '' }
  const chosen = node.options.find((one) => String(one.id) === option)
  return rest.length === 4 && chosen !== undefined
    ? { kind: 'thing', owner: 'option', address, name: chosen.content }
    : undefined
}

/** The trait or the paragraph at an address. */
function entryAt(game: GameSnapshot, address: string): Target | undefined {
  const parts = address.split('/')
  if (parts[0] === 'story' && parts[1] === 'prologue') {
    const text = parts[2] === undefined ? undefined : game.prologue[Number(parts[2])]
    if (parts.length === 2) return { kind: 'prologue' }
    return text === undefined
      ? undefined
      : { kind: 'entry', list: 'story/prologue', at: Number(parts[2]), text }
  }
  const npc = game.npcs.find(({ id }) => textAddressOf('npcs', id) === parts.slice(0, 2).join('/'))
  const trait = parts[2] === 'traits' ? npc?.traits[Number(parts[3])] : undefined
  return trait === undefined
    ? undefined
    : { kind: 'entry', list: parts.slice(0, 3).join('/'), at: Number(parts[3]), text: trait.name }
}

/** What of a game is quoted; undefined where the address leads nowhere. */
export function quotedTarget(game: GameSnapshot, { address, text }: Quoted): Target | undefined {
  const copies = taskCopiesOf(game, address)
  const [first] = copies
  if (first !== undefined)
    return { kind: 'task', addresses: copies.map((copy) => copy.address), name: first.task.name }
  const entry = entryAt(game, address)
  const isWhole = entry?.kind !== 'entry' || text === '' || text === entry.text
  if (entry !== undefined && isWhole && address.split('/').length < 5) return entry
  const thing = thingAt(game, address)
  if (thing !== undefined) return thing
  const there = addressedTexts(game).find((one) => one.address === address)?.text
  if (there === undefined) return undefined
  const words = text !== there && text.isWellFormed() && there.includes(text) ? text : ''
  return { kind: 'text', addresses: [address], words }
}
