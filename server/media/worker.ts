import { serveJobs } from '#server/workers/serve.ts'
import type { MediaJob } from './canonical.ts'
import { renderMusic } from './music/music.ts'
import { paint } from './paint/paint.ts'

serveJobs<MediaJob, Uint8Array>(async (job) =>
  job.kind === 'picture' ? (await paint(job.brief)).bytes : renderMusic(job.brief),
)
