import type { GameKind } from '#schemas/reading-of-idea.ts'

/** What an idea says that asks for a kind of game, with how loudly it says so. */
export type Cue = { readonly kind: GameKind; readonly weight: number; readonly pattern: RegExp }

const cue = (kind: GameKind, weight: number, words: string): Cue => ({
  kind,
  weight,
  // Small letters and no flags beside `g`: a pattern of this size costs much to make otherwise.
  pattern: new RegExp(
    `(?<![a-z0-9-])(?:${words.trim().replace(/\s*\n\s*/g, '|')})(?![a-z0-9])`,
    'g',
  ),
})

/** English cues, `3` for words that name the kind, `2` for its deeds, `1` for what it often has. */
export const CUES: readonly Cue[] = [
  cue(
    'mystery',
    4,
    `
    mystery|whodunn?it|murder mystery|who (?:did it|killed|murdered|stole|took|poisoned|is lying)|find out who|detective stor(?:y|ies)
    who (?:gave away|told|leaked|betrayed|burned|burnt|broke|ruined|spoiled|swapped|forged|cut|hid) (?:the|a|an|her|his|their|our|my)
    murder(?:s|ed|er|ers)?|homicide|culprit|unsolved|cold case|locked[- ]room`,
  ),
  cue(
    'mystery',
    3,
    `
    (?:is|was|been|were|get|gets|found) (?:gone|killed|poisoned|stolen|kidnapped|abducted|strangled|found dead|murdered)
    (?:dies|died|dead|drops dead|collapses) (?:on stage|at (?:dinner|the table|exactly))|dead (?:body|man|woman)|corpse|body is found
    vanish(?:es|ed)?|disappear(?:s|ed|ance)?|(?:goes|gone|went|is|are|was|has gone) missing|missing (?:person|girl|boy|child|man|woman|heir|crown|ring|page)
    sabotage[sd]?|saboteurs?|tamper(?:s|ed|ing)? with|vandali[sz]ed|(?:broken|smashed|spoiled|destroyed) on purpose|(?:was|been|were|has) wrecked|(?:some(?:body|one)|who|was|been|were) (?:smashed|slashed)|(?:cut|cuts) the (?:ropes?|strings?|wires?|cables?)|(?:ropes?|strings?|wires?) (?:was|were|is|are|has been|have been) cut
    detectives?|investigat(?:e|es|ed|ing|ion|or)|sleuths?|solves? (?:a|the|her|his|crimes?|cases?|murders?)|suspects?|private eye|whose body`,
  ),
  cue(
    'mystery',
    2,
    `
    thefts?|kidnapping|abduct(?:s|ed|ion)|ransom|poisoned|blackmail\\w*|alibi|clues?|stolen|police|crime scene|serial killer|autops(?:y|ies)
    stole|inspector|who is (?:it|behind|the)|the truth about|secret of|what happened to|killer|killed|crimes?|conspiracy
    locked from the inside|one of (?:them|us|the guests)
    (?:tells?|telling|told|betray(?:s|ed|ing)?|leak(?:s|ed|ing)?) (?:a|the|her|his|their) secrets?|is a (?:fake|forgery)|(?:was|were|been) (?:swapped|forged|ruined)`,
  ),
  cue(
    'contest',
    4,
    `
    contests?|competitions?|compet(?:e|es|ed|ing)|tournaments?|championships?|olympics?|olympiad|cook-?off|bake-?off|talent show|spelling bee|world cup|beauty pageant
    who (?:can |could |will |would )?(?:bakes?|cooks?|brews?|builds?|makes?|sews?|knits?|carves?|weaves?|pulls?|flies) (?:the )?(?:best|most|[a-z]{3,}est) [a-z]+|whose [a-z]+ (?:is|are|goes|flies|rises|stands|tastes|burns|shines) (?:the )?(?:best|most|[a-z]{3,}est)|(?:race[sd]?|racing) (?:each other|one another|against|(?:their|her|his) \\w+)|(?:foot|ferry|boat|bicycle|bike|horse|sled|snail|cart|pigeon|swimming|rowing) ?races?|relay race`,
  ),
  cue(
    'contest',
    3,
    `
    wins?|won|winning|winners?|trophy|prizes?|(?:football|soccer|tennis|chess|boxing|rugby|baseball|basketball|hockey|wrestling|poker|quiz)(?: (?:match|game|final|finals|team|club|night|champion))?
    finals?|regatta|marathon|grand prix|audition(?:s|ed|ing)?|duels?|champion(?:s)?|derby|election|playoffs?|battle of the bands|match(?:es)? against|versus|vs|(?:bake|cook|brew|build|sew|knit|carve|weave)(?:s|ing)? the (?:best|[a-z]{3,}est) [a-z]+`,
  ),
  cue(
    'contest',
    2,
    `
    races?|racing|racer|rivals?|rivalry|match|beats?|defeats?|challenge(?:s|d|r)?|judges? (?:of|at)|jury of|best (?:\\w+ )?in (?:the )?(?:world|town|village|city|country)|exams?|entrance exam|train(?:s|ing) for|opponents?|underdogs?|medals?|score[sd]?|outcook|outsmart|showdown|auction|league|stadium|coach|karaoke|campaign`,
  ),
  cue(
    'relationship',
    4,
    `
    romances?|romantic|love stor(?:y|ies)|falls? in love|fell in love|falling in love|in love|love triangle|dating sim|soulmates?|friendships?|marriage|reconcil\\w+|reunit\\w+|reunion|first love`,
  ),
  cue(
    'relationship',
    3,
    `
    years of silence|years apart|loves?|loved|lovers?|marr(?:y|ies|ied|ying)|wedding|divorc\\w+|befriends?|make friends|becom(?:e|es|ing) friends|best friends?|old friends?|forg[ai]v(?:e|es|en|ing|eness)|apologi[sz]e\\w*|first date|blind date|breakup|break up|ex-(?:husband|wife|boyfriend|girlfriend)|girlfriend|boyfriend|fianc[eé]e?|bride|groom|kiss(?:es|ed)?|crush|say(?:s|ing)? goodbye|farewell|make peace|letters? (?:to|from) (?:my|her|his|their) (?:late |dead )?(?:mother|father|son|daughter|husband|wife|friend|sister|brother)`,
  ),
  cue(
    'relationship',
    2,
    `
    learn(?:s|ing|t|ed)? (?:how )?to dance|first dance|dance partners?|dance together|not spoken for|friends?|sisters|brothers|twins?|mother and|father and|daughter|estranged|neighbou?rs?|roommates?|family|heart(?:break|broken)|lonel(?:y|iness)|pen pals?|companions?|bond(?:s|ed|ing)? (?:with|between)|tends? (?:her|his|their)|grie(?:f|ving)|pining|jealous|honeymoon|date|date night|stepmother|grandmother|grandfather|together again|miss(?:es)? (?:her|his|their)|trust`,
  ),
  cue(
    'survival',
    4,
    `
    surviv(?:e|es|ed|al|or|ors|ing)|shipwreck(?:ed|s)?|stranded|castaways?|marooned|zombies?|apocalypse|apocalyptic|post-apocalyptic|outbreak|plague|pandemic|desert(?:ed)? island|snowed in|last (?:man|woman|human|person|people|humans) (?:alive|on earth|left)`,
  ),
  cue(
    'survival',
    3,
    `
    starv\\w+|famine|blizzard|avalanche|crash(?:es|ed)? (?:on|in|into|onto)|plane crash|crash-?land(?:s|ed|ing)?|(?:plane|airplane|aeroplane|helicopter|airship|balloon) (?:comes|came|goes|went) down|hurricane|tsunami|wilderness|oxygen|running out of|runs? out of|rations|drought|siege|infect(?:ed|ion)|dying planet|end of the world|through the winter|(?:long|hard|nuclear|endless) winter|adrift|lifeboat|wreck|stay alive|keep (?:\\w+ )?alive|cannibals?|sinking|volcano|earthquake|wildfire|flood(?:s|ed)?|virus|monsters? outside|invasion|awaits? rescue|wait(?:s|ing)? (?:for|to be) rescue\\w*|until (?:help|rescue) (?:comes|arrives)|distress signals?|thin ice|keep(?:s|ing)? (?:the|a|one) (?:fire|light|lamp|beacon|flame|stove) (?:lit|alight|alive|going|burning)`,
  ),
  cue(
    'survival',
    2,
    `winter|freez(?:e|es|ing)|storm|typhoon|hungry|hunger|bunker|shelter|antarctica?|arctic|polar|cold|disaster|wolves|predators?|colony|last (?:\\w+ )?(?:on earth|city|village|tree|seed|winter|lightbulb)|meteor|war`,
  ),
  cue(
    'journey',
    4,
    `
    journeys?|pilgrimage|pilgrims?|quest|road trip|voyage|odyssey|expedition|travel(?:s|l?ing|led|lers?)?|deliver(?:s|ed|ing|y)?|cross(?:es)? (?:the|a) \\w+|cross(?:ing)? (?:the|a) (?:desert|sea|ocean|mountains?|country|continent|border)|caravan|hitchhik\\w+|wander(?:s|ing|er)?`,
  ),
  cue(
    'journey',
    3,
    `
    (?:returns?|bring|brings|take|takes|carry|carries|walks?|walking|sails?|rides?|drives?|flies|sets? (?:out|off|sail)|goes|goes back|climbs?|heads?|must get|go|come|comes|gets?|find (?:\\w+ )?way|way|sent) (?:\\w+ ){0,4}?(?:home|back|to the|to a|across|over the|through the|north|south|east|west|up the|down the|around the)
    must return|explor(?:e|es|er|ers|ing)|map(?:maker)?|far[- ]?away|long road|on the road|the road|parcel|courier|messenger|migrat\\w+|homecoming|looking for (?:the|her|his|their|a)|search(?:es|ing)? for|in search of|seek(?:s|ing)?|treasure map|treasure hunt|buried treasure|follows? (?:the|a|her|his)`,
  ),
  cue(
    'journey',
    2,
    `postman|ship|train|trail|road|desert|mountain pass|map|backpack|compass|ferry(?:man)?|sail(?:or|s)?|airship|balloon|refugees?|adventure|returns?|leaves? home`,
  ),
  cue(
    'heist',
    4,
    `heists?|(?:bank|train|museum|casino|art|jewel) (?:robbery|job)|rob(?:s|bing)? (?:a|the|an|banks?)|caper|break(?:s|ing)? into|infiltrat\\w+|con artists?|con (?:man|woman|men)|art forgers?|forg(?:e|es|ing|er|ery)(?! (?:a|the) (?:path|bond|sword))|crew of thieves|gang of thieves|master thief|tak(?:es?|ing) back (?:their|her|his|the) stolen|(?:takes?|taking|gets?|getting|wins?|stealing|steals?) (?:a|the|their|her|his|its) stolen (?:\\w+ ){1,4}?back|(?:put|sneak|slip)(?:s|p?ing|ting)? (?:\\w+ ){1,5}back (?:unnoticed|unseen|before|without)`,
  ),
  cue(
    'heist',
    3,
    `steals?|stealing|to steal|must steal|plan to steal|thie(?:f|ves)|burglars?|burglary|pickpockets?|smuggl\\w+|robbers?|swindl\\w+|spy|spies|espionage|undercover|secret agents?|hackers?|hack(?:s|ing)? into|swap(?:s|ping)? the (?:real|painting|fake)|safecrackers?|double agent|bank vault|sneak(?:s|ing)? (?:into|past)`,
  ),
  cue(
    'heist',
    2,
    `vault|casino|louvre|crown jewels|diamonds?|counterfeit|fake|disguised?|one last job|mafia|gang|crew|rebel(?:s|lion)?|revolution`,
  ),
  cue(
    'escape',
    4,
    `escap(?:e|es|ed|ing)|jailbreak|prison break|break(?:s|ing)? out|locked in|locked (?:inside|up)|trapped|imprisoned|way out|(?:get|let)(?:s|ting)? (?:me |us |her |him |them )?out(?: of)?|shut (?:in|up in|inside)|cannot leave|can[’']t leave|can[’']t get out|cannot get out|no exit|escape room|maze|labyrinth|held captive|dungeon`,
  ),
  cue(
    'escape',
    3,
    `prison(?:er|ers|s)?|jail|captives?|captivity|hostages?|time loop|loop(?:s|ed|ing)?|same day|over and over|wakes? up (?:in|inside|on|with)|stuck (?:in|inside|on|at|between)|buried alive|flee(?:s|ing)?|fugitives?|run(?:s|ning)? away|runaways?|caged?|sealed in|underground|inside (?:a|the|her|his) (?:dream|game|painting|whale|clock|elevator|lift|book|mirror|dungeon)|leave (?:the|this) (?:island|room|house|town)|nobody (?:can|may) leave|free (?:her|him|them|my|his|the)`,
  ),
  cue(
    'escape',
    2,
    `elevator|cell|tower|cage|walls?|asylum|locked|vault door|portal|backrooms|submarine|simulation`,
  ),
  cue(
    'court',
    4,
    `
    trials?|courtroom|court case|in court|lawyers?|attorneys?|judges? (?:who|is|must|has|presid\\w+)|lawsuits?|sues?|sued|suing|jury|jurors?|prosecut\\w+|defendants?|defence (?:lawyer|attorney)|defense (?:lawyer|attorney)|verdict|on trial|tribunal|barristers?|testif\\w+|witness stand|plead\\w*
    (?:council|elders|assembly|parliament|senate|committee|hearing|town meeting|board)(?: of (?:the )?\\w+)? (?:must |has to |have to |had to |will |needs? to |is to |are to |to )?(?:decides?|decided|votes?|rules? on|judges?)
    who(?: is|[’']s| was) (?:really )?(?:to blame|at fault|guilty|responsible)|whose fault|votes? (?:on )?whether|sits? in judge?ment|(?:is|are|was|were|be|being) tried (?:for|by|before)|falsely accused|inquest|custody (?:battle|case|of)`,
  ),
  cue(
    'court',
    3,
    `
    accus(?:e|es|ed|ation|ations|ing)|court|judge|innocen(?:t|ce) (?:man|woman)|prove (?:her|his|their|my) innocence|wrongly|convicted|sentenced|death row|witness(?:es)?|law(?:suit)?|witch trial|inquisition|framed|cross-examin\\w+|justice
    blamed(?: for| by)?|blam(?:e|es|ing) (?:\\w+ ){1,3}for|to blame|before the (?:\\w+ )?(?:council|elders|judges?|court)|suspected of|(?:a|the|public) hearing(?! aid)|(?:must|has to|have to) answer for|appeals? against|decid(?:e|es|ing) the fate|should (?:the|a|an) \\w+ be (?:allowed|freed|banished|punished|spared|exiled)`,
  ),
  cue(
    'court',
    2,
    `guilty|innocen(?:t|ce)|confess(?:es|ion)?|charge[sd]?|contract|inheritance|legal|notary|unfairly|blame`,
  ),
]

/** What no game may have after “no crime”, “nobody dies”: the kinds it forbids. */
export const FORBIDDEN: readonly (readonly [RegExp, readonly GameKind[]])[] = [
  [/^(?:crimes?|criminals?|violence|villains?|detectives?|police)$/, ['mystery', 'heist']],
  [
    /^(?:murder\w*|kill\w*|death|deaths|dying|dies|die|dead|corpses?|bod(?:y|ies)|blood|myster(?:y|ies)|whodunn?its?|investigations?|clues?|suspects?|hurt|harmed|poison\w*)$/,
    ['mystery'],
  ],
  [
    /^(?:thefts?|thie(?:f|ves)|steal\w*|stolen|robber(?:y|ies)|robbed|robs?|heists?)$/,
    ['mystery', 'heist'],
  ],
  [
    /^(?:contests?|competitions?|compet\w+|rival(?:s|ry)?|winners?|winning|losers?|races?|tournaments?|sports?)$/,
    ['contest'],
  ],
  [
    /^(?:romance|romantic|love|dating|marriage|relationships?|kissing|weddings?)$/,
    ['relationship'],
  ],
  [/^(?:survival|zombies?|apocalypse|starvation|disasters?)$/, ['survival']],
  [/^(?:travel\w*|journeys?|quests?|trips?)$/, ['journey']],
  [/^(?:prisons?|escape\w*|mazes?|traps?)$/, ['escape']],
  [/^(?:courts?|trials?|lawyers?|judges?|lawsuits?|blam(?:e|ed|es|ing)|accus\w+)$/, ['court']],
]
