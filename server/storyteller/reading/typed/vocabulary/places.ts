/** Where one can be: `English|Chinese|Japanese`. */
export const PLACE_ROWS = `
lighthouse|灯塔|灯台
night train,sleeper train|夜车,夜班列车,卧铺列车,夜行列车,末班夜车|夜行列車,寝台列車,夜汽車
train,carriage,railway carriage|列车,火车,车厢,高铁,绿皮火车,末班列车|列車,電車,汽車,車両,終電
compartment|包厢|個室,客室
station,railway station,train station|车站,火车站|駅,無人駅
subway,metro,underground|地铁,地铁站|地下鉄,地下鉄の駅
bus stop|公交站|バス停
bus|公交车,大巴|バス
library|图书馆,藏书楼|図書館,図書室
archive|档案馆,档案室|書庫,資料室
bookshop,bookstore|书店,旧书店|本屋,書店,古本屋,古書店
manor,mansion,country house,villa|庄园,山庄,老宅,大宅,别墅|屋敷,洋館,館,邸宅,別荘
castle,fortress|城堡,古堡,要塞|城,古城,要塞
palace|皇宫,宫殿,王宫,故宫|宮殿,王宮,御所
hotel|酒店,宾馆|ホテル
inn,hostel,guest house,guesthouse|客栈,旅馆,民宿,驿站|宿,宿屋,旅館,民宿
hot spring,spa|温泉|温泉
bathhouse|澡堂,浴池|銭湯,風呂屋
school,academy,boarding school|学校,中学,小学,高中,学院,书院|学校,学園,高校,中学校,小学校
classroom|教室|教室
university,college|大学|大学
city,metropolis|城市,都市,城|都市,街,都
town,small town,market town|小镇,镇,镇子,古镇|町,小さな町
village,hamlet|村庄,村子,小村,山村,渔村,村|村,山村,漁村,集落
alley,lane,backstreet|小巷,巷子,胡同,弄堂|路地,裏通り,横丁
street|街道,街,老街|通り,商店街
square|广场|広場
bridge|桥,大桥|橋
teahouse,tea house,tea shop|茶馆,茶楼,茶室|茶屋,茶店,茶室
cafe,café,coffee shop|咖啡馆,咖啡店,咖啡厅|喫茶店,カフェ
restaurant,diner|餐馆,饭馆,餐厅,饭店|食堂,レストラン,料理屋
noodle bar,noodle shop|面馆,拉面店|ラーメン屋,蕎麦屋
canteen|食堂|社員食堂
bar,pub,tavern|酒吧,酒馆,酒楼|酒場,バー,居酒屋
bakery|面包店,面包房,烘焙店|パン屋
kitchen|厨房|台所,厨房
market,bazaar|市场,集市|市場,市
night market|夜市|夜市
shop,store|店,商店,小店,铺子|店,商店,お店
convenience store,supermarket|便利店,超市|コンビニ,スーパー
antique shop|古董店|骨董屋,骨董店,古道具屋
pawnshop|当铺|質屋
pharmacy|药店,药铺|薬局
flower shop|花店|花屋
clock shop|钟表店,钟表铺|時計屋,時計店
toy shop|玩具店|おもちゃ屋
tailor shop|裁缝铺,裁缝店|仕立屋の店
barber shop,barbershop|理发店|床屋,理髪店
laundry,laundromat|洗衣店|洗濯屋,コインランドリー
grocery|杂货店,杂货铺,小卖部|雑貨店,雑貨屋,駄菓子屋
post office|邮局|郵便局
bank,vault|银行,金库|銀行,金庫室
casino|赌场|カジノ,賭場
auction house|拍卖行|競売場
office|办公室,写字楼|オフィス,事務所,職場
company|公司|会社
police station|警察局,派出所|警察署,交番
courtroom,courthouse,court|法庭,法院,公堂|法廷,裁判所
prison,jail|监狱,牢房|監獄,刑務所,牢獄
dungeon|地牢|地下牢,ダンジョン
cell|囚室|独房
maze,labyrinth|迷宫|迷宮,迷路
hospital,clinic|医院,诊所|病院,診療所
sanatorium,asylum|疗养院,精神病院|療養所,サナトリウム
nursing home|养老院|老人ホーム
orphanage|孤儿院|孤児院
theatre,theater,playhouse|剧院,剧场,戏院|劇場,芝居小屋
opera house,opera|歌剧院|歌劇場,オペラ座
stage|舞台|舞台
cinema,movie theater|电影院|映画館
circus|马戏团|サーカス
amusement park,funfair,theme park|游乐园,游乐场|遊園地
zoo,aquarium|动物园,水族馆|動物園,水族館
stadium,arena|体育场,球场|競技場,球場
gym|体育馆|体育館
pool|游泳池|プール
museum|博物馆|博物館
gallery,art gallery|美术馆,画廊|美術館,画廊
studio|工作室,片场|アトリエ,撮影所,スタジオ
workshop,forge|工坊,作坊,铁匠铺|工房,作業場,鍛冶場
factory|工厂,车间|工場,町工場
mine|矿井,矿山|鉱山,炭鉱
farm,ranch|农场,牧场|農場,牧場
orchard,vineyard|果园,葡萄园|果樹園,葡萄畑
garden,greenhouse|花园,庭院,温室|庭,庭園,温室
park|公园|公園
forest,wood,woods,jungle|森林,树林,丛林,竹林|森,森林,密林,竹林,ジャングル
mountain,summit,peak|山,雪山,高山,山顶|山,雪山,山頂
pass,mountain pass|山口,关口|峠
volcano|火山|火山
valley,canyon|山谷,峡谷|谷,渓谷
cave,cavern|山洞,洞穴|洞窟,洞穴
desert,salt desert|沙漠,盐漠,大漠|砂漠
oasis|绿洲|オアシス
island|岛,小岛,孤岛,海岛,荒岛|島,孤島,離島,無人島
ship,cruise ship,liner|船,邮轮,轮船,帆船|船,客船,帆船,豪華客船
ferry,boat,yacht|渡轮,渡船,小船|渡し船,フェリー,舟,小舟
pirate ship|海盗船|海賊船
submarine|潜艇,潜水艇|潜水艦,潜水艇
harbour,harbor,port,dock,pier|港口,码头,海港|港,波止場,桟橋,埠頭
beach,coast,seaside,shore|海滩,海边,海岸|海辺,浜,海岸,砂浜
sea,ocean,northern sea|海,大海,海洋,北海|海,大洋,北の海
seabed,ocean floor,bottom of the sea|海底|海底,海の底
river,canal|河,河流,小河,运河|川,運河
lake|湖,湖泊|湖
frozen lake|冰湖,冻湖|凍った湖
reef|孤岩,礁石|岩礁
waterfall|瀑布|滝
well|井,古井|井戸
swamp,marsh|沼泽|沼,湿原
airport|机场|空港
plane,airplane,aeroplane|飞机,客机|飛行機
airship|飞艇|飛行船
space|太空,宇宙|宇宙
space station|空间站|宇宙ステーション
spaceship,starship|飞船,宇宙飞船|宇宙船
mars|火星|火星
moon base|月球,月球基地|月面,月面基地
planet|星球,行星|惑星,星
earth|地球|地球
world,other world,another world|世界,异世界|世界,異世界
kingdom,realm,empire|王国,国度,帝国|王国,帝国,国
underworld,hell|地府,地狱,阴间|冥界,地獄,あの世
heaven|天堂,天庭|天国,天界
temple|寺庙,寺,古寺,庙|寺,お寺,古寺
shrine|神社|神社
church,cathedral,chapel|教堂,大教堂|教会,大聖堂,礼拝堂
monastery,convent,abbey|修道院,道观|修道院
cemetery,graveyard|墓地,公墓|墓地,墓場,霊園
tomb,crypt,pyramid|古墓,陵墓,金字塔|古墳,墓,ピラミッド
house,home|房子,家,屋子,老屋|家,一軒家
apartment,flat|公寓,出租屋|アパート,マンション,団地
room,bedroom|房间,卧室|部屋,寝室
attic|阁楼|屋根裏,屋根裏部屋
basement,cellar|地下室,地窖|地下室
roof,rooftop|屋顶,天台|屋上,屋根
balcony|阳台|ベランダ
corridor,hallway|走廊|廊下
staircase,stairs|楼梯|階段
elevator,lift|电梯|エレベーター
cable car,gondola lift|缆车,索道|ロープウェイ,ケーブルカー
riverside|河畔|川辺,川べり
barn|谷仓|納屋
mill,watermill,windmill|磨坊,水磨坊,风车磨坊|水車小屋,風車小屋,粉ひき小屋
department store|百货大楼,百货商店|デパート,百貨店
grave|坟,坟墓|墓
tunnel|隧道|トンネル
tower,clock tower|塔,钟楼,高塔|塔,時計塔,時計台
skyscraper|摩天大楼,大楼|高層ビル,ビル
gate|城门,大门|門,城門
wall|城墙|城壁
bunker,shelter|地堡,避难所|避難所,シェルター
cottage,cabin,hut|小屋,木屋|山小屋,小屋
laboratory,lab|实验室|研究室,実験室
observatory|天文台|天文台
research station,antarctic station|科考站,观测站|観測所,観測基地,南極基地
base|基地|基地
colony|殖民地|植民地
radio station|电台,广播站|ラジオ局,放送局
border|边境|国境
road,highway,motorway|路,公路|道,街道
crossroads|十字路口|十字路
playground|操场|校庭
campsite|营地|キャンプ場
embassy|大使馆|大使館
wasteland|荒原,废土|荒野
ruins|废墟,遗迹|廃墟,遺跡
north pole,arctic|北极|北極
antarctica,south pole|南极|南極
paris|巴黎|パリ
london|伦敦|ロンドン
venice|威尼斯|ヴェネツィア
rome|罗马|ローマ
new york|纽约|ニューヨーク
tokyo|东京|東京
kyoto|京都|京都
osaka|大阪|大阪
shanghai|上海|上海
beijing|北京|北京
hong kong|香港|香港
egypt|埃及|エジプト
louvre|卢浮宫|ルーヴル美術館
jianghu|江湖|江湖
`
