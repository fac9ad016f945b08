import type { Mechanic } from '#schemas/reading-of-idea.ts'
import type { PremiseRule } from '../typed-reading.ts'
import type { PlacedNoun } from './nouns.ts'
import type { Token } from './tokens.ts'

const CREATURE =
  '(?:cats?|dogs?|animals?|birds?|fox(?:es)?|crows?|ravens?|trees?|houses?|objects?|furniture|statues?|paintings?|dolls?|books?|horses?|parrots?|mice|fish|bears?|wol(?:f|ves)|dragons?|robots?|portraits?|mirrors?|puppets?|hats?|swords?|clocks?|ghosts?|flowers?|plants?)'
const word = (source: string): RegExp => new RegExp(`(?<![a-z-])(?:${source})(?![a-z])`, 'i')

/** What says that an idea brings a rule, the surest first. */
const RULES: readonly (readonly [Mechanic, RegExp])[] = [
  [
    'tellsLies',
    word(
      `when(?:ever)? (?:somebody|someone|anyone|you|people|they|he|she) (?:lies|lie|tells? (?:a )?lies?)|lying makes|each lie|every lie|lies? (?:makes?|turns?|comes?|become)|cannot (?:tell a )?lie|can['’]?t (?:tell a )?lie|unable to lie|know(?:s)? (?:when|if) .{0,20} l(?:ies|ying)|detects? lies|only (?:tell|speak)s? the truth|must (?:always )?(?:tell|speak) the truth|always tells? the truth|hears? lies|smells? lies|sees? lies|where (?:nobody|no one) can lie|told a lie|who (?:have |has |had )?lied|if (?:you|anyone|somebody|someone) lies?`,
    ),
  ],
  [
    'forgets',
    word(
      `amnesia\\w*|no memor(?:y|ies)|without (?:her |his |their |any |a )?memor(?:y|ies)|forgets?(?: \\w+)?|forgot(?:ten)?|loses? (?:her|his|their|its) memor(?:y|ies)|lost (?:her|his|their|my) memor(?:y|ies)|cannot remember|can['’]?t remember|(?:does|do)(?: not|n['’]t) remember|remembers? (?:everything|nothing|nobody|only|what nobody|every)|steals? memories|sells? memories|memor(?:y|ies) (?:are|is|can be) (?:sold|stolen|traded|erased|lost)|memory`,
    ),
  ],
  [
    'backwards',
    word(
      `backwards?|in reverse|time loops?|time (?:runs|flows|goes|stops|stands)|same day|over and over|repeat(?:s|ing)? (?:the )?(?:same )?(?:day|night|hour)|groundhog|younger (?:every|each)|ages? (?:in reverse|backwards)|from the future|dated (?:\\w+ )?(?:\\w+ )?(?:\\w+ )?from now|(?:a|one) (?:week|day|year|month) (?:from now|ahead|early)|tomorrow['’]s|time[- ]travel\\w*|before (?:it|they) happens?|rewind\\w*|travels? (?:back )?in time`,
    ),
  ],
  [
    'counted',
    word(
      `(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|only one|\\d+) (?:(?:last|more|final) )?(?:lives|wishes|chances|tries|questions|days left|days to live|hours left|words|matches|bullets|nights|spells|breaths|coins|uses|times|doors|keys|rings|secrets|letters left)|one (?:last )?wish|last (?:wish|match|bullet)|(?:limited|running out of|runs? out of) \\w+|each (?:use|wish|spell|word|lie) costs|lives? nine times`,
    ),
  ],
  [
    'speaks',
    word(
      `talking (?:\\w+ )?${CREATURE}|speaking ${CREATURE}|${CREATURE} (?:that|who|which) (?:can )?(?:talks?|speaks?|argues?|sings?|whispers?)|${CREATURE} (?:talks?|speaks?|can (?:talk|speak)|begins? to (?:talk|speak)|starts? (?:talking|speaking)|answers? back|whispers?)|(?:can|could|learns to) (?:talk|speak) (?:to|with) (?:the |her |his )?[a-z]+|(?:talks?|speaks?|listens?) (?:to|with) (?:the )?(?:animals|birds|plants|trees|ghosts|the dead|objects|machines|cats|dogs)|understands? (?:animals|birds|cats|dogs)|dead (?:can )?(?:speak|talk)|writ(?:es?|ing) itself|answers? letters`,
    ),
  ],
  [
    'unseen',
    word(
      `invisible|invisibility|unseen|only (?:she|he|one|you|the \\w+|children|cats) (?:can )?sees?|nobody (?:else )?(?:can )?sees?|no one (?:else )?(?:can )?sees?|sees? (?:ghosts|what (?:nobody|no one))|cannot be seen|no (?:reflection|shadow|face)|in the dark|without (?:a )?(?:shadow|face|reflection)`,
    ),
  ],
  [
    'onlyAt',
    word(
      `only (?:at|on|in|after|before|during|when|appears?|opens?|once|exists?|wakes?) (?:\\w+ ){0,4}?(?:midnight|night|dawn|dusk|noon|sunset|winter|summer|full moon|moonlight|new year|eve|rain|rains|hour|year|day|christmas|halloween|thirteenth|snow|snows)|(?:every|each) (?:full moon|midnight|night at|friday|thirteenth|hundred years|seven years|new year|winter|solstice|time the clock)|(?:at|after|until|before) (?:the stroke of )?midnight|at the full moon|under the full moon|once (?:a|every) (?:year|century|decade|\\w+ years)|one night (?:a|each|every) year|between midnight and|thirteenth hour|25th hour`,
    ),
  ],
  [
    'changes',
    word(
      `turns? into|turned into|transforms? (?:in)?to|transform\\w*|becomes? (?:a|an|the|real|human|smaller)|became (?:a|an|real)|shape-?shift\\w*|swap(?:s|ped|ping)? (?:bodies|places|lives|faces|souls|minds)|switch(?:es|ed)? (?:bodies|places|lives)|body[- ]swap|exchanges? (?:bodies|lives)|wakes? up as|comes? (?:to life|alive)|came (?:to life|alive)|werewol(?:f|ves)|grows? (?:smaller|bigger|younger|by)|shrinks?|rearranges?|rewrites? itself|changes? (?:every|each|shape|its|colou?r)|every night (?:a|the|one)`,
    ),
  ],
  [
    'weather',
    word(
      `(?:makes?|brings?|stops?|starts?|controls?|sells?|predicts?) (?:it |the )?(?:rain|snow|storms?|weather|wind|sun)|makes? it rain|never stops (?:raining|snowing)|rains? (?:\\w+ )?(?:whenever|when|every|forever|inside|upwards)|(?:when(?:ever)?|if|while|as long as) (?:it )?(?:rains?|snows?|the (?:tide|fog|storm|wind|sun|lighthouse|light)\\b)|(?<!(?:before|until|till) )the tide|(?<!the )tides?|eternal (?:winter|night|summer|rain)|endless (?:winter|night|rain)|sun (?:never|no longer|does not|has stopped)|the sun|without (?:the )?(?:sun|light)|weather`,
    ),
  ],
  [
    'sound',
    word(
      `(?<!years of )silen(?:ce|t)|songs?|sings?|singing|music|melod(?:y|ies)|lullab(?:y|ies)|deaf|mute|echo(?:es)?|hums?|whistles?|lost sounds?|cannot speak|without (?:a )?(?:word|sound|voice)|lost (?:her|his|their) voice`,
    ),
  ],
]
const BOUND =
  /^(?:[.,!?;:()“”"—–…]|that|which|who|whose|where|when|whenever|if|and|but|because|while|until|after|before|so)$/
/** Words that belong to the clause they open: “when somebody lies”. */
const OPENS = /^(?:when|whenever|if|while|until|after|before|because)$/
const MOST_WORDS = 12

function clauseAround(
  tokens: readonly Token[],
  first: number,
  last: number,
): readonly [number, number] {
  let [from, to] = [first, last]
  const count = () => tokens.slice(from, to + 1).filter((token) => !token.mark).length
  const boundary = (at: number) =>
    at < 0 || at >= tokens.length || BOUND.test(tokens[at]?.low ?? '')
  while (!boundary(from - 1) && count() < MOST_WORDS) from--
  while (!boundary(to + 1) && count() < MOST_WORDS) to++
  // A rule says what happens and when: “clocks stop | when somebody lies” is one.
  if (OPENS.test(tokens[from]?.low ?? '') || OPENS.test(tokens[from - 1]?.low ?? '')) {
    while (
      from > 0 &&
      count() < MOST_WORDS &&
      !/^(?:[.,!?;:()“”"—–…]|that|which|who|whose|where)$/.test(tokens[from - 1]?.low ?? '')
    )
      from--
  }
  return [from, to]
}

function nounNear(nouns: readonly PlacedNoun[], from: number, to: number): PlacedNoun | undefined {
  const own = nouns.filter((one) => !one.inner && one.noun.kind !== 'unsure')
  const here = own.filter(({ phrase }) => phrase.head >= from && phrase.head <= to)
  // a town's clocks: what is its own, and can tick
  const isRuled = ({ owner, noun }: PlacedNoun): boolean =>
    !owner && /^(?:thing|creature)$/.test(noun.kind)
  return (
    here.find(isRuled) ??
    here.find(({ owner, noun }) => !owner && noun.kind === 'place') ??
    own.findLast((one) => one.phrase.head < from && isRuled(one)) ??
    here[0] ??
    own.findLast(({ phrase }) => phrase.head < from)
  )
}

/** The rule an English idea brings: the first mechanic it names, in its own clause. */
export function ruleOf(
  idea: string,
  /** The idea without what somebody cannot do, letter for letter: that is no rule of the world. */
  told: string,
  tokens: readonly Token[],
  nouns: readonly PlacedNoun[],
): PremiseRule | null {
  for (const [mechanic, pattern] of RULES) {
    const found = pattern.exec(told)
    if (!found) continue
    const end = found.index + found[0].length
    const first = tokens.findIndex((token) => token.end > found.index)
    const last = tokens.findLastIndex((token) => token.start < end)
    if (first < 0 || last < first || last - first >= MOST_WORDS) continue
    const [from, to] = clauseAround(tokens, first, last)
    const words = idea.slice(tokens[from]?.start, tokens[to]?.end).trim()
    if (words === '' || words.length > 200) continue
    return { mechanic, words, noun: nounNear(nouns, from, to)?.noun ?? null }
  }
  return null
}
