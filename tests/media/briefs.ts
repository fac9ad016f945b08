import type { ArtStyle } from '#schemas/settings.ts'
import type { PictureBrief, PortraitSubject } from '#server/media/picture.ts'

export const LOOKS = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME'] as const satisfies ArtStyle[]

/** A person to be changed in one point by a test. */
const somebody: PortraitSubject = { kind: 'portrait', sex: 'female', age: 40, mood: 'fog' }

export function portraitOf(
  change: Partial<PortraitSubject>,
  seed = 'somebody',
  style: ArtStyle = 'RENDER_3D',
): PictureBrief {
  return { subject: { ...somebody, ...change }, style, seed }
}
