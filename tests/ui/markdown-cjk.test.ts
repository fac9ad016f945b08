import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeBold, freeEmphasis } from '#ui/kit/markdown-cjk.ts'

describe('a bold stretch that is being written', () => {
  it.each([
    ['so **who', 'so **who**'],
    ['so **who ', 'so **who**'],
    ['so **who*', 'so **who**'],
    ['**a** and **b', '**a** and **b**'],
    ['夜里**灯', '夜里**灯**'],
  ])('[TH13] “%s” is shown as “%s”', (text, shown) => {
    expect(closeBold(text)).toBe(shown)
  })

  it.each([
    ['so **', 'so'],
    ['**', ''],
    ['**a** and **', '**a** and'],
  ])('[TH13] “%s” waits for its first word as “%s”', (text, shown) => {
    expect(closeBold(text)).toBe(shown)
  })

  it.each([
    '',
    'so ',
    'so *',
    'six * seven *',
    'so **who** lit ',
    'so **who** lit it *',
    '```\n2 ** 3',
    '**so**\n\n```\n2 ** 3 ** ',
  ])('[TH10] “%s” has none, and stays as it is', (text) => {
    expect(closeBold(text)).toBe(text)
  })
})

describe('emphasis in languages that have no spaces', () => {
  it.each([
    ['创意是**“灯塔”**。', '创意是“**灯塔**”。'],
    ['创意是*《灯塔》*', '创意是《*灯塔*》'],
    ['これは***「灯台」***です', 'これは「***灯台***」です'],
    ['ー**（灯**', 'ー（**灯**'],
    ['3**“灯塔”**', '3“**灯塔**”'],
    ['**注意。**后面', '**注意**。后面'],
    ['*注意！*后面', '*注意*！后面'],
    ['**「灯」…**と', '**「灯**」…と'],
  ])('[TH10] “%s” is read as “%s”', (text, read) => {
    expect(freeEmphasis(text)).toBe(read)
  })

  it.each([
    ['no mark at all', '灯“塔”。后面'],
    ['marks between letters', '看**灯塔**吧'],
    ['a space before them', '看 **“灯塔”** 吧'],
    ['letters that have spaces', 'He said **“no.”** Then he left'],
    ['an end of the line between them', '是**“灯\n塔”**'],
    ['the end of the text behind them', '**注意。**'],
    ['no words between them', '是****后面'],
    ['a mark that stands by itself', '6 * 7。*后面'],
    ['more marks before than behind', '***注意。**后面'],
    ['more marks behind than before', '是**“灯”***'],
  ])('[TH10] %s: nothing is moved', (_, text) => {
    expect(freeEmphasis(text)).toBe(text)
  })

  it('[TH10] marks are moved, and nothing is lost or made up', () => {
    const text = fc.string({ unit: fc.constantFrom(...'灯か1a *“」。\n'), maxLength: 40 })
    fc.assert(
      fc.property(text, (one) => {
        const freed = freeEmphasis(one)
        expect(freed.replaceAll('*', '')).toBe(one.replaceAll('*', ''))
        expect(freed).toHaveLength(one.length)
      }),
      { numRuns: 500 },
    )
  })
})
