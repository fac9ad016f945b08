import { describe, expect, it } from 'vitest'
import { isForeignPage, publicOrigin } from '#server/http/origin.ts'

const asked = (host: string, protocol: 'http' | 'https' = 'http') => ({ host, protocol })
const own = { publicUrl: null, host: '127.0.0.1', port: 3000 }

describe('the address of the product', () => {
  it('[MD3] is the one the caller used, unless PUBLIC_URL says another', () => {
    expect(publicOrigin(asked('localhost:4000'), own)).toBe('http://localhost:4000')
    expect(publicOrigin(asked('Games.example.com', 'https'), own)).toBe('https://games.example.com')
    const elsewhere = { ...own, publicUrl: 'https://games.example.com' }
    expect(publicOrigin(asked('localhost:4000'), elsewhere)).toBe('https://games.example.com')
  })

  it('[MD3] is never made from a host that is no host', () => {
    for (const host of ['', 'evil.com/path', 'a b', 'x"onload=', 'user@evil.com']) {
      expect(publicOrigin(asked(host), own)).toBe('http://127.0.0.1:3000')
    }
  })
})

describe('a page that opens the live socket', () => {
  const opens = (origin: string | undefined, publicUrl: string | null = null) =>
    !isForeignPage(
      { host: 'localhost:4000', headers: origin === undefined ? {} : { origin } },
      { publicUrl },
    )

  it('[LV19] is ours by its host, and no page at all is let in', () => {
    expect(opens('http://localhost:4000')).toBe(true)
    expect(opens('https://localhost:4000')).toBe(true)
    expect(opens('https://games.example.com', 'https://games.example.com')).toBe(true)
    expect(opens(undefined)).toBe(true)
  })

  it('[LV19] of another site is refused', () => {
    expect(isForeignPage({ host: '', headers: { origin: 'file://' } }, { publicUrl: null })).toBe(
      true,
    )
    for (const origin of [
      'http://localhost:5000',
      'https://evil.com',
      'null',
      'file://',
      'file:///tmp/page.html',
      'https://localhost.evil.com',
    ]) {
      expect(opens(origin)).toBe(false)
    }
  })
})
