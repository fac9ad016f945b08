import type { Config } from '#server/config.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

/** Where the settings say that media are kept. */
export const mediaStoreOf = ({
  dataDir,
  bucket,
}: Pick<Config, 'dataDir' | 'bucket'>): MediaStore =>
  bucket === null ? folderStore(dataDir) : bucketStore(bucket, dataDir)
