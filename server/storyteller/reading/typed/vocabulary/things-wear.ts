/** What is worn, on the body and on a stage: `English|Chinese|Japanese`. */
export const WORN_THINGS = `
phoenix crown|凤冠,凤冠霞帔|鳳冠
opera headdress|点翠,盔头,翎子|髪飾り
water sleeves|水袖|水袖
opera robe,dragon robe|蟒袍,龙袍,官袍|龍袍
stage make-up,greasepaint|油彩,脸谱|隈取,ドーラン
stage prop|道具,戏箱,行头|小道具,大道具
noh mask|傩面,傩面具|能面,般若の面,狐の面,狐面
curtain|幕布,窗帘,大幕|幕,緞帳,カーテン
spotlight|聚光灯,追光灯|照明,スポットライト
microphone|话筒,麦克风|マイク
megaphone,loudspeaker|喇叭,大喇叭,扩音器|拡声器,メガホン
clapperboard|场记板|カチンコ
wig|假发|鬘,かつら
false beard,moustache,mustache|假胡子,胡子|付け髭,髭
clown nose|小丑鼻子|赤い鼻
tutu,ballet shoe|芭蕾舞鞋,舞鞋|トウシューズ,バレエシューズ
red shoes|红舞鞋|赤い靴
glass slipper,slipper|水晶鞋,拖鞋|ガラスの靴,スリッパ
straw sandals,sandal|草鞋,凉鞋|草履,草鞋,サンダル
clogs|木屐|下駄
embroidered shoes|绣花鞋|刺繍の靴
cloth shoes|布鞋,虎头鞋|布靴
high heels|高跟鞋|ハイヒール
sneaker,trainers|球鞋,运动鞋,跑鞋|運動靴,スニーカー,上履き
rain boots,wellington|雨靴,雨鞋|雨靴
roller skates,ice skates|溜冰鞋,冰鞋,冰刀|スケート靴,ローラースケート
shoelace|鞋带|靴紐
sock,stocking|袜子,长袜|靴下,足袋,ストッキング
shirt,blouse|衬衫,白衬衫|シャツ,ブラウス,ワイシャツ
t-shirt|短袖,文化衫|Tシャツ
hoodie|卫衣|パーカー
trousers,jeans|裤子,牛仔裤|ズボン,ジーンズ
skirt|百褶裙,短裙|スカート
tuxedo|西装,西服,燕尾服|背広,スーツ,燕尾服,タキシード
necktie,bow tie|领带,领结|ネクタイ,蝶ネクタイ
waistcoat,vest|马甲,背心|チョッキ
cardigan|开衫|カーディガン
raincoat|雨衣,蓑衣|雨合羽,レインコート,蓑
fur coat,padded jacket|皮草,棉袄,羽绒服,皮袄|毛皮,どてら,半纏
down coat|大氅,披风|羽織,陣羽織
cape|披肩,披帛|ケープ,肩掛け,ショール
qipao,cheongsam|旗袍|チャイナドレス
hanfu|汉服,襦裙|漢服
hanbok,sari|韩服,纱丽|韓服,サリー
long gown,robe|长衫,长袍,道袍,袈裟|法衣,袈裟,ローブ
yukata,furisode|浴衣,振袖|浴衣,振袖,袴,十二単
obi,sash|腰带,衣带|帯,帯留め,帯締め
belt|皮带|ベルト,腰帯
uniform,school uniform|校服,制服,军装|制服,学生服,セーラー服,軍服
school cap|校帽|学帽
chef's hat|厨师帽|コック帽
spacesuit|宇航服,航天服|宇宙服
diving suit,wetsuit|潜水服|潜水服
swimsuit|泳衣,泳裤|水着
pyjamas,pajamas,nightgown|睡衣|寝間着,パジャマ
underwear|内衣,肚兜|下着,腹掛け
nappy,baby clothes|尿布,百家衣|おむつ,産着
mourning clothes|孝服,丧服|喪服
wedding veil,veil|盖头,红盖头,头纱,面纱|綿帽子,ベール,白無垢
wedding suit|喜服|紋付き袴
straw hat,bamboo hat|草帽,斗笠|麦わら帽子,麦藁帽子,笠,菅笠
top hat,bowler hat|礼帽,高礼帽|シルクハット,山高帽
cap,beret,beanie|鸭舌帽,贝雷帽,棒球帽,毛线帽|野球帽,ベレー帽,毛糸の帽子
helmet|头盔,安全帽|兜,ヘルメット
hood|兜帽|頭巾
headscarf,bandana|头巾,红领巾|手拭い,手ぬぐい,鉢巻き,バンダナ
handkerchief|手帕,手绢,绣帕|手巾,ハンカチ
ribbon,bow ribbon|丝带,发带,红绸,绸带|リボン,組紐
hairpin,hair clip|发簪,簪子,发卡,发夹,步摇,玉簪,金钗|簪,かんざし,髪留め
hair tie|发绳,头绳|髪紐,ヘアゴム
bracelet,bangle|手镯,手链,玉镯,镯子|腕輪,ブレスレット
earring|耳环,耳坠,耳钉|耳飾り,イヤリング,ピアス
brooch|胸针,别针|ブローチ
badge|徽章,校徽,胸章|徽章,バッジ,名札
button|纽扣,扣子,铜扣|釦,ボタン
cufflink|袖扣|カフスボタン
wedding ring,engagement ring,signet ring|婚戒,钻戒,订婚戒指|結婚指輪,婚約指輪
ruby|红宝石|ルビー,紅玉
emerald,sapphire|祖母绿,蓝宝石,绿宝石|エメラルド,サファイア
piece of amber|琥珀|琥珀
agate|玛瑙,珊瑚|瑪瑙,珊瑚
amethyst|猫眼石,紫水晶|オパール,紫水晶
luminous pearl|夜明珠|夜光珠
jade pendant,jade bangle|玉坠,玉如意,玉璧|玉飾り
longevity lock|长命锁,平安锁|迷子札
jewellery,jewelry|首饰,珠宝,嫁妆|宝飾品,アクセサリー
jewellery box,jewelry box|首饰盒,珠宝盒|宝石箱
sachet,scent bag|香囊,香包|匂い袋
purse,wallet,coin purse|钱包,荷包,钱袋|財布,がま口,巾着
handbag,satchel|手袋,书包,单肩包|手提げ,ハンドバッグ,ランドセル
lipstick,rouge|口红,胭脂|口紅
perfume|香水|香水
powder compact,face powder|粉盒,粉饼,水粉|白粉,おしろい
nail polish|指甲油|マニキュア
make-up box,cosmetics|化妆盒,梳妆盒,化妆品|化粧箱,化粧道具,化粧品
monocle,sunglasses,goggles|单片眼镜,墨镜,护目镜|片眼鏡,サングラス,ゴーグル
walking stick,cane|拐杖,手杖|ステッキ
crutch|双拐|松葉杖
hearing aid|助听器|補聴器
dentures,false teeth|假牙|入れ歯
glass eye|玻璃眼珠,义眼|義眼
prosthetic,wooden leg|假肢,义肢|義足,義手
earphones,headphones|耳机|イヤホン,ヘッドホン
invisibility cloak|隐身衣,隐形斗篷|隠れ蓑,透明マント
feather robe|羽衣|羽衣,天の羽衣
armband|袖章,臂章|腕章
sword belt,scabbard|剑鞘,刀鞘|鞘,刀の鞘
breastplate,chain mail|护甲,铠甲,软甲|甲冑,胸当て
cloth,fabric,silk,velvet|布料,丝绸,绸缎,锦缎|布,絹,反物,ビロード
embroidery|蕾丝,刺绣,绣品,双面绣|刺繍,レース編み
brocade|云锦,蜀锦|錦,西陣織
batik,indigo cloth|蜡染,蓝印花布|藍染め,絞り染め
yarn,wool|毛线,羊毛|毛糸,羊毛
knitting needle|毛衣针,织针|編み針,編み棒
thimble|顶针|指貫
sewing box,sewing kit|针线盒,针线包|裁縫箱
`
