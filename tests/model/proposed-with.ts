import type { GameLanguage } from '#schemas/language.ts'
import type { OutlineRequest } from '#schemas/outline.ts'
import type { KnownModel } from '#server/model/ask.ts'
import type { ModelProvider } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import type { AskBudget } from '#server/storyteller/port.ts'
import { proposedBy } from '../storyteller/writing.ts'
import { type Asked, type Manner, providerServer, type Said } from './provider-server.ts'

export const CARRIED: Readonly<Record<GameLanguage, string>> = {
  en_US: 'A postman carries a parcel over the mountains',
  zh_CN: '一个邮差背着包裹翻过雪山',
  ja_JP: '郵便屋が小包を背負って山を越える',
}
const inner = createBuiltinStoryteller()

/** What a model proposes for an idea, and all that it was asked and has cost. */
export async function proposedWith(
  says: (asked: Asked, calls: number) => Said,
  language: GameLanguage = 'en_US',
  given: {
    request?: Partial<OutlineRequest>
    provider?: ModelProvider
    deadlines?: KnownModel['deadlines']
    manner?: Manner
    usedUp?: AskBudget
  } = {},
) {
  const { choice, asked } = await providerServer(says, given.manner)
  const chosen = choice(given.provider ?? 'openai-compatible')
  const { deadlines } = given
  const known = {
    ...{ model: await connectModel(chosen), keepsSchema: true },
    ...(deadlines === undefined ? {} : { deadlines }),
  }
  const spent: SpentQuestion[] = []
  const teller = createModelStoryteller(inner, { choice: chosen, known })
  const propose: typeof teller.propose = (request, signal) =>
    teller.propose(request, signal, (one) => spent.push(one), given.usedUp)
  const request = { idea: CARRIED[language], language, ...given.request }
  const { all, thoughts, outlines } = await proposedBy({ propose }, request)
  const reading = all.flatMap((piece) => ('reading' in piece ? [piece.reading] : []))[0]
  return { all, thoughts: thoughts.join(''), outlines, reading, asked, spent }
}
