import type { Kit } from '../../../kit.ts'
import { roles } from './roles.ts'
import { texts } from './texts.ts'

/** Any idea, told in English: everything particular comes from the idea’s own nouns. */
export const elsewhere: Kit = {
  id: 'elsewhere',
  settings: [],
  about: [],
  paint: { place: 'house', mood: 'dusk', bed: 'clock' },
  places: ['{setting}'],
  home: 'the front room',
  scene: 'the back room',
  hook: 'the side door',
  key: {
    the: 'the inner key',
    bare: 'inner key',
    description:
      'A plain key on a loop of string. There is only one, and whoever takes it signs for it.',
  },
  mark: {
    short: 'blue chalk',
    description: 'Blue chalk, from the ledge by the inner door; it comes off on everything.',
  },
  hidden: { the: 'the cellar', spelled: 'C-E-L-L-A-R' },
  missing: { right: 'cups', wrong: ['days', 'guests', 'debts'] },
  acrostic: {
    word: 'CELLAR',
    lines: [
      'Cold hands, warm house: so they said when I began.',
      'Every plank of it I laid I could lay again.',
      'Let them have the front of it, the sign, the bell,',
      'Lamps in the window, stories to tell;',
      'A thing worth keeping is kept out of sight,',
      'Right underfoot, and dry, and out of the light.',
    ],
    right: 'The cellar',
    wrong: ['The loft', 'The yard', 'The store'],
  },
  locations: {
    home: {
      name: 'the front room',
      room: 'parlour',
      description: [
        'Lit, and with too many chairs. Everything that anybody wants seen is in here.',
      ],
    },
    scene: {
      name: 'the back room',
      room: 'study',
      description: [
        'A shelf, a light, a lock. The place where {thing} used to be is a slightly different colour from the rest.',
      ],
    },
    outside: {
      name: 'the yard',
      room: 'yard',
      description: [
        'Crates, and a gate that has to be lifted to be opened. It is where people go when they say that they are going.',
      ],
    },
    store: {
      name: 'the store',
      room: 'store',
      description: [
        'Shelves to the ceiling, and by the door a key-board with seven hooks. The smell is of string and patience.',
      ],
    },
    quarters: {
      name: 'the loft',
      room: 'attic',
      description: [
        'Where things are put that are not wanted and not thrown out. It has a good view of everyone’s comings and goings.',
      ],
    },
    hidden: {
      name: 'the cellar',
      room: 'cellar',
      description: [
        'Nobody mentions it, because it is not on the plan. It is dry, and has been swept.',
      ],
    },
  },
  texts,
  roles,
  ally: {
    occupation: 'hand of all work',
    sex: 'female',
    age: [17, 20],
    given: ['Pip', 'Jo', 'Tamsin', 'Bea', 'Wren', 'Dot'],
    bio: 'Washes, carries, notices.',
    backstory: 'Was the first customer {setting} ever had, and paid with a button.',
    personality: 'Blunt, brave, always eating',
    appearance: 'Sleeves rolled, hair tied up in a cloth',
    portrait: { hair: 'ponytail', accessory: 'apron', coat: '#7a8b5a' },
  },
  victim: {
    occupation: 'founder, gone a year',
    sex: 'any',
    age: [50, 66],
    given: ['Marian', 'Ellis', 'Lesley', 'Sandy', 'Hilary'],
    bio: 'Began {setting} with a borrowed table.',
    backstory: 'Left without saying goodbye, because saying it would have taken all night.',
    personality: 'Stubborn, generous, evasive',
    appearance: 'In every picture of the place, looking at someone just outside it',
    portrait: { hair: 'short', glasses: true, coat: '#4a5568' },
  },
  player: {
    names: ['Alex Wren', 'Sam Ardley', 'Morgan Teague', 'Jude Marlow'],
    profession: '{role|cap}',
    synopsis: [
      'You are the {role} people mean when they tell it. {idea|cap}: you have heard every joke there is about that.',
      'The {role} {there}, and the last name on its doorpost.',
    ],
    backstory: [
      'You came for a night, and somebody handed you a cloth.',
      'You were passing. Then it was late, and {victim.full} put a cup in front of you and asked whether you could count.',
    ],
    goal: ['Find {thing} before the way opens and everyone can leave.'],
  },
}
