import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPlayer } from '#fixtures/builders.ts'
import type { Brief } from '#schemas/settings.ts'
import type { PlannedUnit } from '#server/storyteller/planned.ts'
import { serveJobs } from '#server/workers/serve.ts'

/** Told by the second of two processes of one server that the first one died. */
const mark = join(tmpdir(), `planner-of-${process.ppid}-died`)

// A planner that dies, refuses, breaks or never ends, by the idea it is given.
serveJobs<Brief, PlannedUnit[]>(
  async ({ idea }) => {
    if (idea === 'refuse') throw Object.assign(new Error('not this'), { code: 'refused' })
    if (idea === 'break') throw new Error('no ink')
    if (idea === 'think for ever') await new Promise(() => undefined)
    if (!existsSync(mark)) {
      writeFileSync(mark, '')
      process.kill(process.pid, 'SIGKILL')
    }
    rmSync(mark)
    const text = { type: 'player/written', payload: { player: aPlayer() } } as const
    return [{ id: 'player', stage: 'character_profile', recipe: { text } }]
  },
  (fault) => (fault instanceof Error && 'code' in fault ? String(fault.code) : undefined),
)
