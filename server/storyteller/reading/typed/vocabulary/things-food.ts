/** Dishes, sweets, and what they are made of: `English|Chinese|Japanese`. */
export const FOOD_THINGS = `
tofu,bean curd|豆腐,豆花,豆腐脑,臭豆腐|豆腐,冷奴,湯豆腐
porridge,oatmeal,congee|粥,白粥,腊八粥|粥,お粥
steamed bun|馒头,花卷,豆包|饅頭,肉まん
soup dumpling|小笼包,汤包,灌汤包|小籠包
wonton|馄饨,抄手,云吞|ワンタン
potsticker|煎饺,锅贴|焼き餃子
spring roll|春卷,油条|春巻き
pancake,crepe,crêpe|煎饼,葱油饼,鸡蛋饼|お好み焼き,クレープ,ホットケーキ
flatbread|烧饼,烙饼|ナン
sandwich|三明治|サンドイッチ
hamburger,burger|汉堡|ハンバーガー
hot dog,sausage|热狗,香肠,腊肠|ホットドッグ,ソーセージ
pizza|披萨,比萨|ピザ
spaghetti,pasta,lasagna|意大利面,通心粉|スパゲッティ,パスタ
fried rice|炒饭,蛋炒饭|炒飯,チャーハン
fried noodles|炒面,炒粉|焼きそば
rice noodles|米粉,米线,螺蛳粉,河粉|ビーフン
beef noodles|牛肉面,阳春面,刀削面,热干面,担担面|担々麺
instant noodles|泡面,方便面|カップ麺,即席麺,インスタントラーメン
curry|咖喱,咖喱饭|カレー,カレーライス
omelette,omelet|煎蛋卷,蛋包饭|オムライス,卵焼き,だし巻き卵
tea egg|茶叶蛋,卤蛋|煮卵,ゆで卵
salted egg|咸鸭蛋,皮蛋|ピータン
roast duck|烤鸭,酱鸭|北京ダック
roast chicken,fried chicken|烧鸡,炸鸡,叫花鸡|唐揚げ,フライドチキン,焼き鳥
braised pork|红烧肉,东坡肉,梅菜扣肉|豚の角煮,角煮
barbecue,kebab,skewer|烧烤,烤串,羊肉串|串焼き,焼き肉
steak|牛排|ステーキ
meatball|肉丸,狮子头|肉団子,ミートボール
ham,bacon|火腿,腊肉,培根|ハム,ベーコン
meat,beef,pork|牛肉,猪肉|肉,牛肉,豚肉
dried fish|鱼干,咸鱼|干物,煮干し
fish ball|鱼丸,鱼蛋|つみれ
seafood|海鲜|海の幸,海鮮
oyster,clam,mussel|牡蛎,蛤蜊,生蚝|牡蠣,蛤
prawn,shrimp|大虾,小龙虾|海老,エビ
eel rice|鳗鱼饭|鰻重,うな重,蒲焼き
tempura|天妇罗|天ぷら
oden|关东煮|おでん
takoyaki|章鱼烧,章鱼小丸子|たこ焼き
miso soup|味噌汤|味噌汁
miso|味噌,大酱|味噌
broth|高汤,鸡汤,老汤,卤水|出汁
soy sauce|酱油|醤油
sauce|酱料,蘸料,酱汁|ソース,秘伝のタレ
chilli oil,chili sauce,hot sauce|辣椒油,辣椒酱,老干妈|ラー油
vinegar|陈醋|酢
sugar|白糖,冰糖,红糖|砂糖,氷砂糖,黒糖
brown sugar cake|红糖糍粑|わらび餅
flour,dough|面粉,面团|小麦粉,生地
yeast,sourdough starter,sourdough|酵母,老面,酸面团|酵母,天然酵母,パン種
butter|黄油|バター
olive oil|橄榄油,香油,菜籽油|油,オリーブ油,胡麻油
spice,pepper,cinnamon|香料,花椒,胡椒,八角,桂皮|香辛料,スパイス,胡椒,山椒
saffron|藏红花|サフラン
garlic,ginger,onion|大蒜,生姜,洋葱|大蒜,生姜,玉葱,ニンニク
chilli,chili|辣椒|唐辛子
kimchi|泡菜|キムチ
pickle,pickles|咸菜,酱菜,腌菜|漬物,梅干し,沢庵,たくあん
salad|沙拉|サラダ
bean,beans|豆子,黄豆,红豆|豆,小豆,大豆
natto|纳豆|納豆
seaweed|海带,紫菜,海苔|海苔,昆布,若布
crisps,potato chips|薯片|ポテトチップス
french fries|薯条|フライドポテト
popcorn|爆米花|ポップコーン
peanut,walnut,almond|花生,花生米,核桃,杏仁|落花生,胡桃,ピーナッツ
chestnut|栗子,糖炒栗子|栗,焼き栗,甘栗
sunflower seeds|瓜子|向日葵の種
sweet potato|红薯,烤红薯,地瓜|薩摩芋,焼き芋,さつまいも
potato|土豆,马铃薯|芋,ジャガイモ,じゃがいも
corn|玉米|玉蜀黍,トウモロコシ
cabbage,lettuce|白菜,大白菜,卷心菜|白菜,キャベツ
carrot,turnip,radish|胡萝卜,萝卜,白萝卜|人参,大根,蕪
tomato|番茄,西红柿|トマト
cucumber,aubergine,eggplant|黄瓜,茄子|胡瓜,茄子,きゅうり
spinach,leek|菠菜,韭菜,大葱|葱,ほうれん草
bamboo shoot|竹笋,春笋|筍,竹の子
lotus root|莲藕,莲子|蓮根
vegetable|蔬菜,青菜|野菜
truffle|松露|トリュフ
matsutake|松茸|松茸
fruit|水果,果子,野果|果物,果実,木の実
orange,tangerine,mandarin|橘子,橙子,柑橘|蜜柑,みかん,オレンジ
lemon,yuzu|柠檬,柚子|檸檬,柚子,レモン
peach|桃子,水蜜桃,蟠桃|桃
pear|梨子,雪梨|梨
plum|李子,梅子,杨梅|梅の実,すもも
persimmon|柿子,柿饼|柿,干し柿
grape|葡萄|葡萄
strawberry|草莓|苺,いちご,イチゴ
cherry|樱桃|さくらんぼ
blueberry,raspberry|蓝莓,树莓|ブルーベリー,木苺
watermelon,melon|西瓜,哈密瓜|西瓜,スイカ,メロン
banana|香蕉|バナナ
pineapple,mango,durian|菠萝,芒果,榴莲|パイナップル,マンゴー
lychee,longan|荔枝,龙眼,桂圆|ライチ
pomegranate,fig|石榴,无花果|柘榴,無花果
jujube,date palm|红枣,枣子|棗
hawthorn|山楂|山査子
coconut|椰子|椰子の実,ココナッツ
ice cream,ice lolly|冰淇淋,雪糕,冰棍,棒冰|アイスクリーム,アイス,ソフトクリーム
pudding|布丁|プリン
jelly|果冻,凉粉,龟苓膏|ゼリー,寒天,ところてん
doughnut,donut|甜甜圈|ドーナツ
macaron|马卡龙|マカロン
muffin,cupcake,scone|松饼,纸杯蛋糕|マフィン,スコーン
croissant,baguette,brioche|可颂,法棍|クロワッサン,フランスパン
melon bun|菠萝包,菠萝油|メロンパン,あんパン,食パン
egg tart|蛋挞|タルト
birthday cake,wedding cake|生日蛋糕,婚礼蛋糕|誕生日ケーキ,ショートケーキ
castella|鸡蛋糕|カステラ
gingerbread|姜饼,姜饼屋|ジンジャーブレッド
pastry|点心,糕点,酥饼,桂花糕,绿豆糕|焼き菓子
wagashi|和果子|和菓子,羊羹,練り切り,大福
rice cake,mochi|年糕,糍粑,麻糬|餅,お餅,鏡餅,桜餅,柏餅,草餅
skewered dumpling|糯米团子|団子,お団子,みたらし団子,月見団子
sticky rice ball|汤圆,元宵|白玉,白玉団子
rice dumpling,zongzi|粽子|ちまき,粽
rice cracker|米饼,锅巴|煎餅,せんべい,おかき
fish-shaped cake|鲷鱼烧|たい焼き,鯛焼き,今川焼き
sweet soup|糖水,红豆汤,绿豆汤|お汁粉,ぜんざい,あんみつ
lollipop|棒棒糖|棒付き飴,ペロペロキャンディー
cotton candy,candyfloss|棉花糖|綿菓子,わたあめ,綿飴
sugar painting|糖画,糖人|飴細工
toffee,caramel,fudge|太妃糖,焦糖,奶糖|キャラメル
chewing gum|口香糖,泡泡糖|ガム
wedding sweets|喜糖|引き出物
konpeito|星星糖|金平糖
tinned food|罐头食品|保存食,非常食
dog food|狗粮,猫粮|ドッグフード,猫缶,キャットフード
bird seed,fodder|鸟食,饲料|餌
leftovers|剩饭,剩菜|残り物
takeaway|外卖|出前
reunion dinner dish|年菜,硬菜|おせち,おせち料理,雑煮
side dish,dish of the house|小菜,招牌菜,家常菜|おかず,看板料理
dessert|甜点,甜品|デザート,甘味
snack|零食,小吃|おやつ,駄菓子
ration,rations|口粮,干粮,压缩饼干|携帯食,乾パン
harvest rice|稻谷,新米,糯米|新米,稲,餅米
wheat,barley|小麦,麦子,青稞|小麦,麦
caviar|鱼子酱|キャビア,イクラ
bird's nest soup|燕窝|燕の巣
food|食物,粮食|食べ物,食料
`
