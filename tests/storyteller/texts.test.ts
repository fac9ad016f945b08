import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { IDEA_SLOTS } from '#server/storyteller/reading/idea-slots.ts'
import { assemble } from '#server/storyteller/texts/assemble.ts'
import { checkSources } from '#server/storyteller/texts/check.ts'
import { readCompiled, writeCompiled } from '#server/storyteller/texts/compiled.ts'
import { editorSchemas } from '#server/storyteller/texts/editor-schemas.ts'
import { fileKindOf } from '#server/storyteller/texts/kinds.ts'
import { CONTENT } from '#server/storyteller/texts/sources.ts'
import { IDEAS, LANGUAGES } from './ideas.ts'
import { faultsAfter, rewritten, textsWritten } from './rewritten-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the texts as data', () => {
  it.each(LANGUAGES)('[TL26] every file of %s passes its schema', (language) => {
    const sources = textsWritten(language)
    expect(sources.size).toBeGreaterThan(30)
    expect(checkSources(language, sources).faults).toEqual([])
  })

  it.each(LANGUAGES)('[TL28] every file of %s names the schema of its kind', (language) => {
    for (const [file, text] of textsWritten(language)) {
      // the plots stand beside the languages, not in them
      const depth = file.split('/').length - (file.startsWith('plots/') ? 1 : 0)
      const up = '../'.repeat(depth)
      const first = `# yaml-language-server: $schema=${up}schema/${fileKindOf(file)}.json\n`
      expect(text.slice(0, first.length), file).toBe(first)
    }
  })

  it('[TL28] the schemas of the editors are fresh: npm run content -- schema', () => {
    for (const [name, text] of editorSchemas())
      expect(readFileSync(join(CONTENT, 'schema', name), 'utf8'), name).toBe(text)
  })

  it.each(LANGUAGES)('[TL31] %s reads what its kits may name out of every idea', (language) => {
    for (const idea of [...IDEAS[language], 'The lighthouse', '灯台', '雨']) {
      const { words } = settle(idea, packOf(language), '')
      const unread = IDEA_SLOTS[language].filter((slot) => words[slot] === undefined)
      expect(
        unread.filter((slot) => slot !== 'there' || idea === ''),
        idea,
      ).toEqual([])
    }
  })
})

describe('what was compiled', () => {
  it('[TL29] is what is written, and is not read for other files', () => {
    const language = 'ja_JP'
    const sources = textsWritten(language)
    const { files } = checkSources(language, sources)
    expect(readCompiled(language, sources, folder)).toBeUndefined()
    writeCompiled(language, sources, files, folder)
    const compiled = readCompiled(language, sources, folder)
    expect(compiled).toEqual(files)
    expect(assemble(compiled ?? {})).toEqual(assemble(files))
    const other = rewritten(language, 'gentle.yaml', (text) => `${text}# later\n`)
    expect(readCompiled(language, other, folder)).toBeUndefined()
  })
})

describe('a fault', () => {
  it.each([
    [
      'an unknown key',
      'kits/manor/kit.yaml',
      (text: string) => text.replace(/^home:/m, 'hom:'),
      [/^en\/kits\/manor\/kit\.yaml:\d+ home: is missing$/, / hom: .*did you mean home\?$/],
    ],
    [
      'a missing key',
      'kits/manor/endings.yaml',
      (text: string) => text.replace(/^epilogue:[\s\S]*/m, ''),
      [/^en\/kits\/manor\/endings\.yaml:\d+ epilogue: is missing$/],
    ],
    [
      'a slot nobody fills',
      'kits/manor/endings.yaml',
      (text: string) => text.replace('{culprit.full}', '{culprit.fulll}'),
      [
        /endings\.yaml:\d+ \S+: \{culprit\.fulll\} is no slot here; did you mean \{culprit\.full\}\?$/,
      ],
    ],
    [
      'a slot of any idea in a kit that has a place',
      'kits/manor/endings.yaml',
      (text: string) => text.replace('{culprit.full}', '{setting}'),
      [/\{setting\} is no slot here/],
    ],
    [
      'somebody who is not there',
      'kits/manor/endings.yaml',
      (text: string) => text.replace('{culprit.full}', '{self.full}'),
      [/\{self\.full\} is no slot here/],
    ],
    [
      'an unknown filter',
      'lenses/uncanny.yaml',
      (text: string) => text.replace('{place|cap}', '{place|capp}'),
      [/lenses\/uncanny\.yaml:\d+ outline\[1\]: \{place\|capp\}: .*did you mean cap\?$/],
    ],
    [
      'a word that nobody has of themselves',
      'cast/barber.yaml',
      (text: string) => text.replace('{me.full} looks', '{me.His} hair'),
      [/cast\/barber\.yaml:\d+ look: \{me\.His\} is no slot here/],
    ],
    [
      'a brace left open',
      'lenses/uncanny.yaml',
      (text: string) => text.replace('{place|cap}', '{place|cap'),
      [/outline\[1\]: a brace that is no slot: .*\{place\|cap/],
    ],
    [
      'a slot where none is filled',
      'kits/manor/people.yaml',
      (text: string) => text.replace(/personality: /, 'personality: {place} and '),
      [/people\.yaml:\d+/],
    ],
    [
      'another picture than the painter knows',
      'kits/manor/kit.yaml',
      (text: string) => text.replace('place: manor', 'place: manr'),
      [/kit\.yaml:\d+ paint\.place: should be one of .*did you mean manor\?$/],
    ],
    [
      'a verse that spells something else',
      'frame/pools.yaml',
      (text: string) => text.replace('word: BOOT', 'word: XBOOT'),
      [/pools\.yaml:\d+ verses\[1\]\.lines: should begin with the letters of `word`/],
    ],
    [
      'a rule without its word',
      'frame/pools.yaml',
      (text: string) => text.replace('right: cups', 'right: mugs'),
      [/pools\.yaml:\d+ sayings\[1\]\.rule: should have the word of `right` in it, once/],
    ],
    [
      'what is no YAML',
      'names.yaml',
      (text: string) => `${text}\nmore: [`,
      [/^en\/names\.yaml:\d+ \S/],
    ],
    [
      'a folder that is listed and not there',
      'language.yaml',
      (text: string) => text.replace('lighthouse', 'lighthose'),
      [
        /language\.yaml:\d+ kits\[1\]: there is no folder lighthose; did you mean lighthouse\?$/,
        /does not name lighthouse$/,
      ],
    ],
    [
      'a concept nobody can name',
      'kits/lighthouse/kit.yaml',
      (text: string) => text.replace('keeper', 'kepper'),
      [/kit\.yaml:\d+ about\[1\]: there is no concept kepper; did you mean keeper\?$/],
    ],
  ] as const)('[TL27] %s is told with its place', (_, file, change, told) => {
    const faults = faultsAfter('en_US', file, change)
    expect(faults).toHaveLength(told.length)
    for (const [at, fault] of faults.entries()) expect(fault).toMatch(told[at] ?? /nothing/)
  })

  it('[TL27] a group of names nobody has is told, and a way to talk that is none', () => {
    expect(
      faultsAfter('ja_JP', 'kits/inn/suspects.yaml', (text) =>
        text.replace('[grownMen]', '[grownMan]').replace('[ grownMen ]', '[grownMan]'),
      ),
    ).toEqual([
      expect.stringMatching(/given\[1\]: there is no group grownMan; did you mean grownMen\?$/),
    ])
    expect(
      faultsAfter('ja_JP', 'frame/act-one.yaml', (text) => text.replace('polite:', 'polit:')),
    ).toEqual([expect.stringMatching(/says\.polit: .*did you mean polite\?$/)])
  })

  it('[TL27] a line broken within a text is told before somebody reads it', () => {
    const [fault] = faultsAfter('zh_CN', 'kits/train/scenes.yaml', (text) =>
      text.replace('前面塌方，后面涨水', '前面塌方，\n  后面涨水'),
    )
    expect(fault).toMatch(/isolation: a space between two characters/)
  })

  it('[PG77] a part out of doors where a plot locks people in', () => {
    const [fault] = faultsAfter('en_US', 'places/museum.yaml', (text) =>
      text.replace('room: study', 'room: garden'),
    )
    expect(fault).toMatch(
      /places\/museum.yaml:\d+ parts.quiet.room: is out of doors, and court-four locks people in there/,
    )
  })

  it('[TL27] a file nobody reads, and one that is not there', () => {
    const sources = new Map(textsWritten('en_US'))
    sources.set('kits/manor/kitt.yaml', 'home: here')
    expect(checkSources('en_US', sources).faults).toEqual([
      'en/kits/manor/kitt.yaml:1 no file of this name is read',
    ])
    sources.delete('kits/manor/kitt.yaml')
    sources.delete('kits/manor/people.yaml')
    expect(checkSources('en_US', sources).faults).toEqual([
      'en/kits/manor/people.yaml:1 there is no such file',
    ])
  })
})
