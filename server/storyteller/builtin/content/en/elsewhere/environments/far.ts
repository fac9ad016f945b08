import type { Environment } from '../../../../kit.ts'

const hold = {
  hidden: { the: 'the hold', spelled: 'H-O-L-D' },
  acrostic: {
    word: 'HOLD',
    lines: [
      'Hands that have built a thing are slow to let it go.',
      'Only the upper half of it was ever made for show.',
      'Lower than anyone looks, and drier than you’d guess,',
      'Down where the weight is kept, I put away the rest.',
    ],
    right: 'The hold',
    wrong: ['The bunks', 'The locker', 'The rail'],
  },
} as const

/** Out of reach of any shore. */
export const farPlaces: readonly Environment[] = [
  {
    id: 'space',
    settings: ['space', 'laboratory', 'internet'],
    ...hold,
    acrostic: { ...hold.acrostic, wrong: ['The bunks', 'The locker', 'The airlock'] },
    paint: { place: 'space', mood: 'dust', bed: 'wind' },
    home: 'the common room',
    scene: 'the inner compartment',
    hook: 'the locker-room hatch',
    key: {
      the: 'the inner hatch key',
      bare: 'hatch key',
      description:
        'A real key, of steel, on a loop of string: the one lock here that no panel can open.',
    },
    mark: {
      short: 'blue sealant',
      description: 'Blue sealant from the hatch seam; it does not dry so much as change its mind.',
    },
    locations: {
      home: {
        name: 'the common room',
        room: 'cabin',
        description:
          'One long table, bolted down, and every cup in the place. The window shows a great deal of nothing, and people sit with their backs to it.',
      },
      scene: {
        name: 'the inner compartment',
        room: 'laboratory',
        description:
          'A bracket, a lamp, a hatch with an old-fashioned lock. The wall where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the airlock',
        room: 'corridor',
        description:
          'Suits on their hooks like people asked to wait. It is where you go to be alone, since nobody else may come in until you have come out.',
      },
      store: {
        name: 'the locker room',
        room: 'store',
        description:
          'Nets, tins, spare seals. The key-board by the hatch has seven hooks; it is the only thing here with no light on it.',
      },
      quarters: {
        name: 'the bunks',
        room: 'cabin',
        description: 'Six curtains, and behind each a person pretending that a curtain is a wall.',
      },
      hidden: {
        name: 'the hold',
        room: 'engine',
        description:
          'Beneath the floor, among the ballast. It is not on the plan that hangs in the common room, but then somebody drew that plan.',
      },
    },
    texts: {
      isolation: [
        'the outer door is sealed until the dust has passed, and the relief is nine hours out',
        'nothing can dock before the next window, and the window is nine hours off',
      ],
      time: 'One night by the clock, since nothing else here would tell you',
      rules:
        'Nine hours to the window. Nobody out, nobody in. {scene|cap} has one mechanical lock and one key, and a paper book to sign for it.',
      innocentMark: 'patched a seam by the airlock before supper',
      innocentMarkSaid: 'patched the seam by the airlock',
      secondEnd:
        'It is the floor panel that hums a little lower than the others, the one you always step over. It lifts like a lid. Beneath it is a ring, and beneath the ring a square of dark, and no dust at all.',
      thirdOpening:
        'You go down hand over hand, with {ally.call} behind you, holding the light and talking steadily about nothing at all, which is how {ally.he} is brave. At the bottom is a second hatch.',
    },
  },
  {
    id: 'ship',
    settings: ['ship', 'submarine', 'harbour', 'airport'],
    ...hold,
    paint: { place: 'ship', mood: 'fog', bed: 'sea' },
    home: 'the saloon',
    scene: 'the strongroom',
    hook: 'the bosun’s locker',
    key: {
      the: 'the strongroom key',
      bare: 'strongroom key',
      description:
        'A brass key on a cork float and a loop of string, so that it may be dropped by anyone once.',
    },
    mark: {
      short: 'blue paint',
      description: 'Blue boat paint, put on a rail in the afternoon and still not dry.',
    },
    locations: {
      home: {
        name: 'the saloon',
        room: 'cabin',
        description:
          'A table with a rim to it, lamps that hang straighter than the walls, and too many chairs.',
      },
      scene: {
        name: 'the strongroom',
        room: 'store',
        description:
          'A shelf, a lamp, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the rail',
        room: 'deck',
        description:
          'Wet wood, and beyond it a grey that might be near or far. It is where people go when they say that they are going to look.',
      },
      store: {
        name: 'the locker',
        room: 'store',
        description:
          'Rope, tins, tar. Inside the door hangs a key-board with seven hooks. Everything in here is tied to something.',
      },
      quarters: {
        name: 'the bunks',
        room: 'cabin',
        description:
          'Six doors along a passage one shoulder wide. By the second night you can tell who is passing from the way they put out a hand.',
      },
      hidden: {
        name: 'the hold',
        room: 'cellar',
        description:
          'Below the water, dry as a biscuit, and swept. Nobody has business there, and the hinges have been oiled.',
      },
    },
    texts: {
      isolation: [
        'the fog has come down, and no boat will move until it lifts',
        'the tide has taken the landing, and it will not give it back before morning',
      ],
      time: 'One night of fog, with a bell in it',
      innocentMark: 'leaned on the painted rail before supper',
      innocentMarkSaid: 'leaned on that wet rail',
      secondEnd:
        'It is the plank in the passage that never gave when you trod on it. It lifts like a lid. Beneath it is a ring, and beneath the ring a square of dark, and no salt on the hinge at all.',
    },
  },
  {
    id: 'train',
    settings: ['train', 'station'],
    hidden: { the: 'the van', spelled: 'V-A-N' },
    acrostic: {
      word: 'VAN',
      lines: [
        'Vain to look forward, when the past is carried behind;',
        'All that I could not leave I have labelled and signed.',
        'Nobody walks so far back, past the end of the light.',
      ],
      right: 'The van',
      wrong: ['The buffet', 'The corridor', 'The step'],
    },
    paint: { place: 'train', mood: 'rain', bed: 'rain' },
    home: 'the buffet',
    scene: 'the end compartment',
    hook: 'the guard’s door',
    key: {
      the: 'the carriage key',
      bare: 'carriage key',
      description:
        'A three-cornered key on a loop of string. Every door on the line answers to it.',
    },
    mark: {
      short: 'blue wax',
      description:
        'Blue sealing-wax, from the parcels at the guard’s door; it comes off on everything.',
    },
    locations: {
      home: {
        name: 'the buffet',
        room: 'carriage',
        description:
          'Eight tables, each with a lamp and a window full of somebody’s own face. Everything anyone wants seen is in here.',
      },
      scene: {
        name: 'the end compartment',
        room: 'carriage',
        description:
          'A rack, a lamp, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      },
      outside: {
        name: 'the step',
        room: 'platform',
        description:
          'An iron step, a handrail, and then the night. It is as far out as anyone can go.',
      },
      store: {
        name: 'the guard’s room',
        room: 'office',
        description:
          'Parcels to the ceiling, and by the door a key-board with seven hooks. The smell is of string and patience.',
      },
      quarters: {
        name: 'the corridor',
        room: 'corridor',
        description:
          'A strip of carpet with doors along it. Each is shut in its own way, and after one night you would know them in the dark.',
      },
      hidden: {
        name: 'the van',
        room: 'store',
        description:
          'The last of the train, with no lamp in it. It is not supposed to be opened before the end of the line.',
      },
    },
    texts: {
      isolation: [
        'the line is blocked ahead and under water behind, and nobody is getting down before it is light',
        'the signal is against us, and there is nobody awake to change it until morning',
      ],
      time: 'One night between two stations',
      innocentMark: 'sealed a parcel for the guard before supper',
      innocentMarkSaid: 'sealed that parcel for the guard',
      secondEnd:
        'The last door of the last carriage says “No Way Through”, and you have always believed it. It opens without a sound. Beyond it there is a second door, and no dust on the handle at all.',
      thirdOpening:
        'You go back along the whole train with {ally.call} behind you, holding the light and talking steadily about nothing at all, which is how {ally.he} is brave. After the last carriage there is one door more.',
    },
  },
]
