import type { Kit } from '../../../../kit.ts'
import { withTickets } from './roles-passengers.ts'
import { onTheLine } from './roles-service.ts'
import { texts } from './texts.ts'

/** A night train in the snow, and a bolted door with nobody behind it. */
export const train: Kit = {
  id: 'train',
  settings: ['train', 'station'],
  about: [
    'vanish',
    'locked',
    'passenger',
    'driver',
    'signal',
    'clock',
    'door',
    'key',
    'letters',
    'money',
    'secret',
  ],
  paint: { place: 'train', mood: 'snow', bed: 'wind' },
  places: ['Carrick', 'Stranmore', 'Dunharrow', 'Tarn Bridge'],
  home: 'the dining-car',
  scene: 'compartment seven',
  hook: 'the guard’s cupboard',
  key: {
    the: 'the carriage key',
    bare: 'carriage key',
    description:
      'A three-cornered key of brass, with a red rag tied to it. It will turn any bolt on the train from the wrong side.',
  },
  mark: {
    short: 'black grease',
    description:
      'Black grease from the gangway between the carriages, put on that afternoon against the frost. It does not come out of cloth.',
  },
  hidden: { the: 'the luggage van', spelled: 'H-A-M-P-E-R' },
  missing: { right: 'signal', wrong: ['gate', 'driver', 'weather'] },
  acrostic: {
    word: 'HAMPER',
    lines: [
      'How long it takes to carry what is light;',
      'All I have kept goes with me, out of sight.',
      'My name is on the label, clear and plain,',
      'Paid to the end, and signed for, on this train.',
      'Eleven years, and every night the same:',
      'Read, and put back, and locked, from where it came.',
    ],
    right: 'The hamper in the van',
    wrong: ['The dining-car', 'The gangway', 'The engine'],
  },
  locations: {
    home: {
      name: 'the dining-car',
      room: 'carriage',
      description:
        'Eight tables, eight little lamps, and an urn that cannot be got clean. Since the train stopped, only two of the lamps are lit, and everybody’s shadow sits one seat further on than they do.',
    },
    scene: {
      name: 'compartment seven',
      room: 'cabin',
      description:
        'A berth with the blanket turned back, half a cup of tea, a window held with four painted screws. Everything is where it ought to be but a clock and a person.',
    },
    outside: {
      name: 'the gangway',
      room: 'platform',
      description:
        'The wind comes up between the plates, and each of them rings when one treads on it. It was greased today against the frost.',
    },
    store: {
      name: 'the guard’s compartment',
      room: 'office',
      description:
        'A flap to write on, a register on a nail, a row of hooks. There used to be seven keys. The window leaks.',
    },
    quarters: {
      name: 'the corridor',
      room: 'corridor',
      description:
        'A strip of red carpet worn white down the middle. Eight doors shut in eight ways; after one night you would know them all.',
    },
    hidden: {
      name: 'the luggage van',
      room: 'store',
      description:
        'Last on the train, without a lamp. Trunks, sacks, a bicycle with no wheels; everything in it has somebody else’s name on.',
    },
  },
  texts,
  roles: [...onTheLine, ...withTickets],
  ally: {
    occupation: 'dining-car boy',
    sex: 'male',
    age: [17, 19],
    given: ['Alfie', 'Stan', 'Georgie', 'Perce'],
    bio: 'Washes up, carries tea, and can walk the length of a moving train with six cups.',
    backstory: 'His uncle was fireman on one of the two trains. Nobody has ever told him which.',
    personality: 'Quick, loyal, rude about soup',
    appearance: 'White jacket, red ears, boots a size too large',
    portrait: { hair: 'short', hat: 'cap', accessory: 'apron', coat: '#e5e1d8' },
  },
  victim: {
    occupation: 'signalman, retired',
    sex: 'male',
    age: [66, 73],
    given: ['Albert', 'Enoch', 'Wilfred', 'Amos'],
    bio: 'Thirty years in a signal box. Every February he takes the night train by himself, and looks at nothing but the signals.',
    backstory:
      'Has kept one page of a train register for eleven years, and tomorrow meant to hand it in.',
    personality: 'Sparing of words, punctual, kind to those who hurry him',
    appearance: 'White-haired, thin as a lamp-post, two watches',
    portrait: { hair: 'short', hat: 'cap', beard: true, coat: '#4a4f57' },
  },
  player: {
    names: ['Frances Lowe', 'Arthur Pine', 'Chris Hallam', 'Billie March'],
    profession: 'night attendant',
    synopsis:
      'You are on your third trip, and your cap is too big for you. Tonight there is nobody else to send for, so they are all looking at you.',
    backstory:
      'Your father was a platelayer. He taught you that to hear a train you put your ear to the rail, and that to hear a person it is much the same.',
    goal: 'Say before the plough comes through how a passenger vanished from a locked compartment: who, with what, and why.',
  },
}
