import { describe, expect, it } from 'vitest'
import { connectModel } from '#server/model/connect.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { type Dressing, dressScene } from '#server/storyteller/model/dress-scene.ts'
import { promptsOf } from '#server/storyteller/model/prompts.ts'
import type { SceneBrief, SceneText } from '#server/storyteller/model/scene-brief.ts'
import { INPUT, providerServer, type Said } from './provider-server.ts'

const DRAFT: SceneText = {
  text: 'The porter counts the crates and gets to fifty-one. The crows have come down off the ridge. He shuts the door behind you.',
  options: [],
}
const BRIEF: SceneBrief = {
  ...{ language: 'en_US', speaker: null, draft: DRAFT, before: [], words: [], early: [] },
  ...{ answers: [] },
  facts: [
    { part: 0, words: 'fifty-one', isClue: true },
    { part: 0, words: 'The crows have come down off the ridge' },
    { part: 0, words: 'He shuts the door' },
  ],
}
const GOOD =
  'Fifty-one crates, the porter makes it. Outside, crows walk about below the ridge. Then he pulls the door to behind you.'
const WITHOUT_CROWS =
  'Fifty-one crates, the porter makes it, counting twice. Then he pulls the door to behind you, and nobody says anything.'
const WITHOUT_CLUE = GOOD.replace('Fifty-one', 'So many')

/** Has the scene written by a model that gives these answers in turn; what it answers to a check stands apart. */
async function dressedBy(
  texts: readonly string[],
  checks: readonly Said[] = [],
  given: Partial<Dressing> = {},
) {
  let [scenes, asked] = [0, 0]
  const server = await providerServer(({ prompt }) => {
    if (prompt.includes('<text>'))
      return checks[asked++] ?? { content: JSON.stringify({ missing: [] }) }
    return { content: JSON.stringify({ text: texts[scenes++] ?? GOOD, options: [] }) }
  })
  const spent: SpentQuestion[] = []
  const model = await connectModel(server.choice('openai-compatible'))
  const dressed = await dressScene(BRIEF, {
    ...{ model: { model, keepsSchema: true }, prompts: promptsOf('en_US'), instructions: 'Write.' },
    ...{ signal: new AbortController().signal, onSpent: (one) => void spent.push(one) },
    onText: () => undefined,
    ...given,
  })
  return { dressed, prompts: server.asked.map(({ prompt }) => prompt), spent }
}

describe('a scene that leaves something out', () => {
  it('[ML42] is asked for again with the clue that is missing, and told as it was proved where it is missing twice', async () => {
    const { dressed, prompts } = await dressedBy([WITHOUT_CLUE, GOOD])
    expect(dressed).toMatchObject({ by: 'model', calls: 2, scene: { text: GOOD } })
    expect(prompts[0]).toContain('- The crows have come down off the ridge')
    expect(prompts[1]).toContain('word for word: fifty-one.')
    const twice = await dressedBy([WITHOUT_CLUE, WITHOUT_CLUE])
    expect(twice.dressed).toMatchObject({ by: 'builtin', why: 'token', scene: DRAFT })
  })

  it('[ML42] is asked for again with the fact it seems to leave out, and told all the same where it does so twice', async () => {
    const { dressed, prompts } = await dressedBy([WITHOUT_CROWS, GOOD])
    expect(dressed).toMatchObject({ by: 'model', calls: 2, scene: { text: GOOD } })
    expect(prompts[1]).toContain('leaves out what the draft says: - The crows')
    const twice = await dressedBy([WITHOUT_CROWS, WITHOUT_CROWS])
    expect(twice.dressed).toMatchObject({ by: 'model', scene: { text: WITHOUT_CROWS } })
    // a second answer that cannot be told does not cost the first one, which can
    const worse = await dressedBy([WITHOUT_CROWS, 'No.'])
    expect(worse.dressed).toMatchObject({ by: 'model', scene: { text: WITHOUT_CROWS } })
  })

  it('[ML42] is found by a model where one is asked, once a scene, and paid for with it', async () => {
    const finding = { content: JSON.stringify({ missing: [2, 9] }) }
    const asks = { asksWhatIsLeftOut: true }
    const { dressed, prompts, spent } = await dressedBy([GOOD, GOOD], [finding], asks)
    expect(spent.map(({ purpose }) => purpose)).toEqual(['scene', 'check', 'scene'])
    expect(dressed).toMatchObject({ by: 'model', calls: 3, tokens: { input: 3 * INPUT } })
    expect(prompts[1]).not.toContain('fifty-one\n')
    expect(prompts[1]).toMatch(
      /^1\. The crows have come down off the ridge\n2\. He shuts the door$/m,
    )
    expect(prompts[2]).toContain('leaves out what the draft says: - He shuts the door')
    const quiet = await dressedBy([GOOD], [], asks)
    expect(quiet.dressed).toMatchObject({ calls: 2, scene: { text: GOOD } })
    expect((await dressedBy([GOOD])).dressed).toMatchObject({ calls: 1 })
  })

  it.each([
    { status: 500, message: 'oh' },
    { content: 'I would say that nothing is missing.' },
    { content: '' },
  ] satisfies Said[])('[ML42] is told where nobody can say so: %j', async (said) => {
    const { dressed } = await dressedBy([GOOD], [said], { asksWhatIsLeftOut: true })
    expect(dressed).toMatchObject({ by: 'model', scene: { text: GOOD } })
  })
})
