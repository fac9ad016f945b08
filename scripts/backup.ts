// `npm run backup -- FOLDER`, see docs/operating.md.
import process from 'node:process'
import { backUp } from '#server/backup/back-up.ts'
import { onDataFolder } from './on-data-folder.ts'

await onDataFolder('npm run backup -- FOLDER', process, async ({ dataDir, bucket }, folder) => {
  const copied = await backUp(dataDir, folder, new Date())
  if ('refused' in copied) return copied
  const { files, schema } = copied
  const elsewhere =
    bucket === null
      ? ''
      : ' Pictures and music are not in it: they lie in the bucket of MEDIA_URL, which is to be kept with it.'
  return {
    told: `${folder} holds a copy of ${dataDir}: ${files} files, schema ${schema}.${elsewhere} Who reads it can sign in as anybody: keep it as you keep passwords.`,
  }
})
