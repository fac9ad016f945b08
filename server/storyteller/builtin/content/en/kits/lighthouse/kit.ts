import type { Kit } from '../../../../kit.ts'
import { officeholders } from './roles-office.ts'
import { seafarers } from './roles-sea.ts'
import { texts } from './texts.ts'
import { uncanny } from './uncanny.ts'

/** A lighthouse on a rock, and letters from next week. */
export const lighthouse: Kit = {
  id: 'lighthouse',
  settings: ['lighthouse'],
  about: ['keeper', 'letters', 'future', 'lamp', 'storm', 'sailor', 'sea', 'clock', 'vanish'],
  paint: { place: 'lighthouse', mood: 'storm', bed: 'sea' },
  places: ['Skellan Head', 'Tern Rock', 'Marrow Point', 'Cold Ferry Rock'],
  home: 'the watch-room',
  scene: 'the lantern room',
  hook: 'the boat-store door',
  key: {
    the: 'the lantern-room key',
    bare: 'lantern-room key',
    description:
      'A brass key as long as a hand, on a cork float, with two teeth filed down by somebody in a hurry long ago.',
  },
  mark: {
    short: 'red lead',
    description:
      'Red lead primer, put on the gallery rail the morning before; slow to dry, impossible to get out of wool.',
  },
  hidden: { the: 'the oil vault', spelled: 'V-A-U-L-T' },
  missing: { right: 'wick', wrong: ['lamp', 'sail', 'rope'] },
  acrostic: {
    word: 'VAULT',
    lines: [
      'Vesper, and the gulls go quiet on the rail.',
      'All that I owed the sea I have put down in ink.',
      'Under the stair the cold keeps better than a lock.',
      'Leave the lamp to whoever still believes in it;',
      'The rest is where the oil used to sleep.',
    ],
    right: 'The vault',
    wrong: ['The gallery', 'The landing', 'The boat-store'],
  },
  locations: {
    home: {
      name: 'the watch-room',
      room: 'tower',
      description:
        'One round room, one round table, a stove that talks. The log lies open on its slope with a pencil on a string, and the barometer hangs where you can see it from every chair, which is why nobody sits with their back to the wall.',
    },
    scene: {
      name: 'the lantern room',
      room: 'tower',
      description:
        'All glass and brass at the top of the stair. When the lens turns, the whole room seems to turn the other way. The gallery door sticks; the vents do not, if they are left alone.',
    },
    outside: {
      name: 'the landing',
      room: 'shore',
      description:
        'A shelf of concrete, an iron derrick and a row of bollards painted red lead against the salt. In this sea it is under water one breath in three.',
    },
    store: {
      name: 'the boat-store',
      room: 'store',
      description:
        'Oars in the rafters, cork and tar, a workbench with one good vice. The key-board hangs inside the door, with seven hooks and, lately, six keys.',
    },
    quarters: {
      name: 'the old quarters',
      room: 'corridor',
      description:
        'Four cells off a whitewashed passage, built for keepers’ families who never came. Everyone’s door sounds different, and after one night you know them all.',
    },
    hidden: {
      name: 'the oil vault',
      room: 'cellar',
      description:
        'Cut into the rock beneath the tower in the days of whale oil, and sealed when paraffin came. It keeps a cold of its own, and paper does not rot in it.',
    },
  },
  texts,
  roles: [...officeholders, ...seafarers],
  ally: {
    occupation: 'assistant keeper',
    sex: 'male',
    age: [19, 19],
    given: ['Ned', 'Wick', 'Davy', 'Kit'],
    bio: 'Assistant keeper, nineteen, brought up on the rock. Never hurries, never forgets, and knows which stairs creak.',
    backstory:
      'Learned the lamp from {victim.full} as a small boy, and has never believed a word of the inquiry.',
    personality: 'Slow-spoken, loyal, hard to fool',
    appearance: 'Freckled, oilskin two sizes too large, spare matches in one sock',
    portrait: { hair: 'curly', hat: 'none', coat: '#c2a33c' },
  },
  victim: {
    occupation: 'former keeper of the light',
    sex: 'male',
    age: [47, 58],
    given: ['Jonah', 'Ambrose', 'Elias', 'Gideon'],
    bio: 'Kept the light for twenty-two years and missed no night. Vanished from the gallery nine winters ago; the inquiry said drink.',
    backstory:
      'Saw a boat go on the reef under a light that had been put out on purpose, and wrote down who had been on the stair.',
    personality: 'Scrupulous, shy, funny on paper',
    appearance: 'Known from one photograph: pipe, jersey, squinting into a sun nobody else can see',
    portrait: { hair: 'short', beard: true, hat: 'cap', coat: '#2f3e46' },
  },
  player: {
    names: ['Rowan Hale', 'Mara Lisle', 'Theo Brandt', 'Ashe Colley'],
    profession: 'lighthouse keeper',
    synopsis:
      'You took the post because it was the furthest one on the list. You keep a clean glass and a full log, and you have begun to read letters that have not been written yet.',
    backstory:
      'Before the light there was a ship, and a watch you slept through. Nobody drowned. You have never been sure that was to your credit.',
    goal: 'Find who is making the letters come true, before the next one does.',
  },
  lenses: { uncanny },
}
