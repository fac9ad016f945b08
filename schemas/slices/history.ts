import { emptyHistory, History } from '../history.ts'
import { defineSlice } from '../slice.ts'

/** The versions of the open game. */
export const history = defineSlice({
  name: 'history',
  scope: 'session',
  schema: History,
  initial: emptyHistory(),
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
