// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// another file may have started the one that all share, which would speak on in what is left here
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

it('[LA3] a language chosen while the translator is started is the one it speaks', async () => {
  const { startTranslator } = await import('#ui/app/translator.ts')
  const { speakWith } = await import('#ui/app/words.ts')
  speakWith({ language: 'en', areas: {} })
  const starting = startTranslator()
  speakWith({ language: 'ja', areas: {} })
  expect((await starting).language).toBe('ja')
})

it('[LA3] a language whose words come after the translator was started is spoken all the same', async () => {
  const { startTranslator } = await import('#ui/app/translator.ts')
  const { beforeSpeaking, fetchWords, speakWith } = await import('#ui/app/words.ts')
  speakWith({ language: 'en', areas: {} })
  const words = Promise.withResolvers<void>()
  beforeSpeaking(() => words.promise)
  const changing = fetchWords('ja_JP')
  const translator = await startTranslator()
  expect(translator.language).toBe('en')
  words.resolve()
  await changing
  expect(translator.language).toBe('ja')
})

it('[LA3] the words of the frame around each screen are there once the translator is started', async () => {
  const { startTranslator } = await import('#ui/app/translator.ts')
  const { speakWith } = await import('#ui/app/words.ts')
  speakWith({ language: 'ja', areas: {} })
  expect((await startTranslator()).hasResourceBundle('ja', 'shell')).toBe(true)
})
