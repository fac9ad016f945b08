// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { startTranslator } from '#ui/app/translator.ts'
import { speakWith } from '#ui/app/words.ts'

it('[LA3] a language chosen while the translator is started is the one it speaks', async () => {
  speakWith({ language: 'en', areas: {} })
  const starting = startTranslator()
  speakWith({ language: 'ja', areas: {} })
  expect((await starting).language).toBe('ja')
})
