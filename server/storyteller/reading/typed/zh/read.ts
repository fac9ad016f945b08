import { readHan } from '../read-han.ts'
import type { Read } from '../typed-reading.ts'

/** Reads a Chinese idea. */
export const readChinese = (idea: string): Read => readHan(idea, 'zh')
