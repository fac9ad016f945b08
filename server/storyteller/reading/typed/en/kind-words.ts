import type { NounKind } from '#schemas/reading-of-idea.ts'

/** Further English nouns whose kind is known, without their word in another language. */
const TABLE: Readonly<Record<Exclude<NounKind, 'unsure'>, string>> = {
  person: `police castaways accordionist anthropologist architect barber bookbinder bookseller bricklayer builder burglar butcher
    cartographer chancellor chemist choreographer cleaner chieftain commander companion cowboy cowgirl critic crook curator customer
    cyclist dentist designer diplomat drifter druid dwarf elder emigrant envoy executioner exile fan farmhand father-in-law firefighter fireman
    fool foreman freshman fugitive governess governor granddaughter grandparent grandson hermit herbalist host hostess housewife hobbit
    illustrator impostor infant interpreter intern investor jockey landlady landlord laundress leader lifeguard linguist loser madman
    man matchmaker midwife miner minister model mother-in-law nanny narrator native neurologist newsreader nomad
    novice oracle organist outlaw outsider paramedic parent partner peddler perfumer pensioner pharaoh philosopher physicist plumber porter postmaster
    postmistress projectionist psychologist psychiatrist racer ranger rebel receptionist recluse retiree ringmaster saint salesman saleswoman scholar
    schoolteacher scribe sculptor senator shaman siblings sibling smith sniper speaker spinster squire stepmother stepfather stepsister steward
    stowaway stranger stunt-double stuntman sultan supervisor surveyor survivor suspect taxidermist technician tenant tinker tourist toymaker traitor
    tramp trainer typist umpire usher vet veterinarian vigilante viking villain violist virtuoso viscount voyager
    weaver weatherman winner winemaker yeoman zookeeper trucker teen toddler baby infant newborn grandchild grandchildren crew team family band choir
    troupe orchestra squad jury gang ancestor ancestors descendant enemy enemies ally stepbrother lumberjack miller shopgirl rickshaw-puller
    sommelier busker mathematician geologist cellist harpist drummer guitarist rapper dj bouncer croupier bellhop concierge ambassador
    tsar czar sheikh rabbi imam bishop pope cardinal abbot abbess deacon pastor preacher missionary mystic kingpin godfather loner
    mime ventriloquist juggler contortionist gladiator centurion legionnaire musketeer vagabond castaway maroon hostage`,
  creature: `alpaca armadillo baboon budgie buffalo bullfrog canary caterpillar catfish centaur chameleon chick chipmunk cobra cockatoo
    cockroach corgi coyote cyclops dachshund dragonfly dragonling eel ferret flamingo flea gargoyle gerbil gnome grasshopper griffin guinea-pig hamster
    hippo hippopotamus hyena iguana imp jackal jaguar kangaroo koala kraken ladybird ladybug lemur leopard leprechaun llama locust
    manatee mammoth minotaur mongoose moose mosquito mutt narwhal newt nightingale ogre orca ostrich oyster parakeet
    peacock pelican piglet piranha platypus poltergeist poodle porcupine puffin puma python reindeer rhino rhinoceros roach salmon salamander
    scorpion seahorse shrimp skunk sloth sphinx starfish stingray terrier tadpole tick toucan trout turkey
    vulture walrus weasel wombat woodpecker yeti yak zebra bot droid ai kaiju pegasus wyvern banshee ghoul wraith spectre specter pet animal
    critter beast insect bug shrew mutant clone chatbot bigfoot sasquatch hydra basilisk siren nymph djinn jinn`,
  thing: `album ale alarm amp antenna apron artifact artefact axe banner battery bead beans bagel baguette balloon barrel beret beer berry bracelet
    briefcase brooch bucket bullet burger button calendar calculator canoe cap cape cassette cello chandelier chess chisel chocolates cigar
    cocktail collar console cookie cork cowbell crayon croissant crossbow curry cushion cutlass cymbal deck device diadem disc
    donut doughnut dough drone drumstick earring easel emerald engine fabric file flag flask flashlight floppy folder fork fossil
    frame fur gadget garlic garnet gear gift globe goblet gramophone grail grenade guidebook hairpin hammer handbag handkerchief harmonica harp
    headphones heirloom helmet herb horn horseshoe icon idol incense instrument invitation ivory jar jersey jigsaw joystick jukebox
    ketchup keyboard keychain laser ledger lipstick lighter lollipop loom lyre magnet magnifying-glass manual marble meteorite metronome microphone
    microscope mixtape motorbike motorcycle mug nail napkin oar obelisk omelette opal orb organ ornament oven pancake paintbrush paperclip passport
    pasta pastry peach pear pendulum perfume petal phonograph pillowcase pipe pizza placard plank plaque poem poster postbox pouch present prism
    projector purse quill racket relic remote revolver ribbon robe rod rosary ruby saddle saffron sandwich sapphire satchel saucepan saw saxophone scale
    scarab scissors screwdriver scroll sculpture seal-ring sewing-machine shard shovel signet skateboard skull slipper smartphone snowglobe soap souvenir spade
    spaghetti spear spellbook spice spoon staff stamp statuette steak stocking stopwatch strawberry submarine-sandwich sundial surfboard sweater
    syringe tablet tambourine taco tapestry teacup teddy television textbook thermometer thimble throne timer tin toaster tofu tomato torch
    towel tractor truck trombone truffle tuba tuxedo typewriter ukulele uniform urn usb vacuum vest veil viola vial vinegar waffle wallet wagon walkie-talkie
    wardrobe weapon wheel whip whistle wig wok wreath xylophone yarn yoghurt zipper toast bouquet sourdough painting's statue artifact money's email emails
    message messages text texts postcards newspaper magazine comic document documents dossier file photograph footage lens
    fridge refrigerator microwave washing-machine stove fireplace`,
  place: `abattoir academy aisle allotment apiary arcade archipelago attic auditorium avenue backyard ballroom barn barracks bathroom bayou bazaar boardwalk
    boathouse bog boulevard boutique brewery brothel building bureau bureaucracy bush camp campus cabaret capital caravan carousel cellar chalet chamber
    checkpoint citadel clearing clinic cloister club commune compound concert-hall confessional continent cornfield country countryside county courtyard creek
    crater dam delta den deli delicatessen department depot dig dimension distillery district dome dorm dormitory driveway dunes encampment estate
    estuary exhibit exhibition fairground fairyland field firehouse fishery fjord floor foundry galaxy garage gasworks ghetto glacier glade greenhouse grotto
    grove gulf gymnasium halfway-house hangar haven headquarters heath hill hilltop homeland hospice hotspring iceberg igloo jetty junction
    junkyard kiosk kindergarten lagoon land landfill lawn ledge lodge lobby lounge lowlands mall marina marketplace mausoleum meadow megacity metro mezzanine mosque
    motel multiverse nebula neighborhood neighbourhood newsroom nightclub nursery outback outpost outskirts pagoda parish parking-lot parliament parlour parlor path pavilion
    penthouse peninsula penitentiary petrol-station plain plains plantation plateau platform polytechnic prairie premises quarry quarter quay ravine rectory
    reef refinery refuge region reservoir resort retirement-home riverbank roller-rink runway salon saloon sanctuary savanna sawmill scrapyard seaport sewer
    sewers shack shipyard shoreline sidewalk silo slum smithy sorority spaceport speakeasy stable steppe stockroom storeroom suburb suburbia suite supermarket synagogue
    tavern taxi-rank terminal territory toll-booth toolshed trailer trench tundra turret underpass utopia dystopia vicarage vineyard wagon-train ward warehouse
    waystation wetlands wharf windmill winery wilderness wonderland zone chapel crypt cloakroom moor moors museum's mothership orbit ark raft lifeboat cloud-city
    void afterlife limbo purgatory cyberspace metaverse internet skies sky arctic tropics everest venus jupiter saturn atlantis`,
  event: `adoption anniversary arrival arrest assault attack autopsy banquet baptism bbq barbecue blitz boxing-match bingo brawl bout boycott
    bonfire campaign casting celebration census championships christening clash climb cleanup cup collapse commencement conclave concours convention
    conference convoy coup crusade cyclone dance debate debut decathlon demolition demonstration derby disaster divorce draft draw
    elopement evacuation evening execution exhibition explosion expo extinction feud fight fire-drill fashion-show fundraiser funeral-procession gala gathering getaway
    gig hackathon hanging hearing heatwave homecoming hunt inauguration inquest inquisition interrogation invasion jamboree joust jubilee
    karaoke kidnapping knockout launch lecture league lottery luncheon matchup meltdown migration mission mutiny olympiad ordination
    pageant panic pilgrimage playoff playoffs poll potluck presentation preview proposal protest prom quiz rebellion
    recital raid rally ransom reception regatta rehearsal retreat riot ritual rodeo rumble-seat sabbath safari sale sandstorm seance séance scrimmage
    sermon service ship-launch showdown showcase siege sleepover slam solstice equinox spelling-bee sprint stampede storming summit surgery swap-meet symposium synod talent-show
    tea-party tour tribunal triathlon tryout vigil visit wager walkout wedding-day welcome world-cup workout wreck tidal-wave thunderstorm war-game xmas`,
  abstract: `absence ambition addiction adolescence affection alchemy algebra ambiguity anarchy anonymity anxiety apathy apology argument art attention authority balance
    belief boredom bravado burden business capitalism care career chaos charity chemistry childhood chivalry choice comedy comfort compassion confidence conscience consequence conspiracy control
    cooking culture curiosity custom danger daylight debts deceit defeat democracy depression desire despair devotion dignity discipline dishonesty diversity doubt duty
    economy education electricity emotion emotions energy enlightenment enthusiasm etiquette evil evolution existence expectation expectations experience fame fashion fatigue
    feeling feelings feminism fiction fire-magic flattery focus food forgetting futility gambling gender generosity genius glory gluttony goodness grace grammar gratitude gravity greed habit harmony
    hatred health heartbreak heaven-sent heritage heroism homesickness honesty honor honour hospitality humanity humility humor humour hypnosis identity ignorance imagination immortality
    infinity inflation influence innocence inspiration instinct intelligence intimacy irony isolation jazz karma knowledge labour laughter laundry law laws laziness legacy leisure
    logic longing loss loyalty lullabies lust math mathematics maturity melancholy memory-loss mischief misery modesty monotony motherhood mood morality
    mortality mourning nature necromancy neglect nostalgia oblivion obsession opinion opportunity optimism order pain paradox passion patience penance
    perfection pessimism philosophy physics pity plague-fear pleasure poetry politics poverty pride privacy progress propaganda prosperity puberty punishment purpose
    quiet rebirth reality reason recognition redemption reincarnation rejection religion repentance reputation resentment respect responsibility risk rivalry romance routine rule rules
    sabotage sacrifice safety salvation sanity sarcasm scandal science seduction self-esteem sensitivity separation sickness sin sins skill slavery slang speech spite
    stardom strength stress stubbornness success suffering suspicion superstition surprise survival sympathy talent teamwork tenderness tension terror therapy thirst thunder toil tradition
    tragedy treason trouble trauma vanity vice victory virtue vision warmth weakness willpower wit worry writing youth zeal capital-punishment lies insult insults dreams tears laughter echo echoes
    hiccups sunlight moonlight starlight daylight thunder lightning tide tides current`,
}

/** From a noun in the singular to its kind. */
export const KIND_WORDS: ReadonlyMap<string, NounKind> = new Map(
  (Object.keys(TABLE) as Exclude<NounKind, 'unsure'>[]).flatMap((kind) =>
    TABLE[kind]
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('-', ' '), kind] as const),
  ),
)
