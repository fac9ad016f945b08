// `npm run content -- check | read KIT | tell --kit KIT --seed N`: the texts of the storyteller, for whoever writes them.
import process from 'node:process'
import { contentCommand } from './content-command.ts'

const { status, told, refused } = contentCommand(process.argv.slice(2))
if (told !== '') console.log(told)
if (refused !== '') console.error(refused)
process.exitCode = status
