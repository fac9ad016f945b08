import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const SESSION = 'fixtures/sessions/a-game-is-written.jsonl'
const digests: Record<string, string> = JSON.parse(
  readFileSync('fixtures/sessions/digests.json', 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function replay(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.ts', ...words], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const lines = readFileSync(SESSION, 'utf8').trimEnd().split('\n')
function recordingOf(name: string, some: readonly string[]): string {
  const file = join(folder, name)
  writeFileSync(file, `${some.join('\n')}\n`)
  return file
}

/** Each of these starts a Node or several, one after the other. */
const PATIENCE_MS = 120_000

describe('the replay command', { timeout: PATIENCE_MS }, () => {
  it('[RP6] prints the digest, the progress and what was rejected', () => {
    const spoilt = recordingOf('spoilt.jsonl', [...lines, '{"type":"basics/nothing"'])
    const { status, stdout } = replay(spoilt)
    expect(status).toBe(0)
    expect(stdout).toContain(digests['a-game-is-written.jsonl'])
    expect(stdout).toMatch(/^progress {2}100% 100% 100% 100% 100%$/m)
    expect(stdout).toMatch(/^rejected {2}1\n {2}line \d+: \S/m)
  })

  it('[RP6] refuses what is no recording with one line', () => {
    const { status, stderr } = replay(recordingOf('none.jsonl', ['{"format":"diary"}']))
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('[RP7] stops at a number and at a type, and tells all as JSON', () => {
    const told = (...words: string[]) => JSON.parse(replay(SESSION, '--json', ...words).stdout)
    const whole = told()
    expect(whole.digest).toBe(digests['a-game-is-written.jsonl'])
    const early = told('--at', '3')
    expect(early.events).toBeLessThan(whole.events)
    expect(early.digest).not.toBe(whole.digest)
    const written = lines.slice(1).map((line): { type: string } => JSON.parse(line))
    const type = written[5]?.type ?? ''
    const until = told('--until', type)
    expect(until.events).toBe(written.findIndex((event) => event.type === type) + 1)
  })

  it('[RP7] compares two recordings by the slices in which they differ', () => {
    expect(replay(SESSION, '--diff', SESSION)).toMatchObject({ status: 0 })
    const half = recordingOf('half.jsonl', lines.slice(0, lines.length / 2))
    const { status, stdout } = replay(SESSION, '--diff', half)
    expect(status).toBe(1)
    expect(stdout).toMatch(/^they differ in: .*nodes/)
  })
})
