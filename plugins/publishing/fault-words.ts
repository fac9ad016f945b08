import type { PlayFault } from '#core/game/play-faults.ts'

/** Speaks the words of the editor. */
type Speak = (
  key: `publishing.fault.${PlayFault['kind']}`,
  values: Record<string, string>,
) => string

/** What keeps a game from being played, in a sentence. */
export const faultWords = (t: Speak, { kind, node, name }: PlayFault): string =>
  t(`publishing.fault.${kind}`, { node: String(node?.nodeId ?? ''), name })
