const WORDS = `
abandoned ancient angry anonymous antique anxious asleep awkward bad bankrupt bare beautiful big bitter black blind blue
bold boring brave brief bright broken brown busy calm careful cheap cheerful clever clumsy cold common corrupt cosy cozy
crazy crowded cruel cunning curious cursed cute cyberpunk damp dangerous dark dead deaf dear deep desperate difficult
dirty distant drunk dry dull dusty dying eager early easy eccentric elderly electric elegant empty enchanted endless
enormous eternal evil exhausted expensive failed faithful fake false familiar famous fancy fast fat fearless feral
fictional fierce flat floating foolish foreign forgotten fragile free friendly frightened frozen full funny gay gentle
giant gifted gigantic glad glass gloomy golden good gothic grand gray great greedy green grey grim grumpy guilty half happy
hard haunted heavy hidden historic hollow homeless honest hot huge human humble hungry icy idle ill immortal impossible
infinite injured innocent insane intelligent invisible iron jealous jobless juvenile kind large late lazy legendary
little lively local locked lonely long lost loud loyal lucky mad magic magical male female married massive mean mechanical medieval
merry mighty mild minor miserable missing modern mortal mute mysterious mystical naive narrow nasty naughty near neat
nervous new nice noisy northern southern eastern western nuclear odd old opposite ordinary outer overdue pale paper past
perfect perpetual pink plain poor powerful precious pregnant pretty private proud pure purple quick quiet rare raw ready
real rebellious red reckless reluctant remote retired rich rival rotten rough round royal ruined runaway rural rusty sacred sad safe
sealed secret seasonal sentient serious shabby shady sharp short shy sick silent silly silver simple sinking skilled sleepy slow
small smart smooth snowy soft solar sour special spoiled square stale steampunk stolen stone stormy strange strict
strong stubborn stuffed stupid sudden sunken sunny surreal sweet swift tall tame tender terminal terrible terrified thick
thin timid tiny tired tough toxic tragic tropical true ugly unborn undead underground underwater unemployed unfinished unhappy
unknown unlucky unsent unwanted upset urban vague vain vast vegan vegetarian vengeful violent virtual walking warm weak
weary weird wet white whole wicked wide wild wise wooden wrong yellow young zero aging ageing elected single-minded
`
const ADJECTIVES = new Set(WORDS.trim().split(/\s+/))
const ENDING = /(?:ous|ful|less|ish|ible|able|ical|ic|ive|al|ary|ian|ese)$/
/** Nouns that end as adjectives do. */
const NOT_ADJECTIVE =
  /^(?:.*(?:ival|estival|hospital|animal|metal|signal|journal|criminal|rival|trial|funeral|cathedral|general|portal|music|magic|topic|fabric|clinic|attic|picnic|mechanic|panic|comic|critic|republic|relic|traffic|logic|detective|archive|native|captive|motive|fugitive|diary|library|dictionary|secretary|sanctuary|canary|missionary|librarian|guardian|musician|magician|politician|technician|physician|comedian|historian|italian|vegetable|table|cable|fable|stable|bible|dish|fish|wish|radish|polish|ritual|animal|capital|canal|medal|pedal|petal|crystal|total|mortal|arrival|burial|denial|proposal|survival|revival|carnival|manual|jackal|sandal|scandal|vandal|principal|individual|professional|intellectual|cannibal|admiral|mineral|spiral|terminal|original|olive|hive|five|drive|alive|executive|representative|detective|operative|relative))$/

/** Whether a word describes. */
export const describes = (low: string): boolean =>
  ADJECTIVES.has(low) ||
  (low.length > 5 && ENDING.test(low) && !NOT_ADJECTIVE.test(low)) ||
  /^[a-z]+-(?:eyed|haired|legged|headed|armed|winged|hearted|minded|old|sized|shaped|year-old|time|based|powered|made|free|lit|tempered|locked)$/.test(
    low,
  )
