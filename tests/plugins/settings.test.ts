import { expect, it } from 'vitest'
import { chooseOutline, openCreation } from '#plugins/outlines/commands.ts'
import { choose, requestStart } from '#plugins/settings/commands.ts'
import { languageMismatch, startBar } from '#plugins/settings/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { type CreationEditor, IDEA, OPTIONS, openCreationEditor } from './creation-editor.ts'

const CHOICES = {
  style: 'ANIME',
  audience: 'FEMALE',
  duration: 'normal',
  ageGroup: 'TEEN',
  language: 'ja_JP',
} as const

function readyEditor(): CreationEditor {
  const testEditor = openCreationEditor()
  testEditor.editor.bus.emit({
    type: 'outlines/updated',
    source: 'stream',
    payload: { options: OPTIONS, forIdea: IDEA, forLanguage: 'en_US', more: false },
  })
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.run(choose, CHOICES)
  return testEditor
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('[SE8] start is refused until all six are chosen, and says what is missing', () => {
  const testEditor = openCreationEditor()
  const missing = () => startBar(testEditor.draft()).missing
  const ask = () => requestStart(testEditor.draft(), { idempotencyKey: 'k' })
  expect(missing()).toEqual(['outline', 'style', 'audience', 'duration', 'ageGroup', 'language'])
  testEditor.editor.run(choose, CHOICES)
  expect(missing()).toEqual(['outline'])
  expect(ask()).toEqual({ refused: 'choices_missing' })
  const ready = readyEditor()
  expect(startBar(ready.draft()).missing).toEqual([])
  for (const name of Object.keys(CHOICES)) {
    ready.editor.run(choose, { [name]: null })
    expect(requestStart(ready.draft(), { idempotencyKey: 'k' })).toEqual({
      refused: 'choices_missing',
    })
    ready.editor.run(choose, CHOICES)
  }
})

it('[SE9] each choice is kept under its own key and restored from it', () => {
  const before = readyEditor()
  expect(Object.fromEntries(before.storage)).toMatchObject({
    selectedStyleValue: 'ANIME',
    selectedTargetAudience: 'FEMALE',
    selectedDuration: 'normal',
    selectedAgeGroup: 'TEEN',
    selectedLanguage: 'ja_JP',
  })
  const testEditor = openCreationEditor({ storage: before.storage })
  testEditor.editor.run(openCreation)
  expect(testEditor.draft().session.settings).toMatchObject(CHOICES)
})

it('[SE7] clearing a choice clears its stored value', () => {
  const testEditor = readyEditor()
  testEditor.editor.run(choose, { duration: null, language: null })
  expect(testEditor.draft().session.settings).toMatchObject({
    duration: null,
    language: null,
    style: 'ANIME',
  })
  expect(testEditor.storage.has('selectedDuration')).toBe(false)
  expect(testEditor.storage.has('selectedLanguage')).toBe(false)
})

it('[SE9] a stored value that is no choice is dropped', () => {
  const storage = new Map([
    ['selectedStyleValue', 'WATERCOLOUR'],
    ['selectedDuration', 'expert'],
  ])
  const testEditor = openCreationEditor({ storage })
  testEditor.editor.run(openCreation)
  expect(testEditor.draft().session.settings).toMatchObject({ style: null, duration: 'expert' })
  expect(storage.has('selectedStyleValue')).toBe(false)
})

it('[EN6] a creation kept without a language starts in the one of old games', () => {
  const idea = { ...emptyDraft().session.idea, text: IDEA, gameStatus: 'creating' as const }
  const testEditor = openCreationEditor({ draft: { idea: { ...idea, language: null } } })
  testEditor.editor.run(openCreation)
  expect(testEditor.draft().session.settings.language).toBe('zh_CN')
})

it('[ID6] no game language is chosen before there is an idea', () => {
  const testEditor = openCreationEditor({ draft: { idea: emptyDraft().session.idea } })
  testEditor.editor.run(openCreation)
  expect(testEditor.draft().session.settings.language).toBeNull()
})

it('[ID6] the game language starts from the one chosen at the idea', () => {
  const testEditor = openCreationEditor()
  testEditor.editor.run(openCreation)
  expect(testEditor.draft().session.settings.language).toBe('en_US')
  testEditor.editor.bus.emit({
    type: 'idea/submitted',
    source: 'user',
    payload: { text: IDEA, language: 'ja_JP' },
  })
  expect(testEditor.draft().session.settings.language).toBe('ja_JP')
  expect(testEditor.storage.get('selectedLanguage')).toBe('ja_JP')
})

it('[SE6] [SE15] a language other than that of the proposals is told', () => {
  const testEditor = readyEditor()
  expect(languageMismatch(testEditor.draft())).toEqual({ language: 'ja_JP', proposed: 'en_US' })
  testEditor.editor.run(choose, { language: 'en_US' })
  expect(languageMismatch(testEditor.draft())).toBeNull()
})

it('[SE10] start sends the nine fields in the words of the wire', async () => {
  const testEditor = readyEditor()
  testEditor.answers.push({ ok: true, data: 'script-7', desc: '' })
  expect(testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })).toBeNull()
  await settled()
  expect(testEditor.asked).toEqual([
    {
      name: 'startGeneration',
      options: { idempotencyKey: 'k1' },
      request: {
        body: {
          outline: 'No one person did this.',
          template_type: 'silence',
          uid: '',
          game_duration: 'normal',
          image_style: 'ANIME',
          sex: 'FEMALE',
          age: 'TEEN',
          language: 'ja_JP',
          setting: IDEA,
        },
      },
    },
  ])
})

it('[SE11] an accepted start stores the script id and opens the generation screen', async () => {
  const testEditor = readyEditor()
  testEditor.answers.push({ ok: true, data: 'script-7', desc: '' })
  testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })
  await settled()
  expect(testEditor.storage.get('script_id')).toBe('script-7')
  expect(testEditor.visited).toEqual(['/game-generation?id=script-7'])
})

it('[ID16] the settings are kept together with their time', () => {
  const testEditor = readyEditor()
  testEditor.until(1_000)
  testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })
  expect(JSON.parse(testEditor.storage.get('gameCreationSettings') ?? '')).toEqual({
    outlineType: 'silence',
    outlineDescription: 'No one person did this.',
    styleName: 'ANIME',
    duration: 'normal',
    targetAudience: 'FEMALE',
    ageGroup: 'TEEN',
    language: 'ja_JP',
    createdAt: '1970-01-01T00:00:01.000Z',
  })
})

it('[SE12] a failed start says so without a toast, keeps everything, and asks again with the same key', async () => {
  const testEditor = readyEditor()
  testEditor.storage.set('script_id', 'older')
  testEditor.answers.push({ ok: false, status: 0, desc: '' }, { ok: true, data: 's', desc: '' })
  testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })
  expect(testEditor.draft().session.settings.start).toBe('starting')
  expect(testEditor.editor.run(requestStart, { idempotencyKey: 'k2' })).toEqual({
    refused: 'already_starting',
  })
  await settled()
  expect(testEditor.draft().session.settings).toMatchObject({ ...CHOICES, start: 'not_started' })
  expect(testEditor.storage.get('script_id')).toBe('older')
  expect(testEditor.editor.bus.log.events.some(({ type }) => type === 'toasts/raised')).toBe(false)
  testEditor.editor.run(requestStart, { idempotencyKey: 'k2' })
  await settled()
  expect(testEditor.asked.map(({ options }) => options?.idempotencyKey)).toEqual(['k1', 'k1'])
})

it('[SE12] a start with other choices is another start', async () => {
  const testEditor = readyEditor()
  testEditor.answers.push({ ok: false, status: 0, desc: '' }, { ok: true, data: 's', desc: '' })
  testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })
  await settled()
  testEditor.editor.run(choose, { style: 'DESIGN' })
  expect(testEditor.draft().session.settings.start).toBe('idle')
  testEditor.editor.run(requestStart, { idempotencyKey: 'k2' })
  await settled()
  expect(testEditor.asked.map(({ options }) => options?.idempotencyKey)).toEqual(['k1', 'k2'])
})

it("[TO5] a start without a session keeps the choices and says the server's words", async () => {
  const testEditor = readyEditor()
  testEditor.answers.push({ ok: false, status: 1005, desc: 'Please log in.' })
  testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })
  await settled()
  expect(testEditor.draft().session.settings).toMatchObject({
    ...CHOICES,
    startDetail: 'Please log in.',
  })
})

it('[ID14] a reset forgets the choices', () => {
  const testEditor = readyEditor()
  testEditor.storage.set('script_id', 's').set('language', 'en_US').set('userInfo', '{}')
  testEditor.editor.bus.emit({ type: 'idea/creationReset', source: 'user', payload: {} })
  expect(testEditor.draft().session.settings).toEqual(emptyDraft().session.settings)
  expect([...testEditor.storage.keys()].sort()).toEqual(['language', 'userInfo'])
})
