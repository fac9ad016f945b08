import { defineSlice } from '../slice.ts'
import { emptyUnseen, Unseen } from '../unseen.ts'

/** What somebody else changed in the open game and was not looked at yet. */
export const unseen = defineSlice({
  name: 'unseen',
  scope: 'session',
  schema: Unseen,
  initial: emptyUnseen(),
  clearedBy: [
    'script/opened',
    'script/closed',
    'live/rewound',
    'idea/creationReset',
    'account/signedOut',
  ],
})
