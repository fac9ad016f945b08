import type { FieldOwner } from './fields.ts'

/** What of a game a request means. */
export type Target =
  /** Somebody, a place, a chapter or another thing that has an address of its own. */
  | { kind: 'thing'; owner: FieldOwner; address: string; name: string }
  /** A task, at every address it is told at. */
  | { kind: 'task'; addresses: readonly string[]; name: string }
  /** What has no id: a trait, a paragraph of the prologue. */
  | { kind: 'entry'; list: string; at: number; text: string }
  /** The whole prologue. */
  | { kind: 'prologue' }
  /** A text, at every address it stands at; `words` are those of it that were quoted. */
  | { kind: 'text'; addresses: readonly string[]; words: string }
  /** Several things are called so. */
  | { kind: 'several'; addresses: readonly string[] }

/** The addresses of what is meant. */
export function addressesOf(target: Target): readonly string[] {
  switch (target.kind) {
    case 'thing':
      return [target.address]
    case 'task':
    case 'text':
    case 'several':
      return target.addresses
    case 'entry':
      return [`${target.list}/${target.at}`]
    case 'prologue':
      return ['story/prologue']
  }
}
