import type { z } from 'zod'
import type { Deed, Kit } from '#server/storyteller/builtin/kit.ts'
import { type Fixed, LENS_KEYS, type LensKey } from '#server/storyteller/builtin/line.ts'
import { assemblePlots } from './assemble-plots.ts'
import type { Files } from './files.ts'
import type { KINDS, Kind } from './kinds.ts'
import type { Texts } from './texts.ts'

type FileOf<Name extends Kind> = Fixed<z.infer<(typeof KINDS)[Name]['schema']>>

/** The files of a language put together as the storyteller reads them. */
export function assemble(files: Files): Texts {
  // Each file was held against the schema of its kind when it was parsed.
  const part = <Name extends Kind>(_: Name, path: string) => files[path] as FileOf<Name>
  const { kits, anyIdea, environments, deeds, plots } = part('language', 'language.yaml')
  const names = part('names', 'names.yaml')
  const named = (list: readonly string[]): string[] =>
    list.flatMap((name) => names.groups?.[name] ?? [name])
  const given = <Person extends { readonly given?: readonly string[] }>(person: Person): Person =>
    person.given === undefined ? person : { ...person, given: named(person.given) }
  const rolesOf = ([one, two, three, four, ...more]: FileOf<'suspects'>): Kit['roles'] => [
    given(one),
    given(two),
    given(three),
    given(four),
    ...more.map(given),
  ]
  const kit = (id: string): Kit => {
    const of = <Name extends Kind>(kind: Name) => part(kind, `kits/${id}/${kind}.yaml`)
    const { ally, victim, player } = of('people')
    const lenses = LENS_KEYS.map(
      (key) => [key, part('kit-lens', `kits/${id}/lens-${key}.yaml`)] as const,
    ).filter(([, texts]) => texts !== undefined)
    return {
      id,
      ...of('kit'),
      texts: { ...of('scenes'), ...of('endings') },
      roles: rolesOf(of('suspects')),
      ally: given(ally),
      victim: given(victim),
      player,
      ...(lenses.length > 0 ? { lenses: Object.fromEntries(lenses) } : {}),
    }
  }
  const deed = (id: string): Deed => {
    const own = part('deed', `deeds/${id}.yaml`)
    const occasion = part('occasion', `deeds/${id}/occasion.yaml`)
    const suspects = part('suspects', `deeds/${id}/suspects.yaml`)
    return {
      ...own,
      id,
      ...(own.victim ? { victim: given(own.victim) } : {}),
      ...(own.ally ? { ally: given(own.ally) } : {}),
      ...(occasion ? { occasion } : {}),
      ...(suspects ? { suspects: rolesOf(suspects) } : {}),
    }
  }
  const [first = '', ...others] = anyIdea
  const elsewhere = kit(first)
  const lens = (key: LensKey) => part('lens', `lenses/${key}.yaml`)
  return {
    names: { male: named(names.male), female: named(names.female), family: names.family },
    gentle: gentleOf(part('gentle', 'gentle.yaml')),
    frame: {
      ...part('thinking', 'frame/thinking.yaml'),
      one: part('act-one', 'frame/act-one.yaml'),
      two: {
        ...part('act-two', 'frame/act-two.yaml'),
        ...part('false-trail', 'frame/false-trail.yaml'),
      },
      three: part('act-three', 'frame/act-three.yaml'),
      pauses: part('pauses', 'frame/pauses.yaml'),
      tasks: part('tasks', 'frame/tasks.yaml'),
      pools: part('pools', 'frame/pools.yaml'),
    },
    lenses: {
      classic: lens('classic'),
      uncanny: lens('uncanny'),
      pact: lens('pact'),
      mirror: lens('mirror'),
    },
    kits: kits.map(kit),
    elsewhere,
    stories: [elsewhere, ...others.map(kit)],
    ...(environments && {
      environments: environments
        .flatMap((name) => part('environments', `environments/${name}.yaml`))
        .map(({ texts = {}, ...rest }) => ({ ...rest, texts })),
    }),
    ...(deeds && { deeds: deeds.map(deed) }),
    ...(plots && { plots: assemblePlots(files, named, plots) }),
    ...('surroundings.yaml' in files
      ? { surroundings: part('surroundings', 'surroundings.yaml') }
      : {}),
    ...('protagonist.yaml' in files
      ? { protagonist: part('protagonist', 'protagonist.yaml') }
      : {}),
  }
}

function gentleOf({ instead, ideas, wholeWords, never }: FileOf<'gentle'>): Texts['gentle'] {
  const any = never.join('|')
  return {
    instead: instead.map(({ hard, gentle }) => [new RegExp(hard, 'g'), gentle]),
    ideas: ideas.map(({ hard, gentle }) => [new RegExp(hard, 'gi'), gentle]),
    never: wholeWords ? new RegExp(`\\b(?:${any})\\b`, 'i') : new RegExp(any),
  }
}
