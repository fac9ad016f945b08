import type { Brief } from '#schemas/settings.ts'
import { serveJobs } from '#server/workers/serve.ts'
import { plannedGame } from './builtin/index.ts'
import type { Plan } from './plan.ts'
import { refusalCodeOf } from './port.ts'

serveJobs<Brief, Plan>(plannedGame, refusalCodeOf)
