import type { Environment } from '../../../../kit.ts'

/** Among neighbours. */
export const nearPlaces: readonly Environment[] = [
  {
    id: 'shop',
    settings: ['shop', 'cafe', 'teahouse', 'bookshop', 'workshop', 'hotel', 'bank'],
    paint: { place: 'shop', mood: 'dusk', bed: 'clock' },
    home: 'the front of the house',
    scene: 'the room behind the counter',
    locations: {
      home: {
        name: 'the front of the house',
        room: 'shopfloor',
        description:
          'Lit, and with too many chairs. A bell on the door that has learned to ring only when it is wanted.',
      },
      scene: {
        name: 'the room behind the counter',
        room: 'study',
        description:
          'A shelf, a light, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the yard',
        room: 'yard',
        description:
          'Crates, and a gate that has to be lifted to be opened. It is where people go when they say that they are going.',
      },
      store: {
        name: 'the store',
        room: 'store',
        description:
          'Shelves to the ceiling, and by the door a key-board with seven hooks. The smell is of string and patience.',
      },
      quarters: {
        name: 'the room upstairs',
        room: 'attic',
        description:
          'Let by the night to whoever has missed the last way home. It has a good view of everyone’s comings and goings.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'Nobody mentions it, because it is not on the lease. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the shutter has jammed, and the man who mends it comes in the morning',
        'the street has been closed from end to end until it is light',
      ],
      time: 'One night, from the turning of the sign',
      endingLaw:
        'You turn the sign yourself in the morning, and walk with {culprit.full} as far as the corner, and then the whole way. It is a civil walk. {thing|cap}: back in the old place by the time you return, a little to the left of where it was, and nobody but you will ever notice.',
    },
  },
  {
    id: 'city',
    settings: ['city', 'alley', 'house', 'office', 'radio', 'bank', 'prison'],
    paint: { place: 'city', mood: 'rain', bed: 'rain' },
    home: 'the sitting-room',
    scene: 'the locked room',
    locations: {
      home: {
        name: 'the sitting-room',
        room: 'parlour',
        description:
          'Other people’s chairs, brought one at a time and never fetched. The window looks straight into the window across the way.',
      },
      scene: {
        name: 'the locked room',
        room: 'office',
        description:
          'A shelf, a light, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the street',
        room: 'street',
        description:
          'One lamp, one bench, one cat that belongs to nobody. From here you can see every light in the building, and who turns it off.',
      },
      store: {
        name: 'the box-room',
        room: 'store',
        description:
          'Whatever was too good to throw away, and by the door a key-board with seven hooks.',
      },
      quarters: {
        name: 'the landing',
        room: 'corridor',
        description:
          'Six doors, and under each a line of light. There is a stair that creaks, and everybody knows which.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'The lift goes no further than the ground. The stairs, if you follow them, go on.',
      },
    },
    texts: {
      isolation: [
        'the street door has been sealed until the morning, and the lift is between floors',
        'the rain has come up over the steps, and there is no going out before it goes down',
      ],
      time: 'One night of rain, with the trams stopped',
    },
  },
  {
    id: 'village',
    settings: ['village', 'farm', 'cemetery', 'kingdom', 'mountain'],
    paint: { place: 'village', mood: 'snow', bed: 'wind' },
    home: 'the long kitchen',
    scene: 'the back parlour',
    locations: {
      home: {
        name: 'the long kitchen',
        room: 'kitchen',
        description:
          'One table, long enough for a wedding or the other thing. Everything that is going to be said is said here.',
      },
      scene: {
        name: 'the back parlour',
        room: 'parlour',
        description:
          'Kept for best, and so never used. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the yard',
        room: 'yard',
        description:
          'A pump, a wall, a gate that has to be lifted. Past the gate there are no tracks in either direction.',
      },
      store: {
        name: 'the dairy',
        room: 'store',
        description: 'Slate shelves, cold pans, and by the door a key-board with seven hooks.',
      },
      quarters: {
        name: 'the loft',
        room: 'attic',
        description:
          'Four mattresses and a great deal of breathing. It has a good view of everyone’s comings and goings.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'Older than what stands on it. Nobody mentions it; it is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the snow has closed the only road, and nobody will try it in the dark',
        'the bridge is under water, and there is no other way round before morning',
      ],
      time: 'The longest night of the year',
    },
  },
  {
    id: 'school',
    settings: ['school', 'university', 'library', 'archive'],
    paint: { place: 'school', mood: 'dusk', bed: 'clock' },
    home: 'the common room',
    scene: 'the locked study',
    mark: {
      short: 'blue chalk',
      description: 'Blue chalk, from the ledge of the board; it comes off on everything.',
    },
    locations: {
      home: {
        name: 'the common room',
        room: 'study',
        description:
          'Armchairs nobody would buy, a board of notices nobody takes down. Everything that anybody wants known is pinned up in here.',
      },
      scene: {
        name: 'the locked study',
        room: 'office',
        description:
          'A shelf, a lamp, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the quadrangle',
        room: 'yard',
        description:
          'Four walls of windows and a square of grass that no one may walk on. At night each pane gives back a different lamp.',
      },
      store: {
        name: 'the book-room',
        room: 'archive',
        description:
          'Last year’s books, tied in tens, and by the door a key-board with seven hooks. The smell is of string and patience.',
      },
      quarters: {
        name: 'the long dormitory',
        room: 'bedroom',
        description:
          'Empty beds in a row, out of term. It has a good view of everyone’s comings and goings.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description:
          'Nobody mentions it, because it is not on the timetable. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the gates are locked at ten, and the porter has gone home with the key',
        'the last day of term is over, and no one will come to open the gates before morning',
      ],
      time: 'The night after the last day of term',
    },
  },
]
