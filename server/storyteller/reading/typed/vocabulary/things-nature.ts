/** Plants and flowers, stones, and what beasts leave: `English|Chinese|Japanese`. */
export const NATURE_THINGS = `
houseplant,pot plant|植物,盆栽,绿植|植物,草花,観葉植物
bonsai|盆景|盆栽
seedling,sapling|树苗,幼苗,秧苗|苗,苗木
bouquet,posy|花束,捧花|花束,ブーケ
wildflower|野花,小野花|野の花,野花
petal|花瓣|花びら,花弁
bud,flower bud|花苞,花蕾|蕾,つぼみ
leaf|叶子,树叶,落叶|葉,落ち葉,木の葉
maple leaf|枫叶,红叶|紅葉,もみじ,楓
branch,twig|树枝,枝条,花枝|枝,小枝
tree root|树根,根须|根
tree bark|树皮|樹皮
stump,log|树桩,原木|切り株,丸太
vine|藤蔓,爬山虎,常春藤|蔓,蔦
thorn|荆棘|茨,棘
grass,hay,straw|青草,干草,稻草|草,干し草,藁
moss,fern|苔藓,青苔,蕨菜|苔,羊歯,山菜
clover,dandelion|三叶草,蒲公英|クローバー,蒲公英,タンポポ
sunflower|向日葵|向日葵,ひまわり,ヒマワリ
tulip|郁金香|チューリップ
white lily|百合,百合花|百合,ユリ
lily of the valley|铃兰|鈴蘭,スズラン
orchid|兰花,蝴蝶兰|蘭,胡蝶蘭
peony|牡丹,芍药,牡丹花|牡丹,芍薬
chrysanthemum|菊花|菊,菊の花
lotus,water lily|荷花,莲花,睡莲,雪莲|蓮,睡蓮,蓮の花
plum blossom|梅花,腊梅|梅,梅の花
peach blossom|桃花|桃の花
camellia|山茶花,茶花|椿,山茶花
hydrangea|绣球花|紫陽花,あじさい
wisteria|紫藤,紫藤花|藤,藤の花
blue iris|鸢尾|菖蒲,あやめ,アヤメ
pansy|紫罗兰,三色堇|菫,すみれ,スミレ
daisy chain|雏菊|雛菊,ヒナギク
carnation|康乃馨|カーネーション
red poppy|罂粟,虞美人|ポピー,芥子の花
gardenia|茉莉,茉莉花,栀子花|茉莉花,梔子,ジャスミン
osmanthus|桂花|金木犀
lavender|薰衣草|ラベンダー
mint leaf|迷迭香,薄荷|ローズマリー,薄荷,ハーブ
morning glory|牵牛花|朝顔,アサガオ
evening primrose|月见草|月見草
night-blooming cereus,cereus|昙花|月下美人
red spider lily|彼岸花,曼珠沙华|彼岸花,曼珠沙華
cosmos|格桑花,波斯菊|秋桜,コスモス
narcissus,daffodil|水仙,水仙花|水仙
snowdrop,crocus|雪滴花|雪割草
hibiscus,azalea|木槿,杜鹃花,映山红|躑躅,つつじ,ハイビスカス
forget-me-not|勿忘我|勿忘草
baby's breath|满天星|霞草
reed,cattail|芦苇,芦花|葦,すすき
cactus|仙人掌|サボテン
venus flytrap|捕蝇草,食人花|食虫植物,食人植物
cotton|棉花|綿,木綿
bamboo|竹子|竹
pine tree|松树|松,松の木
pine cone,acorn|松果,橡果,橡子|松ぼっくり,どんぐり,団栗
willow|柳树,柳枝|柳
oak,oak tree|橡树|樫の木
ginkgo|银杏,银杏树|銀杏,イチョウ
maple,maple tree|枫树|楓の木
locust tree,old locust tree|槐树,老槐树|槐の木
banyan|榕树,大榕树|ガジュマル
camphor tree|香樟树,樟树|楠,大楠
cherry tree|樱花树,樱树|山桜,桜の花,桜の枝
apple tree|苹果树|林檎の木
tea bush,tea tree|茶树|茶の木
persimmon tree|柿子树|柿の木
paulownia|梧桐,梧桐树|桐,桐の木
palm tree|棕榈树,椰子树|椰子の木
fir,cedar|冷杉,雪松|杉,樅の木
world tree|世界树,神树|世界樹,御神木,神木
red coral|红珊瑚|赤珊瑚
pearl oyster|珍珠贝|真珠貝
sea glass,driftwood|海玻璃,浮木|シーグラス,流木
starfish|海星|海星,ヒトデ
ambergris|龙涎香|龍涎香
meteorite|陨石|隕石
fossil|化石|化石
ammonite|菊石|アンモナイト
dinosaur egg,dragon egg|恐龙蛋,龙蛋|恐竜の卵,竜の卵
ore,iron ore|矿石,铁矿|鉱石
crystal shard|水晶石,晶石|結晶
iceberg,icicle|冰山,冰柱|氷山,氷柱,つらら
snowball,snowflake|雪球,雪花|雪玉,雪の結晶
ice sculpture|冰雕,雪雕|氷像,雪像
sand,sandcastle|沙子,沙堡|砂,砂の城
clay,mud|黏土,泥土,陶土|粘土,泥
soil|土壤|土
salt crystal|盐粒|岩塩
gold dust,gold nugget|金沙,金块|砂金
pelt|皮毛,兽皮|毛皮のなめし革
antler|鹿角,犀角|鹿の角
tusk,ivory|象牙|象牙,牙
dragon scale|龙鳞|龍の鱗,鱗
claw|爪子|爪
nest|鸟巢,鸟窝|鳥の巣
spider web,cobweb|蜘蛛网|蜘蛛の巣
cocoon,silk cocoon|蚕茧|繭
beeswax|蜂蜡|蜜蝋
bubble|水泡|泡
dew,dewdrop|露水,露珠|露,朝露
teardrop|眼泪,泪水|涙
ear,nose|耳朵,鼻子,嘴唇|耳,鼻,唇
leg|小腿|足
finger|手指|指
brain|大脑,脑子|脳
`
