/** Things that can be carried: `English|Chinese|Japanese`. */
export const THINGS = `
letter,postcard,envelope|信,信件,来信,家书,情书,明信片,信封|手紙,便り,葉書,封筒,恋文,ラブレター
note|纸条,便条|書き置き,メモ
book|书,书本,一本书|本,書物,一冊の本
novel|小说|小説
manuscript|手稿,剧本,原稿|原稿,脚本,台本
diary,journal|日记,日记本|日記,日記帳
notebook|笔记本|手帳,帳面,ノート
log-book,logbook,ledger|日志,值班日志,账本|日誌,業務日誌,帳簿
recipe book,cookbook|菜谱,食谱|レシピ帳,料理帳,レシピ本
recipe|配方,秘方|レシピ,秘伝の味
dictionary|词典,字典|辞書
newspaper|报纸|新聞
poster|海报|ポスター
skateboard|滑板|スケートボード
map,treasure map,chart|地图,藏宝图,海图|地図,宝の地図,海図
blueprint|图纸|設計図
contract,deed|契约,合同|契約書,証文
will,testament|遗嘱|遺言,遺言状
key|钥匙|鍵
lock,padlock|锁|錠,錠前
clock|钟,时钟,座钟,闹钟|時計,置き時計,柱時計
watch,pocket watch|怀表,手表|懐中時計,腕時計
hourglass|沙漏|砂時計
bell|铃铛,铃,铜铃|鈴,鐘
compass|指南针,罗盘|羅針盤,コンパス
painting,portrait|画,油画,肖像,画像,名画|絵,絵画,肖像画,名画
photograph,photo|照片,老照片|写真
camera|相机,照相机|カメラ
film,film reel|胶卷,胶片|フィルム
jewel,gem|宝石|宝石
diamond|钻石|ダイヤ,ダイヤモンド
ring|戒指|指輪
necklace,pendant,locket|项链,吊坠|首飾り,ネックレス,ペンダント
crown,tiara|王冠,皇冠|王冠,冠
pearl|珍珠|真珠
jade|玉佩,玉|翡翠,勾玉
gold|黄金,金子|黄金,金塊
treasure|宝藏,宝物|宝,財宝,宝物
coin|硬币,铜钱,金币|硬貨,金貨,コイン
money|钱|お金
ticket|车票,票,船票|切符,チケット
lottery ticket|彩票|宝くじ
mask|面具|仮面,お面
costume|戏服,戏装|衣装
dress,wedding dress|裙子,婚纱,嫁衣|ドレス,花嫁衣装
kimono|和服|着物
hat|帽子|帽子
coat,jacket,cloak|外套,大衣,斗篷|外套,コート,マント
scarf|围巾|襟巻き,マフラー
glove|手套|手袋
sweater,jumper|毛衣|セーター
shoe,shoes|鞋,鞋子|靴
boot|靴子|長靴,ブーツ
umbrella,parasol|雨伞,伞,油纸伞|傘,雨傘,日傘
fan|扇子|扇子
comb|梳子|櫛
mirror|镜子|鏡
glasses,spectacles|眼镜|眼鏡
lens|镜片|レンズ
telescope|望远镜|望遠鏡
doll|人偶,布娃娃,洋娃娃|人形
puppet,marionette|木偶|操り人形
toy,teddy bear|玩具,玩具熊|玩具,おもちゃ,ぬいぐるみ
music box|八音盒|オルゴール
kite|风筝|凧
ball|球,足球|ボール,球
trophy,cup|奖杯|優勝杯,トロフィー
medal|奖牌,勋章|勲章,メダル
violin,fiddle|小提琴|バイオリン,ヴァイオリン
guitar|吉他|ギター
flute|笛子,长笛|笛,横笛,フルート
drum|鼓|太鼓
trumpet|小号|ラッパ,トランペット
accordion|手风琴|アコーディオン
lute|琵琶,古琴,琴|琵琶,琴
record|唱片|レコード
score,sheet music|乐谱|楽譜
radio|收音机|ラジオ
phone,telephone|电话,手机|電話,携帯電話,スマホ
tape,cassette,recording|磁带,录音,录音带|録音,カセットテープ
computer,laptop|电脑,笔记本电脑|パソコン
typewriter|打字机|タイプライター
app|应用,App|アプリ
sword,katana|剑,宝剑,刀剑|剣,刀,名刀
knife,dagger|刀,匕首,菜刀|ナイフ,短剣,包丁
gun,pistol,rifle|枪,手枪|銃,拳銃
bow,arrow|弓,箭|弓,矢
shield|盾牌|盾
armour,armor|盔甲|鎧
lamp,oil lamp|灯,油灯,台灯|ランプ,灯
lantern|灯笼|提灯,行灯,灯り
candle|蜡烛|蝋燭,ろうそく
match,matches,matchbox|火柴|マッチ
bread,loaf|面包|パン
cake|蛋糕|ケーキ
pie|馅饼,派|パイ
biscuit,cookie|饼干|クッキー
soup,stew|汤|スープ,汁
hotpot|火锅|火鍋
noodles,ramen|面条,面,拉面|麺,ラーメン,うどん,そば
rice ball|饭团|おにぎり
dumpling|饺子,包子|餃子
mooncake|月饼|月餅
sushi|寿司|寿司
rice|米饭,大米|米,ご飯
cheese|奶酪|チーズ
chocolate|巧克力|チョコレート
sweet,candy|糖果,糖葫芦,糖|飴,お菓子
honey|蜂蜜|蜂蜜
jam,marmalade|果酱|ジャム
tea|茶,茶叶|お茶,茶
coffee machine,coffee maker|咖啡机|コーヒーメーカー,珈琲メーカー
royal seal|玉玺,印玺|玉璽
stone lion|石狮子|石獅子,狛犬
ash,ashes|骨灰|遺灰
coffee|咖啡|珈琲,コーヒー
wine,whisky,beer|酒,美酒|酒,ワイン
milk|牛奶|牛乳
water|水|水
salt|盐|塩
lunchbox,bento|盒饭,便当|弁当
pot,pan,cauldron|锅|鍋,釜
teapot,kettle|茶壶,铜壶|急須,薬缶,やかん,茶釜
bowl|碗|茶碗,丼
plate,dish|盘子|皿
vase|花瓶|花瓶
bottle|瓶子,漂流瓶|瓶,ガラス瓶
flower|花,花朵|花
rose|玫瑰|薔薇,バラ
cherry blossom|樱花|桜
seed|种子|種
mushroom|蘑菇|茸,キノコ
apple|苹果|林檎,りんご
pumpkin|南瓜|南瓜,かぼちゃ
egg|蛋,鸡蛋|卵
feather|羽毛|羽根
shell,seashell|贝壳|貝殻
stone,pebble,rock|石头,石子|石,小石
bone|骨头|骨
medicine,pill|药,药丸|薬
poison|毒药|毒
potion,elixir|药水,仙丹|秘薬,霊薬
vaccine,antidote|疫苗,解药|ワクチン,解毒剤
box,chest|箱子,盒子,木盒|箱,小箱,木箱
suitcase,trunk,bag,backpack|行李箱,手提箱,包,背包|鞄,トランク,旅行鞄
parcel,package|包裹,快递|小包,荷物
basket|篮子|籠
coffin|棺材|棺
urn|骨灰盒|骨壺
wand|魔杖|杖
broom|扫帚|箒
crystal ball,crystal|水晶球,水晶|水晶玉,水晶
talisman,amulet,charm|护身符,符咒|お守り,護符
ring of keys|一串钥匙|鍵束
rope|绳子,绳索,缆绳|縄,ロープ,綱
bathtub,tub|浴缸,浴桶|風呂桶,浴槽
ice|冰块,冰|氷,かき氷
wheelchair|轮椅|車椅子,車いす
popcorn machine|爆米花机|ポップコーン機
needle,thread|针,针线,红线|針,糸,赤い糸
quilt,blanket|被子,毯子,被面,棉被|毛布,布団
carpet,rug|地毯|絨毯
pillow|枕头|枕
chair|椅子|椅子
pen,pencil,brush|钢笔,笔,铅笔,毛笔|ペン,万年筆,鉛筆,筆
ink|墨水|インク
paper|纸|紙
stamp|邮票|切手
card,playing card|卡片,扑克牌|札,カード
tarot card|塔罗牌|タロットカード
chess set|棋盘,象棋|将棋盤,チェス盤
dice|骰子|サイコロ
robot vacuum|扫地机器人|掃除機
statue,sculpture|雕像,石像,佛像,玉佛,铜佛,木佛|彫像,像,仏像
machine|机器|機械
vending machine|自动售货机|自動販売機,自販機
time machine|时光机|タイムマシン
photocopier,printer|复印机,打印机|コピー機
portal|传送门|転送門
piano|钢琴|ピアノ
bicycle,bike|自行车|自転車
car,taxi|汽车,出租车|車,自動車,タクシー
balloon|气球|気球,風船
rocket|火箭|ロケット
anchor|船锚|錨
bed|床|ベッド,寝台
table,desk|桌子,课桌|机
door|门|扉,ドア
window|窗户,窗|窓
moon|月亮|月
star|星星,星|星
sun|太阳|太陽
comet,meteor|彗星,流星|彗星,流れ星
cloud|云|雲
rainbow|彩虹|虹
tree|树,大树,老树|木,大木,桜の木
hair|头发|髪
eye|眼睛|目,瞳
heart|心,心脏|心臓,心
hand|手|手
face|脸|顔
tooth|牙齿|歯
tattoo|纹身|刺青
wing|翅膀|翼
tail|尾巴|しっぽ,尻尾
`
