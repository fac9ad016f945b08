const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  wolves: 'wolf',
  thieves: 'thief',
  knives: 'knife',
  wives: 'wife',
  lives: 'life',
  loaves: 'loaf',
  leaves: 'leaf',
  elves: 'elf',
  halves: 'half',
  selves: 'self',
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  people: 'person',
  oxen: 'ox',
  heroes: 'hero',
  potatoes: 'potato',
  tomatoes: 'tomato',
  echoes: 'echo',
  volcanoes: 'volcano',
  witches: 'witch',
  shelves: 'shelf',
  calves: 'calf',
  scarves: 'scarf',
  movies: 'movie',
  cookies: 'cookie',
  zombies: 'zombie',
  ties: 'tie',
  lies: 'lie',
  pies: 'pie',
  dice: 'dice',
  shoes: 'shoe',
  canoes: 'canoe',
  aliens: 'alien',
  buses: 'bus',
  gases: 'gas',
  viruses: 'virus',
  axes: 'axe',
  newlyweds: 'newlyweds',
  glasses: 'glasses',
  spectacles: 'spectacles',
  noodles: 'noodles',
  news: 'news',
  series: 'series',
  species: 'species',
  ruins: 'ruins',
  stairs: 'stairs',
  fireworks: 'fireworks',
  olympics: 'olympics',
  mars: 'mars',
  paris: 'paris',
  finals: 'finals',
  crossroads: 'crossroads',
  woods: 'woods',
  headquarters: 'headquarters',
  scissors: 'scissors',
  trousers: 'trousers',
  pyjamas: 'pyjamas',
  binoculars: 'binoculars',
  christmas: 'christmas',
  bus: 'bus',
  circus: 'circus',
  canvas: 'canvas',
  gas: 'gas',
  lens: 'lens',
  virus: 'virus',
  always: 'always',
}

/** A noun in the singular, in small letters; the last word alone changes. */
export function singular(low: string): string {
  const cut = low.lastIndexOf(' ') + 1
  const [lead, word] = [low.slice(0, cut), low.slice(cut)]
  const known = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  if (known !== undefined) return lead + known
  const man = /^(.+)men$/.exec(word)
  if (man && word !== 'omen' && word !== 'specimen') return `${lead}${man[1]}man`
  if (/(?:ss|us|is|ics)$/.test(word) || word.length < 4) return low
  return (
    lead +
    word
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|x|ss|zz)es$/, '$1')
      .replace(/([^s])s$/, '$1')
  )
}

/** Whether a word stands in the plural. */
export const isPlural = (low: string): boolean =>
  singular(low) !== low ||
  /^(?:police|cattle|noodles|ruins|stairs|scissors|trousers|glasses|newlyweds|twins|people)$/.test(
    low,
  )
