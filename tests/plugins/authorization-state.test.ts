import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimsOf, readState, stateOf } from '#plugins/account/authorization.ts'
import { tokenWith } from './provider-editor.ts'

describe('a state', () => {
  it('[LG19] says the path it was made of, to whoever keeps its nonce alone', () => {
    const part = fc.stringMatching(/^[a-z0-9~=%&.-]{0,12}$/)
    const nonces = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
    fc.assert(
      fc.property(
        part,
        part,
        fc.boolean(),
        nonces,
        nonces,
        (path, query, isBinding, one, other) => {
          const from = new URL(`/${path}?${query}`, 'http://here')
          const state = stateOf(`${from.pathname}${from.search}`, isBinding, one)
          const read = readState(state, one)
          expect(read?.isBinding).toBe(isBinding)
          expect(read?.path.startsWith(from.pathname)).toBe(true)
          expect(readState(state, other) === null).toBe(one !== other)
        },
      ),
    )
  })

  it('[LG19] never leads out of the site, whatever it says', () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        '//evil.example',
        '/\\evil.example',
        'https://evil.example',
        'javascript:alert(1)',
      ),
      fc.constantFrom(
        '/\t/evil.example',
        '/./\\evil.example',
        '/..//evil.example',
        '',
        '?',
        'games',
      ),
      fc.string().map((text) => `/${text}`),
      fc.string(),
    )
    fc.assert(
      fc.property(hostile, (path) => {
        const read = readState(`${path}~n`, 'n')
        if (read === null) return
        expect(new URL(read.path, 'https://here.example').origin).toBe('https://here.example')
        expect(read.path).toMatch(/^\/(?!\/)/)
      }),
    )
  })

  it('[LG20] a token is read as what it is, or not at all', () => {
    expect(claimsOf(tokenWith({ sub: 'a', nonce: 'n', more: 1 }))).toEqual({ sub: 'a', nonce: 'n' })
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => claimsOf(text)).not.toThrow()
      }),
    )
  })
})
