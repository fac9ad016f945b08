import type { Environment } from '../../../kit.ts'

/** Where an idea plays, for the painter and the musician; the words take their weather from the idea itself. */
export const environments: readonly Environment[] = [
  {
    id: 'space',
    settings: ['space'],
    texts: {},
    paint: { place: 'space', mood: 'clear', bed: 'none' },
  },
  {
    id: 'sea',
    settings: ['ship', 'submarine', 'island', 'harbour', 'seaside', 'lighthouse'],
    texts: {},
    paint: { place: 'ship', mood: 'fog', bed: 'sea' },
  },
  {
    id: 'rails',
    settings: ['train', 'station'],
    texts: {},
    paint: { place: 'train', mood: 'dusk', bed: 'clock' },
  },
  {
    id: 'books',
    settings: ['library', 'archive', 'bookshop'],
    texts: {},
    paint: { place: 'library', mood: 'dusk', bed: 'clock' },
  },
  {
    id: 'manor',
    settings: ['manor', 'castle', 'hotel', 'palace'],
    texts: {},
    paint: { place: 'manor', mood: 'dusk', bed: 'wind' },
  },
  {
    id: 'school',
    settings: ['school', 'university', 'laboratory'],
    texts: {},
    paint: { place: 'school', mood: 'dusk', bed: 'clock' },
  },
  {
    id: 'town',
    settings: ['city', 'alley', 'office', 'bank', 'radio', 'airport'],
    texts: {},
    paint: { place: 'city', mood: 'dusk', bed: 'none' },
  },
  {
    id: 'shop',
    settings: ['shop', 'cafe', 'teahouse', 'workshop'],
    texts: {},
    paint: { place: 'shop', mood: 'dusk', bed: 'clock' },
  },
  {
    id: 'village',
    settings: ['village', 'farm'],
    texts: {},
    paint: { place: 'village', mood: 'dusk', bed: 'wind' },
  },
  {
    id: 'wild',
    settings: ['forest', 'mountain'],
    texts: {},
    paint: { place: 'forest', mood: 'fog', bed: 'wind' },
  },
  {
    id: 'desert',
    settings: ['desert'],
    texts: {},
    paint: { place: 'desert', mood: 'dust', bed: 'wind' },
  },
  {
    id: 'ward',
    settings: ['hospital', 'sanatorium', 'prison'],
    texts: {},
    paint: { place: 'hospital', mood: 'clear', bed: 'clock' },
  },
  {
    id: 'stage',
    settings: ['theatre', 'circus', 'cinema', 'museum'],
    texts: {},
    paint: { place: 'theatre', mood: 'dusk', bed: 'clock' },
  },
  {
    id: 'sanctuary',
    settings: ['temple', 'cemetery'],
    texts: {},
    paint: { place: 'temple', mood: 'fog', bed: 'wind' },
  },
]
