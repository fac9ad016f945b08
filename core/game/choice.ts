import type { Id } from '#schemas/id.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'

/** Are two ids one? Some servers count and others name, and a number is the same written as text. */
export const isSameId = (a: Id, b: Id): boolean =>
  typeof a === typeof b ? a === b : String(a) === String(b)

/** A puzzle with options waits for a choice too. */
export const waitsForChoice = (node: KeyNode): boolean =>
  node.options.length > 0 && node.type !== 'text'

/** The option of a node that was chosen; undefined where none was, or it is not offered. */
export const optionOf = (node: KeyNode, optionId: Id | null): NodeOption | undefined =>
  optionId === null ? undefined : node.options.find(({ id }) => isSameId(id, optionId))
