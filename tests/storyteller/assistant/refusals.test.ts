import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshotOf } from '#fixtures/arbitraries.ts'
import { aGame } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { SIZES } from '#schemas/limits.ts'
import { runs } from '../../sweep.ts'
import { ask, assistant, carriedOut, GAMES, never, planFor } from './asking.ts'

const LANGUAGES: readonly RequestLanguage[] = ['en', 'zh', 'ja']
const game = sampleGame('en_US')

describe('refusals', () => {
  it('[AS9] text a creator gives is trimmed and kept as it was written, markup and all', async () => {
    const made = await carriedOut(game, 'change the title to   <b>$& $1 \\n</b> `x`  ')
    expect(made.elements.title).toBe('<b>$& $1 \\n</b> `x`')
    expect((await carriedOut(game, 'rename Pip to A.*(b)')).npcs[3]?.name).toBe('A.*(b)')
  })

  it('[AS9] a name somebody bears is refused, and so is a text that is too long or nothing', async () => {
    expect((await ask(game, 'rename Pip to Ada Marsh')).sentence).toBe(
      'Somebody in this game is called Ada Marsh already. Choose another name, or:',
    )
    expect((await ask(game, '把Pip改名为Ada', [], 'zh')).sentence).toMatch(/已经有人叫“Ada”/)
    expect((await ask(game, 'PipをWren Callowayに改名して', [], 'ja')).sentence).toMatch(
      /もういます/,
    )
    for (const request of [
      `rename Pip to ${'a'.repeat(SIZES.line + 1)}`,
      `change the intro to ${'a'.repeat(SIZES.text + 1)}`,
    ])
      expect((await ask(game, request)).sentence).toMatch(/^That is longer than/)
    expect((await ask(game, 'change the title to “ ”')).kind).toBe('directions')
  })

  it('[AS10] what cannot be done is answered in one sentence, with at most three things that can, as they stand', async () => {
    const undoable = [
      'add a chapter',
      'hello',
      '删掉第一章',
      'もっと面白くして',
      'rename Zog to Bess',
    ]
    const cases = GAMES.flatMap((one) =>
      LANGUAGES.flatMap((language) => undoable.map((request) => ({ one, language, request }))),
    )
    for (const { one, language, request } of cases) {
      const answer = await ask(one, request, [], language)
      if (answer.kind !== 'directions') throw new Error(`${request} is a plan`)
      expect(answer.sentence).not.toBe('')
      expect(answer.directions).toHaveLength(3)
      const granted = answer.directions.map((direction) =>
        ask(one, direction.request, [], language),
      )
      for (const { kind } of await Promise.all(granted)) expect(kind, request).toBe('plan')
    }
  })

  it('[AS10] says what it did not understand, what is not there and what it cannot do in the interface’s language', async () => {
    const sentences = async (request: string) =>
      Promise.all(
        LANGUAGES.map(async (language) => (await ask(game, request, [], language)).sentence),
      )
    expect(await sentences('hello')).toEqual([
      'I could not tell what to change. Name a person, a place or a chapter, or quote some words.',
      '没看出要改哪里。说个人名、地点或章节，或引用几句。',
      'どこを変えるのか分かりませんでした。人・場所・章の名を書くか、文を引用してください。',
    ])
    expect(await sentences('加一个章节')).toEqual([
      'I cannot add to the game. The nearest things I can do:',
      '我不能往游戏里添加内容。最接近的有：',
      'ゲームに新しく加えることはできません。近いことなら：',
    ])
    for (const request of ['change the title', '把标题改一下', 'タイトルを変えてもらえますか？'])
      expect(await sentences(request)).toEqual([
        'Say what “Title” should become, as in these:',
        '请说明“标题”要改成什么，比如：',
        '「タイトル」を何に変えるのかを書いてください。たとえば：',
      ])
    expect(await sentences('ゾグをベスに改名して')).toEqual([
      'I cannot find “ゾグ” in this game. The nearest things I can do:',
      '在这个游戏里找不到“ゾグ”。最接近的有：',
      'このゲームに「ゾグ」は見つかりません。近いことなら：',
    ])
  })

  it('[AS10] how a text should be is not taken for the text', async () => {
    const quotes = [{ address: 'nodes/chapter_1/1/content', text: '' }]
    for (const request of [
      'rewrite this as a poem',
      'make it a poem',
      'turn this into a poem',
      'change this to something funnier',
      'make this more exciting',
      'the intro should be funny',
      'make the summary of chapter 1 sad',
      '让简介变成搞笑的',
      '紹介を丁寧にして',
      'Ada Marsh should be kinder',
      'make it scarier',
      'translate this into French',
      '改写这段',
      '把这段改成诗',
      '把这段写得更有趣',
      '把这段翻译成英文',
      'もっと丁寧に書き直して',
      'これを丁寧に書き直して',
      'これを丁寧にして',
      '英語に変えて',
    ])
      expect((await ask(game, request, quotes)).kind, request).toBe('directions')
  })

  it('[AS10] where several things are called so, each is named in a request that means it alone', async () => {
    for (const [language, request, meant] of [
      ['en', 'Remove the task “A quiet word”', 'Remove Tobias Penrose’s task “A quiet word”'],
      ['zh', '删掉任务“A quiet word”', '删掉Tobias Penrose的任务“A quiet word”'],
      [
        'ja',
        'タスク「A quiet word」を削除して',
        'Tobias Penroseのタスク「A quiet word」を削除して',
      ],
    ] as const) {
      const answer = await ask(game, request, [], language)
      if (answer.kind !== 'directions') throw new Error(`${request} is a plan`)
      expect(answer.directions.map((direction) => direction.request)).toContain(meant)
      for (const direction of answer.directions) {
        const plan = await planFor(game, direction.request, [], language)
        expect(plan.places).toHaveLength(1)
      }
    }
  })

  it('[AS10] an empty game has nothing to offer and says so without a direction', async () => {
    expect(await ask(aGame(), 'rename Ada to Bess')).toMatchObject({
      kind: 'directions',
      directions: [],
    })
  })

  it('[AS11] rubbish is answered, and soon', async () => {
    const rubbish = [
      '',
      ' ',
      '😀'.repeat(5_000),
      'a'.repeat(10_000),
      '“'.repeat(10_000),
      "'".repeat(10_000),
      ' ,'.repeat(5_000),
      '标题'.repeat(300),
      '题的标'.repeat(150),
      'の題'.repeat(300),
      `rename ${'a '.repeat(4_000)}`,
      `${'に変えて'.repeat(1_500)}`,
      `make ${'x '.repeat(4_000)}`,
      '__proto__',
      'rename __proto__ to constructor',
      'change \ud800 to \udc00',
      'rename (.*)+$ to [x',
      'rename Pip to \ud83d',
      '\u0000\ue000\ue001',
    ]
    for (const text of rubbish) {
      const begun = performance.now()
      const answer = await ask(game, text, [{ address: '__proto__/x', text: '\ud800' }])
      expect(answer.sentence).not.toBe('')
      expect(performance.now() - begun, text.slice(0, 20)).toBeLessThan(2_000)
    }
  })

  it('[AS11] whatever is asked of whatever game is answered', async () => {
    const words = fc.constantFrom(
      'rename ',
      ' to ',
      '把',
      '改成',
      'を',
      'に変えて',
      '“',
      '”',
      'Pip',
      ' here',
      'remove ',
      'task ',
      '的',
      'shorten ',
      'chapter 1',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(words, { maxLength: 8 }).map((all) => all.join('')),
    )
    const address = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'npcs/1',
        'npcs/1/traits/0',
        'story/prologue/0',
        'basics',
        'nodes/chapter_1/1',
        'tasks/chapter_1/1',
        'story/chapters/1/title',
      ),
    )
    const quotes = fc.array(fc.record({ address, text: fc.string({ maxLength: 6 }) }), {
      maxLength: 2,
    })
    await fc.assert(
      fc.asyncProperty(
        snapshotOf,
        text,
        quotes,
        fc.constantFrom(...LANGUAGES),
        async (one, said, quoted, language) => {
          const answer = await ask(one, said, quoted, language)
          expect(answer.sentence).not.toBe('')
          if (answer.kind !== 'plan') return
          const scope = answer.places.map((place) => place.address)
          await assistant.carryOut(one, { operation: answer.operation, scope }, never)
        },
      ),
      { numRuns: runs(200) },
    )
  })

  it('[AS11] stops where nobody listens any more', async () => {
    const gone = AbortSignal.abort(new Error('nobody listens'))
    const asked = { text: 'shorten the intro', quotes: [], language: 'en' } as const
    await expect(assistant.analyse(game, asked, gone)).rejects.toThrow('nobody listens')
  })
})
