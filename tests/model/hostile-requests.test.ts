import { expect, it } from 'vitest'
import { textAt } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Analysis } from '#server/storyteller/assistant-port.ts'
import { createModelAssistant } from '#server/storyteller/model/assistant-by-model.ts'
import { ANEW_WORDS } from '#server/storyteller/model/assistant-words.ts'
import { ask, assistant, GAMES, never } from '../storyteller/assistant/asking.ts'
import { RAIN, scenesOf } from './assistant-model.ts'
import { HOSTILE } from './hostile/corpus.ts'
import { eachHostile, type HostileModel, saidAll } from './hostile/provider.ts'
import { ANSWERS, hostileProvider, PATIENT_MS } from './hostile/provider-of-file.ts'

const provider = hostileProvider()

const [game] = GAMES.slice(3) as [GameSnapshot]
const { plain } = scenesOf(game)
const asked = {
  text: 'Let it rain here, and let nobody say so',
  quotes: [{ address: `${plain.address}/content`, text: plain.node.content }],
  language: 'en' as const,
}
const analysedBy = ({ known }: HostileModel): Promise<Analysis> =>
  createModelAssistant(assistant, known).analyse(game, asked, never)

/** Whether passages are planned to be written, each once, in the good words of a model. */
function isWrittenWell(said: Analysis): boolean {
  if (said.kind !== 'plan' || said.operation.kind !== 'set') return false
  const { texts } = said.operation
  const addresses = new Set(texts.map(({ address }) => address))
  return (
    addresses.size === texts.length &&
    said.places.every(({ address }) => addresses.has(address)) &&
    texts.every(({ address, text }) => text === `${textAt(game, address)} ${RAIN.en_US}`)
  )
}

it.each(['request', 'passage'] as const)(
  '[HO3] what a creator asks for is planned in good words or as without a model, whatever hostile is answered to the question for its %s',
  async (stage) => {
    expect(isWrittenWell(await analysedBy(await provider.model(stage)))).toBe(true)
    const own = await ask(game, asked.text, asked.quotes, asked.language)
    const notWritten = { ...own, sentence: ANEW_WORDS.en.notWritten('Node 101, line') }
    const refused = JSON.stringify(stage === 'request' ? own : notWritten)
    const came = await eachHostile(provider, stage, HOSTILE, analysedBy)
    const strange = came.filter(
      ({ came: said }) => JSON.stringify(said) !== refused && !isWrittenWell(said),
    )
    expect(strange).toEqual([])
    expect(saidAll(came)).toEqual({ tried: ANSWERS, said: ANSWERS })
  },
  PATIENT_MS,
)
