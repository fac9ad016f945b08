/** What stands in kitchens and on tables, and what is drunk there: `English|Chinese|Japanese`. */
export const KITCHEN_THINGS = `
frying pan,skillet|平底锅,煎锅|フライパン
saucepan|小锅,汤锅|片手鍋
wok|炒锅,铁锅,铜锅|中華鍋
clay pot,casserole|砂锅,瓦罐|土鍋
pressure cooker|高压锅|圧力鍋
rice cooker|电饭锅,电饭煲|炊飯器
bamboo steamer|蒸笼,蒸屉|蒸籠,せいろ
oven|烤箱,烤炉|オーブン,竈,かまど
stove|炉子,灶台|焜炉,コンロ
microwave|微波炉|電子レンジ
fridge,refrigerator,freezer|冰箱,冰柜,冷柜|冷蔵庫,冷凍庫
toaster|面包机,烤面包机|トースター
chopping board,cutting board|砧板,案板|まな板
rolling pin|擀面杖|麺棒,めん棒
ladle|汤勺,勺子,大勺|お玉,杓子,しゃもじ
spatula|锅铲|フライ返し
sieve,strainer|筛子,漏勺|篩,竹ざる
whisk|打蛋器|泡立て器
millstone,quern|石磨,磨盘|石臼
pestle,mortar|石臼,蒜臼|すり鉢,杵,臼
corkscrew|开瓶器|栓抜き
knife set,cleaver|刀具,斩骨刀|中華包丁,出刃包丁
spoon,teaspoon|调羹,汤匙,茶匙|匙,スプーン
fork|叉子|フォーク
chopsticks|筷子|箸,割り箸,お箸
mug|杯子,马克杯,茶杯|カップ,マグカップ,湯呑み
wine glass,goblet,chalice|酒杯,高脚杯,圣杯|杯,ワイングラス,聖杯,グラス
sake cup|酒盏|盃,お猪口,徳利
lidded cup|盖碗|蓋碗
tea bowl|茶碗|抹茶茶碗
tea caddy|茶叶罐|茶筒
tea whisk|茶筅|茶筅
tea set|茶具|茶器,茶道具
coffee pot|咖啡壶|コーヒーポット
thermos,flask|保温杯,热水瓶,暖壶|水筒,魔法瓶
jug,pitcher|水壶,水罐|水差し
jar|罐子,玻璃罐,陶罐|甕,広口瓶
pickle jar|泡菜坛子,咸菜缸,泡菜坛|漬物樽,糠床,ぬか床
barrel,cask|木桶,酒桶,酒坛|樽,酒樽
bucket,pail|水桶,铁桶|桶,バケツ
water vat|水缸|水瓶
tray|托盘|丸盆
tiered box|食盒,饭盒|重箱
saucer|碟子,小碟|小皿
cutlery,silverware|餐具,银餐具|食器,銀食器
porcelain,china|瓷器,青花瓷|磁器
pottery,ceramics|陶器|陶器,焼き物
napkin|餐巾|ナプキン
tablecloth|桌布|テーブルクロス
apron|围裙|前掛け,エプロン
oven glove|隔热手套|鍋つかみ
menu|菜单|献立,お品書き,メニュー
grocery bag,shopping bag|购物袋,菜篮子|買い物袋,買い物籠
tin can|罐头|缶詰
tin opener,can opener|开罐器|缶切り
juice,lemonade|果汁,柠檬水|ジュース,レモネード
soda,cola|汽水,可乐|ラムネ,サイダー,コーラ
milk tea,bubble tea|奶茶,珍珠奶茶|ミルクティー,タピオカ
green tea,matcha|绿茶,抹茶|緑茶,抹茶
black tea|红茶|紅茶
herbal tea|凉茶,花茶|薬草茶,ハーブティー
pu-erh tea|普洱茶,茶饼|プーアル茶
soy milk|豆浆|豆乳
sour plum drink|酸梅汤|梅ジュース
hot chocolate,cocoa|热巧克力,热可可|ココア
sake,rice wine|米酒,黄酒,女儿红|日本酒,お酒,甘酒
baijiu,liquor|白酒,烈酒|焼酎
plum wine|梅子酒,青梅酒|梅酒
fruit wine|果酒|果実酒
champagne|香槟|シャンパン
brandy,rum,gin|白兰地,朗姆酒|ブランデー,ラム酒
cocktail|鸡尾酒|カクテル
mead,cider|蜜酒,苹果酒|蜂蜜酒,林檎酒
craft beer,ale|啤酒|ビール
medicinal wine|药酒|薬酒
antifreeze|防冻液|不凍液
holy water|圣水|聖水
spring water|泉水,山泉水|湧き水
clay teapot|紫砂壶,公道杯|常滑の急須
soup bowl,rice bowl|汤碗,饭碗,面碗|飯茶碗,椀
`
