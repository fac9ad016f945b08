import { nearestName } from '#core/nearest-name.ts'
import type { Room } from '#server/media/picture.ts'
import { conceptIds } from '#server/storyteller/reading/lexicon.ts'
import type { Files } from './files.ts'
import { KIT_FILES, NEEDED } from './kinds.ts'

/** Something that does not hang together, and where it is said. */
export type ListFault = {
  readonly file: string
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const meant = (name: string, names: readonly string[]): string => {
  const nearest = nearestName(name, names)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}

const missing = (files: Files): ListFault[] =>
  [
    ...NEEDED,
    ...kitsIn(files).flatMap((kit) => KIT_FILES.map((name) => `kits/${kit}/${name}.yaml`)),
  ]
    .filter((file) => !(file in files))
    .map((file) => ({ file, path: [], message: 'there is no such file' }))

const kitsIn = (files: Files): string[] => [
  ...new Set(Object.keys(files).flatMap((file) => /^kits\/([^/]+)\//.exec(file)?.[1] ?? [])),
]
/** The plots that are told in a language: those with a structure and a story. */
const plotsIn = (files: Files): string[] =>
  Object.keys(files).flatMap((file) => {
    const [, plot] = /^told\/([^/]+)\/story\.yaml$/.exec(file) ?? []
    return plot !== undefined && `plots/${plot}.yaml` in files ? [plot] : []
  })
const filesIn = (files: Files, folder: string): string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1, -'.yaml'.length))

type Lists = Readonly<Record<string, readonly string[] | undefined>>

/** What language.yaml names and nobody wrote, and what was written and is not named there. */
function listed(files: Files): ListFault[] {
  const file = 'language.yaml'
  const lists = files[file] as Lists // its schema was checked before
  const compare = (
    keys: readonly string[],
    there: readonly string[],
    what: string,
  ): ListFault[] => {
    const named = keys.flatMap((key) => lists[key] ?? [])
    return [
      ...keys.flatMap((key) =>
        (lists[key] ?? []).flatMap((name, at) =>
          there.includes(name)
            ? []
            : [
                {
                  file,
                  path: [key, at],
                  message: `there is no ${what} ${name}${meant(name, there)}`,
                },
              ],
        ),
      ),
      ...there
        .filter((name) => !named.includes(name))
        .map((name) => ({ file, path: [keys[0] ?? ''], message: `does not name ${name}` })),
    ]
  }
  return [
    ...compare(['kits', 'anyIdea'], kitsIn(files), 'folder'),
    ...compare(['environments'], filesIn(files, 'environments'), 'file'),
    // what lies in the folder of a deed belongs to it
    ...compare(
      ['deeds'],
      filesIn(files, 'deeds').filter((name) => !name.includes('/')),
      'file',
    ),
    // a plot that nobody names is still being written
    ...compare(['plots'], plotsIn(files), 'folder').filter(({ path }) => path.length > 1),
  ]
}

type Seen = (path: readonly PropertyKey[], key: PropertyKey, value: unknown) => ListFault[]

/** Every list of a file, by the key it stands under. */
function walk(value: unknown, path: readonly PropertyKey[], seen: Seen): ListFault[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name
    return [...seen([...path, key], key, part), ...walk(part, [...path, key], seen)]
  })
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Concepts the lexicon does not hold, and groups of names that are none. */
function unknownNames(files: Files): ListFault[] {
  const { groups = {} } = files['names.yaml'] as { groups?: Readonly<Record<string, unknown>> }
  const concepts: Readonly<Record<string, readonly [what: string, ids: readonly string[]]>> = {
    settings: ['setting', conceptIds('setting')],
    deeds: ['deed', conceptIds('deed')],
    about: ['concept', conceptIds()],
    given: ['group', Object.keys(groups)],
  }
  const isLooked = (key: PropertyKey, name: string): boolean =>
    key !== 'given' || /^[a-z]/.test(name)
  return Object.entries(files)
    .filter(([file]) => /^(?:kits|environments|deeds)\//.test(file))
    .flatMap(([file, value]) =>
      walk(value, [], (path, key, part) => {
        const [what, ids] = concepts[String(key)] ?? []
        if (ids === undefined) return []
        return strings(part)
          .map((name, at) => ({ name, at }))
          .filter(({ name }) => isLooked(key, name) && !ids.includes(name))
          .map(({ name, at }) => ({
            file,
            path: [...path, at],
            message: `there is no ${what} ${name}${meant(name, ids)}`,
          }))
      }),
    )
}

/** Nobody can be locked in there. */
const OUT_OF_DOORS: readonly Room[] = ['street', 'yard', 'garden', 'shore', 'platform', 'deck']
type WithParts = { readonly parts: Readonly<Record<string, { readonly room: string }>> }

/** Parts of places that are out of doors where a plot locks people in. */
function openRooms(files: Files): ListFault[] {
  const shut = new Map(
    Object.entries(files).flatMap(([file, value]) => {
      const [, plot] = /^plots\/([^/]+)\.yaml$/.exec(file) ?? []
      const { shut: parts } = value as { shut?: readonly string[] }
      return plot === undefined ? [] : (parts ?? []).map((part) => [part, plot] as const)
    }),
  )
  return filesIn(files, 'places').flatMap((name) => {
    const file = `places/${name}.yaml`
    const { parts } = files[file] as WithParts // its schema was checked before
    return Object.entries(parts).flatMap(([part, { room }]) =>
      shut.has(part) && OUT_OF_DOORS.some((one) => one === room)
        ? [
            {
              file,
              path: ['parts', part, 'room'],
              message: `is out of doors, and ${shut.get(part)} locks people in there`,
            },
          ]
        : [],
    )
  })
}

/** What does not hang together among the files of a language. */
export function listFaults(files: Files): ListFault[] {
  const gone = missing(files)
  return gone.length > 0 ? gone : [...listed(files), ...unknownNames(files), ...openRooms(files)]
}
