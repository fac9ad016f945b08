import { describe, expect, it } from 'vitest'
import { sendMessage, writeBox } from '#plugins/chat/commands.ts'
import { isAnswering } from '#plugins/chat/projections.ts'
import { calls } from '#schemas/api.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { CALL_RATES } from '#server/http/call-rates.ts'
import { say } from '#server/http/words/words.ts'
import type { RecordedDevice } from './recorded-device.ts'
import { openRecordedWorld, type RecordedWorld } from './recorded-world.ts'

const TASK = 'script_outline.chapters[0].tasks'
const TITLE = 'initial_element.title'
const ASKS: Record<RequestLanguage, { title: string; shorten: string; remove: string }> = {
  en: {
    title: 'Change the title to “Ebb”',
    shorten: 'shorten this',
    remove: 'Remove the task “Hear four accounts”',
  },
  zh: {
    title: '把标题改成“退潮”',
    shorten: '把这里缩短',
    remove: '删除任务“Hear four accounts”',
  },
  ja: {
    title: 'タイトルを「引き潮」に変えて',
    shorten: 'ここを短くして',
    remove: 'タスク「Hear four accounts」を削除して',
  },
}
/** A sentence of a language: its letters, and an end. */
const SENTENCE: Record<RequestLanguage, RegExp> = {
  en: /^[A-Z][^぀-鿿]+[.:]$/,
  zh: /^(?=.*\p{Script=Han})[^぀-ヿ]+[。：]$/u,
  ja: /[぀-ヿ].*[。：]$/,
}

const lastSaid = (who: RecordedDevice) => who.draft().session.chat.records.at(-1)
/** What a toast of the newest refusal says. */
const toasted = (who: RecordedDevice) => who.draft().session.toasts.items.at(-1)?.text ?? ''
/** Nothing turns any more: what was asked is answered, or is in the box again. */
function expectNothingWaits(who: RecordedDevice): void {
  const { chat } = who.draft().session
  expect([chat.pending, chat.deciding, isAnswering(who.draft())]).toEqual([[], null, false])
}
const textsOf = async (world: RecordedWorld) => {
  const { initial_element, npc_list, script_outline } = await world.game()
  return { initial_element, npc_list, script_outline }
}

describe('bad input', () => {
  it.each(['en', 'zh', 'ja'] as const)(
    '[RE9] comes to a sentence in %s, and to nothing else',
    async (language) => {
      const world = await openRecordedWorld()
      const aya = await world.device('d1', language)
      const says = SENTENCE[language]
      const before = await textsOf(world)
      const decided = async (path?: string) => {
        const refused = aya.heard('chat/decisionFailed')
        await aya.confirm([], false)
        await refused
        expect(toasted(aya)).toMatch(says)
        expectNothingWaits(aya)
        if (path === undefined) expect(await textsOf(world)).toEqual(before)
      }
      try {
        for (const nothing of ['%%% ???', '<img src=x onerror=alert(1)> **b** {{x}}', 'never']) {
          await aya.ask(nothing)
          expect(lastSaid(aya)).toMatchObject({
            author: 'assistant',
            text: expect.stringMatching(says),
          })
          expectNothingWaits(aya)
        }

        const long = 'a'.repeat(10_000)
        aya.editor.run(writeBox, { text: long })
        expect(aya.editor.run(sendMessage, { clientId: 'long' })).toEqual({ refused: 'too_long' })
        expect(aya.draft().session.chat.box.text).toBe(long)
        const sent = await world.post(
          calls.sendRecord.path,
          { text: long, client_id: 'long' },
          language,
        )
        expect(sent).toMatchObject({ status: 400, desc: expect.stringMatching(says) })

        await aya.ask('outside')
        await decided()

        await aya.ask(ASKS[language].title)
        const beside = {
          record_id: aya.plan()?.id,
          scope: ['npc_list.npcs[99]'],
          decision: 'confirm',
        }
        const refused = await world.post(calls.confirmRecord.path, beside, language)
        expect(refused).toMatchObject({ status: 400, desc: expect.stringMatching(says) })
        expect(await textsOf(world)).toEqual(before)

        const tablet = await world.device('d2', language)
        await tablet.begin(TITLE)
        await tablet.write(TITLE, 'The Tide Clock')
        await aya.until(() => aya.text(TITLE) === 'The Tide Clock')
        await decided(TITLE)
        expect(aya.text(TITLE)).toBe('The Tide Clock')

        await aya.quoteCard(`${TASK}[0]`, 'Hear four accounts')
        await tablet.ask(ASKS[language].remove)
        await tablet.confirm()
        await aya.until(() => aya.version() === tablet.version())
        await aya.ask(ASKS[language].shorten)
        expect(lastSaid(aya)?.text).toMatch(says)
        expect(lastSaid(aya)?.text).toBe(say('quotesGone', language))
        expect(aya.plan()).toBeNull()
        expectNothingWaits(aya)

        await aya.ask(ASKS[language].title)
        expect(aya.plan()).not.toBeNull()
      } finally {
        await world.close()
      }
    },
    60_000,
  )

  it('[CH101] a plan whose place is gone is refused in a sentence, and what comes next is answered', async () => {
    const world = await openRecordedWorld()
    const aya = await world.device('d1', 'en')
    try {
      await aya.quoteCard(`${TASK}[0]`, 'Hear four accounts')
      await aya.ask('Rename this to The Page')
      const scope = (aya.plan()?.plan?.places ?? []).map(({ path }) => path)
      expect(scope).toContain(`${TASK}[0].name`)
      const confirmed = { record_id: aya.plan()?.id, scope, decision: 'confirm' }
      const changes = [
        { path: `${TASK}[0]`, remove: true },
        { path: 'script_key_nodes_and_task_map.chapter_1.tasks[0]', remove: true },
      ]
      await world.post(calls.editScript.path, { base_version: 0, changes }, 'en')
      await aya.until(() => aya.version() === 1)
      const before = await textsOf(world)
      for (const language of ['en', 'zh', 'ja'] as const)
        expect(await world.post(calls.confirmRecord.path, confirmed, language)).toMatchObject({
          ...{ status: 409, desc: expect.stringMatching(SENTENCE[language]) },
        })
      expectNothingWaits(aya)
      expect(await textsOf(world)).toEqual(before)
      await aya.ask(ASKS.en.title)
      await aya.confirm()
      expect(aya.text(TITLE)).toBe('Ebb')
    } finally {
      await world.close()
    }
  }, 60_000)

  it('[RE8] never means what has moved into the place of a quote: what was quoted is found where it stands', async () => {
    const world = await openRecordedWorld()
    const [aya, tablet] = [await world.device(), await world.device('d2')]
    try {
      await aya.quoteCard(`${TASK}[1]`, 'Read the folded page')
      await tablet.ask(ASKS.en.remove)
      await tablet.confirm()
      await aya.until(() => aya.version() === tablet.version())
      await aya.ask('Rename this to The Page')
      expect(aya.plan()?.plan?.places[0]).toMatchObject({
        path: `${TASK}[0].name`,
        before: 'Read the folded page',
      })
      await aya.reject()
      await aya.quoteCard(`${TASK}[0]`, 'Read the folded page')
      await tablet.step('undo')
      await aya.until(() => aya.version() === tablet.version())
      await aya.ask('Rename this to The Page')
      expect(aya.plan()?.plan?.places[0]).toMatchObject({ path: `${TASK}[1].name` })
    } finally {
      await world.close()
    }
  }, 60_000)

  it('[RE10] that comes too often is told to wait, by user', async () => {
    const world = await openRecordedWorld()
    const change = { base_version: 0, changes: [{ path: TITLE, value: '' }] }
    try {
      for (const [name, body] of [
        ['sendRecord', { text: ' ', client_id: 'x' }],
        ['editScript', change],
      ] as const) {
        const call = () => world.post(calls[name].path, body, 'zh')
        const { count, withinMs } = CALL_RATES[name].user
        for (let at = 0; at < count; at++) expect((await call()).http).toBe(200)
        const late = await call()
        expect(late).toMatchObject({
          status: 429,
          http: 429,
          desc: expect.stringMatching(SENTENCE.zh),
        })
        expect(Number(late.retryAfter)).toBeGreaterThan(0)
        world.pass(withinMs)
        expect((await call()).status).not.toBe(429)
      }
    } finally {
      await world.close()
    }
  }, 60_000)
})
