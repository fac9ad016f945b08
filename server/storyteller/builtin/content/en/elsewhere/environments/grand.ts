import type { Environment } from '../../../../kit.ts'

/** Where people come to look. */
export const grandPlaces: readonly Environment[] = [
  {
    id: 'stage',
    settings: ['theatre', 'circus', 'cinema'],
    paint: { place: 'theatre', mood: 'dusk', bed: 'clock' },
    home: 'the green room',
    scene: 'the property room',
    locations: {
      home: {
        name: 'the green room',
        room: 'parlour',
        description:
          'It has never been green. Mirrors on three sides, so that nobody can be talked about behind their back.',
      },
      scene: {
        name: 'the property room',
        room: 'workshop',
        description:
          'A hundred things that look like other things. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the stage',
        room: 'stage',
        description:
          'One bare bulb on a stand, left burning for whoever walks here when the house is dark. You always say good evening to it.',
      },
      store: {
        name: 'the wardrobe',
        room: 'store',
        description:
          'Sleeves to the ceiling, and by the door a key-board with seven hooks. Everything in here has been somebody.',
      },
      quarters: {
        name: 'the upper circle',
        room: 'gallery',
        description:
          'The cheap seats. From them one can see the whole house, and be seen by none of it.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'Under the trap, where the kings go when they die. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the safety doors have come down, and only the morning man can raise them',
        'the house is locked from outside after the last call, until the cleaners come',
      ],
      time: 'One night, after the last curtain',
    },
  },
  {
    id: 'gallery',
    settings: ['museum', 'bank'],
    paint: { place: 'museum', mood: 'clear', bed: 'clock' },
    home: 'the great hall',
    scene: 'the inner gallery',
    locations: {
      home: {
        name: 'the great hall',
        room: 'gallery',
        description:
          'A floor one is meant to look up from. At night the benches are turned to face each other.',
      },
      scene: {
        name: 'the inner gallery',
        room: 'gallery',
        description:
          'A lamp, a rope, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the sculpture court',
        room: 'garden',
        description:
          'White figures in a square of sky. One counts them, going through, and again, coming back.',
      },
      store: {
        name: 'the packing room',
        room: 'store',
        description:
          'Crates, straw, and by the door a key-board with seven hooks. Everything in here is on its way.',
      },
      quarters: {
        name: 'the restorers’ attic',
        room: 'attic',
        description:
          'Tall windows and patient people. It has a good view of everyone’s comings and goings.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'What is not good enough to be shown, and what is too good. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the alarm has shut every door, and they open by themselves at seven',
        'the grilles come down at ten, and it takes two keys to raise them, one of which is at home in bed',
      ],
      time: 'One night among things that have outlived their owners',
    },
  },
  {
    id: 'stones',
    settings: ['castle', 'manor', 'palace', 'temple', 'cemetery'],
    paint: { place: 'temple', mood: 'fog', bed: 'wind' },
    home: 'the hall',
    scene: 'the inner chamber',
    locations: {
      home: {
        name: 'the hall',
        room: 'parlour',
        description:
          'Too long to heat. People draw their chairs together at one end of it and try not to look at the other.',
      },
      scene: {
        name: 'the inner chamber',
        room: 'shrine',
        description:
          'A niche, a lamp, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the courtyard',
        room: 'yard',
        description:
          'Worn flags and a well. Whoever crosses it is heard by everyone and seen by nobody.',
      },
      store: {
        name: 'the steward’s room',
        room: 'office',
        description:
          'Candles by the gross, and by the door a key-board with seven hooks. The smell is of string and patience.',
      },
      quarters: {
        name: 'the gallery',
        room: 'gallery',
        description:
          'It runs round three sides, above the lamps. It has a good view of everyone’s comings and goings.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'Older than the rest by some hundreds of years, and better built. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the gate is barred from sunset to sunrise, and the rule has no exceptions',
        'the causeway is under water until the morning',
      ],
      time: 'One night, between two bells',
    },
  },
]
