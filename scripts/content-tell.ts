import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { policyOf } from '#server/storyteller/builtin/gentle.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { packOfKit } from '#server/storyteller/builtin/only-kit.ts'
import { caseOutlines } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { type Game, tellGame } from '#server/storyteller/builtin/telling/game.ts'
import { caseReasoning } from '#server/storyteller/builtin/thinking.ts'
import { wordFor } from '#server/storyteller/reading/lexicon.ts'
import type { Asked } from './content-words.ts'

const ANY_IDEA: Readonly<Record<GameLanguage, string>> = {
  en_US: 'A cat opens a bakery on Mars',
  zh_CN: '一只猫在火星上开面包店',
  ja_JP: '猫が火星でパン屋を開く',
}

/** A kit's own place, named as an idea would. */
function ideaFor(language: GameLanguage, pack: LanguagePack): string {
  const [setting] = pack.kits.length > 0 ? [] : pack.elsewhere.settings
  return (setting && wordFor('setting', setting, requestLanguageOf(language))) ?? ANY_IDEA[language]
}

/** A whole game as text: how it is reasoned, offered and told, node after node, and what the proof says of it. */
export function tellKit(language: GameLanguage, asked: Asked): string {
  const { kit, seed, lens, duration, age } = asked
  const pack = (kit === undefined ? undefined : packOfKit(language, kit)) ?? packOf(language)
  const idea = asked.idea ?? ideaFor(language, pack)
  const premise = settle(idea, pack, seed, policyOf(age))
  const brief: Brief = {
    idea,
    outlineKey: `${lens}~${seed}`,
    outlineText: '',
    artStyle: 'ANIME',
    audience: 'ALL',
    duration,
    ageGroup: age,
    language,
  }
  const game = tellGame(premise, lens, brief)
  return [
    ...caseReasoning(premise),
    ...caseOutlines(premise).map(({ name, text }) => `## ${name}\n${text}\n`),
    ...castOf(game),
    ...game.contents.flatMap((_, at) => chapterOf(game, at)),
    '',
    `kit ${game.kit.id}, seed ${seed}, ${lens}; faults: ${faultsOf(game).join(' | ') || 'none'}`,
  ].join('\n')
}

const castOf = ({ elements, player, locations, npcs, prologue }: Game): string[] => [
  ...Object.entries(elements).map(([name, text]) => `- ${name}: ${text}`),
  '',
  `- ${player.name}, ${player.age}, ${player.profession}. ${player.synopsis} ${player.backstory}`,
  ...locations.map(({ name, description }) => `- ${name}: ${description}`),
  ...npcs.map(
    (npc) =>
      `- ${npc.id} ${npc.name}, ${npc.age}, ${npc.occupation}. ${npc.bio} ${npc.backstory} ${npc.appearance}`,
  ),
  '',
  ...prologue,
]

function chapterOf(game: Game, at: number): string[] {
  const named = new Map(game.npcs.map(({ id, name }) => [id, name]))
  const { title, summary, tasks = [] } = game.chapters[at] ?? {}
  const nodes = (game.contents[at]?.nodes ?? []).flatMap((node) => {
    const who = named.get(node.speaker)
    return [
      `[${node.id} ${node.type}] ${who === undefined ? '' : `**${who}** `}${node.content}`,
      ...(node.puzzle ? [`   ? ${node.puzzle}`] : []),
      ...node.options.map(
        (option) =>
          `   ${option.id === node.answerId ? '✓' : '·'} ${option.content} → ${option.nextNodeId}\n       ${option.reply}`,
      ),
      ...(node.nextNodeId === null ? [] : [`   → ${node.nextNodeId}`]),
    ]
  })
  return [
    `\n# ${at + 1}. ${title}\n${summary}\n`,
    ...nodes,
    ...tasks.map(({ name, target, reward }) => `   ☐ ${name}: ${target} (${reward})`),
  ]
}
