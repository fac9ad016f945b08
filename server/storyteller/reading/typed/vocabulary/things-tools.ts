/** Tools, weapons, machines and medicine: `English|Chinese|Japanese`. */
export const TOOL_THINGS = `
hammer,mallet|锤子,铁锤,木槌|金槌,木槌,ハンマー
nail|钉子,铁钉|釘
screwdriver|螺丝刀|ねじ回し
loose screw|螺丝,螺丝钉,螺母|螺子,ネジ,ボルト
wrench,spanner|扳手|スパナ,レンチ
pliers,tweezers|钳子,镊子|ペンチ,ピンセット
handsaw,chainsaw|锯子,电锯|鋸,のこぎり,チェーンソー
axe,hatchet|斧头,斧子|斧,まさかり
chisel|凿子,刻刀,刨子|鑿,彫刻刀,鉋
crowbar|撬棍|バール
shovel,spade|铲子,铁锹,铁铲|シャベル,スコップ
pickaxe|镐头,洛阳铲|つるはし,鶴嘴
hoe|锄头,耙子,犁头|鍬,熊手,鋤
sickle,scythe|镰刀|鎌
whetstone|磨刀石|砥石
anvil,bellows|铁砧,风箱|金床,鞴,ふいご
toolbox|工具箱|工具箱,道具箱
ladder|梯子|梯子,はしご
wheelbarrow,handcart|手推车,板车,独轮车|手押し車,荷車,リヤカー
cart,wagon|马车,牛车|馬車,荷馬車
rickshaw|黄包车,人力车,三轮车|人力車,三輪車
stroller,pram|婴儿车|乳母車,ベビーカー
motorbike,motorcycle,moped|摩托车,电动车,电瓶车|オートバイ,原付,スクーター
tractor,bulldozer|拖拉机,推土机|トラクター,耕運機
truck,lorry,van|卡车,货车,面包车|トラック,軽トラ
tyre,wheel|轮胎,车轮|車輪,タイヤ
steering wheel,rudder|方向盘,船舵|舵,ハンドル
oar|船桨|櫂,オール
ship's sail|船帆|帆
life jacket,lifebuoy|救生衣,救生圈|救命胴衣,浮き輪
fishing net|渔网|漁網,投網
harpoon|鱼叉|銛
chain,chains|铁链,锁链|鎖
handcuffs|手铐|手錠
cage,birdcage|笼子,鸟笼|檻,鳥籠,鳥かご
snare|陷阱,捕兽夹,捕鼠夹|罠
collar,leash|项圈,狗绳,牵引绳|首輪,引き綱
saddle,bridle,horseshoe|马鞍,缰绳,马蹄铁|鞍,手綱,蹄鉄
beehive,honeycomb|蜂箱,蜂巢|巣箱,蜂の巣
watering can,hosepipe|洒水壶,喷壶|如雨露,じょうろ
flowerpot|花盆|植木鉢,鉢植え
loom,spinning wheel|织布机,纺车,织机|織機,機織り機,糸車
sewing machine|缝纫机|ミシン
flat-iron|熨斗|アイロン
potter's wheel,kiln|陶轮,窑炉|轆轤,ろくろ
printing press|印刷机|印刷機,活版印刷機
movable type|活字,铅字|活字
scales|天平,杆秤|秤,天秤
tape measure|卷尺,皮尺|巻き尺
torch,flashlight|手电筒,火把,手电|懐中電灯,松明
lightbulb,light bulb|灯泡,电灯泡|電球
neon sign|霓虹灯|ネオン,ネオンサイン
streetlamp,street light,lamppost|路灯,街灯|街灯,外灯
traffic light|红绿灯|信号機,信号
candlestick,chandelier|烛台,吊灯,水晶灯|燭台,シャンデリア
cigarette lighter|打火机|ライター
fire extinguisher|灭火器|消火器
dynamite,bomb|导火索,炸药,炸弹|導火線,ダイナマイト,爆弾
gunpowder|火药|火薬
grenade,landmine|手榴弹,地雷|手榴弾,地雷
bullet|子弹|弾丸,銃弾
cannon|大炮|大砲
crossbow|弓弩|石弓,弩
bow and arrow,quiver|弓箭,箭囊|弓矢,矢筒
spear,lance,halberd|长矛,长枪,红缨枪,方天画戟|槍,薙刀
whip|鞭子|鞭
cudgel|木棍,棍子,金箍棒|棍棒,如意棒
throwing star|飞镖,暗器,袖箭|手裏剣
rapier,sabre|软剑,长剑,佩剑,木剑,断剑|木剣,脇差,太刀,日本刀,妖刀,聖剣
wooden stake|木桩|杭
catapult engine,siege tower|投石机|投石機
binoculars|双筒望远镜|双眼鏡
magnifying glass,magnifier|放大镜|虫眼鏡,拡大鏡,ルーペ
periscope|潜望镜|潜望鏡
sundial,sextant|日晷,六分仪|日時計,六分儀
astrolabe,orrery|星盘,浑天仪|天球儀,渾天儀
cuckoo clock,grandfather clock|布谷鸟钟,落地钟,挂钟|鳩時計,振り子時計
alarm clock|小闹钟|目覚まし時計
pendulum,clock hand,gear,cog|钟摆,齿轮|振り子,歯車,ぜんまい
barometer,thermometer|气压计,温度计,体温计|気圧計,温度計,体温計
weather vane|风向标|風見鶏
lightning rod|避雷针|避雷針
battery|电池|電池,乾電池
wire,cable|电线,电缆|電線,針金
lever|开关,拉杆|スイッチ,レバー
antenna,satellite dish|天线,卫星锅|アンテナ
satellite,space probe|卫星,人造卫星,探测器|人工衛星,衛星,探査機
drone,quadcopter|无人机|ドローン
walkie-talkie,transmitter,beacon|对讲机,发报机|無線機,トランシーバー,発信機
morse key|电键|電鍵
phone box,telephone box,phone booth|电话亭|電話ボックス,公衆電話
smartphone,mobile phone|智能手机,旧手机|スマートフォン,ケータイ,ガラケー
pager|寻呼机,传呼机|ポケベル
usb stick,hard drive,memory card|优盘,硬盘,存储卡|USBメモリ,記憶媒体
floppy disk|软盘|フロッピーディスク
keyboard,computer mouse|鼠标|キーボード
tablet computer|平板电脑|タブレット
screen|屏幕,显示器|画面,モニター
mainframe|服务器,主机|サーバー
black box|黑匣子|ブラックボックス
microchip|芯片|半導体
spare part|零件|部品
hologram|全息投影|立体映像,ホログラム
security camera,cctv|监控,监控摄像头,摄像头|監視カメラ,防犯カメラ
listening device|窃听器|盗聴器
metal detector,geiger counter|金属探测器,盖革计数器|金属探知機
cash machine,cash register|提款机,收银机|レジ
coffee grinder|磨豆机|コーヒーミル
ice machine|制冰机|かき氷機
washing machine|洗衣机|洗濯機
vacuum cleaner|吸尘器|電気掃除機
air conditioner,heater|空调,暖气,暖炉|冷房,エアコン,ストーブ
electric fan|电风扇|扇風機
hairdryer|吹风机|ドライヤー
escalator|扶梯|エスカレーター
turbine,engine,boiler|引擎,发动机,锅炉|エンジン,発動機,ボイラー
generator,reactor|发电机,反应堆|発電機,原子炉
construction crane|吊车,起重机|起重機
steam engine|蒸汽机|蒸気機関
automaton,wind-up doll|人偶机关,机关人|からくり人形,自動人形
exoskeleton,mech|机甲|パワードスーツ
parachute|降落伞|落下傘,パラシュート
oxygen tank,oxygen cylinder|氧气瓶,氧气罐|酸素ボンベ,酸素マスク
gas mask|防毒面具|防毒マスク
syringe|针筒,注射器|注射器
bandage|绷带,创可贴|包帯,絆創膏
first aid kit,medicine chest|急救箱,药箱|救急箱,薬箱
stethoscope|听诊器|聴診器
scalpel|手术刀|メス
stretcher|担架|担架
herb,herbs,medicinal herb|草药,药草|薬草
ginseng|人参|朝鮮人参
ointment,balm|药膏,膏药|軟膏,膏薬
painkiller,sleeping pill,sedative|止痛药,安眠药,感冒药|鎮痛剤,睡眠薬,風邪薬
cough drop|喉糖,枇杷膏|のど飴
love potion|迷药,情药,迷魂汤,孟婆汤|惚れ薬,媚薬
serum,blood sample|血清,血样|血清
truth serum|吐真剂|自白剤
acupuncture needle,silver needle|银针|鍼
incense burner,censer|香炉|香炉
tarpaulin|油布,篷布|帆布
brick,tile|砖头,瓦片|煉瓦,瓦
plank,timber|木板,木头,木料|木材,材木,板
bamboo pole,stick|竹竿,扁担|竹竿,天秤棒
coal,charcoal,firewood|煤炭,木炭,柴火|石炭,木炭,薪
petrol,fuel|汽油,燃料|燃料,ガソリン
scrap metal,scrap iron|废铁,破烂|鉄屑,がらくた
rubbish,rubbish bag|垃圾,垃圾袋|ごみ,ごみ袋
`
