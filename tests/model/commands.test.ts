import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { doctorCommand } from '../../scripts/doctor-command.ts'
import { modelCheckCommand } from '../../scripts/model-check-command.ts'
import { providerServer } from './provider-server.ts'
import { ADDED, BAD_WAYS, draftIn, goodModel } from './scripted-model.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function settingsFor(...words: Parameters<typeof providerServer>) {
  const { choice, asked } = await providerServer(...words)
  const { baseUrl, apiKey, model } = choice('openai-compatible')
  const settings = {
    ...{ DATA_DIR: dataDir, AI_BASE_URL: baseUrl ?? '' },
    ...{ AI_API_KEY: apiKey ?? '', AI_MODEL: model },
  }
  return { settings, asked }
}

describe('npm run doctor', () => {
  it('[ML68] says of settings, data folder and model what a start would say, and starts nothing', async () => {
    const builtin = await doctorCommand({ DATA_DIR: dataDir })
    expect(builtin).toMatchObject({ status: 0, refused: '' })
    expect(builtin.told.split('\n')).toEqual([
      'Settings: nothing is wrong.',
      `Data folder: ${dataDir} can be written in.`,
      expect.stringContaining('built-in storyteller'),
      expect.stringContaining('no browser'),
    ])
    const { settings } = await settingsFor(goodModel('en_US'))
    const met = await doctorCommand(settings)
    expect(met.told).toMatch(/\nGames are written with stand-in-1 \(openai-compatible\): it keeps/)
    expect(met.told).not.toContain(settings.AI_API_KEY)
  })

  it('[ML68] ends with 1 where a start would be refused, with the line that says why', async () => {
    expect(await doctorCommand({ PORT: 'x' })).toMatchObject({
      ...{ status: 1, refused: 'PORT must be a whole number from 0 to 65535.' },
    })
    expect(await doctorCommand({ DATA_DIR: join(import.meta.filename, 'data') })).toMatchObject({
      ...{ status: 1, refused: expect.stringContaining('there is a file in its place') },
    })
    const { settings } = await settingsFor(() => ({ status: 401, message: 'no' }))
    expect(await doctorCommand(settings)).toMatchObject({
      ...{ status: 1, refused: expect.stringContaining('AI_API_KEY is refused') },
    })
  })
})

describe('npm run model:check', () => {
  it('[ML69] asks nothing unless it is told to, and says what it would ask', async () => {
    const { settings, asked } = await settingsFor(goodModel('en_US'))
    const { status, told } = await modelCheckCommand([], settings)
    expect([status, asked]).toEqual([0, []])
    expect(told).toMatch(/With --live .+ Nothing was asked\. It is stand-in-1/)
    expect((await modelCheckCommand([], {})).told).toContain('No model is set')
    expect(await modelCheckCommand(['--live'], {})).toMatchObject({ status: 1, told: '' })
  })

  it('[ML69] with --live meets the model, has one scene told and one idea read, and prints what was kept and what it cost', async () => {
    const { settings, asked } = await settingsFor(goodModel('en_US'))
    const { status, told } = await modelCheckCommand(['--live'], settings)
    expect(status).toBe(0)
    const scenes = asked.map(draftIn).filter((draft) => draft !== undefined && 'options' in draft)
    expect(scenes).toHaveLength(1)
    expect(told).toMatch(/^Games are written with stand-in-1/)
    expect(told).toMatch(
      /\nScene: kept, in the model’s words\. Questions: 1 \(scene answered\); tokens: 120 read/,
    )
    expect(told).toContain(ADDED.en_US)
    expect(told).toMatch(/\nReading: /)
    expect(told).not.toContain(settings.AI_API_KEY)
  })

  it('[ML69] says of a scene that cannot be used, or does not come, that it would be the built-in storyteller’s', async () => {
    const good = goodModel('en_US')
    const bad = await settingsFor((question) => {
      const draft = draftIn(question)
      return draft === undefined ? good(question) : { content: BAD_WAYS[0]?.(draft) ?? '' }
    })
    const { told } = await modelCheckCommand(['--live'], bad.settings)
    expect(told).toMatch(
      /\nScene: NOT KEPT \(.*"why":"broken".*Questions: 2 \(scene \w+, scene \w+\)/,
    )
    const gone = await settingsFor((question) =>
      draftIn(question) === undefined ? good(question) : { status: 503, message: 'busy' },
    )
    expect((await modelCheckCommand(['--live'], gone.settings)).told).toMatch(
      /\nScene: NO ANSWER \(busy: .*\(scene busy\)/,
    )
  })
})
