import { describe, expect, it } from 'vitest'
import { aChatRecord, aPlan } from '#fixtures/record-builder.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { confirmPlan, dropQuote, quotePlace, takeBack, writeBox } from '#plugins/chat/commands.ts'
import { isAnswering } from '#plugins/chat/projections.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { openChat } from './chat-editor.ts'

const quote = { title: 'Agnes', text: 'He carries the sea mail.', path: 'npc_list.npcs[0].bio' }
const codes = (chat: Awaited<ReturnType<typeof openChat>>) =>
  shownToasts(chat.draft()).map(({ code }) => code)

describe('a message', () => {
  it('[CH2] [EV23] appears at once with its toast, and once when its echo comes', async () => {
    const chat = await openChat()
    chat.say('Make it darker', 'mine')
    expect(chat.chat().pending).toMatchObject([{ clientId: 'mine', state: 'sending' }])
    expect(chat.chat().box).toEqual({ text: '', quotes: [] })
    expect(codes(chat)).toContain('message_sent')
    await chat.pass(50)
    await chat.told(
      aChatRecord({
        id: 'of mine',
        author: 'creator',
        text: 'Make it darker',
        clientId: 'mine',
        at: 5_000,
      }),
    )
    expect(chat.chat().pending).toEqual([])
    expect(chat.chat().records.map(({ text }) => text)).toEqual(['Make it darker'])
  })

  it('[CH2] [QT6] goes with its quotes, under its own name', async () => {
    const chat = await openChat()
    chat.editor.run(quotePlace, { quote })
    chat.say('Make it darker', 'mine')
    await chat.pass(50)
    const [sent] = chat.calls('sendRecord')
    expect(sent?.body).toMatchObject({ text: 'Make it darker', client_id: 'mine', id: 's1' })
    expect(JSON.parse(String(sent?.body?.quote))).toMatchObject({
      quote: quote.text,
      quote_key: quote.path,
    })
    expect(chat.chat().records[0]?.quotes).toMatchObject([{ path: quote.path }])
  })

  it('[CH3] that is refused says why and stands in the box again', async () => {
    const chat = await openChat()
    chat.editor.run(quotePlace, { quote })
    chat.refuseWith({ status: 400, desc: 'Too long.' })
    chat.say('Make it darker')
    chat.editor.run(writeBox, { text: 'And shorter' })
    await chat.pass(50)
    expect(chat.chat()).toMatchObject({
      pending: [],
      box: { text: 'Make it darker\nAnd shorter', quotes: [quote] },
    })
    expect(shownToasts(chat.draft())).toContainEqual(
      expect.objectContaining({ code: 'message_send_failed', text: 'Too long.' }),
    )
  })

  it('[CH35] that nobody answered waits for the network and is sent once it is there', async () => {
    const chat = await openChat()
    chat.refuseWith({ status: 0, desc: '' })
    chat.say('Make it darker', 'mine')
    await chat.pass(50)
    expect(chat.chat().pending).toMatchObject([{ state: 'waiting' }])
    expect(codes(chat)).not.toContain('message_send_failed')
    chat.refuseWith(null)
    await chat.reconnect()
    expect(chat.chat()).toMatchObject({ pending: [], records: [{ clientId: 'mine' }] })
    expect(chat.calls('sendRecord').map(({ body }) => body?.client_id)).toEqual(['mine', 'mine'])
  })

  it('[CH35] that waits is tried again by itself, where the connection never broke', async () => {
    const chat = await openChat()
    chat.refuseWith({ status: 0, desc: '' })
    chat.say('Make it darker', 'mine')
    await chat.pass(6_000)
    expect(chat.calls('sendRecord')).toHaveLength(2)
    chat.refuseWith(null)
    await chat.pass(6_000)
    expect(chat.chat()).toMatchObject({ pending: [], records: [{ clientId: 'mine' }] })
    await chat.pass(60_000)
    expect(chat.calls('sendRecord')).toHaveLength(3)
  })

  it('[CH35] that waits can be taken back into the box', async () => {
    const chat = await openChat()
    chat.refuseWith({ status: 0, desc: '' })
    chat.say('Make it darker', 'mine')
    await chat.pass(50)
    chat.editor.run(takeBack, { clientId: 'mine' })
    expect(chat.chat()).toMatchObject({ pending: [], box: { text: 'Make it darker' } })
    expect(chat.editor.run(takeBack, { clientId: 'mine' })).toEqual({ refused: 'no_message' })
  })

  it('[CH1] waits for the game, for the answer before it and for the change that is made', async () => {
    const writing = await openChat({ game: { ...sampleGame('en_US'), status: 1 } })
    expect(writing.say('Darker')).toEqual({ refused: 'while_generating' })
    expect(writing.chat().box.text).toBe('Darker')
    const chat = await openChat()
    expect(chat.say('  ')).toEqual({ refused: 'empty' })
    expect(chat.say('夜'.repeat(2_001))).toEqual({ refused: 'too_long' })
    chat.say('Darker')
    expect(chat.say('And shorter')).toEqual({ refused: 'while_answering' })
    await chat.pass(50)
    expect(isAnswering(chat.draft())).toBe(true)
    await chat.told(aPlan({ at: 6_000 }))
    expect(isAnswering(chat.draft())).toBe(false)
    chat.editor.run(confirmPlan, { recordId: 'r1', scope: ['initial_element.title'] })
    expect(chat.say('And shorter')).toEqual({ refused: 'while_revising' })
  })

  it('[CH36] that was being written is there after a reload, for whoever wrote it', async () => {
    const storage = new Map<string, string>()
    const chat = await openChat({ storage })
    chat.editor.run(writeBox, { text: 'Make it' })
    chat.editor.run(quotePlace, { quote })
    await chat.pass(300)
    const again = await openChat({ storage })
    expect(again.chat().box).toEqual({ text: 'Make it', quotes: [quote] })
    again.editor.run(writeBox, { text: '' })
    again.editor.run(dropQuote, { at: 0 })
    await again.pass(300)
    expect((await openChat({ storage })).chat().box).toEqual({ text: '', quotes: [] })
    for (const kept of [
      '{',
      '{"scriptId":"s1"}',
      '{"scriptId":"s2","uid":"u1","text":"x","quotes":[]}',
    ]) {
      storage.set('chat_box', kept)
      expect((await openChat({ storage })).chat().box.text).toBe('')
    }
  })
})

describe('a quote', () => {
  it('[QT1] [QT2] has at least three characters, once each, and ten of them', async () => {
    const chat = await openChat()
    expect(chat.editor.run(quotePlace, { quote: { ...quote, text: ' ab ' } })).toEqual({
      refused: 'too_short',
    })
    for (const text of ['夜汽車', '夜汽車', ' seven '])
      chat.editor.run(quotePlace, { quote: { ...quote, text } })
    expect(chat.chat().box.quotes.map(({ text }) => text)).toEqual(['夜汽車', 'seven'])
    for (let at = 0; at < 8; at++)
      chat.editor.run(quotePlace, { quote: { ...quote, text: `words ${at}` } })
    expect(chat.editor.run(quotePlace, { quote })).toEqual({ refused: 'too_many_quotes' })
  })

  it('[QT9] can be made while the game is written', async () => {
    const chat = await openChat({ game: { ...sampleGame('en_US'), status: 1 } })
    chat.editor.run(quotePlace, { quote })
    expect(chat.chat().box.quotes).toEqual([quote])
  })
})
