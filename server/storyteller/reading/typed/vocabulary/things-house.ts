/** What stands in houses, and what is holy, festive or enchanted: `English|Chinese|Japanese`. */
export const HOUSE_THINGS = `
wardrobe,closet|衣柜,衣橱|箪笥,たんす,クローゼット,洋服箪笥
cupboard,cabinet,sideboard|橱柜,碗柜,柜子|戸棚,食器棚
bookcase,bookshelf,shelf|书架,书柜,架子|本棚,棚
drawer|抽屉|引き出し,抽斗
locker|储物柜,更衣柜|ロッカー,下駄箱
dressing table,vanity|梳妆台|鏡台,化粧台
full-length mirror,hand mirror|穿衣镜,铜镜,小镜子|姿見,手鏡,銅鏡
sofa,couch,armchair|沙发,扶手椅|ソファー,ソファ,肘掛け椅子
rocking chair|摇椅,藤椅|揺り椅子,ロッキングチェア
stool,bench|凳子,小板凳,长椅,板凳|ベンチ
throne|龙椅,王座,宝座|玉座
round table,dining table|八仙桌,餐桌,圆桌,饭桌|食卓,円卓,ちゃぶ台
kotatsu|被炉|炬燵,こたつ
low desk,tea table|茶几,书桌|文机
cradle,crib,cot|摇篮,婴儿床|揺り籠,ゆりかご
bunk,bunk bed|上铺,双层床|二段ベッド
mattress,bedsheet|床垫,床单|敷布団,シーツ
patchwork quilt|百家被,拼布被|パッチワーク
mosquito net|蚊帐|蚊帳
cushion|坐垫,靠垫,蒲团|座布団,クッション
tatami,straw mat|草席,凉席|畳,茣蓙
bamboo blind|竹帘|簾,すだれ
fireplace,hearth|壁炉|暖炉,囲炉裏,いろり
brazier,hand warmer|火盆,暖手炉|火鉢,湯たんぽ
bellpull,doorbell|门铃|呼び鈴,インターホン
doormat,door knocker|门垫,门环|玄関マット
coat hanger,clothes peg|衣架,晾衣夹|物干し竿,洗濯ばさみ
laundry basket|洗衣篮|洗濯籠,洗濯物
washboard|搓衣板|洗濯板
soap,shampoo|肥皂,香皂,洗发水|石鹸,シャンプー
towel|毛巾|タオル
toothbrush,toothpaste|牙刷,牙膏|歯ブラシ
razor|剃刀,刮胡刀|剃刀,カミソリ
toilet,chamber pot|马桶,夜壶|便器
washbasin|脸盆,洗脸盆|洗面器
mop,dustpan|拖把,簸箕|モップ,塵取り,雑巾
duster|抹布,鸡毛掸子|雑巾がけの布
dustbin,rubbish bin,trash can|垃圾桶|ごみ箱
cardboard box|纸箱|段ボール箱,段ボール
wooden crate,casket|木箱,铁盒,饼干盒,锦盒,匣子|玉手箱,桐箱
treasure chest|百宝箱,宝箱|宝箱
time capsule|时间胶囊|タイムカプセル
lost property,lost umbrella|失物|落とし物,忘れ物
luggage,baggage|行李,包袱|手荷物,風呂敷,風呂敷包み,スーツケース
gift,birthday present|礼物,生日礼物|贈り物,プレゼント
souvenir,keepsake,memento|纪念品,信物,定情信物|土産,お土産,形見
heirloom|传家宝,遗物|家宝,遺品
antique,relic,artefact,artifact|古董,文物,古物|骨董品,古美術品,遺物
bronze,bronze tripod|青铜器,铜鼎|青銅器,銅鐸
terracotta warrior,figurine|兵马俑,陶俑,泥人|埴輪,土偶
snow globe|水晶雪球|スノードーム
ornament,trinket|摆件|置物,飾り物
maneki-neko,lucky cat|招财猫|招き猫
clay figure|泥塑,面人|泥人形
crockery shard,shard|碎片,瓷片|破片,欠片,かけら
pane of glass|玻璃板|ガラス,硝子
stained glass|彩绘玻璃|ステンドグラス
aquarium tank,fishbowl|鱼缸,金鱼缸|金魚鉢,水槽
wood carving,wooden horse|木雕,根雕|木彫り,木彫りの熊
wax figure,mannequin|蜡像,假人,人体模特|蝋人形,マネキン
plaster bust|石膏像,半身像|石膏像,胸像
bronze statue,stone statue|铜像,泥像,神像|銅像,石像,地蔵,お地蔵様,お地蔵さん
buddha statue|菩萨像,观音像,大佛|大仏,観音像
incense,joss stick|线香,檀香,香火|線香,お香,お線香,香木
prayer beads,rosary|佛珠,念珠|数珠,ロザリオ
crucifix|十字架|十字架
altar,household altar|祭坛,神龛,供桌|祭壇,仏壇,神棚
memorial tablet|牌位,灵位|位牌
joss paper,paper money|纸钱,冥币|紙銭
paper offerings|纸扎,纸人|紙人形,形代,人形代
altar offering|供品,祭品|供え物,お供え
ema,votive plaque|许愿牌,祈愿牌|絵馬
fortune slip|签文,灵签|おみくじ,御籤
divining rod,divination sticks|签筒,卦签,龟甲|筮竹,占い棒
sacred rope|注连绳|注連縄,しめ縄
portable shrine|神轿|神輿,みこし,山車,だんじり
festival float|花车,彩车|山鉾
torii|鸟居|鳥居
church bell,temple bell|大钟,古钟|梵鐘,釣鐘
carp streamer|鲤鱼旗|鯉のぼり,こいのぼり
kadomatsu|门松|門松
lion dance head,lion head|狮头,舞狮头|獅子頭
dragon dance lantern,dragon lantern|龙灯|竜灯
sedan chair,palanquin|花轿,轿子|駕籠,輿
christmas tree,bauble|圣诞树|クリスマスツリー
wreath,garland|花环,花圈|花輪,花冠,リース
christmas stocking|圣诞袜|クリスマスの靴下
easter egg|彩蛋,复活节彩蛋|イースターエッグ
jack-o'-lantern|南瓜灯|かぼちゃのランタン
flag,banner|旗帜,旗子,锦旗,横幅,彩旗|旗,横断幕
flagpole|旗杆|旗竿
peach-wood sword|桃木剑|桃木剣
magic mirror|魔镜|魔法の鏡
magic lamp|神灯|魔法のランプ
flying carpet,magic carpet|飞毯,魔毯|空飛ぶ絨毯
philosopher's stone|贤者之石|賢者の石
rune,rune stone|符文,符石|ルーン
yellow talisman|符纸,黄符|霊符,呪符,御札,お札
lucky charm,four-leaf clover|幸运符,四叶草,平安符|四つ葉のクローバー
dreamcatcher|捕梦网|ドリームキャッチャー
voodoo doll,straw doll|稻草娃娃,巫毒娃娃|藁人形
orb,dragon pearl|灵珠,宝珠|宝珠,龍の珠
inner elixir|内丹,灵丹妙药|丹薬,仙薬
spirit stone|灵石|霊石
gourd,magic gourd|葫芦,宝葫芦|瓢箪,ひょうたん
feather fan|羽扇,芭蕉扇,折扇,团扇,蒲扇|羽扇,団扇,うちわ,扇
horsetail whisk|拂尘|払子
official seal|官印,大印|官印
command token|令牌,虎符,腰牌|割符,勘合
lifeline,red thread of fate|红绳|運命の糸
secret number|密码|暗証番号
skull|头骨,骷髅头|頭蓋骨,髑髏
blood|鲜血|血
footprint,fingerprint|脚印,指纹|足跡,指紋
smoking pipe,cigar,cigarette|烟斗,雪茄,香烟,旱烟袋|煙管,煙草,葉巻
tea basket,wicker basket|茶篓,背篓,竹篮,竹篓|背負い籠,竹籠
`
