import { createHash } from 'node:crypto'
import type { GameLanguage } from '#schemas/language.ts'
import { type Brief, Duration } from '#schemas/settings.ts'
import {
  createBuiltinStoryteller,
  plannedGame,
  provenMaterial,
} from '#server/storyteller/builtin/index.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'
import { writeUnit } from '#server/storyteller/builtin/write.ts'
import type { MediaMaker, UnitFact } from '#server/storyteller/port.ts'
import { briefOf } from './ideas.ts'
import { contextOf, proposedBy } from './writing.ts'

/** A few letters that stand for a value. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

/** What is proposed for an idea, and what to whoever asks for more. */
export async function proposalOf(idea: string, language: GameLanguage) {
  const teller = createBuiltinStoryteller()
  const request = { idea, language, shown: [] }
  const first = await proposedBy(teller, request)
  const shown = first.outlines.map(({ key }) => key)
  const more = await proposedBy(teller, { ...request, salt: 'more', shown })
  const [reading, cover] = first.all
  const lines = [first, more].flatMap(({ thoughts, outlines }) => [
    `  thoughts: ${digestOf(thoughts.join(''))}`,
    ...outlines.map(({ key, name, text }) => `  ${key} “${name}” ${digestOf(text)}`),
  ])
  const keys = [...first.outlines, ...more.outlines].map(({ key }) => key)
  return { keys, lines: [`  ${JSON.stringify(reading)}`, `  ${JSON.stringify(cover)}`, ...lines] }
}

/** How a game is played, without its words. */
const formOf = ({ contents, npcs, npcTasks, locations, prologue, chapters }: Material) => [
  contents.map(({ nodes, tasks }) => [
    nodes.map((node) => [
      ...[node.id, node.type, node.speaker, node.locationId, node.nextNodeId, node.answerId],
      node.options.map(({ id, nextNodeId }) => [id, nextNodeId]),
    ]),
    tasks.map(({ id, type, keyNodeId, optionId, roleId }) => [
      id,
      type,
      keyNodeId,
      optionId,
      roleId,
    ]),
  ]),
  npcTasks.map(({ id, type, keyNodeId, optionId, roleId }) => [
    id,
    type,
    keyNodeId,
    optionId,
    roleId,
  ]),
  [npcs.map(({ id }) => id), locations.map(({ id }) => id), prologue.length, chapters.length],
]

/** The settings of a game: no two of an idea are told for the same. */
export function briefAt(idea: string, language: GameLanguage, key: string, at: number): Brief {
  const duration = Duration.options[at % Duration.options.length] ?? 'normal'
  const ageGroup = at % 3 === 2 ? 'UNDER_18' : 'ALL'
  const artStyle = (['ANIME', 'REALISTIC', 'DESIGN', 'RENDER_3D'] as const)[at % 4] ?? 'ANIME'
  const outlineText = at % 5 === 4 ? 'Ada, 林秋, 凪.' : ''
  return { ...briefOf(idea, language, key), duration, ageGroup, artStyle, outlineText }
}

/** A line about the game of a brief: how long it is, and what stands for its form, its words and its pictures. */
export function toldLine(brief: Brief): string {
  const material = provenMaterial(brief)
  const { contents, npcs, pictures, music, ...words } = material
  const sizes = contents.map(({ nodes, tasks }) => `${nodes.length}/${tasks.length}`).join(' ')
  const shown = `${brief.outlineKey} ${brief.duration} ${brief.ageGroup}`
  const stands = [formOf(material), [contents, npcs, words], [pictures, music]].map(digestOf)
  return `  told ${shown}: nodes/tasks ${sizes}; form, words, pictures ${stands.join(' ')}`
}

const named = (name: string, brief: unknown): string =>
  `https://media.test/${name}-${digestOf(brief)}`
const media: MediaMaker = {
  picture: async (brief) => named('picture', brief),
  music: async (brief) => named('music', brief),
  shippedMusic: (brief) => named('shipped', brief),
}

/** The units of a game, each with what it reports on the way and what it ends in. */
export async function unitLines(brief: Brief): Promise<string[]> {
  const plan = plannedGame(brief)
  const lines: string[] = []
  for (const unit of plan.units) {
    const reported: UnitFact[] = []
    const report = (part: UnitFact): void => void reported.push(part)
    const fact = await writeUnit(unit, contextOf(plan, media, { report }))
    const { id, stage, parallel } = unit
    const stands = [reported, fact].map(digestOf).join(' ')
    lines.push(`  unit ${id} ${stage}${parallel ? ' beside' : ''}: ${reported.length} ${stands}`)
  }
  return lines
}
