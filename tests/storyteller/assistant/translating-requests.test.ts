import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { translationWish } from '#server/storyteller/assistant/reading/translate.ts'

describe('a request for a translation', () => {
  it.each<[string, string, GameLanguage | null | undefined]>([
    ['translate this into Chinese', 'this', 'zh_CN'],
    ['Could you please translate chapter 2 to Japanese?', 'chapter 2', 'ja_JP'],
    ['Translate this card into English, please', 'this card', 'en_US'],
    ['translate this', 'this', undefined],
    ['Translate it into French', 'it', null],
    ['Put this into Japanese', 'this', 'ja_JP'],
    ['say it in Chinese', 'it', 'zh_CN'],
    ['A Japanese translation of chapter 2', 'chapter 2', 'ja_JP'],
    ['把这段翻译成英文', '这段', 'en_US'],
    ['请把第二章译成日文', '第二章', 'ja_JP'],
    ['翻译成日语', '', 'ja_JP'],
    ['翻译第二章', '第二章', undefined],
    ['翻译一下这张卡片', '这张卡片', undefined],
    ['帮我把这一段翻译为法语', '这一段', null],
    ['用日文写这一段', '这一段', 'ja_JP'],
    ['把标题改成英文', '标题', 'en_US'],
    ['把第一章换成英文', '第一章', 'en_US'],
    ['この部分を英語に訳して', 'この部分', 'en_US'],
    ['第2章を中国語に翻訳してください', '第2章', 'zh_CN'],
    ['これを英語にして', 'これ', 'en_US'],
    ['中国語で書いて', '', 'zh_CN'],
    ['このカードを翻訳して', 'このカード', undefined],
    ['これをフランス語に訳して', 'これ', null],
  ])('[AS18] is read: %s', (text, what, to) => {
    expect(translationWish(text)).toEqual({ what, to })
  })

  it('[AS18] is not heard where its words are only mentioned', () => {
    for (const text of [
      'Make Agnes a translator',
      'Change the title to Lost in Translation',
      'Put the key into the box',
      'Make him say it in a low voice',
      'Agnes should say: translate this into Chinese',
      '把林秋的职业改成翻译官',
      '把林秋改名为翻译家',
      '用诗的语气写这一段',
      '水野の職業を翻訳家に変えて',
      'タイトルを「翻訳者」にして',
      '水野は英語の先生にして',
    ])
      expect(translationWish(text), text).toBeUndefined()
  })

  it('[AS18] is read in no time, whatever is typed', () => {
    for (const text of ['把'.repeat(300), 'translate '.repeat(30), `${'を英語'.repeat(90)}x`]) {
      const began = performance.now()
      translationWish(text)
      expect(performance.now() - began).toBeLessThan(100)
    }
  })
})
