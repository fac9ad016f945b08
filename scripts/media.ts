// `npm run media -- check | clean | move`, see docs/operating.md.
import process from 'node:process'
import { mediaCommand } from './media-command.ts'

const { status, told, refused } = await mediaCommand(process.argv.slice(2), process.env)
for (const line of told) console.log(line)
if (refused !== '') console.error(refused)
process.exitCode = status
