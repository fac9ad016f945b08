import { expect, it } from 'vitest'
import { openTestServer } from './test-server.ts'

const policyOf = async (settings: Record<string, string>): Promise<string> => {
  const testServer = await openTestServer(settings)
  const { headers } = await testServer.app.inject({ url: '/config.json' })
  await testServer.close()
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
