import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where a restore lays what it brings, until it stands in the place of what was there. */
export const restoringIn = (dataDir: string): string => join(dataDir, 'restoring')
/** It is there once everything is: from then on a restore is gone on with, and no server starts before its end. */
export const wholeMark = (dataDir: string): string => join(restoringIn(dataDir), 'whole')
export const isHalfRestored = (dataDir: string): boolean => existsSync(wholeMark(dataDir))
