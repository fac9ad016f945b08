import type { Kit } from '../../../../kit.ts'
import { family } from './roles-family.ts'
import { household } from './roles-house.ts'
import { texts } from './texts.ts'

/** A country house on the night before a will is read. */
export const manor: Kit = {
  id: 'manor',
  settings: ['manor', 'castle'],
  about: [
    'funeral',
    'family',
    'painting',
    'noble',

    'theft',
    'swap',
    'secret',
    'clock',
    'locked',
    'storm',
    'lover',
    'artist',
  ],
  paint: { place: 'manor', mood: 'storm', bed: 'wind' },
  places: ['Hallowmere', 'Thornby Court', 'Oversleigh', 'Marchwood'],
  home: 'the morning-room',
  scene: 'the long gallery',
  hook: 'the silver-closet door',
  key: {
    the: 'the gallery key',
    bare: 'gallery key',
    description:
      'A steel key as long as a pencil, worn to silver at the bow by a hundred and fifty years of housekeepers.',
  },
  mark: {
    short: 'black lead',
    description:
      'Black lead, from the hall grate, which was done that afternoon for the funeral guests; soft, greasy, and fond of cuffs.',
  },
  hidden: { the: 'the ice-house', spelled: 'I-C-E-H-O-U-S-E' },
  missing: { right: 'table', wrong: ['fire', 'hearth', 'wreath'] },
  acrostic: {
    word: 'ICEHOUSE',
    lines: [
      'I was not born to do what I did best;',
      'Cold hands kept the brush, and hid the rest.',
      'Every soul that stayed, I tried to keep,',
      'Head, hand and apron, while they were asleep.',
      'Out past the beans, where summer used to lie',
      'Under a hill, and nothing there could die,',
      'Somebody looked, I hope, before they took.',
      'Each of you is in there. Go and look.',
    ],
    right: 'The ice-house',
    wrong: ['The terrace', 'The attics', 'The chapel'],
  },
  locations: {
    home: {
      name: 'the morning-room',
      room: 'parlour',
      description:
        'It faces north, and gets no morning. A fire, a desk, eleven chairs; and one, by the window, in which nobody will sit.',
    },
    scene: {
      name: 'the long gallery',
      room: 'gallery',
      description:
        'A hundred feet of floor, and one’s forebears all down one side of it. At the end, in gilt, is a rectangle of wall a little paler than the rest.',
    },
    outside: {
      name: 'the terrace',
      room: 'garden',
      description:
        'Urns, wet flags, a view of the water that was lawn. From here you can see every window and who carries a light behind it.',
    },
    store: {
      name: 'the pantry passage',
      room: 'corridor',
      description:
        'Stone, and a smell of plate-powder. A board with seven hooks, and the housekeeper’s book upon its string.',
    },
    quarters: {
      name: 'the bachelors’ wing',
      room: 'bedroom',
      description:
        'Where they put guests whom they did not expect to stay. The doors have names on cards, and the cards are very old.',
    },
    hidden: {
      name: 'the ice-house',
      room: 'cellar',
      description:
        'A dome of brick under a mound beyond the kitchen garden. No ice has been kept in it since there was money for ice.',
    },
  },
  texts,
  roles: [...family, ...household],
  ally: {
    occupation: 'the garden boy, lately footman',
    sex: 'male',
    age: [17, 20],
    given: ['Jem', 'Toby', 'Will', 'Sid'],
    bio: 'Was brought in from the beans when the last footman left. Wears the livery as a horse wears a hat.',
    backstory:
      'Used to hold the lamp when {victim.full} walked the gallery at night, and was told never to say what for.',
    personality: 'Truthful, clumsy, missing nothing',
    appearance: 'Striped waistcoat, big red wrists, earth under his nails',
    portrait: { hair: 'curly', accessory: 'collar', coat: '#6b7a3a' },
  },
  victim: {
    occupation: 'the late owner',
    sex: 'female',
    age: [76, 84],
    given: ['Augusta', 'Honoria', 'Leonora', 'Sophia'],
    bio: 'Lived for seventy years in one house, sold the fields and kept the windows. Was buried on Tuesday.',
    backstory: 'Painted by night, from nineteen to seventy, and never told a soul.',
    personality: 'Ironic, watchful, generous on the quiet',
    appearance:
      'In every photograph at the very edge, with a stain on one cuff that everyone took for ink',
    portrait: { hair: 'bun', accessory: 'pearls', coat: '#4d3b52' },
  },
  player: {
    names: ['Hilary Benn', 'Evelyn Strake', 'Leslie Orme', 'Vivian Carr'],
    profession: 'private secretary',
    synopsis:
      'You came to make an inventory and stayed to hold a hand. You know what the house is worth, and tomorrow you will have to say it aloud.',
    backstory:
      'You have catalogued nine houses, and each was sold by the page. You had promised yourself not to be fond of this one.',
    goal: 'Learn, before the ford falls and the will is read, who cut the portrait from its frame.',
  },
}
