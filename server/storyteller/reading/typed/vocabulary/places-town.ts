/** Shops, houses and rooms of a town, and what one rides in: `English|Chinese|Japanese|sort`. */
export const TOWN_PLACES = `
bathroom,washroom|浴室,洗手间,卫生间|浴室,風呂場,お風呂,洗面所|bath
public bath,large bath|大浴场,大浴池|大浴場,露天風呂,岩風呂|bath
restroom|厕所,女厕|トイレ,便所,お手洗い|bath
living room,parlour,parlor|客厅,起居室|居間,茶の間,客間,応接間|room
dining room,dining hall|饭厅,宴会厅,大食堂|食堂車,宴会場,大広間|room
study,reading room|书房,阅览室,自习室|書斎,閲覧室,自習室|room
nursery,playroom|儿童房,婴儿房|子供部屋,子ども部屋|room
guest room,hotel room|客房,套房,总统套房|スイートルーム|inn
secret room,hidden room|密室,暗室|隠し部屋,密室|room
secret passage|密道,暗道,地道|抜け道,隠し通路,地下道|room
storeroom,warehouse,storage|仓库,储藏室,库房|倉庫,物置,蔵,土蔵,納戸|room
wine cellar|酒窖|酒蔵,ワインセラー|work
boiler room,engine room|锅炉房,机房,轮机舱|ボイラー室,機関室|room
control room|控制室,中控室|制御室,管制室|room
meeting room,conference room|会议室|会議室|room
waiting room|候车室,候诊室,候车厅|待合室|station
lobby,front desk|大堂,大厅,前厅|ロビー,フロント,玄関|inn
hallway entrance,doorway|玄关,门厅|土間,上がり框|room
courtyard|院子,天井,四合院,小院|中庭,内庭,坪庭|room
backyard|后院,后花园,后园|裏庭|room
veranda,porch|门廊,檐廊|縁側,軒先|room
garage|车库|車庫,ガレージ|room
parking lot,car park|停车场,地下停车场|駐車場|city
gas station,petrol station,filling station,service station|加油站,服务区|ガソリンスタンド,給油所|fuel
bicycle shop,repair shop|修车铺,修理铺,维修店,自行车铺|自転車屋,修理屋,修理工場|shop
watch repair shop|修表铺,修表店,钟表修理店|時計修理店|shop
tofu shop|豆腐店,豆腐坊,豆腐铺|豆腐屋|shop
butcher shop|肉铺,肉店|肉屋,精肉店|shop
fish shop,fish market|鱼铺,鱼市,海鲜市场|魚屋,魚市場,魚河岸|shop
greengrocer's|菜摊,菜市场,水果店,水果摊|八百屋,果物屋,青果店|shop
rice shop,oil shop|米店,粮店,酱园|米屋,油屋|shop
sweet shop,candy store,sweetshop|糖果店,糖铺,点心铺|菓子屋,和菓子屋,飴屋|shop
cake shop,patisserie|蛋糕店,甜品店,甜点屋|ケーキ屋,洋菓子店|shop
ice cream parlour|冰淇淋店,冷饮店|かき氷屋,アイスクリーム屋|eatery
dumpling shop|饺子馆,包子铺,馄饨摊,小笼包店|餃子屋,団子屋|eatery
breakfast shop|早点铺,早餐店,豆浆店|朝ごはん屋|eatery
hot pot restaurant|火锅店|鍋料理屋|eatery
sushi bar|寿司店|寿司屋,鮨屋,回転寿司|eatery
street stall,food stall|小吃摊,路边摊,大排档,烧烤摊|屋台,おでん屋,焼き鳥屋,夜店|market
eel restaurant,tempura restaurant|鳗鱼店|鰻屋,天ぷら屋,うどん屋,そば屋|eatery
bookcafe,cat cafe,manga cafe|猫咖,猫咖啡馆,书吧|猫カフェ,漫画喫茶,ブックカフェ|eatery
karaoke bar,karaoke|歌厅,卡拉ok|カラオケボックス,スナック|eatery
nightclub,cabaret,ballroom|夜总会,舞厅|ナイトクラブ,キャバレー,ダンスホール|eatery
brothel,pleasure house|青楼,花楼|遊郭,妓楼,吉原|eatery
liquor store,winery,brewery|酒坊,酿酒厂,酒庄,酒厂|酒屋,造り酒屋,醸造所|eatery
tea plantation,tea garden|茶园,茶山,茶田|茶畑,茶園|farm
record shop,music shop|唱片店,琴行,乐器行|レコード屋,レコード店,楽器店,楽器屋|shop
video store,rental shop|录像厅,音像店,影碟店|レンタルビデオ屋,ビデオ店,貸本屋|shop
photo studio|照相馆,相馆,影楼|写真館|shop
print shop,printing works,printing house,printworks|印刷厂,印刷所,打印店|印刷所,印刷工場,活版所|press
stationery shop|文具店|文房具屋,文具店|shop
art supply shop,frame shop|画材店,裱画店|画材屋,額縁屋|shop
umbrella shop|伞铺,油纸伞铺|傘屋|shop
lantern shop,candle shop|灯笼铺,香烛店|蝋燭屋|shop
cloth shop,fabric shop|布店,绸缎庄,布庄|呉服屋,布屋,反物屋|shop
dress shop,clothes shop|服装店,旗袍店,婚纱店|洋服屋,古着屋,ブティック|shop
shoe shop|鞋店|下駄屋|shop
hat shop,wig shop|帽子店|帽子店|shop
jewellery shop,jeweller's|珠宝店,首饰店,金店|宝石店,宝飾店|shop
optician's|眼镜店|眼鏡屋|shop
pet shop,pet hospital|宠物店,宠物医院|ペットショップ,動物病院|shop
magic shop,wand shop|魔法店,魔药店,法器店|魔法道具店,魔法屋|shop
memory shop,dream shop|记忆商店,解忧杂货店,时间当铺|記憶屋,夢屋,思い出屋|shop
funeral parlour,funeral home,mortuary|殡仪馆,太平间,棺材铺|葬儀場,斎場,霊安室,火葬場|office
beauty salon,hairdresser's|美容院,发廊|美容室,美容院|shop
tattoo parlour|纹身店|刺青屋|shop
detective agency|侦探社,侦探事务所|探偵事務所,探偵社|office
law firm|律师事务所,律所|法律事務所|office
newspaper office,newsroom,publishing house|报社,编辑部,出版社|新聞社,編集部,出版社|office
television station,tv studio|电视台,演播室|テレビ局|office
film studio,film set|电影厂,摄影棚,影视城|映画村,ロケ地|stage
stock exchange|证券交易所,交易所|証券取引所|office
city hall,town hall|市政厅,镇政府,村委会|市役所,町役場,役場,公民館|office
fire station|消防站,消防局|消防署|office
customs house,checkpoint|海关,检查站,关卡|税関,関所,検問所|office
yamen,magistrate's court|县衙,衙门,知府衙门|奉行所,代官所|office
parliament|国会大厦,议会大厦|国会議事堂|office
newspaper stand,kiosk|报刊亭,书报亭|売店,キオスク|shop
bus terminal,bus depot|汽车站,长途汽车站,客运站|バスターミナル|station
platform,railway platform|站台,月台|ホーム,駅のホーム,プラットホーム|station
last stop,terminus|终点站,终点站台|終点,終着駅|station
railway crossing|铁路道口,道口|踏切|station
tram,trolley|有轨电车,电车|路面電車,市電|rail
dining car,sleeping car|餐车,卧铺车厢,硬座车厢|食堂車両,寝台車|rail
school bus,night bus|校车,夜班公交,末班公交,末班车,长途大巴|スクールバス,夜行バス,深夜バス,最終バス|car
caravan,camper van,motorhome|房车,大篷车|キャンピングカー,幌馬車|car
hot-air balloon|热气球|熱気球|aircraft
helicopter|直升机|ヘリコプター|aircraft
space shuttle|航天飞机|スペースシャトル|space
mothership,alien ship|母舰,外星飞船|母船,宇宙戦艦|space
fishing boat,trawler|渔船|漁船,釣り船|ship
rowing boat,canoe,raft|独木舟,竹筏,木筏,划艇,乌篷船|手漕ぎボート,筏,いかだ,カヌー,屋形船|ship
warship,battleship,galleon|战舰,军舰,旗舰,商船|軍艦,戦艦,商船|ship
ghost ship|幽灵船,鬼船|幽霊船|ship
sunken ship,wreck of a ship|沉船残骸,沉没的船|沈没船,難破船|undersea
lifeboat|救生艇|救命ボート|ship
icebreaker,research vessel|破冰船,科考船|砕氷船,調査船|ship
ark|方舟|方舟,箱舟|ship
deck,ship's deck|甲板|甲板|ship
cabin of a ship,hold|船舱,底舱,货舱|船室,船倉|ship
boarding house,lodging|出租公寓,合租屋|下宿,下宿屋,シェアハウス|dwelling
dormitory,dorm|宿舍,学生宿舍,女生宿舍|寮,学生寮,女子寮,寄宿舎|school
tenement,row house|大杂院,筒子楼,老弄堂,石库门|長屋,裏長屋,町家|dwelling
ancestral house,ancestral hall|祖屋,祖宅,祠堂,老房子|実家,本家,生家|dwelling
haunted house|鬼屋,凶宅|お化け屋敷,おばけ屋敷,幽霊屋敷|manor
thatched house,farmhouse|农舍,茅屋,草屋|古民家,茅葺き屋根|dwelling
treehouse,tree house|树屋|ツリーハウス|forest
chicken coop,stable,cowshed|鸡舍,马厩,牛棚,羊圈|馬小屋,牛小屋,鶏小屋,厩|farm
kindergarten|幼儿园|幼稚園,保育園|school
primary school,elementary school|村小,希望小学|分校,木造校舎|school
girls' school,high school|女子学校,女校,高中校园|女学校,男子校|school
night school,cram school|夜校,补习学校,培训班|夜学,塾,学習塾,寺子屋|school
magic school|魔法学院,魔法学校|魔法学校,魔法学園|school
school gate,schoolyard|校门,教学楼,旧校舍|校門,旧校舎,校舎|school
music room,science room|音乐教室,琴房,化学教室|音楽室,理科室,美術室,家庭科室|school
clubroom,staff room|社团活动室,教研室,办公楼|部室,職員室|school
infirmary,school infirmary|医务室,保健室|保健室,医務室|school
broadcast room|广播室|放送室|school
ward,operating room|病房,手术室,急诊室|病室,病棟,手術室|hospital
morgue|停尸房,停尸间|死体安置所,遺体安置所|hospital
psychiatric hospital|疯人院,精神科病房|精神病院|hospital
hospice|临终关怀医院,安宁病房|ホスピス|hospital
dojo,training hall|武馆,道场,练功房|道場,稽古場|sport
boxing gym|拳馆|ボクシングジム|sport
go parlour,chess club room|棋馆,棋院,棋牌室,麻将馆|碁会所,将棋会館,雀荘|sport
arcade,game centre|街机厅,游戏厅,网吧,电玩城|ゲームセンター,ネットカフェ|sport
bowling alley,ice rink,skating rink|保龄球馆,溜冰场,滑冰场|ボウリング場,スケートリンク,スケート場|sport
ski resort|滑雪场|スキー場|sport
racetrack|赛车场,赛马场,赛道|競馬場,サーキット|sport
baseball field|棒球场,篮球场|野球場,グラウンド|sport
planetarium|天文馆,星象馆|プラネタリウム|zoo
botanical garden|植物园|植物園|zoo
science museum,wax museum|科技馆,蜡像馆|科学館,蝋人形館|museum
exhibition hall|展厅,展览馆|展示室,展示場|museum
concert hall|音乐厅|音楽堂,コンサートホール|stage
backstage,dressing room|后台,化妆间|楽屋,舞台裏|stage
opera stage,theatre stage|戏台,古戏台,戏楼|能舞台,花道|stage
noh theatre,vaudeville|曲艺园子,相声园子|寄席,能楽堂,歌舞伎座|stage
hall of mirrors|镜厅,镜子迷宫|鏡の間,鏡の迷路|maze
fairground,fair|游艺场|移動遊園地|circus
balcony seats,box seat|楼座,看台|桟敷,桟敷席,観客席|stage
`
