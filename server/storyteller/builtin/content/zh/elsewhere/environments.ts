import type { Environment } from '../../../kit.ts'

const painted = (
  id: string,
  settings: readonly string[],
  paint: NonNullable<Environment['paint']>,
): Environment => ({ id, settings, texts: {}, paint })

/** How the place of an idea is painted and how it sounds; its rooms are named by the idea's own words. */
export const ENVIRONMENTS: readonly Environment[] = [
  painted('space', ['space'], { place: 'space', mood: 'clear', bed: 'none' }),
  painted('rails', ['train', 'station'], { place: 'train', mood: 'dusk', bed: 'clock' }),
  painted('books', ['library', 'archive', 'bookshop'], {
    place: 'library',
    mood: 'dusk',
    bed: 'clock',
  }),
  painted('school', ['school', 'university'], { place: 'school', mood: 'dusk', bed: 'clock' }),
  painted('ward', ['hospital', 'sanatorium'], { place: 'hospital', mood: 'dusk', bed: 'clock' }),
  painted('stage', ['theatre', 'circus', 'cinema', 'radio'], {
    place: 'theatre',
    mood: 'dusk',
    bed: 'none',
  }),
  painted('shop', ['shop', 'cafe', 'teahouse', 'workshop', 'bank'], {
    place: 'shop',
    mood: 'dusk',
    bed: 'clock',
  }),
  painted('museum', ['museum'], { place: 'museum', mood: 'dusk', bed: 'clock' }),
  painted('hall', ['manor', 'castle', 'hotel', 'palace'], {
    place: 'manor',
    mood: 'dusk',
    bed: 'clock',
  }),
  painted('temple', ['temple', 'cemetery', 'kingdom'], {
    place: 'temple',
    mood: 'dusk',
    bed: 'none',
  }),
  painted('sea', ['ship', 'submarine', 'harbour', 'seaside', 'island'], {
    place: 'ship',
    mood: 'dusk',
    bed: 'sea',
  }),
  painted('light', ['lighthouse'], { place: 'lighthouse', mood: 'dusk', bed: 'sea' }),
  painted('woods', ['forest', 'mountain'], { place: 'forest', mood: 'clear', bed: 'wind' }),
  painted('sands', ['desert'], { place: 'desert', mood: 'clear', bed: 'wind' }),
  painted('village', ['village', 'farm'], { place: 'village', mood: 'dusk', bed: 'none' }),
  painted('city', ['city', 'alley', 'office', 'laboratory', 'airport', 'internet', 'prison'], {
    place: 'city',
    mood: 'dusk',
    bed: 'none',
  }),
]
