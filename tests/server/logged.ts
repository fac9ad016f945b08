import type { TestServer } from './test-server.ts'

/** What the log of a server tells as a fault so far, each with what the fault itself said. */
export const faultsIn = ({ log }: Pick<TestServer, 'log'>): string[] =>
  log
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 50)
    .map(({ msg, cause, err }) => `${msg}: ${(cause ?? err)?.message}`)
