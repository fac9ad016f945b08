/** Landscapes, holy places, realms and what stands far away: `English|Chinese|Japanese`. */
export const LAND_PLACES = `
hill,hillside,hilltop|山坡,小山,山丘,小山坡|丘,小山
slope,steep lane|坡道,坡路|坂,坂道
cliff,precipice|悬崖,断崖,峭壁|崖,断崖,絶壁
ridge,mountain path|山脊,山路,山道|尾根,山道,山路,獣道
foot of the mountain|山脚,山脚下|麓,山のふもと,ふもと
mountain village|山寨,寨子,苗寨|山里,隠れ里
snowfield,glacier,icefield|雪原,冰川,冰原|雪原,氷河,氷原
tundra,steppe,grassland,prairie|草原,大草原,苔原|草原,大草原,ツンドラ
plain,plateau,highland|高原,平原|高原,平原,盆地
meadow,pasture|草地,草甸|草地,草むら,牧草地
field,wheat field,cornfield|田野,麦田,稻田,玉米地|畑,田んぼ,麦畑,田畑,野原
rice paddy,rice terraces|梯田,水稻田|棚田,水田
lavender field,sunflower field|花海,花田,薰衣草田,向日葵田,油菜花田|花畑,ひまわり畑,菜の花畑
bamboo grove,peach grove|竹海,桃林,桃花林,梅林,桃花源|竹藪,梅林,桃源郷
pine forest,birch forest|松林,白桦林,枫林|松林,白樺林
primeval forest,rainforest|原始森林,雨林,热带雨林|原生林,熱帯雨林,樹海
enchanted forest,dark forest|魔法森林,黑森林,迷雾森林|魔の森,迷いの森,魔法の森
clearing,glade|林间空地|森の空き地
vacant lot|空地|空き地,原っぱ
orange grove,apple orchard|橘园,苹果园,桃园|みかん畑,りんご園,蜜柑山
vegetable garden,herb garden|菜园,药园,菜地|野菜畑,家庭菜園,薬草園
rose garden|玫瑰园|薔薇園,バラ園
cherry avenue|樱花道,樱花树下|桜並木
hedge maze|树篱迷宫|生け垣の迷路
stream,brook,creek|小溪,溪流|小川,渓流,せせらぎ
riverbank,river bed|河岸,河滩|河原,川岸,土手,河川敷
great river|大江,长江,黄河|大河
river mouth,estuary,delta|入海口,河口|河口
pond,lotus pond|池塘,荷塘,荷花池,鱼塘|池,蓮池,溜池
spring of water,fountain|喷泉,许愿池|泉,噴水
ferry landing,ford|渡口,津渡|渡し場,船着き場
dam,reservoir|水库,大坝|ダム,貯水池
sluice,waterway|水渠,水乡,水道|水路,用水路,堀
marshland,bog|湿地,芦苇荡|湿地,葦原
mangrove|红树林|マングローブ
salt flat,salt lake|盐湖,盐滩,盐田|塩湖,塩田
sand dune|沙丘|砂丘
gobi,badlands|戈壁,戈壁滩|荒れ地,荒地
gorge|大峡谷,一线天|峡谷,谷底
crater|火山口,陨石坑|火口,クレーター
coral reef|珊瑚礁|珊瑚礁
lagoon,bay,cove|海湾,潟湖|入り江,湾,内海
strait|海峡|海峡
headland|海角,岬角|岬
tidal flat|滩涂,沙洲|干潟,砂州
deep sea,trench of the sea|深海,海沟|深海,海溝
seabed palace,dragon palace|龙宫,水晶宫,海底龙宫|竜宮,竜宮城
underwater city,sunken city|海底城市,沉没之城,水下城市|海底都市,水没都市
archipelago|群岛,列岛|群島,列島,諸島
peninsula|半岛|半島
treasure island|金银岛,宝岛|宝島
floating island,sky island|浮岛,空岛|浮島,浮遊島,空の島
fishing port,fishing harbour|渔港|漁港
shipyard|造船厂,船坞|造船所
wharf,quay|货运码头,渡轮码头|船だまり,岸壁
lighthouse island|灯塔岛|灯台島
weather station,signal station|气象站,气象台|測候所,気象台
power plant,nuclear plant|发电站,核电站|発電所,原発
oil rig|钻井平台|石油プラットフォーム
coal mine,gold mine|煤矿,金矿,矿洞|金山,銀山,坑道
quarry|采石场|石切り場,採石場
porcelain kiln|窑厂,瓷窑,官窑|窯元,登り窯
paper mill,sawmill|造纸坊,锯木厂|紙漉き場,製材所
dye works,silk mill|染坊,织坊,丝厂,缫丝厂|製糸工場,紡績工場
steelworks,ironworks|钢铁厂|製鉄所
toy factory,chocolate factory|玩具厂,巧克力工厂|おもちゃ工場,チョコレート工場
junkyard,scrapyard|垃圾场,废品站,废品回收站|ごみ捨て場,廃品置き場,スクラップ置き場
slum|贫民窟,贫民区|スラム,貧民街
red-light district,chinatown|红灯区,唐人街|花街,歓楽街,中華街
old quarter,downtown|老城区,旧城区,老街区|下町,旧市街,繁華街
suburb,outskirts|郊外,郊区,城郊|郊外,町はずれ
new town,housing estate|小区,家属院,城中村,新村|住宅街,ニュータウン
ghost town,abandoned town|鬼城,鬼镇|ゴーストタウン,廃村
water town|江南水乡,水城|水の都,水郷
ancient capital|古都,京城,都城,皇城|古都,王都,帝都
border town|边城,边陲小镇|国境の宿場
post station,post town|驿馆,驿镇|宿場,宿場町
castle town|城下町|城下町
hot spring town|温泉小镇,温泉乡|温泉街,温泉町,湯治場
mining town|矿镇|炭鉱町,鉱山町
port town,seaside town|海边小镇,港口小镇,海滨小城|港町,漁師町
canal town|运河小镇|運河の町
marketplace,town square|集镇广场,集市广场|門前町,広小路
arcade street|骑楼,骑楼老街|アーケード街,アーケード
underpass,subway tunnel|地下通道,地铁隧道|地下通路,ガード下
flyover,footbridge|天桥,立交桥|歩道橋,高架下
sewer,sewers|下水道|下水道
drawbridge,suspension bridge|吊桥,索桥,廊桥|吊り橋,跳ね橋
stone bridge,covered bridge|石桥,石拱桥,断桥|石橋,太鼓橋
bridge head,under the bridge|桥头,桥洞|橋詰
watchtower|瞭望塔,烽火台,哨塔|見張り台,物見櫓,物見の塔
great wall|长城|万里の長城
moat,rampart|护城河|お堀
castle tower|城楼,塔楼|天守閣,天守
throne room,great hall|大殿,王座厅,金銮殿,朝堂|玉座の間,謁見の間
inner palace,harem|后宫,冷宫,东宫|大奥,後宮
treasury,treasure house|宝库,国库,藏宝阁|宝物庫,宝物殿,宝物館
torture chamber|刑房|拷問部屋
gallows,scaffold of execution|刑场,断头台|刑場,処刑場,処刑台
battlefield,front line|战场,前线,沙场|戦場,前線
trench,barracks,camp of soldiers|战壕,军营,兵营|塹壕,兵舎,陣営
prison island,labour camp|监狱岛,劳改营,集中营|監獄島,収容所,流刑地
ashram,hermitage|茅庐,草庐,隐居处|庵,草庵,隠れ家
hideout,secret base|藏身处,贼窝,秘密基地|アジト,秘密基地
pirate haven|海盗湾,海盗窝|海賊島
buddhist temple,zen temple|禅寺,佛寺,古刹|禅寺,山寺,古刹
pagoda|宝塔,佛塔|五重塔,仏塔
main hall of a temple|大雄宝殿,藏经阁,佛堂|本堂,お堂,仏堂
earth god temple,village shrine|土地庙,城隍庙,山神庙,妈祖庙|祠,ほこら,地蔵堂,稲荷神社
torii path,shrine steps|鸟居下|参道,境内,石段
mosque,synagogue|清真寺|モスク
confessional,bell tower|告解室,钟塔|告解室,鐘楼,鐘つき堂
catacomb,catacombs|地下墓穴,墓穴,墓室|地下墓地,カタコンベ
imperial tomb,burial mound|皇陵,地宫,坟山,乱葬岗|王墓,王家の墓,塚
stone circle|巨石阵|環状列石,ストーンサークル
lost city,ancient city|失落之城,古城遗址,地下城|失われた都市,地下都市
archaeological site,dig site|考古现场,发掘现场|発掘現場
capital,imperial capital|首都|首都
duchy,principality|公国|公国
republic,federation|共和国,联邦|共和国,連邦
magic kingdom,fairy kingdom|魔法王国,精灵王国|魔法王国,妖精の国
dream world,dreamland|梦境世界,梦中世界|夢の世界,夢の国
mirror world|镜中世界,镜子世界|鏡の国,鏡の世界
painted world|画中世界|絵の中の世界
game world,virtual world|游戏世界,虚拟世界|ゲームの世界,仮想世界,仮想空間
cultivation world,martial world|修仙界,仙界,魔界,妖界|仙界,魔界,妖怪の里
spirit world,afterlife|灵界,冥府,奈何桥,黄泉,忘川|霊界,黄泉,黄泉の国,三途の川
demon castle|魔王城|魔王城
cloud city,sky castle|云端城市,天空之城|天空の城
parallel city|镜城|裏の世界
galaxy,nebula|银河系,星云|銀河系,星雲
asteroid|小行星|小惑星
space colony,orbital station|太空殖民地,轨道站|宇宙コロニー,スペースコロニー
lunar city,moon town|月球城市,月球背面|月面都市
black hole|黑洞|ブラックホール
jupiter,saturn,venus|木星,土星,金星|木星,土星,金星
airfield,launch site|发射场,发射基地|発射場,飛行場
control tower|控制塔|管制塔
server room,data centre,data center|数据中心,服务器机房|サーバールーム
everest,mount fuji|珠穆朗玛峰,富士山|富士山,エベレスト
himalayas,alps|喜马拉雅,阿尔卑斯山|ヒマラヤ,アルプス
tibet,lhasa|西藏,拉萨|チベット
dunhuang,mogao caves|敦煌,莫高窟|敦煌
chang'an|长安,长安城,汴京,洛阳|長安
edo|江户|江戸,江戸の町,大江戸
hokkaido,okinawa|北海道,冲绳|北海道,沖縄,札幌
nara,kamakura|奈良,镰仓|奈良,鎌倉
jiangnan,suzhou,hangzhou|江南,苏州,杭州,西湖|蘇州,杭州
chengdu,chongqing|成都,重庆|成都,重慶
taipei|台北|台北
seoul|首尔|ソウル
vienna,berlin,prague|维也纳,柏林,布拉格|ウィーン,ベルリン,プラハ
istanbul,cairo|伊斯坦布尔,开罗|イスタンブール,カイロ
moscow,siberia|莫斯科,西伯利亚|モスクワ,シベリア
iceland,greenland|冰岛,格陵兰|アイスランド,グリーンランド
africa,amazon|非洲,亚马逊|アフリカ,アマゾン
sahara|撒哈拉,撒哈拉沙漠|サハラ砂漠
atlantis|亚特兰蒂斯|アトランティス
silk road|丝绸之路,丝路|シルクロード
train yard,railway depot|车辆段,机务段|操車場
toll gate|收费站|料金所
mountain hut,mountain lodge|山间小屋,守林小屋|山荘,ヒュッテ
summer house,seaside villa|海边别墅,湖边小屋|海の家,避暑地
farm road,country lane|乡间小路,田埂|田舎道,あぜ道
countryside|乡下,乡村,农村|田舎,農村
hometown|故乡,老家,家乡|故郷,ふるさと,里
street corner|街角,街口,巷口|街角,曲がり角
attic window,window seat|窗边,窗台|窓辺,窓際
`
