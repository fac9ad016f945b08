import type { Environment } from '../../../../kit.ts'

/** Where people come to be left alone. */
export const quietPlaces: readonly Environment[] = [
  {
    id: 'ward',
    settings: ['hospital', 'sanatorium'],
    paint: { place: 'hospital', mood: 'snow', bed: 'wind' },
    home: 'the day room',
    scene: 'the dispensary',
    mark: {
      short: 'gentian violet',
      description: 'Gentian violet, from the dressing tray; it will come off in about a fortnight.',
    },
    locations: {
      home: {
        name: 'the day room',
        room: 'ward',
        description:
          'Wicker chairs in a half circle, rugs, a jigsaw with one piece gone. Everyone here is used to waiting.',
      },
      scene: {
        name: 'the dispensary',
        room: 'laboratory',
        description:
          'White tiles, a lamp, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the terrace',
        room: 'garden',
        description:
          'Beds are wheeled out here for the air. At night there are only the rails, and breath.',
      },
      store: {
        name: 'the linen room',
        room: 'store',
        description:
          'Sheets to the ceiling, and by the door a key-board with seven hooks. It is the only warm place in the building.',
      },
      quarters: {
        name: 'the night corridor',
        room: 'corridor',
        description:
          'A green lamp at each end. The nurses’ shoes make no noise; it is how one knows them from the others.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description: 'Nobody mentions it to the patients. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the pass is closed by snow, and nothing will come up before morning',
        'the doors are shut for quarantine, and they will not be opened until the doctor has slept on it',
      ],
      time: 'A night in the first week of snow',
      innocentMark: 'helped with a dressing before supper',
      innocentMarkSaid: 'helped with a dressing',
    },
  },
  {
    id: 'wild',
    settings: ['lighthouse', 'island', 'forest', 'desert', 'mountain', 'seaside'],
    paint: { place: 'forest', mood: 'fog', bed: 'wind' },
    home: 'the main room',
    scene: 'the inner room',
    locations: {
      home: {
        name: 'the main room',
        room: 'cabin',
        description:
          'A fire, a table, and a window on each side, so that one is always being watched by something.',
      },
      scene: {
        name: 'the inner room',
        room: 'study',
        description:
          'A shelf, a lamp, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the clearing',
        room: 'garden',
        description:
          'As far as the light goes, and one step more. Nobody goes out alone; everybody has, tonight.',
      },
      store: {
        name: 'the woodshed',
        room: 'store',
        description: 'Split logs, lamp oil, and by the door a key-board with seven hooks.',
      },
      quarters: {
        name: 'the loft',
        room: 'attic',
        description: 'Four beds under the roof. One hears everything, and most of it is the roof.',
      },
      hidden: {
        name: 'the cellar',
        room: 'cellar',
        description: 'Dug before the house was thought of. It is dry, and has been swept.',
      },
    },
    texts: {
      isolation: [
        'the track is gone, and nobody finds it again before light',
        'there is weather coming over, and one does not walk out of here in weather',
      ],
      time: 'One night a long way from the road',
    },
  },
]
