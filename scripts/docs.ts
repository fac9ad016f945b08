// `npm run docs`: writes the page of the engine's names from its sources.
import { writeFileSync } from 'node:fs'
import { ENGINE_PAGE, engineFiles, enginePage } from './api/engine-page.ts'

writeFileSync(ENGINE_PAGE, enginePage(engineFiles()))
console.log(`Written: ${ENGINE_PAGE}`)
