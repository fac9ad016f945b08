import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callServer, registerAt } from '../server/process.ts'
import { SCENARIOS, WAITING } from './error-catalogue.ts'
import type { Message, Scenario } from './error-message.ts'
import { openStage, PLACES, type Stage } from './error-stage.ts'
import { type House, openShellHouse, type Somebody, startGame } from './shell-house.ts'

const LANGUAGES = ['en-US', 'zh-CN', 'ja-JP'] as const

let house: House
let stages: Stage[]

/** Resolves once the server has written a game to its end. */
async function whole(who: Somebody, id: string): Promise<void> {
  const path = `/api/auth/h5/scripts/${id}`
  const { data } = await callServer(house.running, 'GET', path, undefined, who.token)
  if (data.status !== 1) return
  await new Promise((resolve) => setTimeout(resolve, 500))
  return whole(who, id)
}

beforeAll(async () => {
  house = await openShellHouse()
  const aya = await registerAt(house.running, 'catalogue@example.com')
  const scriptId = await startGame(house.running, aya, 'A drowned post office', 'en_US')
  const game = { scriptId, written: whole(aya, scriptId) }
  stages = await Promise.all(LANGUAGES.map((one) => openStage(house, one, aya, game)))
})
afterEach(() => Promise.all(stages.map((stage) => stage.clear())))
afterAll(async () => {
  await Promise.all(stages.map((stage) => stage.close()))
  await house.close()
})

/** The words of a message as a reader of the stage's language sees them. */
function wordsOf({ key, values }: Message, stage: Stage): string {
  const filled = values?.(stage) ?? {}
  return stage
    .say('errors', key)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(filled[name]))
}

async function play(scenario: Scenario, stage: Stage): Promise<void> {
  for (const { provoke, says } of scenario) {
    await provoke(stage)
    const seen = says.map((message) => {
      const place = PLACES[message.place](stage[message.on ?? 'page'])
      return place
        .filter({ hasText: wordsOf(message, stage) })
        .first()
        .waitFor()
    })
    await Promise.all(seen)
  }
}

const said = (scenario: Scenario): Message[] => scenario.flatMap(({ says }) => says)
const RULES: Readonly<Record<string, string>> = {
  reading: '[TO11] [GE11] ',
  unreadable: '[TO11] [KN22] ',
  playing: '[KN21] ',
  thinking: '[TO12] ',
  connecting: '[LV21] ',
  closing: '[LV21] [TO5] ',
  sending: '[PU4] [PU5] [PU6] ',
  sharing: '[TO7] [LI5] ',
}

describe('the error catalogue of section 8', () => {
  it.each(
    Object.entries(SCENARIOS).map(([name, scenario]) => {
      const words = said(scenario).map((message) => `“${message.words}”`)
      return [RULES[name] ?? '', words.join(', '), scenario] as const
    }),
  )('[TO9] %ssays in three languages %s', async (_, __, scenario) => {
    const [english] = stages as [Stage]
    for (const message of said(scenario)) {
      const words = stages.map((stage) => wordsOf(message, stage))
      expect(wordsOf(message, english).toLowerCase()).toContain(message.words.toLowerCase())
      expect(new Set(words).size).toBe(LANGUAGES.length)
    }
    await Promise.all(stages.map((stage) => play(scenario, stage)))
  })

  it('[TO9] has the words of the chat in three languages, before there is one', () => {
    const [english] = stages as [Stage]
    for (const [key, words] of Object.entries(WAITING)) {
      expect(english.say('errors', key)).toBe(words)
      expect(new Set(stages.map(({ say }) => say('errors', key))).size).toBe(LANGUAGES.length)
    }
  })
})
