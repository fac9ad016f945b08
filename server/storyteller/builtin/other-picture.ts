import { genderIn } from '#core/game/gender.ts'
import type { PicturePart } from '#core/game/pictures.ts'
import type { Npc } from '#schemas/npc.ts'
import type { PictureBrief, PortraitSubject } from '#server/media/picture.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { OtherPicture } from '#server/storyteller/port.ts'
import { Material } from './material.ts'

const isSame = (one: PicturePart, other: PicturePart): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What a picture shows of somebody who was written anew by hand: an age in figures, a gender there is a sign for. */
function asWritten({ gender, age }: Npc): Partial<PortraitSubject> {
  const years = Number(/^\s*(\d{1,3})/.exec(age)?.[1] ?? Number.NaN)
  const sex = genderIn(gender)
  return {
    ...(Number.isNaN(years) ? {} : { age: years }),
    ...(sex === null ? {} : { sex }),
  }
}

/** Of what is written of somebody, only what differs from how they were told first counts. */
function differing(told: Npc | undefined, now: Npc): Partial<PortraitSubject> {
  const written = asWritten(now)
  if (told?.age === now.age) delete written.age
  if (told?.gender === now.gender) delete written.sex
  return written
}

/** Somebody the plan does not know is painted from what is written of them, in the weather and style of the cover. */
function portraitOf(
  person: Npc,
  cover: PictureBrief | undefined,
  salt: string,
): PictureBrief | undefined {
  return (
    cover && {
      subject: {
        kind: 'portrait',
        sex: 'other',
        age: 35,
        ...asWritten(person),
        mood: cover.subject.mood,
      },
      style: cover.style,
      seed: `${cover.seed}:person-${person.id}`,
      take: salt,
    }
  )
}

/**
 * A picture of a plan's game another way: the same place from elsewhere, the same face in another pose, each in another
 * light; a cover with another chance in the same weather. Undefined for a place that the plan does not know.
 */
export function otherPicture(
  { material }: Plan,
  { part, salt, game }: OtherPicture,
): PictureBrief | undefined {
  const known = Material.safeParse(material).data
  const pictureOf = (one: PicturePart): PictureBrief | undefined =>
    known?.pictures.find(({ shown }) => isSame(shown, one))?.brief
  const brief = pictureOf(part)
  if ('cover' in part) return brief && { ...brief, seed: `${brief.seed}~${salt}` }
  if ('location' in part) return brief && { ...brief, take: salt }
  const person = game.npcs.find(({ id }) => id === part.npc)
  if (person === undefined) return undefined
  if (brief?.subject.kind !== 'portrait')
    return portraitOf(person, pictureOf({ cover: true }), salt)
  const told = known?.npcs.find(({ id }) => id === part.npc)
  return { ...brief, subject: { ...brief.subject, ...differing(told, person) }, take: salt }
}
