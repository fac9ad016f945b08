/** Landscapes, holy places, realms and what stands far away: `English|Chinese|Japanese|sort`. */
export const LAND_PLACES = `
hill,hillside,hilltop|山坡,小山,山丘,小山坡|丘,小山|mountain
slope,steep lane|坡道,坡路|坂,坂道|mountain
cliff,precipice|悬崖,断崖,峭壁|崖,断崖,絶壁|coast
ridge,mountain path|山脊,山路,山道|尾根,山道,山路,獣道|mountain
foot of the mountain|山脚,山脚下|麓,山のふもと,ふもと|mountain
mountain village|山寨,寨子,苗寨|山里,隠れ里|village
snowfield,glacier,icefield|雪原,冰川,冰原|雪原,氷河,氷原|snow
tundra,steppe,grassland,prairie|草原,大草原,苔原|草原,大草原,ツンドラ|snow
plain,plateau,highland|高原,平原|高原,平原,盆地|valley
meadow,pasture|草地,草甸|草地,草むら,牧草地|farm
field,wheat field,cornfield|田野,麦田,稻田,玉米地|畑,田んぼ,麦畑,田畑,野原|farm
rice paddy,rice terraces|梯田,水稻田|棚田,水田|farm
lavender field,sunflower field|花海,花田,薰衣草田,向日葵田,油菜花田|花畑,ひまわり畑,菜の花畑|farm
bamboo grove,peach grove|竹海,桃林,桃花林,梅林,桃花源|竹藪,梅林,桃源郷|forest
pine forest,birch forest|松林,白桦林,枫林|松林,白樺林|forest
primeval forest,rainforest|原始森林,雨林,热带雨林|原生林,熱帯雨林,樹海|forest
enchanted forest,dark forest|魔法森林,黑森林,迷雾森林|魔の森,迷いの森,魔法の森|forest
clearing,glade|林间空地|森の空き地|forest
vacant lot|空地|空き地,原っぱ|garden
orange grove,apple orchard|橘园,苹果园,桃园|みかん畑,りんご園,蜜柑山|farm
vegetable garden,herb garden|菜园,药园,菜地|野菜畑,家庭菜園,薬草園|farm
rose garden|玫瑰园|薔薇園,バラ園|garden
cherry avenue|樱花道,樱花树下|桜並木|garden
hedge maze|树篱迷宫|生け垣の迷路|maze
stream,brook,creek|小溪,溪流|小川,渓流,せせらぎ|water
riverbank,river bed|河岸,河滩|河原,川岸,土手,河川敷|water
great river|大江,长江,黄河|大河|water
river mouth,estuary,delta|入海口,河口|河口|coast
pond,lotus pond|池塘,荷塘,荷花池,鱼塘|池,蓮池,溜池|water
spring of water,fountain|喷泉,许愿池|泉,噴水|water
ferry landing,ford|渡口,津渡|渡し場,船着き場|water
dam,reservoir|水库,大坝|ダム,貯水池|water
sluice,waterway|水渠,水乡,水道|水路,用水路,堀|canal
marshland,bog|湿地,芦苇荡|湿地,葦原|water
mangrove|红树林|マングローブ|water
salt flat,salt lake|盐湖,盐滩,盐田|塩湖,塩田|desert
sand dune|沙丘|砂丘|desert
gobi,badlands|戈壁,戈壁滩|荒れ地,荒地|desert
gorge|大峡谷,一线天|峡谷,谷底|valley
crater|火山口,陨石坑|火口,クレーター|mountain
coral reef|珊瑚礁|珊瑚礁|coast
lagoon,bay,cove|海湾,潟湖|入り江,湾,内海|coast
strait|海峡|海峡|coast
headland|海角,岬角|岬|coast
tidal flat|滩涂,沙洲|干潟,砂州|coast
deep sea,trench of the sea|深海,海沟|深海,海溝|undersea
seabed palace,dragon palace|龙宫,水晶宫,海底龙宫|竜宮,竜宮城|undersea
underwater city,sunken city|海底城市,沉没之城,水下城市|海底都市,水没都市|undersea
archipelago|群岛,列岛|群島,列島,諸島|island
peninsula|半岛|半島|coast
treasure island|金银岛,宝岛|宝島|island
floating island,sky island|浮岛,空岛|浮島,浮遊島,空の島|air
fishing port,fishing harbour|渔港|漁港|port
shipyard|造船厂,船坞|造船所|port
wharf,quay|货运码头,渡轮码头|船だまり,岸壁|port
lighthouse island|灯塔岛|灯台島|lighthouse
weather station,signal station|气象站,气象台|測候所,気象台|mountain
power plant,nuclear plant|发电站,核电站|発電所,原発|work
oil rig|钻井平台|石油プラットフォーム|work
coal mine,gold mine|煤矿,金矿,矿洞|金山,銀山,坑道|mine
quarry|采石场|石切り場,採石場|work
porcelain kiln|窑厂,瓷窑,官窑|窯元,登り窯|work
paper mill,sawmill|造纸坊,锯木厂|紙漉き場,製材所|work
dye works,silk mill|染坊,织坊,丝厂,缫丝厂|製糸工場,紡績工場|work
steelworks,ironworks|钢铁厂|製鉄所|work
toy factory,chocolate factory|玩具厂,巧克力工厂|おもちゃ工場,チョコレート工場|work
junkyard,scrapyard|垃圾场,废品站,废品回收站|ごみ捨て場,廃品置き場,スクラップ置き場|work
slum|贫民窟,贫民区|スラム,貧民街|city
red-light district,chinatown|红灯区,唐人街|花街,歓楽街,中華街|city
old quarter,downtown|老城区,旧城区,老街区|下町,旧市街,繁華街|city
suburb,outskirts|郊外,郊区,城郊|郊外,町はずれ|city
new town,housing estate|小区,家属院,城中村,新村|住宅街,ニュータウン|city
ghost town,abandoned town|鬼城,鬼镇|ゴーストタウン,廃村|ruin
water town|江南水乡,水城|水の都,水郷|canal
ancient capital|古都,京城,都城,皇城|古都,王都,帝都|city
border town|边城,边陲小镇|国境の宿場|town
post station,post town|驿馆,驿镇|宿場,宿場町|inn
castle town|城下町|城下町|town
hot spring town|温泉小镇,温泉乡|温泉街,温泉町,湯治場|spa
mining town|矿镇|炭鉱町,鉱山町|town
port town,seaside town|海边小镇,港口小镇,海滨小城|港町,漁師町|port
canal town|运河小镇|運河の町|town
marketplace,town square|集镇广场,集市广场|門前町,広小路|city
arcade street|骑楼,骑楼老街|アーケード街,アーケード|city
underpass,subway tunnel|地下通道,地铁隧道|地下通路,ガード下|underground
flyover,footbridge|天桥,立交桥|歩道橋,高架下|city
sewer,sewers|下水道|下水道|underground
drawbridge,suspension bridge|吊桥,索桥,廊桥|吊り橋,跳ね橋|castle
stone bridge,covered bridge|石桥,石拱桥,断桥|石橋,太鼓橋|water
bridge head,under the bridge|桥头,桥洞|橋詰|water
watchtower|瞭望塔,烽火台,哨塔|見張り台,物見櫓,物見の塔|tower
great wall|长城|万里の長城|tower
moat,rampart|护城河|お堀|castle
castle tower|城楼,塔楼|天守閣,天守|castle
throne room,great hall|大殿,王座厅,金銮殿,朝堂|玉座の間,謁見の間|castle
inner palace,harem|后宫,冷宫,东宫|大奥,後宮|castle
treasury,treasure house|宝库,国库,藏宝阁|宝物庫,宝物殿,宝物館|room
torture chamber|刑房|拷問部屋|prison
gallows,scaffold of execution|刑场,断头台|刑場,処刑場,処刑台|prison
battlefield,front line|战场,前线,沙场|戦場,前線|camp
trench,barracks,camp of soldiers|战壕,军营,兵营|塹壕,兵舎,陣営|camp
prison island,labour camp|监狱岛,劳改营,集中营|監獄島,収容所,流刑地|island
ashram,hermitage|茅庐,草庐,隐居处|庵,草庵,隠れ家|holy
hideout,secret base|藏身处,贼窝,秘密基地|アジト,秘密基地|cottage
pirate haven|海盗湾,海盗窝|海賊島|island
buddhist temple,zen temple|禅寺,佛寺,古刹|禅寺,山寺,古刹|holy
pagoda|宝塔,佛塔|五重塔,仏塔|holy
main hall of a temple|大雄宝殿,藏经阁,佛堂|本堂,お堂,仏堂|holy
earth god temple,village shrine|土地庙,城隍庙,山神庙,妈祖庙|祠,ほこら,地蔵堂,稲荷神社|holy
torii path,shrine steps|鸟居下|参道,境内,石段|holy
mosque,synagogue|清真寺|モスク|holy
confessional,bell tower|告解室,钟塔|告解室,鐘楼,鐘つき堂|holy
catacomb,catacombs|地下墓穴,墓穴,墓室|地下墓地,カタコンベ|underground
imperial tomb,burial mound|皇陵,地宫,坟山,乱葬岗|王墓,王家の墓,塚|grave
stone circle|巨石阵|環状列石,ストーンサークル|grave
lost city,ancient city|失落之城,古城遗址,地下城|失われた都市,地下都市|ruin
archaeological site,dig site|考古现场,发掘现场|発掘現場|ruin
capital,imperial capital|首都|首都|city
duchy,principality|公国|公国|kingdom
republic,federation|共和国,联邦|共和国,連邦|kingdom
magic kingdom,fairy kingdom|魔法王国,精灵王国|魔法王国,妖精の国|kingdom
dream world,dreamland|梦境世界,梦中世界|夢の世界,夢の国|realm
mirror world|镜中世界,镜子世界|鏡の国,鏡の世界|realm
painted world|画中世界|絵の中の世界|realm
game world,virtual world|游戏世界,虚拟世界|ゲームの世界,仮想世界,仮想空間|realm
cultivation world,martial world|修仙界,仙界,魔界,妖界|仙界,魔界,妖怪の里|realm
spirit world,afterlife|灵界,冥府,奈何桥,黄泉,忘川|霊界,黄泉,黄泉の国,三途の川|realm
demon castle|魔王城|魔王城|castle
cloud city,sky castle|云端城市,天空之城|天空の城|air
parallel city|镜城|裏の世界|realm
galaxy,nebula|银河系,星云|銀河系,星雲|space
asteroid|小行星|小惑星|space
space colony,orbital station|太空殖民地,轨道站|宇宙コロニー,スペースコロニー|space
lunar city,moon town|月球城市,月球背面|月面都市|planet
black hole|黑洞|ブラックホール|space
jupiter,saturn,venus|木星,土星,金星|木星,土星,金星|planet
airfield,launch site|发射场,发射基地|発射場,飛行場|station
control tower|控制塔|管制塔|station
server room,data centre,data center|数据中心,服务器机房|サーバールーム|room
everest,mount fuji|珠穆朗玛峰,富士山|富士山,エベレスト|mountain
himalayas,alps|喜马拉雅,阿尔卑斯山|ヒマラヤ,アルプス|mountain
tibet,lhasa|西藏,拉萨|チベット|mountain
dunhuang,mogao caves|敦煌,莫高窟|敦煌|desert
chang'an|长安,长安城,汴京,洛阳|長安|city
edo|江户|江戸,江戸の町,大江戸|city
hokkaido,okinawa|北海道,冲绳|北海道,沖縄,札幌|realm
nara,kamakura|奈良,镰仓|奈良,鎌倉|city
jiangnan,suzhou,hangzhou|江南,苏州,杭州,西湖|蘇州,杭州|canal
chengdu,chongqing|成都,重庆|成都,重慶|city
taipei|台北|台北|city
seoul|首尔|ソウル|city
vienna,berlin,prague|维也纳,柏林,布拉格|ウィーン,ベルリン,プラハ|city
istanbul,cairo|伊斯坦布尔,开罗|イスタンブール,カイロ|city
moscow,siberia|莫斯科,西伯利亚|モスクワ,シベリア|city
iceland,greenland|冰岛,格陵兰|アイスランド,グリーンランド|snow
africa,amazon|非洲,亚马逊|アフリカ,アマゾン|realm
sahara|撒哈拉,撒哈拉沙漠|サハラ砂漠|desert
atlantis|亚特兰蒂斯|アトランティス|undersea
silk road|丝绸之路,丝路|シルクロード|desert
train yard,railway depot|车辆段,机务段|操車場|station
toll gate|收费站|料金所|road
mountain hut,mountain lodge|山间小屋,守林小屋|山荘,ヒュッテ|mountain
summer house,seaside villa|海边别墅,湖边小屋|海の家,避暑地|manor
farm road,country lane|乡间小路,田埂|田舎道,あぜ道|village
countryside|乡下,乡村,农村|田舎,農村|village
hometown|故乡,老家,家乡|故郷,ふるさと,里|town
street corner|街角,街口,巷口|街角,曲がり角|city
attic window,window seat|窗边,窗台|窓辺,窓際|room
`
