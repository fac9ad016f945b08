// `npm run content -- prove PLOT --language en`: tells a plot from many seeds, in all lengths and tellings, and prints what the proof finds;
// `npm run content -- walk PLOT --language en --seed 3 --level 2`: prints a game as one player reads it; with --whole every node of it.
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { GameLanguage } from '#schemas/language.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { figuresOf } from '#server/storyteller/engine/figures.ts'
import type { IdeaPart } from '#server/storyteller/engine/idea-part.ts'
import type { Level } from '#server/storyteller/engine/length.ts'
import type { StoryGame } from '#server/storyteller/engine/story-input.ts'
import { faultsOfStory, textsBeside } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { graphOf, play } from '#server/storyteller/engine/walk.ts'
import { assemblePlots } from '#server/storyteller/texts/assemble-plots.ts'
import { checkSources } from '#server/storyteller/texts/check.ts'
import { FOLDERS, sourcesOf } from '#server/storyteller/texts/sources.ts'
import { PARTS } from './plot-ideas.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    seeds: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string' },
    episodes: { type: 'string' },
    outline: { type: 'string', default: '1' },
    place: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})
const [command, id = ''] = positionals
const language =
  (Object.keys(FOLDERS) as GameLanguage[]).find((one) => FOLDERS[one] === values.language) ??
  'en_US'
const short = requestLanguageOf(language)
const { files, faults } = checkSources(language, sourcesOf(language))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
const pack = packOf(language)
// held against its schema when it was parsed
const { groups } = files['names.yaml'] as { groups?: Readonly<Record<string, readonly string[]>> }
/** Also what is still being written. */
const written = Object.keys(files).flatMap(
  (file) => /^told\/([^/]+)\/story\.yaml$/.exec(file)?.[1] ?? [],
)
const named = (list: readonly string[]) => list.flatMap((name) => groups?.[name] ?? [name])
const content = assemblePlots(files, named, written)
const texts = content.plots.find((one) => one.id === id)
if (texts === undefined) {
  console.error(
    `no plot ${id} in ${values.language}; there are: ${content.plots.map((one) => one.id).join(', ')}`,
  )
  process.exit(1)
}
const told = (seed: number, level: Level, outline: number, part: IdeaPart): StoryGame =>
  tellStory({
    ...{
      texts,
      content,
      pack,
      part,
      length: { level, episodes: Number(values.episodes ?? 0) },
      rng: createRng(`${id}:${seed}`),
    },
    turns: texts.story.outlines[outline]?.turns ?? [],
    ...(values.place === undefined ? {} : { placeId: values.place }),
  })
const parts = PARTS[short] ?? []

if (command === 'prove') {
  for (const level of [0, 1, 2, 3, 4] as const)
    for (const outline of texts.story.outlines.keys()) {
      const counted = new Map<string, number>()
      let [sound, all, nodes, steps, minutes, distinct, share] = [0, 0, 0, 0, 0, '', 0]
      for (let seed = 0; seed < Number(values.seeds); seed++) {
        const part = parts[seed % parts.length]
        if (part === undefined) continue
        all += 1
        const found: string[] = []
        try {
          const game = told(seed, level, outline, part)
          found.push(...faultsOfStory(game, part.idea, short))
          const figures = figuresOf(graphOf(game.nodes), short)
          nodes += figures.nodes
          share += distinctShare(game)
          steps += figures.steps
          minutes += figures.minutes
          distinct = Object.entries(figures.endings)
            .map(([name, share]) => `${name} ${Math.round(share * 100)}%`)
            .join(', ')
        } catch (fault) {
          found.push(String(fault))
        }
        if (found.length === 0) sound += 1
        for (const one of new Set(found.map((fault) => fault.replace(/\b\d{4}\b/g, '#'))))
          counted.set(one, (counted.get(one) ?? 0) + 1)
      }
      const mean = (sum: number) => Math.round(sum / all)
      console.log(
        `level ${level}, outline ${outline + 1}: ${sound}/${all} sound; ${mean(nodes)} nodes, ${mean(steps)} steps, ${mean(minutes)} minutes a path; ${Math.round((100 * share) / all)} % of sentences distinct; ${distinct}`,
      )
      for (const [fault, count] of [...counted].sort((a, b) => b[1] - a[1]).slice(0, 12))
        console.log(`   ${count}x ${fault}`)
    }
} else {
  const seed = Number(values.seed)
  const part = parts[seed % parts.length]
  if (part === undefined) process.exit(1)
  const game = told(seed, Number(values.level ?? 2) as Level, Number(values.outline) - 1, part)
  const graph = graphOf(game.nodes)
  console.log(`# ${textsBeside(game).join('\n')}\n`)
  const rng = createRng(`path ${seed}`)
  const walked = !values.whole
    ? play(graph, (node) => rng.int(0, Math.max(0, node.options.length - 1)))
    : undefined
  const shown = walked
    ? [...walked.map(({ from }) => from), ...walked.slice(-1).map(({ to }) => to)]
    : game.nodes
  for (const node of shown) {
    const taken = walked?.find(({ from }) => from === node)?.option
    console.log(
      `[${node.id} ${node.beat} ${node.kind}${node.voice ? ` · ${game.words[`${node.voice}.full`]}` : ''}] ${node.text}`,
    )
    for (const option of node.options)
      if (!walked || option === taken)
        console.log(
          `   ${option.right ? '✓' : '·'} ${option.text} → ${option.to}\n      ${option.reply}`,
        )
    if (!walked && node.options.length === 0) console.log(`   → ${node.to}`)
  }
}

/** Of the sentences in all nodes, how many differ: copies of a beat say most of theirs again. */
function distinctShare({ nodes }: StoryGame): number {
  const said = nodes.flatMap(({ text }) =>
    text.split(/(?<=[.!?。！？])\s*|\n+/).filter((one) => one.trim().length > 11),
  )
  return new Set(said).size / said.length
}
