// `npm run sbom`: prints what the product is made of, in CycloneDX; with `-- --all` also what tests and builds use. Runs on Node 20.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './install.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

// Asked to leave out what only tests need, npm also leaves out what the product shares with them: it is asked for all.
const npm = process.env.npm_execpath
const [command, ...words] = npm ? [process.execPath, npm] : ['npm']
words.push('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only')
const { status, stdout, stderr, error } = spawnSync(command, words, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1_048_576,
})
if (status !== 0) {
  console.error(`npm sbom did not succeed: ${error?.message ?? stderr}`)
  process.exit(1)
}

const told = JSON.parse(stdout)
// npm names it by the folder
told.metadata.component.name = read('package.json').name
if (!process.argv.includes('--all')) {
  const needed = new Set(
    Object.entries(read('package-lock.json').packages)
      .filter(([place, { dev }]) => place !== '' && !dev)
      .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`),
  )
  needed.add(told.metadata.component['bom-ref'])
  told.components = told.components.filter((one) => needed.has(`${one.name}@${one.version}`))
  told.dependencies = told.dependencies
    .filter(({ ref }) => needed.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => needed.has(one)) }))
}
console.log(JSON.stringify(told, null, 2))
