// `npm run doctor`: what a start would say of its settings, its data folder and its model.
import process from 'node:process'
import { doctorCommand } from './doctor-command.ts'

const { status, told, refused } = await doctorCommand(process.env)
if (told !== '') console.log(told)
if (refused !== '') console.error(refused)
process.exitCode = status
