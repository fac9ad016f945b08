// `npm test`: everything that can be checked, on a fresh clone too, and one line of numbers at the end.
import process from 'node:process'
import { install, productEnvironment, productNode, root } from './install.mjs'

install({ withTools: true })
// What is below needs the product's own Node; this may be an older one.
const { spawnSync } = await import('node:child_process')
const { status } = spawnSync(productNode, ['scripts/suites.mjs', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: productEnvironment(),
})
process.exit(status ?? 1)
