import { prepareCreation } from './creation.tsx'
import { prepareReading } from './reading.tsx'
import type { Work } from './work.ts'
import { prepareWritten } from './written.tsx'

const asked = new URLSearchParams(location.search)
const root = document.getElementById('root')
if (root === null) throw new Error('the page has no element #root')
const candidate = asked.get('candidate') ?? ''
const size = asked.get('size') ?? ''
const KINDS: Record<string, typeof prepareReading> = {
  creation: prepareCreation,
  reading: prepareReading,
  written: prepareWritten,
}
const prepare = KINDS[asked.get('work') ?? ''] ?? prepareReading
const work: Work = await prepare(root, candidate, size)
// called from outside, when everything is ready
Object.assign(window, { work })
