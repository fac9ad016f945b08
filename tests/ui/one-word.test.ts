import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accountWords } from '#server/http/words/account-words.ts'
import { fieldFaults, fieldWords } from '#server/http/words/field-words.ts'
import { generalWords } from '#server/http/words/general-words.ts'
import { scriptWords } from '#server/http/words/script-words.ts'
import { letterWords } from '#server/mail/letter-words.ts'

/** What is said otherwise: in the interface, by the server, in mails. */
const OTHERWISE = [
  ['en', /\be-mails?\b|\bmails?\b/i, 'email'],
  ['en', /\bsign-?out\b|\blog-?off\b/i, 'log out'],
  ['zh', /您/, '你'],
  ['zh', /帐户|账号|帐号/, '账户'],
  ['zh', /电子邮件|电邮/, '邮箱, 邮件'],
  ['ja', /～/, '〜'],
  ['ja', /サインイン|サインアウト/, 'ログイン, ログアウト'],
  ['ja', /ブラウザ(?!ー)|サーバ(?!ー)|ユーザ(?!ー)/, 'ブラウザー, サーバー, ユーザー'],
] as const

const inTable = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(inTable)
    : [String(value)]

const fields = Object.values(fieldWords).flatMap(({ label, rule }) => [label, rule ?? label])
const sentences = [generalWords, accountWords, scriptWords, fieldFaults, letterWords]
  .flatMap((words): object[] => Object.values(words))
  .concat(fields) as { en: unknown; zh: unknown; ja: unknown }[]

/** Every text somebody who reads a language may come to read. */
const textsIn = (language: 'en' | 'zh' | 'ja'): string[] => [
  ...globSync(`ui/locales/${language}/*.json`).flatMap((file) =>
    inTable(JSON.parse(readFileSync(file, 'utf8'))),
  ),
  ...sentences.flatMap((sentence) => inTable(sentence[language])),
]

it.each(OTHERWISE)('[LA10] in %s, %s is not said: it is %s', (language, other) => {
  const texts = textsIn(language)
  expect(texts.length).toBeGreaterThan(500)
  // names on the wire are no words
  const said = texts.map((text) => text.replace(/\{+\w+\}+|[（(]\w+[)）]|\bsend_to_email\b/g, ''))
  expect(said.filter((text) => other.test(text))).toEqual([])
})
