import { describe, expect, it } from 'vitest'
import { sceneFault } from '#server/storyteller/model/gate.ts'
import {
  keptTokens,
  type SceneBrief,
  type SceneText,
} from '#server/storyteller/model/scene-brief.ts'

const DRAFT: SceneText = {
  text: 'Bea Lind stands at the old pump with both hands behind her and says nothing at all.',
  options: [
    { text: 'Ask Bea about the bell.', reply: 'It rang 12 times, she says; she counted.' },
    { text: 'Go on.', reply: '' },
  ],
}
const BRIEF: SceneBrief = {
  ...{ language: 'en_US', speaker: null, draft: DRAFT, before: [] },
  words: ['Bea Lind', 'Bea', 'Lind', 'the old pump', 'Whistle'],
  early: ['Tarrant'],
  answers: ['Whistle'],
  facts: [
    { part: 0, words: 'both hands behind her' },
    { part: 2, words: 'she counted', isClue: true },
  ],
}
const written = (change: Partial<SceneText> = {}): SceneText => ({
  text: 'At the old pump stands Bea Lind, and she does not speak, and one cannot see her hands.',
  options: [
    { text: 'Put it to Bea: what about the bell?', reply: '“It rang 12 times.” She counted.' },
    { text: 'Leave.', reply: '' },
  ],
  ...change,
})
const codeOf = (change: Partial<SceneText>, unfit?: RegExp) =>
  sceneFault(BRIEF, written(change), unfit)?.code
const reply = (said: string) => ({
  options: [
    { text: 'Put it to Bea.', reply: said },
    { text: 'Leave.', reply: '' },
  ],
})

describe('a scene that a model has written', () => {
  it('[ML6] is told where it keeps all that the draft says word for word', () => {
    expect(sceneFault(BRIEF, written())).toBeUndefined()
  })

  it('[ML6] must keep names and numbers in each of its texts, a reply too, and as words of their own', () => {
    expect(codeOf(reply('“I counted,” she says.'))).toBe('token')
    expect(codeOf(reply('“I counted 120,” she says.'))).toBe('token')
    expect(codeOf({ text: written().text.replace('Bea Lind', 'Beatrice Lind') })).toBe('token')
    // a name within another word is no name
    expect(keptTokens(['Bea'], 'A string of beads, 7 of them.')).toEqual(['7'])
  })

  it.each([
    ['early', { text: `${written().text} Tarrant coughs.` }],
    ['answer', { text: `${written().text} One could whistle.` }],
    ['markup', { text: `**${written().text}**` }],
    ['markup', { text: `${written().text} <b>Now.</b>` }],
    ['language', reply('十二回、鳴りました。数えていたんです、と言う。')],
    ['short', { text: 'Bea Lind.' }],
    ['long', { text: written().text.repeat(4) }],
    ['options', { options: written().options.slice(1) }],
    ['options', reply('')],
  ] as const)('[ML6] is not told where it has a fault: %s', (code, change) => {
    expect(codeOf(change as Partial<SceneText>)).toBe(code)
  })

  it('[ML6] says nothing that its players may not read', () => {
    expect(codeOf({ text: `${written().text} There was blood on it.` }, /\bblood\b/i)).toBe('unfit')
  })
})
