import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creatorBase, siteFrom } from '#ui/app/site.ts'
import { bareSite } from '#ui/kit/site.ts'

describe('where the server is', () => {
  const homes = { test: 'https://creator.test.example', production: 'https://creator.example' }

  it.each([
    ['https://test.lamplight.example', homes.test],
    ['https://lamplight.example', homes.production],
  ])('[SV17] a page at %s talks to %s', (origin, base) => {
    expect(creatorBase(origin, homes)).toBe(base)
  })

  it('[SV17] a page without other homes talks to its own origin', () => {
    expect(creatorBase('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
  })
})

describe('what the server wrote into the page', () => {
  it('[SV24] is read where it is there', () => {
    const text = JSON.stringify({
      devInviteCode: 'ABCD',
      inviteMode: 'open',
      providers: {
        GOOGLE: { clientId: 'g', authorize: 'https://g.example/auth', guild: false },
        DISCORD: { clientId: 'd', authorize: 'javascript:alert(1)', guild: true },
      },
      outbox: '/outbox',
      communityUrl: 'https://community.example',
      analyticsUrl: 'https://usage.example/e',
      hasModel: true,
    })
    expect(siteFrom(text)).toEqual({
      devInviteCode: 'ABCD',
      inviteRequired: false,
      // a page that is none is as good as not set up
      providers: {
        GOOGLE: { clientId: 'g', authorize: 'https://g.example/auth', guild: false },
      },
      outbox: '/outbox',
      communityUrl: 'https://community.example',
      analyticsUrl: 'https://usage.example/e',
      hasModel: true,
    })
  })

  it.each(['GOOGLE', 'DISCORD'])('[SV24] a provider may be the only one: %s', (only) => {
    const facts = { clientId: 'c', authorize: 'https://p.example/auth', guild: true }
    const { providers } = siteFrom(JSON.stringify({ providers: { [only]: facts } }))
    expect(providers).toStrictEqual({ [only]: facts })
  })

  it('[SV24] [LG17] leads to the community of the build where the server names no other', () => {
    const [ours, other] = ['https://ours.example', 'https://other.example']
    expect(siteFrom('{}', ours).communityUrl).toBe(ours)
    expect(siteFrom(JSON.stringify({ communityUrl: other }), ours).communityUrl).toBe(other)
  })

  it('[SV24] counts as not set up where it is missing or broken', () => {
    for (const text of [null, undefined, '', '{}', 'null', '[', '7'])
      expect(siteFrom(text)).toEqual(bareSite)
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => siteFrom(text)).not.toThrow()
      }),
    )
  })
})
