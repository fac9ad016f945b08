import { afterAll, beforeAll } from 'vitest'
import { type HostileProvider, openHostileProvider } from './provider.ts'

/** So many hostile answers there are. */
export const ANSWERS = 315
/** Some of them are waited for. */
export const PATIENT_MS = 240_000

/** The models of a provider that is there as long as the tests of a file. */
export function hostileProvider(): Pick<HostileProvider, 'model'> {
  let provider: HostileProvider
  beforeAll(async () => {
    provider = await openHostileProvider()
  })
  afterAll(() => provider.close())
  return { model: (...asked) => provider.model(...asked) }
}
