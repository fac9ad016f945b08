import type { Kit } from '../../../../kit.ts'
import { readers } from './roles-readers.ts'
import { trustees } from './roles-trustees.ts'
import { texts } from './texts.ts'

/** A library that is to close, and the one book nobody took home. */
export const library: Kit = {
  id: 'library',
  settings: ['library', 'archive', 'bookshop'],
  about: ['librarian', 'vanish', 'book', 'letters', 'theft', 'secret', 'clock', 'locked', 'memory'],
  paint: { place: 'library', mood: 'rain', bed: 'rain' },
  places: [
    'the Marlowe Library',
    'the Severn Street Library',
    'the Old Exchange Library',
    'the Wharf Library',
  ],
  home: 'the reading room',
  scene: 'the strong-room',
  hook: 'the office door',
  key: {
    the: 'the strong-room key',
    bare: 'strong-room key',
    description:
      'A long steel key with a bone label. It is issued like a book, by name and date, and there are fines.',
  },
  mark: {
    short: 'bookbinder’s glue',
    description:
      'Bookbinder’s glue, from the pot that was hot all afternoon; it dries the colour of amber and does not come out of cloth.',
  },
  hidden: { the: 'the old bindery', spelled: 'B-I-N-D-E-R-Y' },
  missing: { right: 'place', wrong: ['page', 'name', 'word'] },
  acrostic: {
    word: 'BINDERY',
    lines: [
      'Books that are loved are the first to be broken;',
      'I never could think it a shame.',
      'Nothing is lost that has once been spoken.',
      'Down where the glue-pot kept its flame',
      'Every torn leaf was put back in its token,',
      'Reader by reader and name by name.',
      'You will find me below, if you look for the same.',
    ],
    right: 'The old bindery',
    wrong: ['The gallery', 'The porch', 'The office'],
  },
  locations: {
    home: {
      name: 'the reading room',
      room: 'archive',
      description:
        'Six long tables, seven tall windows, a stove with one red pane. On a night like this the rain goes along the windows in order, as though it were reading them.',
    },
    scene: {
      name: 'the strong-room',
      room: 'archive',
      description:
        'Iron shelves going back into the dark, a glass case, a long clock. The air is dry; paper drinks up whatever one says in here.',
    },
    outside: {
      name: 'the porch',
      room: 'corridor',
      description:
        'Umbrellas, notices, and the box in which books are given back at night. They wait there until morning, lying on one another in the dark.',
    },
    store: {
      name: 'the office',
      room: 'office',
      description:
        'A wall of card-drawers, seven hooks and six keys. The issue ledger hangs exactly under the leak.',
    },
    quarters: {
      name: 'the gallery',
      room: 'gallery',
      description:
        'An iron balcony all round the room, a boards’ width from the highest shelves. Each board has its note, and a musical person could tell you who is up there.',
    },
    hidden: {
      name: 'the old bindery',
      room: 'workshop',
      description:
        'It is on no plan. It was dug in a war to put books in; then those who knew of it grew fewer, and the room was left over.',
    },
  },
  texts,
  roles: [...trustees, ...readers],
  ally: {
    occupation: 'Saturday girl',
    sex: 'female',
    age: [16, 18],
    given: ['Robbie', 'Hettie', 'Jess', 'Maisie'],
    bio: 'Sixteen and upwards; stamps books after school. Knows who has what out, and would be burned before she said.',
    backstory:
      'Learned to read late. {victim.full} did it with her, for three years, and called it shelving.',
    personality: 'Noticing, unafraid, always eating',
    appearance: 'School blazer, a man’s gumboots, a torch on a string',
    portrait: { hair: 'ponytail', accessory: 'scarf', coat: '#2f4858' },
  },
  victim: {
    occupation: 'the librarian, missing for a week',
    sex: 'female',
    age: [57, 64],
    given: ['Edith', 'Muriel', 'Winifred', 'Sylvia'],
    bio: 'Kept the library for twenty-six years. Forgets faces; remembers what they had out.',
    backstory: 'Left her spectacles, her indoor shoes and one book, and took her hat.',
    personality: 'Mild, stubborn, good at waiting',
    appearance: 'Grey bun, green ink on one cuff, a cardigan someone else is wearing now',
    portrait: { hair: 'bun', glasses: true, coat: '#5b6f5a' },
  },
  player: {
    names: ['Violet Sedge', 'Martin Ames', 'Leigh Corder', 'Toby Quain'],
    profession: 'temporary librarian',
    synopsis:
      'You have had the post for a week and the cardigan for six days. If anyone knows how many bays there are, it is you. Tonight that is going to matter.',
    backstory:
      'You used to read proofs in the city, and one of them was about this town. You have not yet been asked why you came.',
    goal: 'Find the book that nobody has borrowed before the river goes down, and learn who could not bear to have it read.',
  },
}
