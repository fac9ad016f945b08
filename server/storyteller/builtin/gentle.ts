import type { AgeGroup } from '#schemas/settings.ts'
import type { LanguagePack } from './language-pack.ts'
import { large } from './telling/large.ts'

/** What a game may tell: everything to adults, nothing hard to anybody who may be a minor. */
export type Policy = 'adults' | 'minors'

/** The policy of an age group: only a game for adults alone may be hard. */
export const policyOf = (age: AgeGroup): Policy => (age === 'ADULT' ? 'adults' : 'minors')

/** The same value with every text in it rewritten. */
function rewritten<Value>(value: Value, rewrite: (text: string) => string): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return rewrite(part)
    if (Array.isArray(part)) return part.map(walk)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  // Texts alone change, so the shape is the same.
  return walk(value) as Value
}

function gentlePack(pack: LanguagePack): LanguagePack {
  const rewrite = (text: string): string =>
    pack.gentle.instead.reduce((told, [hard, gentle]) => told.replace(hard, gentle), text)
  const { fitElsewhere, environments, deeds } = pack
  return {
    ...pack,
    frame: rewritten(pack.frame, rewrite),
    lenses: rewritten(pack.lenses, rewrite),
    kits: rewritten(
      pack.kits.filter((kit) => !kit.hard),
      rewrite,
    ),
    elsewhere: rewritten(pack.elsewhere, rewrite),
    ...(fitElsewhere ? { fitElsewhere: (nouns) => rewritten(fitElsewhere(nouns), rewrite) } : {}),
    ...(environments ? { environments: rewritten(environments, rewrite) } : {}),
    ...(deeds
      ? {
          deeds: rewritten(
            deeds.filter((deed) => !deed.hard),
            rewrite,
          ),
        }
      : {}),
  }
}

/** An idea as a policy lets it be read and quoted: for minors, whoever is killed in it has vanished. */
export function ideaFor(
  idea: string,
  { gentle }: Pick<LanguagePack, 'gentle'>,
  policy: Policy,
): string {
  if (policy === 'adults') return idea
  return gentle.ideas.reduce(
    (read, [hard, soft]) =>
      read.replace(hard, (said) => (/^\p{Lu}/u.test(said) ? large(soft) : soft)),
    idea,
  )
}

const GENTLE = new WeakMap<LanguagePack, LanguagePack>()

/** What the storyteller knows of a language, as far as a policy allows it to be told. */
export function packFor(pack: LanguagePack, policy: Policy): LanguagePack {
  if (policy === 'adults') return pack
  const known = GENTLE.get(pack)
  if (known) return known
  const made = gentlePack(pack)
  GENTLE.set(pack, made)
  return made
}
