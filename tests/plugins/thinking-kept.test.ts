import { expect, it } from 'vitest'
import { startThinking } from '#plugins/thinking/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import {
  type CreationEditor,
  IDEA,
  openCreationEditor,
  proposed,
  thought,
} from './creation-editor.ts'
import { someUser } from './session-editor.ts'

const start = ({ editor }: CreationEditor) => editor.run(startThinking, { requestId: 'r1' })
const session = (testEditor: CreationEditor) => testEditor.draft().session
const NEVER = 10_000_000

it('[TH16] a failed request shows what was kept of the same idea, never of another', () => {
  const storage = new Map<string, string>()
  const first = openCreationEditor({ storage })
  first.streams.push([{ at: 10, text: thought('The old reasoning.') + proposed(), ends: true }])
  start(first)
  first.until(100)
  const again = openCreationEditor({ storage })
  start(again)
  again.until(5_000)
  expect(session(again).thinking).toMatchObject({ text: 'The old reasoning.', trouble: 'cached' })
  const other = openCreationEditor({
    storage,
    draft: { idea: { ...emptyDraft().session.idea, text: 'Another idea', gameStatus: 'creating' } },
  })
  start(other)
  other.until(5_000)
  expect(session(other).thinking).toMatchObject({ text: '', trouble: 'not_started' })
})

it('[TH16] [TO5] a request whose session is lost shows what was kept of its own user', () => {
  const storage = new Map<string, string>()
  const account = { ...emptyDraft().session.account, user: someUser() }
  const first = openCreationEditor({ storage, draft: { account } })
  first.streams.push([{ at: 10, text: thought('The old reasoning.') + proposed(), ends: true }])
  start(first)
  first.until(100)
  const lost = { ...emptyDraft().session.account, expiredUid: someUser().uid }
  const again = openCreationEditor({ storage, draft: { account: lost } })
  start(again)
  again.until(5_000)
  expect(session(again).thinking).toMatchObject({ text: 'The old reasoning.', trouble: 'cached' })
})

it('[TO5] a lost session is not started and keeps the idea', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 1, text: '{"status":1007,"desc":"expired","data":null}', ends: true },
  ])
  start(testEditor)
  testEditor.until(NEVER)
  expect(session(testEditor).idea.text).toBe(IDEA)
  expect(session(testEditor).thinking.trouble).toBe('not_started')
})
