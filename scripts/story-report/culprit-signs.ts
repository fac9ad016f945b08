import { languageTagOf } from '#schemas/language.ts'
import { sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { SampledGame } from './sample.ts'

/** A suspect as a player meets them before anything is solved: everything that could give them away. */
export type Suspect = { readonly isCulprit: boolean; readonly signs: ReadonlySet<string> }

type Named = { readonly full: string; readonly short: string; readonly call: string }
const NAMES = (person: Named): string[] => [person.full, person.short, person.call]

/** Runs of one to three words. */
const LONGEST_RUN = 3

function runsOf(text: string, language: string): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
  return words.flatMap((_, at) =>
    Array.from({ length: LONGEST_RUN }, (__, more) => words.slice(at, at + more + 1).join(' ')),
  )
}

/** What stands for what one of them alone speaks of. */
const ITS_WORD = 'itsword'

/** How the narrator told of what only one of them speaks of: a clue that says of itself that it is one. */
function toldBeside(
  own: string,
  others: string,
  told: readonly string[],
  language: string,
): string[] {
  const wordsOf = (text: string): string[] =>
    [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment.toLowerCase())
  const elsewhere = new Set(wordsOf(others))
  const mine = new Set(wordsOf(own).filter((word) => !elsewhere.has(word)))
  return told
    .flatMap(sentencesOf)
    .map((sentence) => wordsOf(sentence).map((word) => (mine.has(word) ? ITS_WORD : word)))
    .filter((words) => words.includes(ITS_WORD))
    .flatMap((words) => runsOf(words.join(' '), language))
    .filter((run) => run.includes(ITS_WORD))
}

/** What is read before the first puzzle asks for a thought: node by node, who says it and what. */
function scenesBefore({ material }: SampledGame): { speaker: number; text: string }[] {
  const nodes = material.contents[0]?.nodes ?? []
  const puzzle = nodes.findIndex(({ type }) => type === 'puzzle')
  return nodes.slice(0, Math.max(0, puzzle)).flatMap(({ speaker, content, options }) => [
    { speaker, text: content },
    ...options.flatMap((option) => [
      { speaker: 0, text: option.content },
      { speaker: 0, text: option.reply },
    ]),
  ])
}

/** What stands beside a game before it is played. */
function pagesOf({ material }: SampledGame): string[] {
  const { intro = '', keyNpcs = '', mainConflict = '' } = material.elements
  const told = material.chapters.flatMap(({ summary, tasks = [] }) => [
    summary,
    ...tasks.flatMap(({ name, target }) => [name, target]),
  ])
  return [String(intro), String(keyNpcs), String(mainConflict), ...told]
}

const ranked = (name: string, own: number, all: readonly number[]): string[] => [
  `${name}: ${all.filter((other) => other < own).length + 1} of ${all.length}`,
]

/** The suspects of a case, each with what a player could remember from other games. */
export function suspectsOf(game: SampledGame): Suspect[] {
  const { truth, material, language } = game
  if (truth === undefined) return []
  const { suspects, ally, victim, culprit } = truth
  const tag = languageTagOf(language)
  const scenes = scenesBefore(game)
  // as they stand on the page of the cast
  const ids = material.npcs.map(({ id }) => id).toSorted((a, b) => a - b)
  const saidBy = (id: number): string =>
    scenes.flatMap(({ speaker, text }) => (speaker === id ? [text] : [])).join('\n')
  const lengths = suspects.map(({ id }) => saidBy(id).length)
  const turns = suspects.map(({ id }) => scenes.findIndex(({ speaker }) => speaker === id))
  return suspects.map((self) => {
    const hidden = (text: string): string => {
      const others = suspects.filter(({ id }) => id !== self.id)
      const rows: [string[], string][] = [
        [NAMES(self), ' selfname '],
        [NAMES(ally), ' allyname '],
        [NAMES(victim), ' victimname '],
        [others.flatMap(NAMES), ' othername '],
      ]
      return rows.reduce(
        (left, [names, mask]) =>
          names.reduce((so, name) => (name === '' ? so : so.replaceAll(name, mask)), left),
        text,
      )
    }
    const about = (texts: readonly string[]): string =>
      texts
        .flatMap((text) => sentencesOf(text).map(hidden))
        .filter((sentence) => sentence.includes('selfname'))
        .join('\n')
    const tasks = material.npcTasks.filter(({ roleId }) => Number(roleId) === self.id)
    const own = hidden(saidBy(self.id))
    const told = scenes.flatMap(({ speaker, text }) => (speaker === self.id ? [] : [text]))
    const othersSaid = suspects.flatMap(({ id }) => (id === self.id ? [] : [saidBy(id)])).join('\n')
    const mentions = suspects.map((one) => told.join('\n').split(one.call).length)
    const signs = [
      ...ranked(
        'place in the cast',
        ids.indexOf(self.id),
        suspects.map(({ id }) => ids.indexOf(id)),
      ),
      ...ranked(
        'turn to speak',
        scenes.findIndex(({ speaker }) => speaker === self.id),
        turns,
      ),
      ...ranked('length of what is said', saidBy(self.id).length, lengths),
      ...ranked('mentions', told.join('\n').split(self.call).length, mentions),
      ...ranked(
        'age',
        self.years,
        suspects.map(({ years }) => years),
      ),
      `sex: ${self.sex}`,
      ...runsOf(own, tag).map((run) => `says: ${run}`),
      ...runsOf(about(told), tag).map((run) => `is told: ${run}`),
      ...toldBeside(saidBy(self.id), othersSaid, told, tag).map((run) => `speaks of: ${run}`),
      ...runsOf(about(pagesOf(game)), tag).map((run) => `on the page: ${run}`),
      ...tasks.flatMap(({ name, target }) =>
        runsOf(hidden(`${name}\n${target}`), tag).map((run) => `asks: ${run}`),
      ),
    ]
    return { isCulprit: self.id === culprit.id, signs: new Set(signs) }
  })
}
