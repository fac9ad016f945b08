import { parseArgs } from 'node:util'
import type { GameLanguage } from '#schemas/language.ts'
import { AgeGroup, type Brief, Duration } from '#schemas/settings.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { policyOf } from '#server/storyteller/builtin/gentle.ts'
import { outlinesOf, readOutlineKey } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { tellGame } from '#server/storyteller/builtin/telling/game.ts'
import { reasoningOf } from '#server/storyteller/builtin/thinking.ts'

/**
 * Tells an idea on the terminal, with every node in order, so that a person can read it critically.
 * node scripts/tell.ts "A cat opens a bakery on Mars" --language en_US --lens uncanny --duration hard --age TEEN --all
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en_US' },
    lens: { type: 'string', default: 'classic' },
    duration: { type: 'string', default: 'normal' },
    age: { type: 'string', default: 'ADULT' },
    all: { type: 'boolean', default: false },
  },
})
const idea = positionals[0] ?? 'A cat opens a bakery on Mars'
const language = values.language as GameLanguage
const { lens, salt } = readOutlineKey(values.lens)
const ageGroup = AgeGroup.parse(values.age)
const premise = settle(idea, packOf(language), salt, policyOf(ageGroup))
const brief: Brief = {
  idea,
  outlineKey: values.lens,
  outlineText: '',
  artStyle: 'ANIME',
  audience: 'ALL',
  duration: Duration.parse(values.duration),
  ageGroup,
  language,
}
const game = tellGame(premise, lens, brief)
const lines: string[] = []
if (values.all) {
  lines.push(reasoningOf(premise))
  for (const outline of outlinesOf(premise, salt))
    lines.push(`## ${outline.name}\n${outline.text}\n`)
  for (const [name, text] of Object.entries(game.elements)) lines.push(`- ${name}: ${text}`)
  lines.push('', JSON.stringify(game.player), '')
  for (const location of game.locations) lines.push(`- ${location.name}: ${location.description}`)
  for (const npc of game.npcs)
    lines.push(
      `- ${npc.id} ${npc.name}, ${npc.age}, ${npc.occupation}. ${npc.bio} ${npc.backstory} ${npc.appearance}`,
    )
  lines.push('', ...game.prologue)
}
const named = new Map(game.npcs.map((npc) => [npc.id, npc.name]))
for (const [at, chapter] of game.contents.entries()) {
  lines.push(`\n# ${at + 1}. ${game.chapters[at]?.title}\n${game.chapters[at]?.summary}\n`)
  for (const node of chapter.nodes) {
    lines.push(
      `[${node.id} ${node.type}] ${named.has(node.speaker) ? `**${named.get(node.speaker)}** ` : ''}${node.content}`,
    )
    if (node.puzzle) lines.push(`   ? ${node.puzzle}`)
    for (const option of node.options)
      lines.push(
        `   ${option.id === node.answerId ? '✓' : '·'} ${option.content} → ${option.nextNodeId}\n       ${option.reply}`,
      )
    if (node.nextNodeId !== null) lines.push(`   → ${node.nextNodeId}`)
  }
  for (const task of game.chapters[at]?.tasks ?? [])
    lines.push(`   ☐ ${task.name}: ${task.target} (${task.reward})`)
}
lines.push('', `kit ${game.kit.id}; faults: ${faultsOf(game).join(' | ') || 'none'}`)
console.log(lines.join('\n'))
