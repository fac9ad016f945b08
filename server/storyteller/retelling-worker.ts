import { serveJobs } from '#server/workers/serve.ts'
import { recast } from './builtin/recast.ts'
import { retell } from './builtin/retell.ts'
import { translate } from './builtin/translate-plot.ts'
import type { TellingAnswer, TellingJob } from './reteller.ts'

serveJobs<TellingJob, TellingAnswer>((job) => {
  if ('addresses' in job) return retell(job)
  return 'isTranslation' in job ? translate(job) : recast(job)
})
