import { Chat, emptyChat } from '../chat.ts'
import { defineSlice } from '../slice.ts'

/** The chat with the assistant about the open game. */
export const chat = defineSlice({
  name: 'chat',
  scope: 'session',
  schema: Chat,
  initial: emptyChat(),
  clearedBy: ['script/opened', 'script/closed', 'idea/creationReset', 'account/signedOut'],
})
