// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

it('[LA3] a language chosen while the translator is started is the one it speaks', async () => {
  // another file may have started the one that all share, which would speak on in what is left here
  vi.resetModules()
  const { startTranslator } = await import('#ui/app/translator.ts')
  const { speakWith } = await import('#ui/app/words.ts')
  speakWith({ language: 'en', areas: {} })
  const starting = startTranslator()
  speakWith({ language: 'ja', areas: {} })
  expect((await starting).language).toBe('ja')
  vi.resetModules()
})
