import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { connectModel } from '#server/model/connect.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { addTokens, NO_TOKENS } from '#server/model/token-count.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import type { ToldUnit } from '#server/storyteller/port.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { contextOf } from '../storyteller/writing.ts'
import { providerServer } from './provider-server.ts'
import { goodModel } from './scripted-model.ts'

const IDEAS = {
  en_US: 'A postman carries a parcel over the mountains',
  zh_CN: '一个邮差背着包裹翻过雪山',
  ja_JP: '郵便屋が小包を背負って山を越える',
} as const
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** The stand-in's own rule: a character of Chinese or Japanese is a token, and four of anything else are. */
function tokensIn(text: string): number {
  const east = text.match(EAST)?.length ?? 0
  return east + Math.ceil((text.length - east) / 4)
}

/** What a beginner's game costs a model that gets every scene right at once. */
async function costOfGame(language: GameLanguage) {
  const good = goodModel(language)
  const kept = new Set<string>()
  let cached = 0
  const { choice } = await providerServer((asked) => {
    const said = good(asked)
    if (!('content' in said)) return said
    const { instructions, prompt } = asked
    // the stand-in has no store of its own, and cannot say what came out of it
    if (kept.has(instructions)) cached += tokensIn(instructions)
    kept.add(instructions)
    const counted = {
      prompt_tokens: tokensIn(instructions + prompt),
      completion_tokens: tokensIn(said.content),
    }
    return { ...said, counted }
  })
  const chosen = choice('openai-compatible')
  const known = { model: await connectModel(chosen), keepsSchema: true }
  const teller = createModelStoryteller(createBuiltinStoryteller(), { choice: chosen, known })
  const brief: Brief = {
    ...{ idea: IDEAS[language], language, outlineKey: 'journey-parcel.1', outlineText: '' },
    ...{ artStyle: 'ANIME', audience: 'ALL', duration: 'beginner', ageGroup: 'ALL' },
  }
  const plan = await teller.plan(brief, new AbortController().signal)
  const asked: SpentQuestion[] = []
  const told: ToldUnit[] = []
  for (const unit of plan.units.filter(({ stage }) => stage === 'key_nodes_and_tasks')) {
    const spent = (question: SpentQuestion) => void asked.push(question)
    const fact = await teller.write(unit, contextOf(plan, noStudio, { told, spent }))
    told.push({ unit: unit.id, fact })
  }
  const { input, output } = asked.reduce((sum, { tokens }) => addTokens(sum, tokens), NO_TOKENS)
  return [asked.length, input, cached, output]
}

/** The numbers of a language in the table of docs/models.md. */
function written(language: GameLanguage): number[] {
  const page = readFileSync('docs/models.md', 'utf8')
  const [, row = ''] = new RegExp(`^\\| ${language} +\\|(.+)\\|$`, 'm').exec(page) ?? []
  return row.split('|').map((cell) => Number(cell.replaceAll(',', '')))
}

it.each(Object.keys(IDEAS) as GameLanguage[])(
  '[ML70] what a beginner’s game in %s costs stands in docs/models.md, as it is measured',
  async (language) => {
    const measured = await costOfGame(language)
    const told = written(language)
    expect(told, `measured: ${measured.join(', ')}`).toHaveLength(measured.length)
    for (const [at, number] of measured.entries()) {
      const parts = (told[at] ?? 0) / number
      expect(Math.abs(parts - 1), `measured: ${measured.join(', ')}`).toBeLessThan(0.25)
    }
  },
  60_000,
)
