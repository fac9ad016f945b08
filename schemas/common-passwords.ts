/** Is it a password that anybody who guesses begins with? Nothing leaves the machine for it. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.normalize('NFC').toLowerCase())

// The first of the list of zxcvbn (Dropbox, MIT) that the product's length allows, and what is common in China and Japan.
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 111111 000000 222222 333333 444444 555555
666666 777777 888888 999999 121212 123123 123321 112233 159753 147258 147258369 102030 11111111 00000000 88888888
66666666 123456a a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh
asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx abcdef abcdefg abc123 abcd1234 aaaaaa password password1 password12
password123 passw0rd p@ssw0rd p@ssword pass1234 iloveyou letmein welcome welcome1 admin123 administrator monkey dragon
football baseball princess sunshine superman batman shadow master michael trustno1 starwars whatever freedom computer
internet samsung google changeme default secret login123 test123 test1234 testtest woaini woaini1314 5201314 woaini520
sakura doraemon 696969 mustang 7777777 fuckyou jordan jennifer 123qwe killer hunter harley buster andrew soccer tigger
charlie robert thomas fuckme ranger daniel hockey george michelle jessica asshole pepper klaster joshua maggie ginger
131313 amanda ashley cheese nicole summer matthew chelsea dallas biteme matrix william yankees taylor corvette austin
access martin heather thunder merlin diamond anthony hammer fucker 1234qwer silver gfhjkm justin patrick richard
bailey samantha golfer scooter orange cookie q1w2e3r4t5 maverick jackson sparky phoenix mickey bigdog snoopy guitar
chicken morgan andrea camaro mercedes peanut ferrari falcon cowboy steelers smokey joseph dakota melissa arsenal
boomer eagles tigers marina nascar booboo gateway yellow porsche monster spider diablo hannah bulldog junior london
purple compaq lakers iceman qwer1234 hardcore cowboys banana ncc1701 boston brandon tennis johnny miller coffee scooby
123654 edward nikita yamaha mother barney brandy chester fuckoff oliver charles player knight forever steven rangers
midnight chicago bigdaddy redsox victoria badboy please fender jasper slayer rabbit natasha rachel marine bigdick
wizard marlboro raiders prince casper fishing flower crystal jasmine iwantu panties adidas winter winner gandalf
ghbdtn angela golden lauren cocacola jordan23 winston madison angels panther blowme sexsex bigtits spanky shannon
sophie johnson asdfasdf thx1138 toyota murphy canada danielle 12344321 blowjob 8675309 jonathan muffin liverpoo cooper
apples dennis jackie sandra pokemon 123abc slipknot carlos qazxsw scorpion qwaszx nathan butter startrek rainbow
newyork redskins gemini cameron florida liverpool turtle nicholas wilson sierra viking booger butthead doctor rocket
159357 victor dolphins captain bandit jaguar packers pookie peaches 789456 dolphin helpme tucker theman maxwell
tiffany jeremy qwertyui shithead debbie albert lovers maddog monica united giants nirvana metallic hotdog rosebud
mountain benjamin warrior stupid elephant suckit success bond007 jackass bonnie alexis scorpio samson q1w2e3 azerty
rush2112 driver freddy willie calvin sydney gators dexter red123 123456q 12345a creative voodoo arthur trouble america
nissan gunner stella rebecca garfield gordon jessie bullshit parker asdfghjk fucking apollo 1qazxsw2 eminem december
legend airborne beavis august brooklyn godzilla skippy 4815162342 kitten shelby beaver phantom nothing asdasd williams
xavier braves darkness blink182 travis copper platinum qweqwe tomcat 01012011 bigboy animal police online 11223344
voyager lifehack 12qwaszx sniper 315475 trinity walter blazer heaven snowball playboy loveme bubbles hooters cricket
marvin willow donkey topgun nintendo family saturn november destiny gabriel pakistan pumpkin digital sergey redwings
explorer chance private runner therock guinness lasvegas beatles 789456123 cassie christin celtic asdf1234 andrey
broncos 007007 babygirl nelson donald eclipse fluffy louise cartman michigan carolina testing little samuel alexande
birdie pantera cherry gibson sharon vampire mexico dickhead buffalo genius montana minecraft maximus flyers school
lovely stalker metallica doggie carter kristina kimberly spencer snickers barbara speedy sabrina carmen marcus bronco
lol123 friends paradise yankee horses magnum dreams caroline lacrosse goober enigma member qwertyu scotty pimpin
bollocks surfer poohbear genesis asd123 qweasdzxc racing friend hello1 hawaii eagle1 october vanessa poopoo einstein
boobies 12345q stanley walker bitches drowssap courtney simple stephen badger alaska action denise jester drummer
111222 spitfire patricia forest maryjane champion diesel svetlana friday gregory pamela hotrod anderson lucky1
westside douglas security badass tester shorty thumper hitman mozart general zaq12wsx reddog 010203 alexander melanie
lizard 123456789a ruslan vincent 1232323q scarface teresa 147852 marshall a12345 olivia buddha veronica 420420 frankie
spirit money1 stargate antonio qwe123 naruto mercury natalie liberty 12345qwert semperfi suzuki popcorn spooky marley
system brittany scotland claudia cherokee vikings simpsons rascal leslie qweasd hummer loveyou michael1 patches
allison adrian russia jupiter penguin passion cumshot howard vfhbyf vladimir franklin sandman passport raider bastard
123789 infinity assman bulldogs fantasy sucker 1234554321 horney domino budlight disney norman ironman usuckballz1
softball francis bishop brutus jeffrey redrum bigred brooke mnbvcxz fktrcfylh karina marines digger ireland kawasaki
cougar fireman oksana college russell alicia houston monday bradley justice nigger wildcats tinker logitech duncan
dancer swordfis avalon everton reggie alexandr motorola timothy patriots hentai madonna claire pussy1 eugene ducati
colorado connor indian kermit juventus galore smooth freeuser warcraft simpson boogie titanic wolverin elizabet
arizona valentin georgia saints accord baxter denver mitchell christ yfnfif stinky zachary roland brenda spiderma
naughty chopper hello123 ncc1701d extreme skyline virginia zombie pearljam 123qweasd froggy awesome vision pirate
fylhtq alyssa dreamer bullet predator empire 123123a kirill charlie1 people panthers skipper nemesis rasdzv3 peekaboo
rolltide alison american cardinal arnold psycho danger mookie happy1 wanker chevelle manutd goblue 9379992 hobbes
vegeta fyfcnfcbz 852456 picard burton 159951 windows loverboy victory vfrcbv bambam serega 123654789 turkey tweety
galina hiphop rooster berlin taurus suckme polina electric ronald avatar 134679 maksim raptor alpha1 hendrix newport
bigcock kenneth brazil spring a1b2c3 madmax england france britney sublime darkside bigman wolfpack classic hercules
lawrence lincoln ronaldo letmein1 741852963 spiderman blizzard 123456789q cheyenne cjkysirj tiger1 wombat bubba1
raymond brother kristen pandora zxc123 holiday simone wildcat devils kramer alabama 147852369 caesar basketball buddy1
sterling bondage carrie pussycat pickle shaggy sports catch22 leather chronic a1b2c3d4 flowers robbie qqq111 qaz123
perfect gracie airplane kodiak freepass billybob sunset katana chocolat snowman angel1 stingray firebird wolves
zeppelin detroit garcia pontiac gundam panzer vagina fisher pretty outlaw connie business trevor redhead tarheels
greenday nastya 01011980 hardon engineer savage dragon1 hellfire serenity service michele fireball lickme miranda
darkstar 1029384756 mustang1 remember harvey 124578 strike beauty freddie pavilion 01012000 bobafett dbrnjhbz bigmac
bowling chris1 clinton ytrewq future wallace harrison natali pyramid dodgers apache swimming morris whynot trooper
fuckit defender precious 135790 packard weasel popeye lucifer cancer icecream 142536 stewart swordfish tanner presario
viktor rockstar blonde manager cheryl norton james1 control wutang julian atlanta airforce thailand casino looking
lennon 741852 hacker bluebird hawkeye 456123 theone catfish elaine sailor goldfish dustin nfnmzyf tattoo design
pervert barbie maxima roscoe nipples machine trucks herman wrangler tornado lights cadillac bubble pegasus madman
longhorn philip browns target orlando 666999 stefan qazwsx123 microsoft dilbert christia baller winnie cannon lesbian
shooter xfiles street seattle qazqaz cthutq amateur prelude corona freaky malibu 123qweasdzxc assassin 246810 atlantis
integra pussies iloveu regina lonewolf dragons monkey1 unicorn software bobcat stealth kristin stacey peewee openup
753951 student srinivas angelina newton leonardo zaqwsx valentina shotgun lolita trigger athena veronika bruins coyote
babydoll country dollar lestat rocky1 hottie random butterfly potter wordpass smiley sweety chipper samurai devildog
valerie maddie soso123aljg powers mistress freedom1 flipper express hjvfirf cessna piglet goldie polaris teacher
montreal cookies father wolfgang scully fatboy ladies wicked tickle dfvgbh castle foobar transam single fetish oicu812
basketba toshiba hotstuff jasmin sunday gambit ronnie 31415926 impala birthday stephani jessica1 hooker lancer knicks
shamrock fuckyou2 stinger savannah 314159 kathleen roberto redneck benson deftones squirt siemens blaster goldberg
trucker alfred subaru renegade shelly ibanez manson swinger reaper blondie cristina hamilton mylove minnie lindsay
galaxy farmer gloria blahblah dudley special enterpri travel 1234abcd babylon5 indiana skeeter master1 ficken bigone
sweetpea fucked trfnthbyf curtis freeman marino escort smitty bigfoot joanne larisa trumpet spartan valera tristan
babylon asdfghj sister yankees1 bigboobs stormy mister hamlet aardvark butterfl marathon andreas paladin cavalier
manchester skater napoleon indigo hornet buckeyes 01011990 indians karate wonder hesoyam pierre jerome toronto holland
diamonds aurora chiefs buckeye 1qaz2wsx3edc sweetie highland hotsex charger redman elizabeth chandler brandi passwor
maiden griffin drpepper campbell monika leonard pornstar autumn bernie garden 12345678910 pencil millie sherlock
timber thuglife insane jungle mariah jesus1 aragorn 1a2b3c hamster david1 audrey triumph techno lollol sidney pioneer
catdog sophia 321654 fktrctq morpheus 141627 pascal sampson shadow1 island hobbit wetpussy erotic consumer blabla
justme stones marion chrissy spartak goforit burger pitbull adgjmptw kelsey nadine italia barcelona harold hunting
kaiser artist colors martha german sammie kissme virgin nicolas overlord isabella pebbles sundance emerald callie
isabelle racecar germany element 1478963 zipper alpine basket goddess poison shirley change nipple wesley chichi
huskers christy marcel pussys q12345 ultimate ncc1701e blackie inside nicola rommel matthew1 caserta geronimo watson
sergio sammy1 trojan 123qwe123 philips nugget tarzan chicks aleksandr bassman warren trixie sherry manuel portugal
webster anakin dodger bomber superfly madness michel global q1w2e3r4t5y6 123asd yvonne fatcat ybrbnf florence soldier
energy warlock wrinkle1 desire bianca sexual martina seminole alejandr 951753 11235813 westham andrei concrete hector
harris margaret access14 bernard letmein2 ladybug network christop trombone history tintin sherman bluesky rhbcnbyf
qazxswedc pleasure christian cotton onelove cdtnkfyf january vfvjxrf lindsey titans stallion holden archie brianna
singer hansolo blue22 natalia angelo smiles phillip joanna beagle panama kingkong flatron inferno mongoose connect
poiuyt snatch qawsed blessed rocker dominic snakes personal bluemoon sex4me finger jamaica a1234567 alberto mulder
beetle forget fuckyou1 passat immortal plastic 123454321 anthony1 whiskey dietcoke spunky giovanni magic1 monitor
cactus exigen markus patton planet ripper spyder apple1 nolimit abigail daniela katrina waters morrison hollywoo
sticky trunks 1234321 always mission 14789632 clifford pickles fernando holmes sailing bonehead ghbdtnbr million
darren newman charlott rubber 911911 112358 molly1 yomama hongkong jumper william1 sylvia ilovesex faster unreal
cumming bertha memphis maurice 1123581321 nylons rodney kennedy legion sebastia shalom pentium geheim brooks werewolf
funtime ferret kingdom curious graham 555666 niners milton cantona sprite philly pacific pirates abgrtyu gilbert
lollipop french palmer eternity office boeing super123 sweets sheila cooldude tottenha africa green1 jackoff monique
anything foster stocking columbia 7895123 moomoo martini tracey biscuit drizzt colt45 camera isabel fossil robinson
makaveli snapper satan666 solomon maniac salmon patriot verbatim jersey shasta asdzxc standard shaved blackcat
raistlin qwerty12345 punkrock infantry cjkywt 01012010 gerald waterloo clayton crimson dillon twister oxford ricardo
serena musicman seinfeld flight maxine biggie silvia condor colleen ravens megadeth wolfman cosmos sharks banshee
keeper foxtrot gn56gn56 damien skywalke velvet black1 sesame garrett squirrel privet sunrise wolverine roxanne legolas
grendel western carrot frosty lvbnhbq herbert blades marlin stardust qazwsxed 121314 coolio brownie butler helena
groovy twilight trains daytona mollie vanhalen pikachu peanuts licker hershey jericho intrepid 1234567a zaq123 search
lobster goblin bottom punisher strider shogun kansas murray suzanne darwin amadeus seven7 jason1 neptune showtime
support muscle oldman ekaterina rfrfirf getsome showme 111222333 obiwan skittles whitney english tanker maestro
capital tarheel thanks anubis hannibal newlife gothic fighter blue123 brendan 123456z princes thunder1 sabine evelyn
preston 1q2w3e4r5t6y python mirage clover richie tequila chelsea1 surfing delete potato review chubby panasonic
sandiego porter portland bentley baggins penelope fusion derrick sooners blackdog harmony buttons malcolm californ
moscow playtime mature safety 1a2b3c4d dagger stimpy christine lester asdf123 turner gangster warriors iverson
chargers byteme swallow liquid lucky7 dingdong nymets cracker mushroom 456852 crusader mobile bigguy dkflbvbh bugger
nimrod anastasia tazman stranger newpass doodle monroe powder volume archer collins gotcha battle guardian dublin
miguel masters slapshot septembe stuart 147896325 pepsi1 milano grizzly woody1 knights photos janice angelica scarlett
damian nookie charly lorenzo rammstein brasil 123321123 scruffy munchkin poopie 123098 camille kittycat latino
santiago walnut thegame gerard viper1 1passwor kolobok picasso robert1 barcelon bananas trance auburn coltrane eatshit
goodluck starcraft wheels parrot postal dorothy blackman wisdom gorilla tamara quality katerina engine pass123 andrew1
shaney14 dumbass cassidy osiris fuck_inside oakland luther discover ranger1 spanking lonestar meridian bender heather1
dookie stonecol megaman bridge 192837465 rjntyjr ledzep violet madrid lowrider 25802580 richard1 firefly alexandra
phoebe griffey racerx paradox ghjcnj beautiful gangsta zaq1xsw2 tacobell weezer sirius halflife buffett shiloh
123698745 vertigo sergei loving aliens carson sobaka catalina keyboard kangaroo sinner soccer1 0.0.000 bonjour
socrates chucky thompson hotboy cynthia hoover sprint sarah1 finish scarlet celica shazam formula1 stevie sommer
frances trebor qwerasdf national mailcreated5240 bollox asshole1 fuckface elwood honda1 lorraine rebels vacation
lexmark melvin penguins 12369874 ragnarok formula 258456 claude tempest vfhecz tacoma qwertz colombia flames rockon
prodigy wookie sebastian dodgeram mustangs 123qaz sithlord smoker server incubus window scoobydo oblivion molson
kitkat mystery titleist rescue magnolia zxcv1234 carpet director richmond melinda celeste lawyer bigballs tardis
jimbob xanadu bobbie blueeyes shaman mersedes pooper pussy69 wright golfing hearts garbage sheena ashton mallard
12312312 kenwood springer patrick1 cowboys1 oracle lizzie 123zxc nuttertools martinez 102938 topper janine roberts
imagine elliott 1122334455 shemale sleepy gremlin yourmom 123987 gateway1 imperial printer monkeys grateful peterpan
hudson kingston cooler analsex pa55word gillian asterix freckles esther birdman frank1 defiant aussie margarita
blondes donnie tatyana 445566 bridget aspirine mariners jackal tobias deadhead katrin research rootbeer weather
frogger israel children forgot stephanie frederic scooter1 account noodles thomas1 parola shaolin willis celine palace
11112222 plymouth nellie creampie santos justdoit rogers ohyeah fatass assfuck amazon 1234567q laurie kisses ludwig
magnus nopass deanna 987456 6751520 harley1 putter champs massive spidey lightnin camelot letsgo gizmodo aezakmi
caliente tatiana broken goodtime thankyou raiders1 brucelee redalert aquarius 456654 catherin smokin mypass payton
lonely active astros roller porkchop sapphire shopping qwert123 kevin1 a1s2d3f4 beckham temple marian atomic rusty1
marvel vanilla qazwsxedcrfv unknown fletcher hunter1 kaktus cxfcnmt blacky 753159 elvis1 aggies blackjac picture
bangkok sooner hastings scream 123321q iforgot power1 myself kasper judith buster1 slappy shitty veritas chevrole
amber1 01012001 painter amsterdam kristi jammer primus spectrum valley ernest eduard granny horny1 sasha1 clancy
usa123 diamond1 hitler avenger spankme 123456qwerty smudge scrappy melody atlantic beatrice labrador john316 harder
southern syracuse front242 falcons rosemary husker candyman commando sanchez pacman delta1 center pancho krishna
darling fatman elijah throat clitoris pineappl lesbians lemons 8j4ye3uz kelley barkley vulcan punkin odessa celtics
method monopoly flyboy romashka hamburg 123456aa gangbang 223344 area51 spartans bennett aaa111 tricky snuggles anders
annette homerun vectra homer1 charlotte hermes grover topcat vivian cuddles carolyn infiniti 1234567890q cosworth
hayden forrest goodbye billie jeremiah phoenix1 killer1 ivanov bossman qawsedrf peugeot exigent doberman pauline
durango brandon1 plumber telefon franco horndog emmanuel laguna rbhbkk webmaster breeze porsche9 beefcake reality
leopard redbull oscar1 dalton shelley topdog godsmack theking omega1 speaker strong viktoria fuckers bowler starbuck
gjkbyf hungry content valhalla anarchy blacks herbie kingpin writer starfish clarence loveit achilles 906090 labtec
ncc1701a fitness jordan1 brando arsenal1 kicker napass desert sailboat bohica tractor hidden muppet jackson1 jimmy1
terminator phillies kentucky pa55w0rd terror farside caitlin swingers legacy ramona frontier butthole amelia doughboy
jrcfyf tuesday matilda september sabbath daniel1 nebraska homers qwertyuio azamat fallen maryland oakley agent007
oklahoma striker camels iguana looker pinkfloy moloko double qwerty123456 dannyboy luckydog 789654 rhonda pistol
whocares charmed skiing select studio franky houses elliot javier nathalie daniil conrad command vladik vfrcbvrf
stoner ihateyou nevada moneys vkontakte mandingo puppies california 666777 mystic maynard zidane eileen kotenok tyrone
dilligaf budman bunghole zvezda 123457 jennie triton golfball technics carlton trojans rafael church laptop rookie
01011991 15426378 aberdeen gustav jethro enterprise escape stripper filter hurrican rfnthbyf lespaul gizmo1 central
132435 dthjybrf belinda 1366613 handsome excalibu 963852 nofear momoney possum cutter bigger brothers bethany oilers
randall moocow cupcake gbpltw batman1 splash svetik leader super1 soleil bogdan melissa1 vipers babyboy tdutybq
lancelot sabina ccbill keystone passwort juliet russian madden flamingo australia firefox marilyn dogman vortex noodle
raven1 zaphod killme verona pokemon1 babies coolman danila designer skinny kamikaze deadman attack gopher doobie
somethin reagan warhammer bradford deeznuts freaks engage chevy1 steve1 torres apollo13 poncho hammers azsxdc dracula
000007 bitch1 deskjet cancel macdaddy mighty rangers1 oregon manchest hilton sterlin marissa casey1 justine michaela
dawson fabian meatball mailman sinatra columbus cthulhu summer1 grandma bubbas cartoon bicycle bryant eatpussy
truelove sentinel tolkien breast capone lickit summit 123456k peter1 hailey daisy1 beverly kitty1 julius universe
123456789z meghan crazy1 jamesbon texas1 kathryn eleven sexygirl 362436 miracle bowser billyboy redhot traffic
microsof microlab military daddy1 rockets iloveyo fernand gordon24 cutlass function polska star69 titties pantyhos
01011985 sweden conner lifetime thekid theodore aikido gofish mayday bloody 1234qwe market bonita anfield lansing
elvira scotch catman 73501505 hustler hayley dfkthbz peters passwor1 jenny1 azsxdcfv cheers irish1 gabrie tinman
orioles scottie charlton fortuna santana 01011970 airbus station rustam xtreme bigmoney zxcasd retard fatima grumpy
huskies boxing 4runner selena kelly1 ultima warlord fordf150 oranges rotten asdfjkl superstar denali terminal sultan
bikini saratoga figaro sixers wildfire vladislav gretchen 128500 hollywood sparta kristy mayhem wilbur greenbay chewie
music1 number1 cancun models running marlene mellon trinidad poiuytrewq cloud9 crunch fashion bigtime chicken1 piccolo
bigbird 321654987 billy1 01011981 miriam maradona sandro chester1 bizkit rjirfrgbde 789123 rightnow jasmine1 hyperion
hansen natural treasure meatloaf armani rovers jarhead 01011986 cruise emerson coconut dragoon utopia davids revenge
catherine rfhbyf reebok charli giorgi sticks camilla sayang exodus japanese anaconda zaqxsw illini chanel christopher
woofwoof emily1 sandy1 memory packer poontang govols tomato richards beaner cooter creamy lionking happy123 quincy
movies deborah albatros poodle kenworth dinosaur greens happyday eeyore adriana tsunami cabbage holyshit turkey50
hopper memorex chaser bogart orgasm chocolate flying tommy1 volley whisper knopka ericsson walleye 321123 pepper1
katie1 chickens tyler1 corrado twisted 100000 clemson zxcasdqwe tootsie milana zenith fktrcfylhf shania romance frisco
jensen profit polniypizdec0211 crazybab sherwood positive junebug fugazi science rereirf vfvekz sausage vfczyz comics
koshka clapton madeline theresa justin1 anhyeuem condom hardrock skywalker tundra roberta february gringo marcos
rachael werner 150781 harper vitalik aspire stocks samsung1 coleman applepie abc12345 gandalf1 johanna pillow sparkle
gmoney nobody fingers rockhard lucky13 better samiam everest hellyeah bigsexy davidson skorpion rfrnec ingrid hedgehog
australi candle slacker voyeur jazzman america1 bobby1 br0d3r steele wolfie vfksirf valeria 1qa2ws3ed 13243546 fright
yosemite kirsten karolina barsik cheetah baddog deniska marisa starship bootie milena lillian salvador hithere
greatone 50cent 0.0.0.000 albion amanda1 cecilia admiral stolen midget vernon maxell fuckin football1 cyclone freeporn
rupert nikola bonsai kenshin slider balloon`.split(/\s/),
)
