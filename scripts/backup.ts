// `npm run backup -- FOLDER`, see docs/operating.md.
import process from 'node:process'
import { backUp } from '#server/backup/back-up.ts'
import { onDataFolder } from './on-data-folder.ts'

await onDataFolder('npm run backup -- FOLDER', process, async (dataDir, folder) => {
  const copied = await backUp(dataDir, folder, new Date())
  if ('refused' in copied) return copied
  const { files, schema } = copied
  return {
    told: `${folder} holds a copy of ${dataDir}: ${files} files, schema ${schema}. Who reads it can sign in as anybody: keep it as you keep passwords.`,
  }
})
