import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CONTENT } from '#server/storyteller/texts/sources.ts'
import { contentCommand } from '../../scripts/content-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the content command', () => {
  it('[TL30] checks every file', () => {
    expect(contentCommand(['check'])).toMatchObject({
      status: 0,
      told: expect.stringMatching(/^\d{3,4} files in 3 languages, nothing wrong\.$/),
    })
  })

  it('[TL30] names every fault and every stale schema in a line, and writes the schemas anew', () => {
    cpSync(CONTENT, folder, { recursive: true })
    const file = join(folder, 'en', 'kits', 'train', 'kit.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^hook:/m, 'hok:'))
    writeFileSync(join(folder, 'schema', 'kit.json'), '{}')
    const { status, told, refused } = contentCommand(['check'], folder)
    expect([status, told]).toEqual([1, ''])
    expect(refused.split('\n').map((line) => line.replace(/^.*?\/(?=en|schema)/, ''))).toEqual([
      expect.stringMatching(/^en\/kits\/train\/kit\.yaml:\d+ hook: is missing$/),
      expect.stringMatching(/^en\/kits\/train\/kit\.yaml:\d+ hok: .*did you mean hook\?$/),
      expect.stringMatching(/^schema\/kit\.json:1 .*npm run content -- schema$/),
    ])
    expect(contentCommand(['build'], folder).status).toBe(1)
    expect(contentCommand(['schema'], folder).told).toBe('Written: kit.json.')
    expect(contentCommand(['schema'], folder).told).toBe('Nothing has changed.')
  })

  it('[TL30] prints a kit as it is written, with its slots', () => {
    const { status, told } = contentCommand(['read', 'lighthouse'])
    expect(status).toBe(0)
    for (const name of ['kit', 'people', 'suspects', 'scenes', 'endings', 'lens-uncanny'])
      expect(told).toContain(`## en/kits/lighthouse/${name}.yaml`)
    expect(told).toContain('{victim.full}')
    expect(told).toContain('home: the watch-room')
    expect(contentCommand(['read', 'library', '--language', 'zh']).told).toContain('## zh/kits')
  })

  it('[TL30] tells a whole game, the same for the same kit and seed', () => {
    const tell = (...words: string[]) => contentCommand(['tell', ...words])
    const one = tell('--kit', 'lighthouse', '--seed', '7')
    expect(one.status).toBe(0)
    expect(one.told).toMatch(/\nkit lighthouse, seed 7, classic; faults: none$/)
    expect(one.told.match(/^# \d\. /gm)).toHaveLength(3)
    expect(tell('--kit', 'lighthouse', '--seed', '7')).toEqual(one)
    expect(tell('--kit', 'lighthouse', '--seed', '8').told).not.toBe(one.told)
    expect(tell('--kit', 'heirs', '--seed', '7').told).toMatch(/kit heirs.*faults: none$/)
    expect(tell('--idea', 'A murder in the manor').told).toMatch(/\nkit \S+, seed 1/)
  })

  it.each([
    ['nothing', [], 'check, read, tell, schema'],
    ['a command it does not know', ['chek'], 'Was check meant?'],
    ['no kit', ['read'], 'Which kit?'],
    ['a kit it does not know', ['read', 'lighthose'], 'Was lighthouse meant?'],
    ['a kit of another language', ['tell', '--kit', 'inn', '--language', 'en'], 'no kit "inn"'],
    ['another language', ['tell', '--language', 'fr'], 'en, zh, ja'],
    ['a seed that is none', ['tell', '--seed', 'x'], 'not "x"'],
    ['a lens that is none', ['tell', '--lens', 'clasic'], 'Was classic meant?'],
    ['a word too many', ['tell', 'lighthouse'], 'one word too many'],
    ['an unknown option', ['tell', '--nope'], 'Unknown option "--nope"'],
  ])('[TL30] refuses %s with one line that says what would do', (_, words, said) => {
    const answer = contentCommand(words)
    expect(answer).toMatchObject({ status: 2, told: '' })
    expect(answer.refused).toContain(said)
    expect(answer.refused.split('\n')).toHaveLength(1)
  })

  it('[TL30] says what it can be asked for', () => {
    expect(contentCommand(['--help'])).toMatchObject({ status: 0, refused: '' })
  })
})
