// Builds the interface and the texts where their sources are newer than what was built. Runs on Node 20.
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
  'scripts/check-source.ts',
  'scripts/fact-checks.ts',
  'scripts/paint-home.ts',
  'vite.config.ts',
  'package-lock.json',
]
/** What the storyteller's texts are made of, and what checks them. */
const TEXTS = ['server/storyteller', 'package-lock.json']
/** What the games on home's shelf are told and painted by. */
const SHELF = [
  ...['server/storyteller', 'server/media', 'server/shelf', 'server/scripts/fold.ts'],
  ...['plugins', 'core', 'schemas', 'scripts/shelf', 'scripts/shelf.ts', 'package-lock.json'],
]
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html)$/
const COMPRESS_FROM_BYTES = 1_024
const built = join(root, 'dist', 'ui')
const stamp = join(root, 'dist', 'ui.stamp')
const textsStamp = join(root, 'dist', 'content.stamp')
const shelfStamp = join(root, 'dist', 'shelf.stamp')

/** Every file below a place, in a fixed order. */
function filesOf(place) {
  return readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(place, entry.name)
      return entry.isDirectory() ? filesOf(path) : [path]
    })
}

/** A digest of all that something is built from. */
function digestOf(sources) {
  const digest = createHash('sha256')
  for (const source of sources) {
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

const isStamped = (file, digest) => existsSync(file) && readFileSync(file, 'utf8') === digest

/** Runs a program of the product to its end; answers its exit code. */
const run = (...words) =>
  spawnSync(productNode, words, { cwd: root, stdio: 'inherit', env: productEnvironment() }).status

/** Builds the texts and the interface unless what stands there was built from these very sources. */
export function build() {
  buildTexts()
  buildShelf()
  buildInterface()
}

/** Checks the storyteller's texts and lays them ready, parsed. */
function buildTexts() {
  const digest = digestOf(TEXTS)
  if (existsSync(join(root, 'dist', 'content')) && isStamped(textsStamp, digest)) return
  console.log('Building the texts…')
  if (run('scripts/content.ts', 'build') !== 0) {
    console.error('The texts of the storyteller are not as they should be.')
    process.exit(1)
  }
  writeFileSync(textsStamp, digest)
}

/** Tells the games on home's shelf; without them home is whole, and has no shelf. */
function buildShelf() {
  const digest = digestOf(SHELF)
  const shelf = join(root, 'dist', 'shelf')
  if (existsSync(shelf) && isStamped(shelfStamp, digest)) return
  console.log('Building the shelf…')
  rmSync(shelf, { recursive: true, force: true })
  if (run('scripts/shelf.ts') !== 0) console.error('The games of the shelf could not be told.')
  else writeFileSync(shelfStamp, digest)
}

function buildInterface() {
  const shelf = join(root, 'dist', 'shelf', 'cards')
  const digest = digestOf(existsSync(shelf) ? [...SOURCES, 'dist/shelf/cards'] : SOURCES)
  if (existsSync(join(built, 'index.html')) && isStamped(stamp, digest)) return
  console.log('Building the interface…')
  // Built aside and put in place whole: a server that is running never sees half of it.
  const aside = `${built}-${process.pid}`
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  if (run(vite, 'build', '--logLevel', 'warn', '--outDir', aside, '--emptyOutDir') !== 0) {
    rmSync(aside, { recursive: true, force: true })
    console.error('The interface could not be built.')
    process.exit(1)
  }
  compress(aside)
  rmSync(built, { recursive: true, force: true })
  renameSync(aside, built)
  writeFileSync(stamp, digest)
}
