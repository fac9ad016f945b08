import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { replayCommand } from '../../scripts/replay-command.ts'

const SESSION = 'fixtures/sessions/a-game-is-written.jsonl'
const digests: Record<string, string> = JSON.parse(
  readFileSync('fixtures/sessions/digests.json', 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const replay = (...words: string[]) => replayCommand(words)
/** The command in a process of its own, which says at its end how much memory it took at most, in kB. */
function replayAlone(...words: string[]) {
  // what the system keeps as the most of a process begins with the memory of whoever started it
  const measure = `let most = 0
    const look = () => { most = Math.max(most, process.memoryUsage.rss()) }
    setInterval(look, 5).unref()
    process.on('exit', () => { look(); console.error(Math.round(most / 1024)) })`
  const preload = `data:text/javascript,${encodeURIComponent(measure)}`
  return spawnSync(process.execPath, ['--import', preload, 'scripts/replay.ts', ...words], {
    encoding: 'utf8',
  })
}
const lines = readFileSync(SESSION, 'utf8').trimEnd().split('\n')
function recordingOf(name: string, some: readonly string[]): string {
  const file = join(folder, name)
  writeFileSync(file, `${some.join('\n')}\n`)
  return file
}

describe('the replay command', () => {
  it('[RP6] prints the digest, the progress and what was rejected', async () => {
    const spoilt = recordingOf('spoilt.jsonl', [...lines, '{"type":"basics/nothing"'])
    const { status, told } = await replay(spoilt)
    expect(status).toBe(0)
    expect(told).toContain(digests['a-game-is-written.jsonl'])
    expect(told).toMatch(/^progress {2}100% 100% 100% 100% 100%$/m)
    expect(told).toMatch(/^rejected {2}1\n {2}line \d+: \S/m)
  })

  it('[RP6] refuses what is no recording with one line', async () => {
    const { status, refused } = await replay(recordingOf('none.jsonl', ['{"format":"diary"}']))
    expect(status).toBe(1)
    expect(refused.split('\n')).toHaveLength(1)
  })

  it.each([
    ['no file', [], 2, 'Which recording?'],
    ['a file that is not there', ['nowhere.jsonl'], 1, 'there is no such file'],
    ['a folder', ['core'], 1, 'a folder, not a recording'],
    ['an unknown option', [SESSION, '--nope'], 2, 'Unknown option "--nope"'],
    ['two recordings', [SESSION, SESSION], 2, '--diff'],
    ['a number that is none', [SESSION, '--at', 'abc'], 2, 'not "abc"'],
    ['a misspelt type', [SESSION, '--until', 'npcs/writen'], 2, 'Was npcs/written meant?'],
    [
      'a type that is nowhere in it',
      [SESSION, '--until', 'live/connectionStarted'],
      1,
      'live/connectionStarted',
    ],
    ['another recording that is not there', [SESSION, '--diff', 'no.jsonl'], 1, 'no.jsonl: there'],
  ])('[RP11] refuses %s with one line that says what would do', async (_, words, status, said) => {
    const answer = await replay(...words)
    expect(answer).toMatchObject({ status, told: '' })
    expect(answer.refused.split('\n')).toHaveLength(1)
    expect(answer.refused).toContain(said)
  })

  it('[RP11] tells how it is used', async () => {
    const { status, told } = await replay('--help')
    expect(status).toBe(0)
    for (const word of ['FILE', '--at', '--until', '--json', '--diff']) expect(told).toContain(word)
  })

  it('[RP11] does not call a file fine of which every line was rejected', async () => {
    const { status, refused } = await replay(
      recordingOf('odd.jsonl', [lines[0] ?? '', '', '{"type":"x"}']),
    )
    expect(status).toBe(1)
    expect(refused).toMatch(/no event in it .*line 3: unknown type x/)
  })

  it('[RP12] holds no rejected line in memory and ends as the command does: 30 MB of them take less than 250 MB', () => {
    const long = recordingOf('long.jsonl', [
      ...lines.slice(0, 3),
      ...Array<string>(300_000).fill(`{"type":"x","z":"${'y'.repeat(80)}"}`),
    ])
    const { status, stderr, stdout } = replayAlone(long)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^rejected {2}300000$/m)
    expect(stdout).toMatch(/and 299900 more/)
    expect(Number(stderr.trim())).toBeLessThan(250_000)
  })

  it('[RP7] stops at a number and at a type, and tells all as JSON', async () => {
    const told = async (...words: string[]) =>
      JSON.parse((await replay(SESSION, '--json', ...words)).told)
    const whole = await told()
    expect(whole.digest).toBe(digests['a-game-is-written.jsonl'])
    const early = await told('--at', '3')
    expect(early.events).toBeLessThan(whole.events)
    expect(early.digest).not.toBe(whole.digest)
    const written = lines.slice(1).map((line): { type: string } => JSON.parse(line))
    const type = written[5]?.type ?? ''
    const until = await told('--until', type)
    expect(until.events).toBe(written.findIndex((event) => event.type === type) + 1)
  })

  it('[RP7] compares two recordings by the slices in which they differ', async () => {
    expect(await replay(SESSION, '--diff', SESSION)).toMatchObject({ status: 0 })
    const half = recordingOf('half.jsonl', lines.slice(0, lines.length / 2))
    const { status, told } = await replay(SESSION, '--diff', half)
    expect(status).toBe(1)
    expect(told).toMatch(/^they differ in: .*nodes/)
  })
})
