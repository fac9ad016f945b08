/** What is asked for often, and takes more than words of the game. */
export type Beyond = 'repaint'

const END_JA = '[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\\s]*$'

const PATTERNS: readonly (readonly [Beyond, RegExp])[] = [
  [
    'repaint',
    /^(?:please\s+)?(?:re-?paint|re-?draw|paint|draw)\s+(?:me\s+)?.{0,100}?(?:cover|picture|portrait|image|photo|illustration)s?\b.{0,60}$/is,
  ],
  ['repaint', /^(?:请)?(?:把|将)?.{0,60}?(?:重画|重新画|重绘|换(?:一)?(?:张|幅)).{0,30}$/s],
  [
    'repaint',
    new RegExp(
      `^.{0,60}?(?:表紙|絵|画像|肖像画?|似顔絵)を(?:描き直|かき直|描きかえ)${END_JA}`,
      's',
    ),
  ],
]

/** Reads whether a request is for something beyond words; undefined where it is not. */
export const beyondWords = (text: string): Beyond | undefined =>
  text.length > 300 ? undefined : PATTERNS.find(([, pattern]) => pattern.test(text))?.[0]
