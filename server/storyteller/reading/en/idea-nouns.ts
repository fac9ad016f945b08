import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { conceptsOf, type IdeaReading } from '#server/storyteller/reading/read-idea.ts'
import { isAnimal, openingWith, placeOf, somebody, treasureOf } from './people.ts'
import { headOf, isPlace, NEUTRAL, prepositionTo } from './places.ts'
import { TREASURES } from './treasures.ts'

const OPENS =
  /\b(?:opens?|opened|runs?|ran|keeps?|owns?|inherits?|inherited)\s+(?:an?|the|his|her|their|my)\s+([\p{L}’' -]+?)(?=\s(?:on|in|at|under|inside|that|who|which|for|with|from|where)\b|[,.;:]|$)/iu
const PLACED =
  /\b(?:at|in|on|inside|aboard|under|beneath|beyond|below|behind)\s+((?:the|an?|my|our|his|her|their|its)\s+)?([\p{L}’' -]+?)(?=\s(?:who|that|which|where|and|is|are|was|were|has|have|with|by|from|because|stuck|finds?|opens?|makes?|wants?|before|after|when|while|for|to)\b|[,.;:?!]|$)/iu
const NOT_A_PLACE =
  /^(?:love|order|time.*|a time.*|search|secret|fact|charge|trouble|danger|case|disguise|fire|danger|earnest|itself|himself|herself)$/i

const bare = (phrase: string): string =>
  phrase
    .replaceAll("'", '’')
    .replace(/^(?:own|same|single|only)\s+/i, '')
    .replace(/['’]s$/, '')
    .trim()
const isName = (phrase: string, idea: string): boolean =>
  /^\p{Lu}/u.test(phrase) &&
  !idea.startsWith(phrase) &&
  !new RegExp(`\\b(?:the|a|an) ${phrase.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'u').test(idea)
const lower = (phrase: string, idea: string): string =>
  idea.startsWith(phrase) && !/^\p{Lu}{2}/u.test(phrase)
    ? phrase.replace(/^\p{Lu}/u, (first) => first.toLowerCase())
    : phrase
const the = (phrase: string, idea: string): string =>
  isName(phrase, idea) || /^(?:the|my|our|his|her|their)\s/i.test(phrase)
    ? phrase
    : `the ${lower(phrase, idea)}`

const GONE =
  '(?:vanish|disappear|go(?:es)? missing|went missing|(?:is|was|has been|are) (?:missing|killed|murdered|poisoned|kidnapped|abducted|dead|found dead)|dies|died)'
const LOST = [
  new RegExp(
    `([\\p{L}’' -]+?)\\s+(?:who |that |has |have |is |mysteriously |suddenly )*${GONE}`,
    'iu',
  ),
  /\b(?:murder|killing|death|disappearance|kidnapping|poisoning|assassination) of (?:the |an? |my |her |his |our |their )?([\p{L}’' -]+?)(?=\s(?:at|in|on|by|from|and|who|that|with|aboard|inside|before|after)\b|[,.;:]|$)/iu,
  /\b(?:killed|murdered|poisoned|kidnapped|kills|murders|spirited away|spirits away) (?:the |an? |my |her |his |our |their )?([\p{L}’' -]+?)(?=\s(?:at|in|on|by|from|and|who|that|with|aboard|inside|before|after)\b|[,.;:?]|$)/iu,
]

/** What a tagger takes for part of whoever follows: the night the lighthouse keeper vanished. */
const WHEN =
  /^(?:the )?(?:night|day|morning|evening|hour|week|month|year|summer|winter|moment|time) (?:that |when )?(?:the|an?|my|our|his|her|their) /i

/** Whom the idea has lost: a person it calls by what they are, never by a name. */
function lostOf(reading: IdeaReading): string | undefined {
  const roles = conceptsOf(reading, 'role').map((found) => found.surface.toLowerCase())
  for (const pattern of LOST) {
    const phrase = pattern
      .exec(reading.idea)?.[1]
      ?.trim()
      .replace(WHEN, '')
      .replace(
        /^(?:(?:when|where|how|who|why|and|the|an?|my|our|his|her|their|every|one|another)\s+)+/i,
        '',
      )
    const words = phrase?.toLowerCase().split(' ') ?? []
    if (phrase && words.length <= 3 && roles.some((role) => words.join(' ').includes(role)))
      return lower(phrase, reading.idea)
  }
  return undefined
}

/** The noun phrase that holds a word, or the word alone. */
function phraseAround(reading: IdeaReading, word: string): string {
  const low = word.toLowerCase()
  return reading.nouns.find((noun) => noun.toLowerCase().includes(low)) ?? word
}

/** The protagonist: the phrase around the first role, else whoever the sentence begins with if it acts. */
function roleOf(reading: IdeaReading, lost: string): string | undefined {
  const gone = lost.toLowerCase()
  const named = conceptsOf(reading, 'role')
    .filter((found) => !gone.includes(found.surface.toLowerCase()))
    .map((found) => ({
      surface: found.surface,
      family: found.id === 'family',
      phrase: bare(phraseAround(reading, found.surface.replace(/['’]s$/, '')))
        .replace(WHEN, '')
        .replace(JOINED, ''),
    }))
    .filter(
      ({ surface, phrase, family }) => !(family && /['’]s?(?:\s|$)/.test(`${surface} ${phrase}`)),
    )
  const [first] = named
  if (!first) return undefined
  // The phrase up to its last role: “detective cat”, and not the verb that a tagger took for a noun.
  const ends = named
    .filter(({ phrase }) => phrase === first.phrase)
    .map(
      ({ surface, phrase }) =>
        phrase.toLowerCase().lastIndexOf(surface.toLowerCase()) + surface.length,
    )
  const head = first.phrase.slice(0, Math.max(...ends)).replace(/['’]s?$/, '')
  const one = COUNTED.test(head) ? head.replace(COUNTED, '').replace(/s$/, '') : head
  return lower(one, reading.idea)
}
/** What another sentence begins with: “, and the baker wants to know”. */
const JOINED = /^(?:and|but|while|so) (?:(?:an?|the) )?/i
const COUNTED = /^(?:two|three|four|five|six|seven)\s+/i

/** Where the idea says that it happens: the words with their preposition, and the place alone. */
function placedIn(
  idea: string,
  somewhere: (phrase: string) => boolean,
): { tail: string; where: string } | undefined {
  const placed = PLACED.exec(idea)
  const where = placed?.[2]?.trim()
  if (!placed || !where || where.split(' ').length > 4 || NOT_A_PLACE.test(where)) return undefined
  return somewhere(where) ? { tail: placed[0], where } : undefined
}

function settingOf(
  reading: IdeaReading,
  people: readonly (string | undefined)[],
): string | undefined {
  const { idea } = reading
  const settings = conceptsOf(reading, 'setting')
  const somewhere = (phrase: string): boolean =>
    isPlace(phrase) ||
    settings.some((found) => headOf(phrase) === headOf(found.surface)) ||
    (/^\p{Lu}/u.test(phrase) && idea.includes(` ${phrase}`) && !somebody(phrase))
  const placed = placedIn(idea, somewhere)
  const opened = OPENS.exec(idea)?.[1]?.trim()
  if (opened && opened.split(' ').length <= 4 && somewhere(opened))
    return placed && !placed.tail.includes(opened)
      ? `${the(opened, idea)} ${lower(placed.tail.replace(/\b(?:my|our|his|her|their|its|an?)\b/i, 'the'), idea)}`
      : the(opened, idea)
  if (placed && / of /.test(placed.where)) return the(placed.where, idea)
  const isHead = ({ surface }: { surface: string }) =>
    headOf(bare(phraseAround(reading, surface))) === headOf(surface)
  // a mountain village is a village
  const known = settings.find(isHead) ?? settings[0]
  if (!known) return placed && the(placed.where, idea)
  const phrase = bare(phraseAround(reading, known.surface))
  const whose = people.some((who) => who && phrase.toLowerCase().includes(who.toLowerCase()))
  return the(whose || headOf(phrase) !== headOf(known.surface) ? bare(known.surface) : phrase, idea)
}

const TAKES =
  /\b(?:steals?|stole|finds?|found|inherits?|inherited|loses|lost|buys|bought|hides|hid|sells|sold|owns?|builds?|built|carries|carry|plays|receives?|keeps|makes|discovers?|discovered|grows?)\s+(?:an?|the|his|her|their|my|one|back)\s+(?:own\s+)?([\p{L}’-]+(?: [\p{L}’-]+)?)(?=\s(?:that|which|who|in|on|at|from|of|with|for|to|under|by|and)\b|[,.;:?!]|$)/iu
const IDLE =
  /\b(?:day|days|hour|hours|minute|minutes|week|year|mistake|everybody|nobody|something|name|way|times?|night|midnight|morning|street|life|war|story|floor|sky|what|which|why|how|if|every)\b|\s(?:in|on|at|of|to|is|are)$/i
const FEELING =
  /(?:ness|ity|ship|hood|ism|ance|ence|ment|travel)$|^(?:love|grief|hope|fear|regret|revenge|luck|peace|war|memory|memories|truth|freedom|justice|silence|dreams?|death|faith|envy|joy|sorrow|guilt|home|time|destiny|fate|courage|betrayal)$/i

/** What was done is no thing, though its word is one. */
const DONE = /^(?:poisoned|poisons|drugged)$/i

function thingOf(
  reading: IdeaReading,
  others: readonly (string | undefined)[],
): string | undefined {
  const used = others.filter((word) => word !== undefined).map((word) => word.toLowerCase())
  const free = (noun: string) => {
    const low = ` ${noun.toLowerCase()} `
    return !used.some((word) => ` ${word} `.includes(low) || low.includes(` ${word} `))
  }
  const other = ['role', 'deed', 'atmosphere'] as const
  const claimed = other.flatMap((category) =>
    conceptsOf(reading, category).map((found) => found.surface.toLowerCase()),
  )
  const wanted = TAKES.exec(reading.idea)?.[1]
  if (wanted && free(wanted) && !IDLE.test(wanted) && !somebody(wanted) && !isPlace(wanted))
    return the(bare(wanted), reading.idea)
  for (const found of conceptsOf(reading, 'object')) {
    const phrase = bare(phraseAround(reading, found.surface))
    // who poisoned the well has taken no “poisoned”
    if (free(phrase) && !IDLE.test(phrase) && !DONE.test(phrase)) return the(phrase, reading.idea)
  }
  const noun = reading.nouns.find(
    (one) =>
      free(one) &&
      !isName(one, reading.idea) &&
      !claimed.some((word) => one.toLowerCase().includes(word)) &&
      !NOT_A_PLACE.test(one) &&
      !IDLE.test(one) &&
      !somebody(one),
  )
  if (noun === undefined) return undefined
  // What cannot be carried cannot be taken: it is kept in a box.
  return FEELING.test(headOf(noun))
    ? `the box marked “${bare(noun)}”`
    : the(bare(noun), reading.idea)
}

const WOMEN =
  /\b(?:sister|mother|grandmother|wife|daughter|queen|princess|widow|girl|schoolgirl|actress|waitress|bride|aunt|lady|countess|nun|witch|woman)\b/i
const MEN =
  /\b(?:brother|father|grandfather|husband|son|king|prince|boy|schoolboy|uncle|duke|monk|wizard|waiter|man)\b/i
const sexOf = (who: string): string => (WOMEN.test(who) ? 'female' : MEN.test(who) ? 'male' : '')

/** The place, the precious thing and the protagonist of an English idea, with articles where they belong. */
export function englishWords(reading: IdeaReading, nouns: LanguagePack['nouns']): IdeaNouns {
  const lost = lostOf(reading)
  const opening = openingWith(reading.idea.replace(WHEN, ''))
  const known = roleOf(reading, lost ?? '')
  const role =
    opening === undefined || lost?.includes(opening) || known?.includes(opening) ? known : opening
  const setting = settingOf(reading, [role, lost])
  const thing = thingOf(reading, [role, setting, lost])
  const owner = role ?? lost
  const house =
    owner && !isAnimal(owner) && !/\s(?:of|with)\s/.test(owner)
      ? placeOf(owner)
      : (NEUTRAL[reading.text.length % NEUTRAL.length] ?? nouns.setting)
  const place = setting ?? house
  const treasure =
    TREASURES[conceptsOf(reading, 'setting')[0]?.id ?? ''] ?? treasureOf(role ?? '') ?? nouns.thing
  return {
    ...nouns,
    setting: place,
    there: `${prepositionTo(place)} ${place}`,
    thing: thing ?? treasure,
    role: role ?? nouns.role,
    ...(lost ? { lost, mourned: lost, lostSex: sexOf(lost) } : {}),
  }
}
