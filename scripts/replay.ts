// `npm run replay -- FILE [--at SEQ] [--until TYPE] [--json] [--diff OTHER]`: folds a recording and says what came of it.
import process from 'node:process'
import { replayCommand } from './replay-command.ts'

const { status, told, refused } = await replayCommand(process.argv.slice(2))
if (told !== '') console.log(told)
if (refused !== '') console.error(refused)
process.exitCode = status
