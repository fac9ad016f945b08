/** Further animals, pets and beings of tales: `English|Chinese|Japanese`. */
export const WILD_CREATURES = `
pet,house pet|宠物|ペット
stray,stray animal|流浪动物|野良
animal,animals|动物,小动物|動物,どうぶつ,生き物
calico cat|三花猫,花猫,橘猫,白猫,胖橘|三毛猫,茶トラ,白猫,トラ猫,虎猫
persian cat,siamese cat|波斯猫,暹罗猫,布偶猫|ペルシャ猫,シャム猫
ship's cat,bookshop cat|船猫,书店猫|看板猫,船乗り猫
golden retriever,labrador|金毛,金毛犬,拉布拉多|ゴールデンレトリバー,ラブラドール
shiba,shiba inu|柴犬,秋田犬|柴犬,秋田犬,豆柴
poodle,dachshund,corgi,beagle,terrier,bulldog|贵宾犬,腊肠犬,柯基,斗牛犬|プードル,ダックスフント,コーギー,ブルドッグ
guide dog,sheepdog,watchdog|导盲犬,牧羊犬,看门狗,警犬,搜救犬|盲導犬,牧羊犬,番犬,警察犬,救助犬
sled dog,husky|雪橇犬,哈士奇|そり犬,ハスキー
hamster,gerbil,guinea pig|仓鼠,豚鼠|ハムスター,モルモット
chinchilla|龙猫|チンチラ
white rabbit,moon rabbit,jade rabbit|小兔子,白兔,玉兔,野兔|白兎,月の兎,野うさぎ,玉兎
piglet|小猪,猪崽|子豚
foal,colt|小马驹,马驹|子馬,仔馬
calf|小牛,牛犊|子牛,仔牛
water buffalo,buffalo|水牛,老黄牛|水牛
yak|牦牛|ヤク
alpaca,llama|羊驼|アルパカ
reindeer|驯鹿|トナカイ
moose,elk|驼鹿,麋鹿|ヘラジカ
fawn|小鹿,梅花鹿,白鹿|子鹿,白鹿
wild boar|野猪|イノシシ,いのしし
wild horse,steed|野马,战马,骏马,白马|野生馬,白馬,軍馬
bear cub|小熊|子熊,仔熊
polar bear|大白熊|北極熊,シロクマ
lion cub,tiger cub|小老虎,小狮子,幼虎|子ライオン,子虎
leopard,snow leopard,panther|豹子,雪豹,黑豹,猎豹|豹,雪豹,黒豹,ヒョウ,チーター
lynx,wildcat|猞猁,野猫|山猫,ヤマネコ
hyena,jackal|鬣狗,豺狼|ハイエナ,ジャッカル
weasel,ferret,marten|黄鼠狼,雪貂,貂|鼬,イタチ,フェレット
skunk|臭鼬|スカンク
porcupine|豪猪|ヤマアラシ
anteater,pangolin|食蚁兽,穿山甲|アリクイ,センザンコウ
sloth|树懒|ナマケモノ
koala|考拉|コアラ
kangaroo|袋鼠|カンガルー
platypus|鸭嘴兽|カモノハシ
capybara|水豚,卡皮巴拉|カピバラ
baboon,lemur,orangutan|狒狒,狐猴,猴王,红毛猩猩|ヒヒ,オランウータン,ゴリラ,チンパンジー
hippo,hippopotamus|河马|カバ
rhino,rhinoceros|犀牛|サイ
zebra|斑马|シマウマ
mammoth|猛犸象,猛犸|マンモス
walrus|海象|セイウチ
manatee,dugong|海牛,儒艮|マナティー,ジュゴン
orca,killer whale|虎鲸|シャチ
narwhal|独角鲸|イッカク
sperm whale,blue whale|抹香鲸,蓝鲸,白鲸|マッコウクジラ,シロナガスクジラ,白鯨
salmon,trout,tuna|三文鱼,鲑鱼,金枪鱼,鳟鱼|鮭,マス,鮪,マグロ
catfish,eel|鲶鱼,鳗鱼,黄鳝|鯰,ナマズ,鰻,ウナギ
koi|锦鲤|錦鯉
puffer fish,blowfish|河豚|河豚,フグ
sea bream|鲷鱼|鯛,タイ
tadpole|蝌蚪|オタマジャクシ
seahorse|海马|タツノオトシゴ
sea urchin|海胆|ウニ
shellfish|贝壳精,河蚌,扇贝|ハマグリ
hermit crab|寄居蟹|ヤドカリ
salamander,newt|蝾螈,娃娃鱼|山椒魚,サンショウウオ,イモリ
chameleon,iguana|变色龙|カメレオン,イグアナ
cobra,python,viper|眼镜蛇,蟒蛇,毒蛇,青蛇|コブラ,大蛇,毒蛇,マムシ
pheasant,peacock|孔雀,野鸡,锦鸡|孔雀,雉,クジャク
turkey hen,quail|火鸡,鹌鹑|七面鳥,うずら
chick,duckling|小鸡,小鸭子,小鸭,丑小鸭|ひよこ,ヒヨコ,アヒルの子
canary,budgie,cockatoo|金丝雀,画眉,画眉鸟,八哥|カナリア,インコ,文鳥,九官鳥
nightingale,lark,robin|夜莺,百灵鸟,云雀,知更鸟|鶯,うぐいす,ウグイス,雲雀,ヒバリ
cuckoo|布谷鸟,杜鹃鸟|カッコウ,郭公,ホトトギス
kingfisher|翠鸟|カワセミ
woodpecker|啄木鸟|キツツキ
albatross|信天翁|アホウドリ
pelican,puffin,flamingo|鹈鹕,海鹦,火烈鸟|ペリカン,フラミンゴ
vulture,condor|秃鹫|禿鷹,ハゲワシ
crested ibis,egret|朱鹮,白鹭|朱鷺,白鷺
cormorant|鸬鹚|鵜
wild goose|大雁,孤雁|雁
carrier pigeon,homing pigeon|信鸽|伝書鳩
migrating birds,migratory bird|候鸟|渡り鳥
dragonfly|蜻蜓|蜻蛉,トンボ,とんぼ,赤とんぼ
cicada|蝉,知了|蝉,セミ
grasshopper,locust,mantis|蚂蚱,蝗虫,螳螂|バッタ,イナゴ,カマキリ
ladybug,ladybird|瓢虫|てんとう虫,テントウムシ
mosquito,flea|蚊子,苍蝇,跳蚤|蚊,蠅,ハエ,ノミ
cockroach|蟑螂|ゴキブリ
caterpillar,silkworm|蚕,蚕宝宝|芋虫,毛虫,蚕
scorpion,centipede|蝎子,蜈蚣|蠍,サソリ,ムカデ
earthworm,leech|蚯蚓,水蛭|ヒル
bee swarm,queen bee|蜂群,蜂王|女王蜂
insect|昆虫|昆虫
fish school|鱼群|魚の群れ
flock,herd,pack of wolves|羊群,牛群,狼群,马群|羊の群れ,狼の群れ
sea monster,kraken,leviathan|海怪,海妖|海の怪物,クラーケン,海坊主
siren|塞壬|セイレーン
water spirit,water sprite,undine|水妖,水鬼,水精灵,河妖|水の精,水の精霊,ウンディーネ
kappa|河童|河童,カッパ
tengu|天狗|天狗,テング
nine-tailed fox|九尾狐,九尾妖狐,白狐|九尾の狐,白狐,お稲荷さん
shape-shifting cat,cat spirit|猫妖,猫又|猫又,化け猫
snow woman|雪女|雪女,雪おんな
zashiki-warashi,house spirit|座敷童子,宅神|座敷童,座敷わらし,ざしきわらし
umbrella ghost,tsukumogami|付丧神,伞妖|付喪神,唐傘お化け
dragon king,sea dragon|龙王,老龙王,东海龙王|竜王,龍神,竜神
baby dragon,dragonling|小龙,龙宝宝,幼龙|子竜,仔竜,幼竜,子どもの竜
flood dragon|蛟龙,烛龙,应龙|蛟,水竜
qilin,kirin|麒麟|麒麟
pixiu|貔貅|貔貅
nian|年兽|年獣
white snake spirit,snake demon|蛇妖,白素贞,白娘子|蛇女
spider demon|蜘蛛精|土蜘蛛,女郎蜘蛛
flower spirit,tree spirit,dryad|花妖,花精,树妖,树精|花の精,木の精,木霊,樹霊
mountain god,mountain spirit|山神,山鬼|山の神,山神
river god|河神,水神|川の神,水神
moon goddess|嫦娥,月神|月の女神,かぐや姫
kitchen god,door god|门神,财神,财神爷|福の神,かまどの神,門の神
god of poverty|穷神|貧乏神,疫病神
judge of the dead,king of hell|阎王,阎罗王|閻魔,閻魔様,閻魔大王
ferryman of souls,black and white impermanence|黑白无常,鬼差|死者の渡し守
hungry ghost,wandering ghost|饿鬼,孤魂野鬼,女鬼,水猴子|餓鬼,浮遊霊,地縛霊,怨霊,生霊
poltergeist,wraith,spectre,specter|怨灵,恶灵|ポルターガイスト,悪霊
guardian spirit,guardian angel|守护灵,守护神,守护天使|守護霊,守り神,守護天使,氏神
spirit beast,familiar|灵兽,神兽,使魔,灵宠|使い魔,聖獣,神獣,式神
griffin,pegasus|狮鹫,飞马,天马|グリフォン,天馬,ペガサス
centaur,minotaur|半人马,牛头人|ケンタウロス,ミノタウロス
cyclops|独眼巨人|一つ目小僧,一つ目の巨人
sphinx|斯芬克斯,狮身人面像|スフィンクス
gargoyle|石像鬼|ガーゴイル
medusa,gorgon|美杜莎|メデューサ,ゴルゴン
hydra,basilisk|九头蛇|ヒュドラ,八岐大蛇,ヤマタノオロチ
cerberus,hellhound|地狱犬,三头犬|ケルベロス,地獄の番犬
succubus,imp|魅魔,小恶魔|夢魔,サキュバス,小悪魔
orc,gnome,leprechaun|兽人,地精,侏儒|オーク,ノーム,ゴブリン,獣人
slime|史莱姆|スライム
yeti,bigfoot|大脚怪,野人|雪男,イエティ
wyvern,dragon turtle|飞龙,玄武|飛竜,ワイバーン,玄武
vermilion bird|朱雀|朱雀
kaiju,giant monster|巨兽,哥斯拉|大怪獣,ゴジラ
living doll,haunted doll|鬼娃娃,诅咒娃娃|呪いの人形,生き人形
shadow person,faceless man|影人,无脸人,无脸男|影法師,のっぺらぼう,顔なし
toilet ghost|花子|花子さん,トイレの花子さん,口裂け女
homunculus,clone|克隆人,人造人|ホムンクルス,クローン,人造人間
artificial intelligence,chatbot|人工智能,智能助手,聊天机器人|人工知能,対話AI
cleaning robot,robot dog|机器狗,机器猫,陪护机器人|掃除ロボット,ロボット犬,介護ロボット
mutant|变种人,变异人|ミュータント,変異体
`
