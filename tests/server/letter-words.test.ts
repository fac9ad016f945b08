import { describe, expect, it } from 'vitest'
import { LIMITS } from '#schemas/limits.ts'
import { letterWords } from '#server/mail/letter-words.ts'
import { type LetterKind, writeLetter } from '#server/mail/letters.ts'

const KINDS = Object.keys(letterWords) as LetterKind[]
const LANGUAGES = ['en', 'zh', 'ja'] as const
/** Those that bring a code. */
const WITH_CODE: readonly LetterKind[] = ['register', 'reset']
const CODE = '12345678'

describe.each(LANGUAGES)('a letter in %s', (language) => {
  const letters = KINDS.map((kind) => ({
    kind,
    ...writeLetter(kind, language, 'aya@example.com', CODE),
  }))

  it('[LG33] says in its subject and in full sentences why it comes', () => {
    const own = { en: /^[\x20-\x7e\n]+$/, zh: /\p{Script=Han}/u, ja: /\p{Script=Hiragana}/u }
    for (const { kind, to, subject, text } of letters) {
      expect(to).toBe('aya@example.com')
      expect(subject, kind).toContain('Lamplight')
      expect(subject, kind).not.toMatch(/\n|[.。]$/)
      expect(subject.length, kind).toBeLessThan(60)
      const sentences = text.match(/[.。](?=\s|$)/g) ?? []
      expect(sentences.length, kind).toBeGreaterThanOrEqual(1)
      expect(text, kind).toMatch(/[.。]\n$/)
      for (const said of [subject, text].filter((one) => language !== 'ja' || one === text))
        expect(said, kind).toMatch(own[language])
      expect(text, kind).not.toMatch(/[{}]/)
    }
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(KINDS.length)
    expect(new Set(letters.map(({ text }) => text)).size).toBe(KINDS.length)
  })

  it('[LG33] has the code alone on its line, and says how long it is good for; others have none', () => {
    const minutes = LIMITS.ticketValidMs / 60_000
    for (const { kind, text } of letters) {
      const alone = text.split('\n').filter((line) => line === CODE)
      expect(alone.length, kind).toBe(WITH_CODE.includes(kind) ? 1 : 0)
      const numbers = text.match(/\d+/g) ?? []
      expect(numbers, kind).toEqual(WITH_CODE.includes(kind) ? [CODE, ...numbers.slice(1)] : [])
      if (WITH_CODE.includes(kind)) expect(numbers, kind).toContain(String(minutes))
    }
  })
})
