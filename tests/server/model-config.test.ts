import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const LOCAL = 'http://127.0.0.1:11434/v1'

const read = (settings: Record<string, string>) => {
  const { ok, ...rest } = readConfig(settings)
  return ok && 'config' in rest ? rest.config.model : 'faults' in rest ? rest.faults : undefined
}

const pictures = (settings: Record<string, string>) => {
  const read = readConfig(settings)
  return read.ok ? read.config.pictureModel : read.faults
}

describe('the settings of a model', () => {
  it.each([
    [{ AI_API_KEY: 'sk-ant-1', AI_MODEL: 'm' }, 'anthropic', null],
    [{ AI_API_KEY: 'AIza1', AI_MODEL: 'm' }, 'google', null],
    [{ AI_API_KEY: 'sk-1', AI_MODEL: 'm' }, 'openai', null],
    [{ AI_BASE_URL: `${LOCAL}/`, AI_MODEL: 'm' }, 'openai-compatible', LOCAL],
    [{ AI_BASE_URL: LOCAL, AI_API_KEY: 'sk-1', AI_MODEL: 'm' }, 'openai-compatible', LOCAL],
    [
      { AI_PROVIDER: 'openai', AI_API_KEY: 'x', AI_BASE_URL: LOCAL, AI_MODEL: 'm' },
      'openai',
      LOCAL,
    ],
  ])(
    '[SV21] say whose it is, in words or by the key or the address: %j',
    (settings, provider, baseUrl) => {
      const apiKey = 'AI_API_KEY' in settings ? settings.AI_API_KEY : null
      expect(read(settings)).toEqual({ provider, model: 'm', baseUrl, apiKey })
    },
  )

  it('[SV21] leave the built-in storyteller to write where none is set, or where it is named', () => {
    expect(read({})).toBeNull()
    expect(read({ AI_PROVIDER: 'builtin', AI_API_KEY: 'sk-1', AI_MODEL: 'm' })).toBeNull()
  })

  it.each([
    [
      { AI_API_KEY: 'canary', AI_MODEL: 'm' },
      'AI_PROVIDER must be set: AI_API_KEY does not show whose key it is.',
    ],
    [{ AI_MODEL: 'm' }, 'AI_PROVIDER must be set: AI_MODEL does not say whose model it is.'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, 'AI_API_KEY must be set: google asks for a key.'],
    [{ AI_API_KEY: 'sk-canary' }, 'AI_MODEL must be set: which model of openai is to write.'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL must be set: where the openai-compatible server listens.',
    ],
  ])('[SV21] say in one line what is missing, and no key: %j', (settings, fault) => {
    expect(read(settings)).toEqual([fault])
  })

  it('[ML84] say which model of the same provider paints; without one, or where the built-in storyteller writes, ours does', () => {
    const openai = { AI_API_KEY: 'sk-1', AI_MODEL: 'm' }
    expect(pictures(openai)).toBeNull()
    expect(pictures({ ...openai, AI_IMAGE_MODEL: 'b' })).toEqual({
      ...{ provider: 'openai', model: 'b', baseUrl: null, apiKey: 'sk-1' },
    })
    const google = { AI_API_KEY: 'AIza1', AI_MODEL: 'm', AI_IMAGE_MODEL: 'gemini-b' }
    expect(pictures(google)).toMatchObject({ provider: 'google', model: 'gemini-b' })
    expect(pictures({ ...openai, AI_PROVIDER: 'builtin', AI_IMAGE_MODEL: 'b' })).toBeNull()
  })

  it.each([
    [
      { AI_API_KEY: 'sk-ant-1', AI_MODEL: 'm' },
      /^AI_IMAGE_MODEL cannot be used: anthropic has no model that paints. Leave it unset/,
    ],
    [{ AI_API_KEY: 'AIza1', AI_MODEL: 'm' }, /^AI_IMAGE_MODEL must begin with gemini-: /],
    [{}, /^AI_MODEL must be set: AI_IMAGE_MODEL is a model of the provider that writes\.$/],
    [{ AI_API_KEY: 'sk-1' }, /^AI_MODEL must be set: which model of openai is to write\.$/],
  ])('[ML84] refuse a model that cannot paint, with what to change: %j', (settings, fault) => {
    expect(pictures({ ...settings, AI_IMAGE_MODEL: 'b' })).toEqual([expect.stringMatching(fault)])
  })
})
