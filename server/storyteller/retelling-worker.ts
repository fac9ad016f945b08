import { serveJobs } from '#server/workers/serve.ts'
import { recast } from './builtin/recast.ts'
import { retell } from './builtin/retell.ts'
import type { Recast, RecastJob, Retelling, RetellingJob } from './reteller.ts'

serveJobs<RetellingJob | RecastJob, Retelling | Recast>((job) =>
  'addresses' in job ? retell(job) : recast(job),
)
