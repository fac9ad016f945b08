/** What is asked for often, and takes more than words of the game. */
export type Beyond = 'translate' | 'culprit' | 'repaint'

const WHO_EN = '(?:culprit|murderer|killer|thief|guilty one)'
const END_JA = '[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\\s]*$'

const PATTERNS: readonly (readonly [Beyond, RegExp])[] = [
  ['translate', /^(?:please\s+|can you\s+|could you\s+)?translate\b/i],
  ['translate', /^(?:请|把|将|帮我)?.{0,200}?(?:翻译|译)(?:成|为|一下|$)/s],
  ['translate', new RegExp(`(?:翻訳|(?:英語|中国語|日本語)に訳)[しす]${END_JA}`, 's')],
  [
    'culprit',
    new RegExp(
      `^(?:please\\s+)?(?:make|let)\\s+.{1,100}?\\s+(?:be\\s+)?the\\s+(?:real\\s+)?${WHO_EN}[.!]?$`,
      'is',
    ),
  ],
  [
    'culprit',
    new RegExp(
      `^.{1,100}?\\s+(?:should|must|shall)\\s+be\\s+the\\s+(?:real\\s+)?${WHO_EN}[.!]?$`,
      'is',
    ),
  ],
  [
    'culprit',
    /^(?:please\s+)?(?:change|switch|swap)\s+(?:who\s+did\s+it|(?:the\s+)?(?:culprit|outcome|solution|ending)s?)(?:\s+to\s+.{1,100})?[.!]?$/is,
  ],
  [
    'culprit',
    /^(?:请)?(?:让|把|将).{1,60}?(?:当|做|成为|变成|改成)(?:真正的)?(?:凶手|真凶|犯人)[。！]?$/s,
  ],
  [
    'culprit',
    /^(?:请)?(?:把|将)?(?:凶手|真凶|犯人|结局|真相)(?:换成|改成|换|改)(?:.{1,40}|一下|一个)?[。！]?$/s,
  ],
  ['culprit', /^(?:请)?(?:换|改)(?:一)?(?:个|种)?(?:别的)?(?:凶手|真凶|犯人|结局|真相)[。！]?$/s],
  ['culprit', new RegExp(`^.{1,60}?を(?:真)?犯人に(?:し|変え|する)${END_JA}`, 's')],
  ['culprit', new RegExp(`^(?:真?犯人|結末|真相)を(?:.{1,40}に)?(?:変え|替え|かえ)${END_JA}`, 's')],
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
