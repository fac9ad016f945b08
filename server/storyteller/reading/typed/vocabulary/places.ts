/** Where one can be: `English|Chinese|Japanese|sort`. */
export const PLACE_ROWS = `
lighthouse|灯塔|灯台|lighthouse
night train,sleeper train|夜车,夜班列车,卧铺列车,夜行列车,末班夜车|夜行列車,寝台列車,夜汽車|rail
train,carriage,railway carriage|列车,火车,车厢,高铁,绿皮火车,末班列车|列車,電車,汽車,車両,終電|rail
compartment|包厢|個室,客室|rail
station,railway station,train station|车站,火车站|駅,無人駅|station
subway,metro,underground|地铁,地铁站|地下鉄,地下鉄の駅|station
bus stop|公交站|バス停|station
bus|公交车,大巴|バス|car
library|图书馆,藏书楼|図書館,図書室|library
archive|档案馆,档案室|書庫,資料室|library
bookshop,bookstore|书店,旧书店|本屋,書店,古本屋,古書店|shop
manor,mansion,country house,villa|庄园,山庄,老宅,大宅,别墅|屋敷,洋館,館,邸宅,別荘|manor
castle,fortress|城堡,古堡,要塞|城,古城,要塞|castle
palace|皇宫,宫殿,王宫,故宫|宮殿,王宮,御所|castle
hotel|酒店,宾馆|ホテル|inn
inn,hostel,guest house,guesthouse|客栈,旅馆,民宿,驿站|宿,宿屋,旅館,民宿|inn
hot spring,spa|温泉|温泉|spa
bathhouse|澡堂,浴池|銭湯,風呂屋|bath
school,academy,boarding school|学校,中学,小学,高中,学院,书院|学校,学園,高校,中学校,小学校|school
classroom|教室|教室|school
university,college|大学|大学|school
city,metropolis|城市,都市,城|都市,街,都|city
town,small town,market town|小镇,镇,镇子,古镇|町,小さな町|town
village,hamlet|村庄,村子,小村,山村,渔村,村|村,山村,漁村,集落|village
alley,lane,backstreet|小巷,巷子,胡同,弄堂|路地,裏通り,横丁|city
street|街道,街,老街|通り,商店街|city
square|广场|広場|city
bridge|桥,大桥|橋|water
teahouse,tea house,tea shop|茶馆,茶楼,茶室|茶屋,茶店,茶室|eatery
cafe,café,coffee shop|咖啡馆,咖啡店,咖啡厅|喫茶店,カフェ|eatery
restaurant,diner|餐馆,饭馆,餐厅,饭店|食堂,レストラン,料理屋|eatery
noodle bar,noodle shop|面馆,拉面店|ラーメン屋,蕎麦屋|eatery
canteen|食堂|社員食堂|eatery
bar,pub,tavern|酒吧,酒馆,酒楼|酒場,バー,居酒屋|eatery
bakery|面包店,面包房,烘焙店|パン屋|shop
kitchen|厨房|台所,厨房|room
market,bazaar|市场,集市|市場,市|market
night market|夜市|夜市|market
shop,store|店,商店,小店,铺子|店,商店,お店|shop
convenience store,supermarket|便利店,超市|コンビニ,スーパー|shop
antique shop|古董店|骨董屋,骨董店,古道具屋|shop
pawnshop|当铺|質屋|shop
pharmacy|药店,药铺|薬局|shop
flower shop|花店|花屋|shop
clock shop|钟表店,钟表铺|時計屋,時計店|shop
toy shop|玩具店|おもちゃ屋|shop
tailor shop|裁缝铺,裁缝店|仕立屋の店|shop
barber shop,barbershop|理发店|床屋,理髪店|shop
laundry,laundromat|洗衣店|洗濯屋,コインランドリー|shop
grocery|杂货店,杂货铺,小卖部|雑貨店,雑貨屋,駄菓子屋|shop
post office|邮局|郵便局|office
bank,vault|银行,金库|銀行,金庫室|bank
casino|赌场|カジノ,賭場|eatery
auction house|拍卖行|競売場|shop
office|办公室,写字楼|オフィス,事務所,職場|office
company|公司|会社|office
police station|警察局,派出所|警察署,交番|office
courtroom,courthouse,court|法庭,法院,公堂|法廷,裁判所|court
prison,jail|监狱,牢房|監獄,刑務所,牢獄|prison
dungeon|地牢|地下牢,ダンジョン|prison
cell|囚室|独房|prison
maze,labyrinth|迷宫|迷宮,迷路|maze
hospital,clinic|医院,诊所|病院,診療所|hospital
sanatorium,asylum|疗养院,精神病院|療養所,サナトリウム|hospital
nursing home|养老院|老人ホーム|dwelling
orphanage|孤儿院|孤児院|school
theatre,theater,playhouse|剧院,剧场,戏院|劇場,芝居小屋|stage
opera house,opera|歌剧院|歌劇場,オペラ座|stage
stage|舞台|舞台|stage
cinema,movie theater|电影院|映画館|stage
circus|马戏团|サーカス|circus
amusement park,funfair,theme park|游乐园,游乐场|遊園地|circus
zoo|动物园|動物園|zoo
aquarium,oceanarium|水族馆,海洋馆,海底世界|水族館|aquarium
stadium,arena|体育场,球场|競技場,球場|sport
gym|体育馆|体育館|sport
pool|游泳池|プール|sport
museum|博物馆,纪念馆,陈列馆|博物館,資料館,郷土館,郷土資料館,記念館|museum
gallery,art gallery|美术馆,画廊|美術館,画廊|museum
studio|工作室,片场|アトリエ,撮影所,スタジオ|work
workshop,forge|工坊,作坊,铁匠铺|工房,作業場,鍛冶場|work
factory|工厂,车间|工場,町工場|work
mine|矿井,矿山|鉱山,炭鉱|mine
farm,ranch|农场,牧场|農場,牧場|farm
orchard,vineyard|果园,葡萄园|果樹園,葡萄畑|farm
garden,greenhouse|花园,庭院,温室|庭,庭園,温室|garden
park|公园|公園|garden
forest,wood,woods,jungle|森林,树林,丛林,竹林|森,森林,密林,竹林,ジャングル|forest
mountain,summit,peak|山,雪山,高山,山顶|山,雪山,山頂|mountain
pass,mountain pass|山口,关口|峠|mountain
volcano|火山|火山|mountain
valley,canyon|山谷,峡谷|谷,渓谷|valley
cave,cavern|山洞,洞穴|洞窟,洞穴|underground
desert,salt desert|沙漠,盐漠,大漠|砂漠|desert
oasis|绿洲|オアシス|desert
island|岛,小岛,孤岛,海岛,荒岛|島,孤島,離島,無人島|island
ship,cruise ship,liner|船,邮轮,轮船,帆船|船,客船,帆船,豪華客船|ship
ferry,boat,yacht|渡轮,渡船,小船|渡し船,フェリー,舟,小舟|ship
pirate ship|海盗船|海賊船|ship
submarine|潜艇,潜水艇|潜水艦,潜水艇|undersea
harbour,harbor,port,dock,pier|港口,码头,海港|港,波止場,桟橋,埠頭|port
beach,coast,seaside,shore|海滩,海边,海岸|海辺,浜,海岸,砂浜|coast
sea,ocean,northern sea|海,大海,海洋,北海|海,大洋,北の海|coast
seabed,ocean floor,bottom of the sea|海底|海底,海の底|undersea
river,canal|河,河流,小河,运河|川,運河|water
lake|湖,湖泊|湖|water
frozen lake|冰湖,冻湖|凍った湖|snow
reef|孤岩,礁石|岩礁|island
waterfall|瀑布|滝|valley
well|井,古井|井戸|water
swamp,marsh|沼泽|沼,湿原|water
airport|机场|空港|station
plane,airplane,aeroplane|飞机,客机|飛行機|aircraft
airship|飞艇|飛行船|aircraft
space|太空,宇宙|宇宙|space
space station|空间站|宇宙ステーション|space
spaceship,starship|飞船,宇宙飞船|宇宙船|space
mars|火星|火星|planet
moon base|月球,月球基地|月面,月面基地|planet
planet|星球,行星|惑星,星|planet
earth|地球|地球|planet
world,other world,another world|世界,异世界|世界,異世界|realm
kingdom,realm,empire|王国,国度,帝国|王国,帝国,国|kingdom
underworld,hell|地府,地狱,阴间|冥界,地獄,あの世|realm
heaven|天堂,天庭|天国,天界|air
temple|寺庙,寺,古寺,庙|寺,お寺,古寺|holy
shrine|神社|神社|holy
church,cathedral,chapel|教堂,大教堂|教会,大聖堂,礼拝堂|holy
monastery,convent,abbey|修道院,道观|修道院|holy
cemetery,graveyard|墓地,公墓|墓地,墓場,霊園|grave
tomb,crypt,pyramid|古墓,陵墓,金字塔|古墳,墓,ピラミッド|grave
house,home|房子,家,屋子,老屋|家,一軒家|dwelling
apartment,flat|公寓,出租屋|アパート,マンション,団地|dwelling
room,bedroom|房间,卧室|部屋,寝室|room
attic|阁楼|屋根裏,屋根裏部屋|room
basement,cellar|地下室,地窖|地下室|room
roof,rooftop|屋顶,天台|屋上,屋根|room
balcony|阳台|ベランダ|room
corridor,hallway|走廊|廊下|room
staircase,stairs|楼梯|階段|room
elevator,lift|电梯|エレベーター|lift
cable car,gondola lift|缆车,索道|ロープウェイ,ケーブルカー|mountain
riverside|河畔|川辺,川べり|water
barn|谷仓|納屋|farm
mill,watermill,windmill|磨坊,水磨坊,风车磨坊|水車小屋,風車小屋,粉ひき小屋|work
department store|百货大楼,百货商店|デパート,百貨店|shop
grave|坟,坟墓|墓|grave
tunnel|隧道|トンネル|underground
tower|塔,高塔|塔|tower
clock tower,bell tower,belfry|钟楼,钟塔|時計塔,時計台,鐘楼|belfry
skyscraper|摩天大楼,大楼|高層ビル,ビル|city
gate|城门,大门|門,城門|tower
wall|城墙|城壁|tower
bunker,shelter|地堡,避难所|避難所,シェルター|underground
cottage,cabin,hut|小屋,木屋|山小屋,小屋|cottage
laboratory,lab|实验室|研究室,実験室|work
observatory|天文台|天文台|mountain
research station,antarctic station|科考站,观测站|観測所,観測基地,南極基地|snow
base|基地|基地|office
colony|殖民地|植民地|village
radio station|电台,广播站|ラジオ局,放送局|office
border|边境|国境|road
road,highway,motorway|路,公路|道,街道|road
crossroads|十字路口|十字路|city
playground|操场|校庭|school
campsite|营地|キャンプ場|camp
embassy|大使馆|大使館|office
wasteland|荒原,废土|荒野|ruin
ruins|废墟,遗迹|廃墟,遺跡|ruin
north pole,arctic|北极|北極|snow
antarctica,south pole|南极|南極|snow
paris|巴黎|パリ|city
london|伦敦|ロンドン|city
venice|威尼斯|ヴェネツィア|canal
rome|罗马|ローマ|city
new york|纽约|ニューヨーク|city
tokyo|东京|東京|city
kyoto|京都|京都|city
osaka|大阪|大阪|city
shanghai|上海|上海|city
beijing|北京|北京|city
hong kong|香港|香港|city
egypt|埃及|エジプト|desert
louvre|卢浮宫|ルーヴル美術館|museum
jianghu|江湖|江湖|road
`
