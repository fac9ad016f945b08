// `npm run migrate-data`: moves what the embedded database of DATA_DIR holds into the PostgreSQL of DATABASE_URL.
import process from 'node:process'
import { migrateDataCommand } from './migrate-data-command.ts'

const { status, refused } = await migrateDataCommand(process.env, (line) => console.log(line))
if (refused !== '') console.error(refused)
process.exitCode = status
