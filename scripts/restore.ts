// `npm run restore -- FOLDER`, see docs/operating.md.
import process from 'node:process'
import { restore } from '#server/backup/restore.ts'
import { onDataFolder } from './on-data-folder.ts'

await onDataFolder('npm run restore -- FOLDER', process, async ({ dataDir, bucket }, folder) => {
  const restored = await restore(dataDir, folder, new Date())
  if ('refused' in restored) return restored
  const { made, files, aside } = restored
  const before = aside === null ? '' : ` What was there before lies in ${aside}.`
  const elsewhere =
    bucket === null
      ? ''
      : ' Pictures and music are read from the bucket of MEDIA_URL: npm run media -- move takes those of the backup there.'
  return { told: `${dataDir} is as it was at ${made}: ${files} files.${before}${elsewhere}` }
})
