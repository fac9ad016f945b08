import { openStore } from '#server/store/open.ts'
import { beforeEachStatement } from './statements.ts'

// Opens a data folder and is killed before the statement of that number: node die-at-statement.ts FOLDER NUMBER
const [folder = '', number = ''] = process.argv.slice(2)
let left = Number(number)
beforeEachStatement(() => {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL')
})
await openStore(folder)
