import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requestLanguageOf } from '#schemas/language.ts'
import type { ToldNode } from '#server/storyteller/engine/compile.ts'
import { plotsOf } from '#server/storyteller/engine/content.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { storyFaults } from '#server/storyteller/engine/proof/faults.ts'
import type { ProvableStory } from '#server/storyteller/engine/proof/story.ts'
import { storyOf } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { graphOf } from '#server/storyteller/engine/walk.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf } from './telling.ts'

/** What is done to one node of a game; null where there is nothing to do it to. */
const SPOILS: Readonly<Record<string, (node: ToldNode) => Partial<ToldNode> | null>> = {
  'leads nowhere': ({ to }) => (to === null ? null : { to: null }),
  'leads to no node': ({ to }) => (to === null ? null : { to: 9_999 }),
  'leads back': ({ to }) => (to === null ? null : { to: 1 }),
  'skips one': ({ to }) => (to === null ? null : { to: to + 1 }),
  'says nothing': () => ({ text: '' }),
  'says an open slot': ({ text }) => ({ text: `${text} {left}` }),
  'says itself twice': ({ text }) => ({ text: `${text} ${text}` }),
  'tells nothing': ({ tells }) => (tells.length === 0 ? null : { tells: [] }),
  'tells all of the opposite': ({ tells }) =>
    tells.length === 0
      ? null
      : { tells: tells.map((tell) => ({ ...tell, sign: tell.sign === '+' ? '-' : '+' })) },
  'recalls what never was': ({ tells }) => ({
    tells: [...tells, { sign: '?', id: 'never', words: 'as it never was' }],
  }),
  'opens a lock that is none': () => ({ opens: 'none' }),
  'is another beat': () => ({ beat: 'other' }),
  'is of no form': ({ kind }) => (kind === 'ending' ? null : { kind: 'ending' }),
  'offers one less': ({ options }) => (options.length === 0 ? null : { options: options.slice(1) }),
  'offers the same': ({ options: [first, , ...rest] }) =>
    first === undefined ? null : { options: [first, first, ...rest] },
  'offers in silence': ({ options }) =>
    options.length === 0 ? null : { options: options.map((one) => ({ ...one, text: '' })) },
  'answers in silence': ({ options }) =>
    options.length === 0
      ? null
      : { options: options.map((one) => ({ ...one, reply: '', tells: [] })) },
  'leads all one way': ({ options }) =>
    options.length === 0
      ? null
      : { options: options.map((one) => ({ ...one, to: options[0]?.to ?? 0 })) },
  'takes every answer': ({ options }) =>
    options.length === 0 ? null : { options: options.map((one) => ({ ...one, right: true })) },
}
/** Every so many nodes one is spoiled. */
const EVERY = 5
const SHOWN = 90

function linesFor(story: ProvableStory): string[] {
  const faultsWith = (nodes: readonly ToldNode[]): string[] =>
    storyFaults({ ...story, nodes, graph: graphOf(nodes) })
  return Object.entries(SPOILS).flatMap(([name, spoil], from) =>
    story.nodes.flatMap((node, at) => {
      const change = at % EVERY === from % EVERY ? spoil(node) : null
      if (change === null) return []
      const faults = faultsWith(
        story.nodes.map((one) => (one === node ? { ...one, ...change } : one)),
      )
      const shown = faults.map((fault) => fault.slice(0, SHOWN)).slice(0, 3)
      return [`  ${node.id} ${node.beat} ${name}: ${faults.length} ${shown.join('; ')}`]
    }),
  )
}

it.each(LANGUAGES)(
  '[TL71] what is said of a plot’s game that is spoiled is said as ever: %s',
  async (language) => {
    const lines = (['contest', 'escape', 'survival'] as const).flatMap((kind) => {
      const [texts] = plotsOf(contentOf(language), kind)
      if (texts === undefined) throw new Error(`no plot of ${kind}`)
      const game = tellStory(inputOf(texts, language, '1', { length: LENGTHS.beginner }))
      const story = storyOf(game, 'Nobody said this before.', requestLanguageOf(language))
      return [texts.id, `  as told: ${storyFaults(story).join('; ')}`, ...linesFor(story)]
    })
    const kept = join(import.meta.dirname, 'as-ever', `${requestLanguageOf(language)}.txt`)
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
)
