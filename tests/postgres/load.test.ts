import process from 'node:process'
import { it } from 'vitest'
import { judgeLoad } from '../load/judge.ts'
import { runLoad, SMALL, sizeAsked, WHOLE } from '../load/load.ts'
import { isLong } from '../sweep.ts'

const SIZE = isLong ? WHOLE : SMALL
const SERVERS = isLong && process.env.LOAD_SERVERS === undefined ? [1, 3] : [3]

it.each(SERVERS)(
  '[LD2] creators whose games are written at once on one PostgreSQL, by server processes: %i',
  async (servers) => {
    judgeLoad(await runLoad(sizeAsked({ ...SIZE, servers })))
  },
  7_200_000,
)
