import { serveJobs } from '#server/workers/serve.ts'
import { renderMusic } from './music/music.ts'
import { fitAnswer } from './paint/fit-answer.ts'
import { paint } from './paint/paint.ts'
import type { StudioJob } from './studio.ts'

serveJobs<StudioJob, Uint8Array>(async (job) => {
  if (job.kind === 'answer') return fitAnswer(job)
  return job.kind === 'picture' ? (await paint(job.brief)).bytes : renderMusic(job.brief)
})
