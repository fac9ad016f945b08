import type { NodeType } from '#schemas/key-node.ts'
import type { Doubt } from '../case/truth.ts'
import type { LocationKey } from '../kit.ts'

/** A choice of a scene. `tag` lets a task hang on it; exactly one `right` makes a test. */
export type SceneOption = {
  readonly text: string
  readonly reply: string
  readonly to: string
  readonly right?: true
  readonly tag?: string
}

/** What a scene tells that the solution needs: a doubt's list, or a value a puzzle is made of. */
export type Clue = Doubt | 'count' | 'error' | 'rule' | 'slip' | 'rules'

/** Every key of a scene. */
export const keysOf = ({ key, also = [] }: Scene): string[] => [key, ...also]

/** One scene, before it has an id. Scenes are told in the order of their chapter; the last one ends it. */
export type Scene = {
  readonly key: string
  /** What else it is called, where it tells two scenes in one. */
  readonly also?: readonly string[]
  readonly type: NodeType
  readonly at: LocationKey
  /** 0 is the narrator. */
  readonly speaker: number
  readonly text: string
  readonly puzzle?: string
  readonly ways?: readonly SceneOption[]
  readonly to: string | null
  /** Nothing is told after it, though others stand behind it. */
  readonly ends?: true
  readonly clues?: readonly Clue[]
}
