import { it } from 'vitest'
import { judgeLoad } from '../load/judge.ts'
import { runLoad, sizeAsked, WHOLE } from '../load/load.ts'

it('[LD1] five hundred creators whose games are written at once, and two thousand sockets, on one process with the embedded database', async () => {
  judgeLoad(await runLoad(sizeAsked(WHOLE)))
})
