import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENGINE_PAGE, engineFiles, enginePage } from '../../scripts/api/engine-page.ts'
import { exportedFrom } from '../../scripts/api/exported.ts'

const files = engineFiles()

describe("the page of the engine's names", () => {
  it('[HS49] is what the sources say: npm run docs writes it anew', () => {
    expect(readFileSync(ENGINE_PAGE, 'utf8')).toBe(enginePage(files))
  })

  it('[HS49] names every file that exports something first, and then each name with its sentence and signature', () => {
    const doc = 'Says hello.'
    const page = enginePage([
      { file: 'one-two.ts', exported: [{ name: 'hello', doc, signature: 'const hello: 1' }] },
      { file: 'empty.ts', exported: [] },
    ])
    expect(page).toContain('\n- [one-two.ts](#one-twots): `hello`\n\n## one-two.ts\n')
    expect(page).toContain('\n### hello\n\nSays hello.\n\n```ts\nconst hello: 1\n```\n')
    expect(page).not.toContain('empty.ts')
  })

  it('[HS50] whatever the engine exports has its sentence', () => {
    const all = files.flatMap(({ file, exported }) => exported.map((one) => ({ file, ...one })))
    expect(all.length).toBeGreaterThan(70)
    expect(all.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual(
      [],
    )
  })
})

const only = (source: string) => exportedFrom('some.ts', source)[0]

describe('a signature', () => {
  it.each([
    [
      'a function',
      'export function sum(a: number): number {\n  return a\n}',
      'function sum(a: number): number',
    ],
    ['an arrow', 'export const sum = (a: number): number => a', 'const sum = (a: number): number'],
    [
      'an arrow in an arrow',
      'export const sum =\n  (a: number) =>\n  (b: number): number => a + b',
      'const sum =\n  (a: number) =>\n  (b: number): number',
    ],
    ['a constant of a type', 'export const ONE: Number = { value: 1 }', 'const ONE: Number'],
    [
      'a constant that says its type itself',
      'export const make = () => ({ a: 1 })',
      'const make = () => ({ a: 1 })',
    ],
    [
      'a type',
      'export type One<T> =\n  | 1\n  /** Why. */\n  | T',
      'type One<T> =\n  | 1\n  /** Why. */\n  | T',
    ],
    [
      'an interface',
      'export interface A {\n  /** B. */\n  b(): void\n}',
      'interface A {\n  /** B. */\n  b(): void\n}',
    ],
    [
      'a class with nothing in it',
      'export class Bad extends Error {}',
      'class Bad extends Error {}',
    ],
    [
      'a class without what is private',
      'export class A {\n  #a = 1\n  private b = 2\n  readonly c: number = 3\n  constructor(d: number) {\n    this.#a = d\n  }\n\n  /** Its e. */\n  get e(): number {\n    return this.#a + this.b\n  }\n  f(): void {}\n}',
      'class A {\n  readonly c: number\n  constructor(d: number)\n  /** Its e. */\n  get e(): number\n  f(): void\n}',
    ],
  ])('[HS49] of %s is what a caller sees of it', (_, source, signature) => {
    expect(only(source)?.signature).toBe(signature)
  })
})

describe('the sentence of what is exported', () => {
  it.each([
    ['in one line', '/** Adds. */\nexport const a = 1', 'Adds.'],
    ['in several', '/**\n * Adds.\n * And more.\n */\nexport const a = 1', 'Adds.\nAnd more.'],
    [
      'before a word to the linter',
      '/** Adds. */\n// biome-ignore x: y\nexport const a = 1',
      'Adds.',
    ],
    ['that is no docstring', '/* Adds. */\nexport const a = 1', ''],
    ['in a line of code', '// Adds.\nexport const a = 1', ''],
    ['of something else', '/** Adds. */\nconst b = 1\nexport const a = b', ''],
  ])('[HS50] %s', (_, source, doc) => {
    expect(only(source)).toMatchObject({ name: 'a', doc })
  })

  it('[HS50] stands for each name that is exported, and for nothing else', () => {
    const source = `/** Two. */\nexport const a = 1,\n  b = 2\nconst c = 3`
    expect(exportedFrom('some.ts', source)).toMatchObject([
      { name: 'a', doc: 'Two.' },
      { name: 'b', doc: 'Two.' },
    ])
  })

  it.each(['const a = 1\nexport { a }', `export * from './a.ts'`])(
    '[HS50] has no place where %j exports apart from the declaration',
    (source) => expect(() => exportedFrom('some.ts', source)).toThrow('before each declaration'),
  )
})
