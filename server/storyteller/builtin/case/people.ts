import type { Kit } from '../kit.ts'
import type { CalledName, LanguagePack, Pronouns } from '../language-pack.ts'
import type { Line, Sex } from '../line.ts'
import type { Person, Role } from '../person.ts'
import type { Rng } from '../rng.ts'

/** Somebody of this game: a kit's person with a name, an age and an id. */
export type Member<Of extends Person = Person> = CalledName &
  Pronouns & {
    readonly id: number
    readonly sex: Sex
    readonly years: number
    readonly occupation: string
    readonly from: Of
  }

export type Cast = {
  /** Four, in the order the player meets them in lists. */
  readonly suspects: readonly Member<Role>[]
  readonly ally: Member
  readonly victim: Member
}

const calledBy = (rng: Rng, called: Line): string =>
  typeof called === 'string' ? called : rng.pick(called)

/** The names that somebody of a sex may have: none that the lists of the language give to the other alone. */
function suited(given: readonly string[], sex: Sex, { names }: LanguagePack): readonly string[] {
  const other = sex === 'male' ? names.female : names.male
  const fitting = given.filter((name) => names[sex].includes(name) || !other.includes(name))
  return fitting.length > 0 ? fitting : given
}

/** Names the people of a kit: four of its roles, the ally and the victim; no name is given twice. */
export function castKit(rng: Rng, kit: Kit, pack: LanguagePack): Cast {
  const families = rng.shuffle(pack.names.family)
  const taken = new Set<string>()
  let next = 0
  const member = <Of extends Person>(from: Of): Member<Of> => {
    const sex: Sex = from.sex === 'any' ? rng.pick(['male', 'female']) : from.sex
    const own = suited(from.given ?? [], sex, pack).filter((name) => !taken.has(name))
    const given = rng.pick(
      own.length > 0 ? own : pack.names[sex].filter((name) => !taken.has(name)),
    )
    taken.add(given)
    const family = families[next % families.length] ?? ''
    next += 1
    return {
      id: next,
      ...pack.nameOf(given, family, sex),
      ...(from.called === undefined ? {} : { call: calledBy(rng, from.called) }),
      ...pack.pronouns[sex],
      sex,
      years: rng.int(...from.age),
      occupation: from.occupation,
      from,
    }
  }
  const suspects = rng.shuffle(kit.roles).slice(0, 4).map(member)
  return { suspects, ally: member(kit.ally), victim: member(kit.victim) }
}
