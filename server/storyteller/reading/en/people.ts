/** Where people of a trade work and what they would miss most: `trade: place / thing`. */
const TRADES = `
  accountant: office / ledger of the first year
  actor: theatre / prompt-book
  actress: theatre / prompt-book
  apothecary: shop / first prescription
  archivist: archive / oldest catalogue
  artist: studio / unfinished picture
  astronomer: observatory / first star-map
  baker: bakery / first recipe
  ballerina: theatre / red slippers
  barber: shop / silver scissors
  beekeeper: house / oldest hive
  blacksmith: forge / first horseshoe
  bookbinder: workshop / unbound book
  bookseller: shop / first edition
  botanist: glasshouse / last green seedling
  butcher: shop / first ledger
  carpenter: workshop / unfinished chair
  cartographer: workshop / unfinished map
  chef: kitchen / first recipe
  clockmaker: workshop / first clock
  cook: kitchen / first recipe
  dancer: theatre / red slippers
  dentist: surgery / appointment book
  diver: boathouse / brass helmet
  engineer: workshop / first drawing
  farmer: farm / seed-box
  fisherman: boathouse / harbour book
  florist: shop / pressed flower
  gardener: house / seed-box
  gravedigger: lodge / burial book
  hairdresser: salon / silver scissors
  inventor: workshop / first drawing
  jeweller: shop / unset stone
  librarian: library / oldest catalogue
  locksmith: workshop / master key
  magician: theatre / false-bottomed box
  mechanic: garage / first engine
  musician: house / first score
  painter: studio / unfinished picture
  perfumer: shop / first bottle
  pharmacist: pharmacy / first prescription
  photographer: studio / first negative
  pianist: house / first score
  plumber: workshop / customers’ book
  postman: post office / undelivered letter
  potter: workshop / first bowl
  printer: workshop / first proof
  projectionist: cinema / last reel
  puppeteer: theatre / oldest puppet
  sailor: boathouse / ship’s bell
  scientist: laboratory / only sample
  sculptor: studio / unfinished head
  seamstress: workshop / pattern-book
  shoemaker: workshop / first last
  tailor: shop / pattern-book
  taxidermist: workshop / smallest fox
  teacher: school / class register
  undertaker: parlour / day-book
  violinist: house / first score
  watchmaker: workshop / first watch
  weaver: workshop / pattern-book
  writer: house / unfinished chapter
  translator: office / unfinished page`
const OF_TRADE = new Map(
  TRADES.trim()
    .split('\n')
    .map((row) => {
      const [trade = '', place = '', thing = ''] = row.trim().split(/: | \/ /)
      return [trade, { place, thing }] as const
    }),
)

const ANIMALS = `
  ant ape badger bat bear bee beetle bird butterfly camel cat cow crab cricket crow deer dog dolphin donkey dove
  dragon duck eagle elephant elk ferret fish fly fox frog giraffe goat goose gorilla hare hawk hedgehog heron horse
  hound jackdaw kitten lion lizard magpie mole monkey moth mouse newt octopus otter owl panda parrot penguin pig
  pigeon pony puppy rabbit raccoon raven rat robin robot rooster seagull seal shark sheep snail snake sparrow spider
  squirrel stork swan tiger toad tortoise turtle whale wolf worm`
const ANIMAL = new Set(ANIMALS.trim().split(/\s+/))
const PEOPLE = new Set(
  `android alien bachelor bride bridegroom burglar butler cleaner clerk cowboy curator cyborg diplomat dreamer drifter
  emigrant executioner exile fool forger gambler ghost giant girl goddess god golem guard hermit hero heroine
  immigrant insomniac kid liar lifeguard linguist lord man maid mermaid messenger miner minister mourner nomad
  outlaw paramedic patient peasant pensioner pickpocket pilgrim poet politician porter prisoner prophet refugee
  retiree robber saint scholar secretary sleepwalker smuggler steward stowaway stranger surveyor thief tourist
  tracker tramp twin vampire veteran vet villain wanderer werewolf widower woman zombie boy`
    .trim()
    .split(/\s+/),
)
const TRADE_ENDINGS =
  /(?:smith|wright|keeper|maker|mender|monger|ographer|ologist|ician|seller|catcher|walker|tamer|woman|fighter|hunter|doctor|tuner|ographer|conductor|attendant|operator|inspector)$/

const single = (word: string): string =>
  word
    .replace(/men$/, 'man')
    .replace(/wolves$/, 'wolf')
    .replace(/thieves$/, 'thief')
    .replace(/mice$/, 'mouse')
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')

/** The last word of somebody, in the singular; undefined where it is nobody. */
export function somebody(phrase: string): string | undefined {
  const word = phrase.toLowerCase().split(' ').at(-1) ?? ''
  for (const one of [word, single(word)])
    if (OF_TRADE.has(one) || ANIMAL.has(one) || PEOPLE.has(one) || TRADE_ENDINGS.test(one))
      return one
  return undefined
}

/** The people an English sentence opens with: "three crows", "a wedding photographer"; in the singular. */
export function openingWith(idea: string): string | undefined {
  const words = idea
    .replace(
      /^(?:(?:the|an?|my|our|his|her|their|every|each|two|three|four|five|six|seven|ten|twelve)\s+)+/i,
      '',
    )
    .split(/[\s,.;:?!]+/)
  for (let count = 1; count <= 4 && count <= words.length; count++) {
    const phrase = words.slice(0, count).join(' ')
    const one = somebody(phrase)
    // "a dog trainer": the person is the later word.
    if (one === undefined || somebody(words.slice(0, count + 1).join(' ')) !== undefined) continue
    return [...words.slice(0, count - 1), one]
      .join(' ')
      .replace(/^(?:last|first|only|same|old|young)\s+(?=\S)/i, '')
  }
  return undefined
}

/** Whether a house of one's own would be a joke. */
export const isAnimal = (who: string): boolean =>
  ANIMAL.has(who.toLowerCase().split(' ').at(-1) ?? '')

/** The place where somebody works, "the tailor’s shop"; their house where no trade is known. */
export function placeOf(who: string): string {
  const place = OF_TRADE.get(who.toLowerCase().split(' ').at(-1) ?? '')?.place ?? 'house'
  return place.startsWith(who.slice(0, 4)) ? `the ${place}` : `the ${who}’s ${place}`
}

/** What somebody of a trade would miss most. */
export function treasureOf(who: string): string | undefined {
  const thing = OF_TRADE.get(who.toLowerCase().split(' ').at(-1) ?? '')?.thing
  return thing === undefined ? undefined : `the ${thing}`
}
