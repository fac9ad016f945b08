import { expect, it } from 'vitest'
import { openHouse } from './house.ts'

const policyOf = async (settings: Record<string, string>): Promise<string> => {
  const house = await openHouse(settings)
  const { headers } = await house.app.inject({ url: '/config.json' })
  await house.close()
  return String(headers['content-security-policy'])
}

it('[AN3] [SC3] lets a page reach a service for usage events only where one is named', async () => {
  const service = 'https://usage.example.com'
  expect(await policyOf({})).not.toContain('usage.example.com')
  const policy = await policyOf({ ANALYTICS_URL: `${service}/collect?site=1` })
  expect(policy).toMatch(/connect-src [^;]*https:\/\/usage\.example\.com[;\s]/)
  expect(policy.match(/usage\.example\.com/g)).toHaveLength(1)
  expect(policy).toMatch(/script-src 'self'[;\s]/)
})
