// `npm run model:check -- --live`: asks the model that is set for a meeting, a scene and a reading.
import process from 'node:process'
import { modelCheckCommand } from './model-check-command.ts'

const { status, told, refused } = await modelCheckCommand(process.argv.slice(2), process.env)
if (told !== '') console.log(told)
if (refused !== '') console.error(refused)
process.exitCode = status
