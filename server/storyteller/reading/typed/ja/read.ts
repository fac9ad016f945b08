import { readHan } from '../read-han.ts'
import type { Read } from '../typed-reading.ts'

/** Reads a Japanese idea. */
export const readJapanese = (idea: string): Read => readHan(idea, 'ja')
