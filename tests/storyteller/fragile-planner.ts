import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brief } from '#schemas/settings.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import { refusalCodeOf, StorytellerRefusal } from '#server/storyteller/port.ts'
import { serveJobs } from '#server/workers/serve.ts'

/** Told by the second of two processes of one server that the first one died. */
const mark = join(tmpdir(), `planner-of-${process.ppid}-died`)

// A planner that dies, refuses, has no time, breaks or never ends, by the idea it is given.
serveJobs<Brief, Plan>(async ({ idea }) => {
  if (idea === 'refuse') throw new StorytellerRefusal('refused', 'not this')
  if (idea === 'wait') throw new StorytellerRefusal('unavailable', 'not now')
  if (idea === 'break') throw Object.assign(new Error('no ink'), { code: 'refused' })
  if (idea === 'think for ever') await new Promise(() => undefined)
  if (!existsSync(mark)) {
    writeFileSync(mark, '')
    process.kill(process.pid, 'SIGKILL')
  }
  rmSync(mark)
  const units = [{ id: 'player', stage: 'character_profile' as const }]
  return { storyteller: 'fragile', units, material: {} }
}, refusalCodeOf)
