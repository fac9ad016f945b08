import { serveJobs } from '#server/workers/serve.ts'
import { retell } from './builtin/retell.ts'
import type { Retelling, RetellingJob } from './reteller.ts'

serveJobs<RetellingJob, Retelling>(retell)
