// `npm run story:report -- --games 500`: tells games in each language and prints every figure of theirs beside its limit.
import process from 'node:process'
import { reportCommand } from './story-report/report-command.ts'

const { status, told, refused } = await reportCommand(process.argv.slice(2), console.log)
if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(told)
if (refused !== '') console.error(refused)
process.exitCode = status
