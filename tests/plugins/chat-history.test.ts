import { describe, expect, it } from 'vitest'
import { aChatRecord, aPlan } from '#fixtures/record-builder.ts'
import {
  confirmPlan,
  loadEarlierRecords,
  readAll,
  rejectPlan,
  sendMessage,
} from '#plugins/chat/commands.ts'
import {
  conversationOf,
  isGreeting,
  recentRecords,
  shownRecords,
  unreadCount,
  waitingPlan,
} from '#plugins/chat/projections.ts'
import { openScript } from '#plugins/script/commands.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { openChat } from './chat-editor.ts'
import { openTestEditor } from './test-editor.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aChatRecord({ id: `r${at}`, at: 100 + at, text: `Reply ${at}` }),
  )
const codes = (chat: Awaited<ReturnType<typeof openChat>>) =>
  shownToasts(chat.draft()).map(({ code }) => code)

describe('the history', () => {
  it('[CH15] [CH16] [CH17] comes ten at a time, and greets where it begins', async () => {
    const chat = await openChat({ history: many(12) })
    expect(chat.chat()).toMatchObject({ history: 'loaded', hasMore: true })
    expect(isGreeting(chat.draft())).toBe(false)
    expect(recentRecords(chat.draft()).map(({ id }) => id)).toEqual(
      many(12)
        .slice(-10)
        .reverse()
        .map(({ id }) => id),
    )
    chat.editor.run(loadEarlierRecords)
    await chat.pass(50)
    expect(shownRecords(chat.draft()).map(({ id }) => id)).toEqual(many(12).map(({ id }) => id))
    expect(chat.chat().hasMore).toBe(false)
    expect(isGreeting(chat.draft())).toBe(true)
    expect(recentRecords(chat.draft())).toHaveLength(10)
    expect(chat.editor.run(loadEarlierRecords)).toEqual({ refused: 'no_more' })
  })

  it('[CH19] that cannot be read says so, and can be asked for again', async () => {
    const chat = await openChat()
    chat.refuseWith({ status: 500, desc: 'No.' })
    await chat.reconnect()
    expect(chat.chat().history).toBe('failed')
    expect(codes(chat)).not.toContain('history_failed')
    chat.editor.run(loadEarlierRecords)
    await chat.pass(50)
    expect(codes(chat)).toContain('history_failed')
    chat.refuseWith(null)
    chat.editor.run(loadEarlierRecords)
    await chat.pass(50)
    expect(chat.chat().history).toBe('loaded')
  })

  it('[CH13] of another game is no part of this one', async () => {
    const chat = await openChat()
    chat.editor.bus.emit({
      type: 'chat/recorded',
      source: 'socket',
      scriptId: 'another',
      payload: { record: aChatRecord() },
    })
    expect(chat.chat().records).toEqual([])
    await chat.told(aChatRecord())
    expect(chat.chat().records).toHaveLength(1)
    chat.open('s2')
    expect(chat.chat().records).toEqual([])
  })

  it('[CH20] what was not seen is counted', async () => {
    const chat = await openChat({ history: many(2) })
    expect(unreadCount(chat.draft())).toBe(2)
    chat.editor.run(readAll)
    expect(unreadCount(chat.draft())).toBe(0)
    const again = await openChat({ history: many(2), storage: chat.storage })
    expect(unreadCount(again.draft())).toBe(0)
    await chat.told(aChatRecord({ id: 'new', at: 9_000 }))
    expect(unreadCount(chat.draft())).toBe(1)
    await chat.told(aChatRecord({ id: 'own', at: 9_001, author: 'creator' }))
    expect(unreadCount(chat.draft())).toBe(1)
  })

  it('[CH12] a conversation goes on until a plan is confirmed or done', () => {
    const of = (...records: Parameters<typeof aChatRecord>[0][]) => {
      const { editor } = openTestEditor()
      editor.run(openScript, { scriptId: 's1' })
      for (const [at, record] of records.entries())
        editor.bus.emit({
          type: 'chat/recorded',
          source: 'socket',
          scriptId: 's1',
          payload: {
            record: aChatRecord({ id: `r${at}`, at, conversationId: `c${at}`, ...record }),
          },
        })
      return conversationOf(editor.draft())
    }
    expect(of()).toBe('')
    expect(of({}, {})).toBe('c1')
    expect(of({}, { kind: 'plan' })).toBe('c1')
    expect(of({}, { kind: 'plan', status: 'confirmed' })).toBe('')
    expect(of({}, { kind: 'confirmation' })).toBe('')
    expect(of({}, { kind: 'note' })).toBe('')
  })
})

describe('a plan', () => {
  it('[CH10] waits as the newest, and is disabled once it is decided or replaced', async () => {
    const chat = await openChat({
      history: [aPlan({ id: 'old', at: 1 }), aPlan({ id: 'new', at: 2 })],
    })
    expect(waitingPlan(chat.draft())?.id).toBe('new')
    expect(shownRecords(chat.draft()).map(({ isReplaced }) => isReplaced)).toEqual([true, false])
    expect(chat.editor.run(rejectPlan, { recordId: 'old' })).toEqual({ refused: 'no_plan' })
    await chat.told(aPlan({ id: 'new', at: 2, status: 'confirmed' }))
    expect(waitingPlan(chat.draft())).toBeNull()
  })

  it('[CH10] that was decided stays so, whatever an older page of the history says of it', async () => {
    const chat = await openChat({ history: [aPlan({ id: 'new' })] })
    await chat.told(aPlan({ id: 'new', status: 'rejected' }))
    await chat.reconnect()
    expect(chat.chat().history).toBe('loaded')
    expect(chat.chat().records.map(({ status }) => status)).toEqual(['rejected'])
    expect(waitingPlan(chat.draft())).toBeNull()
  })

  it('[CH11] is taken as confirmed by a confirmation behind it', async () => {
    const chat = await openChat({ history: [aPlan()] })
    await chat.told(aChatRecord({ id: 'yes', kind: 'confirmation', author: 'creator', at: 2_000 }))
    expect(waitingPlan(chat.draft())).toBeNull()
  })

  it('[CH7] is confirmed for the places that are named, once', async () => {
    const chat = await openChat({ history: [aPlan()] })
    const confirm = (scope: string[]) => chat.editor.run(confirmPlan, { recordId: 'r1', scope })
    expect(confirm([])).toEqual({ refused: 'nothing_chosen' })
    confirm(['initial_element.title'])
    expect(confirm(['initial_element.title'])).toEqual({ refused: 'deciding' })
    await chat.pass(50)
    expect(chat.calls('confirmRecord')).toEqual([
      {
        body: {
          id: 's1',
          record_id: 'r1',
          decision: 'confirm',
          scope: ['initial_element.title'],
        },
      },
    ])
  })

  it('[CH34] that the server will not have is told, and waits again', async () => {
    const chat = await openChat({ history: [aPlan()] })
    chat.refuseWith({ status: 409, desc: 'The game changed.' })
    chat.editor.run(confirmPlan, { recordId: 'r1', scope: ['initial_element.title'] })
    await chat.pass(50)
    expect(chat.chat().deciding).toBeNull()
    expect(shownToasts(chat.draft())).toContainEqual(
      expect.objectContaining({ code: 'request_failed', text: 'The game changed.' }),
    )
    expect(chat.editor.run(sendMessage, { clientId: 'x' })).toEqual({ refused: 'empty' })
  })
})
