import { prepareCreation } from './creation.tsx'
import { prepareReading } from './reading.tsx'
import type { Work } from './work.ts'

const asked = new URLSearchParams(location.search)
const root = document.getElementById('root')
if (root === null) throw new Error('the page has no element #root')
const candidate = asked.get('candidate') ?? ''
const size = asked.get('size') ?? ''
const work: Work =
  asked.get('work') === 'creation'
    ? await prepareCreation(root, candidate, size)
    : await prepareReading(root, candidate, size)
// called from outside, when everything is ready
Object.assign(window, { work })
