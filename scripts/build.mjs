// Builds the interface where its sources are newer than what was built. Runs on Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { productEnvironment, productNode, root } from './install.mjs'

const SOURCES = [
  'ui',
  'plugins',
  'core',
  'schemas',
  'scripts/paint-home.ts',
  'vite.config.ts',
  'package-lock.json',
]
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html)$/
const COMPRESS_FROM_BYTES = 1_024
const built = join(root, 'dist', 'ui')
const stamp = join(root, 'dist', 'ui.stamp')

/** Every file below a place, in a fixed order. */
function filesOf(place) {
  return readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(place, entry.name)
      return entry.isDirectory() ? filesOf(path) : [path]
    })
}

/** A digest of all the interface is built from. */
function digestOfSources() {
  const digest = createHash('sha256')
  for (const source of SOURCES) {
    const place = join(root, source)
    for (const file of source.includes('.') ? [place] : filesOf(place)) {
      digest.update(file.slice(root.length)).update(readFileSync(file))
    }
  }
  return digest.digest('hex')
}

/** Lays a compressed copy beside each file that gains by it, so that no request has to. */
function compress(folder) {
  for (const file of filesOf(folder)) {
    const bytes = readFileSync(file)
    if (!COMPRESSIBLE.test(file) || bytes.length < COMPRESS_FROM_BYTES) continue
    // The pages themselves are written anew for each request.
    if (file.endsWith('.html')) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Builds the interface unless what stands there was built from these very sources. */
export function build() {
  const digest = digestOfSources()
  const isFresh =
    existsSync(join(built, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest
  if (isFresh) return
  console.log('Building the interface…')
  // Built aside and put in place whole: a server that is running never sees half of it.
  const aside = `${built}-${process.pid}`
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const words = [vite, 'build', '--logLevel', 'warn', '--outDir', aside, '--emptyOutDir']
  const { status } = spawnSync(productNode, words, {
    cwd: root,
    stdio: 'inherit',
    env: productEnvironment(),
  })
  if (status !== 0) {
    rmSync(aside, { recursive: true, force: true })
    console.error('The interface could not be built.')
    process.exit(1)
  }
  compress(aside)
  rmSync(built, { recursive: true, force: true })
  renameSync(aside, built)
  writeFileSync(stamp, digest)
}
