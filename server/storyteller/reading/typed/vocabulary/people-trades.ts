/** Trades of towns, fields and waters: `English|Chinese|Japanese`. */
export const TRADES = `
tea picker|采茶人,采茶女,采茶姑娘,采茶工|茶摘み娘,茶摘み女,茶摘み
tea farmer|茶农|茶農家,茶農
tea merchant|茶商|茶商
rice farmer|稻农,种稻人|米農家,稲作農家
fruit grower|果农|果樹農家
silk farmer|蚕农,养蚕人,养蚕女|養蚕農家,蚕飼い
winemaker,vintner|酿酒师,酒农|ワイン職人,醸造家
brewer,sake brewer|酿酒人,酿酒匠|杜氏,蔵人
milkmaid|挤奶女工|乳搾り娘
swineherd|猪倌,养猪人|豚飼い
cowherd|牛郎,放牛娃,放牛郎|牛飼い
cowboy,cowgirl|牛仔|カウボーイ
goose girl|牧鹅少女|ガチョウ番の娘
horse trainer,groomsman|驯马师,马夫|調教師,馬丁,馬飼い
jockey|骑师|騎手,ジョッキー
herbalist,herb gatherer|采药人,采药女|薬草採り,薬草師
mushroom picker|采蘑菇的人,采菇人|きのこ採り
pearl diver|采珠人,采珠女|海女,真珠採り
salt maker|盐工,制盐人|塩職人
charcoal burner|烧炭工,卖炭翁|炭焼き
lumberjack,woodcutter|伐木工,樵夫|木こり,樵
forester,ranger|护林员,守林人|森番,森林官
raftsman|放排人,艄公|筏師,いかだ師
boatwright,shipwright|造船匠,造船师|船大工
boatman,gondolier|船老大,船家,摆渡老人|船頭,ゴンドラ乗り
first mate,helmsman|大副,舵手|航海士,操舵手
ship cook|船上厨师|船のコック
harbour master|港务长|港長
whaler|捕鲸人|捕鯨船員,鯨捕り
coast guard|海警,海岸警卫队|海上保安官
rescue worker,lifeguard|救生员,救援队员|救助隊員,ライフセーバー
firefighter,fireman|消防员|消防士,火消し
paramedic|急救员,急救医生|救急隊員,救命士
midwife|接生婆,产婆,助产士|産婆,助産師
dentist|牙医|歯医者,歯科医
vet,veterinarian|兽医|獣医
psychologist,psychiatrist,therapist|心理医生,心理咨询师,精神科医生|精神科医,カウンセラー,心理学者
acupuncturist|针灸师|鍼灸師,鍼師
village doctor|老中医,赤脚医生,村医|村医者,町医者
nanny,babysitter|保姆,奶妈,乳母|子守り,乳母,ベビーシッター
cleaner,cleaning lady|清洁工,保洁员,保洁阿姨,扫地僧|清掃員,掃除婦,掃除夫
street sweeper|扫街人,环卫工人,环卫工|道路清掃員
dustman,garbage collector|垃圾工,拾荒者,拾荒老人|ごみ収集員,屑拾い
chimney sweep|扫烟囱的人,烟囱清洁工|煙突掃除夫,煙突掃除人
window cleaner|擦窗工,蜘蛛人|窓拭き職人
plumber|水管工,管道工|配管工,水道屋
electrician|电工|電気工,電気屋
welder|焊工|溶接工
bricklayer,mason,stonemason|泥瓦匠,石匠|石工,左官,煉瓦職人
roofer|瓦匠|屋根職人,瓦職人
builder,construction worker|建筑工人,农民工,工人|作業員,工員,土木作業員
architect|建筑师|建築家,設計士
miner|矿工|鉱夫,炭鉱夫
goldsmith,silversmith,jeweller|金匠,银匠,珠宝匠,珠宝商|金細工師,彫金師,宝石商,宝石職人
swordsmith|铸剑师,刀匠|刀鍛冶,刀匠,刀工
bell maker,bell founder|铸钟人,铸钟匠|鐘職人,鋳物師
umbrella maker|伞匠,制伞人,油纸伞匠|傘職人
fan maker|扇匠,制扇人|扇職人,扇子職人
lantern maker|灯笼匠,灯笼师傅,花灯匠人,扎灯人|提灯職人,提灯屋
candle maker|蜡烛匠|蝋燭職人,ろうそく職人
paper maker|造纸匠,造纸师傅|紙漉き職人,和紙職人
kite maker|风筝匠,风筝艺人,扎风筝的老人|凧職人
doll maker|人偶师,偶匠,做娃娃的匠人|人形師,人形作家
mask maker|面具匠,面具师|面打ち師,面打ち
toymaker|玩具匠|玩具職人,おもちゃ職人
wood carver|雕刻师,木雕师傅,木雕匠|彫刻師,木彫り師
lacquer artist|漆匠,漆艺师|漆職人,塗師,蒔絵師
weaver|织工,织女,织布女|織り子,機織り,織り手
embroiderer|绣娘,绣女,刺绣师|刺繍職人
dyer|染匠,染布师傅|染物職人,染め物屋,染師
kimono maker|和服师|和裁士,着物職人
fashion designer|服装设计师|服飾デザイナー,デザイナー
hatter,milliner|制帽匠,帽匠|帽子職人,帽子屋
barber,hairdresser|理发师,剃头匠|理髪師,床屋さん,美容師,髪結い
makeup artist|化妆师|化粧師,メイク係
tattooist|纹身师|彫り師
bookbinder|装订匠,修书匠,修书人|製本職人,製本師
letterpress printer|印刷工,印书匠|印刷工,活版職人
bookseller|书商,书店老板,旧书店老板|書店員,本屋さん,古本屋さん
calligrapher|书法家,写字先生|書家,書道家
seal carver|刻章人,篆刻家|判子職人,篆刻家
mapmaker,cartographer|制图师,绘图师|地図職人,地図作り,地図製作者
sculptor|雕塑家|彫刻家
cartoonist,manga artist|漫画家|漫画家
illustrator|插画师,插画家|挿絵画家,イラストレーター
restorer|修复师,文物修复师,古画修复师|修復師,修復士
instrument maker,luthier|制琴师,斫琴师|楽器職人,琴師,三味線職人
harpsichord tuner|调琴师,调律师|チェンバロ調律師
butcher|屠夫,肉铺老板|肉屋さん
fishmonger|鱼贩,卖鱼人|魚屋さん
greengrocer|菜贩,卖菜大妈|八百屋さん
street vendor,hawker,peddler|小贩,摊主,货郎,卖货郎|露天商,行商,物売り
tofu maker|豆腐匠,豆腐西施,做豆腐的老人|豆腐屋さん,豆腐職人
noodle maker|拉面师傅,面点师,做面师傅|蕎麦職人,麺職人,ラーメン職人
sushi chef|寿司师傅|寿司職人,寿司屋の大将
confectioner,pastry chef|糕点师,点心师傅,甜点师,糖人师傅|和菓子職人,菓子職人,パティシエ
chocolatier|巧克力师|ショコラティエ
innkeeper|客栈老板,客栈掌柜,店小二|若女将,大女将,仲居
bellhop,concierge|行李员,门童,礼宾员|ベルボーイ,コンシェルジュ
receptionist|前台,接待员|受付係,受付嬢,フロント係
shop assistant,salesclerk|店员,售货员,营业员,导购|店員,売り子,販売員
cashier|收银员|レジ係
night clerk|夜班店员,夜班员工|夜勤の店員,夜勤明けの店員
call centre worker,operator|接线员,话务员,客服|電話交換手,オペレーター
elevator operator|电梯员|エレベーターガール
bus conductor|售票员,检票员|改札係,バスの車掌
train driver|火车司机|機関士,運転士
rickshaw driver|车夫,黄包车夫,三轮车夫|車夫,人力車夫,車引き
trucker,lorry driver|卡车司机,货车司机|トラック運転手
flight attendant|空姐,空乘|客室乗務員,スチュワーデス
air traffic controller|塔台管制员|管制官
salesman,saleswoman|推销员,业务员|セールスマン,営業マン
banker|银行职员|銀行家,銀行員,両替商
moneylender|放债人,高利贷者|金貸し,高利貸し
tax collector|税官,收税官|徴税人,税務署員
customs officer|海关官员,海关关员|税関職員
bureaucrat,civil servant|公务员,小吏|役人,公務員,小役人
diplomat,ambassador|外交官,大使|外交官,大使
estate agent|房产中介,房屋中介|不動産屋
wedding planner|婚礼策划师|ウェディングプランナー
matchbox girl|卖火柴的小女孩|マッチ売りの少女
flower seller|卖花女,卖花姑娘,卖花人|花売り,花売り娘
ice seller|卖冰人|氷売り
sweet seller|卖糖人,卖糖葫芦的老人|飴売り,飴屋
knife grinder|磨刀匠,磨刀人|研ぎ師,研ぎ屋
cat cafe owner|猫咖老板,猫咖店主|猫カフェの店長
zookeeper,animal keeper|饲养员,动物饲养员|飼育員
falconer|驯鹰人|鷹匠
animal trainer,lion tamer|驯兽师|猛獣使い
weather forecaster|天气预报员,气象员|気象予報士,予報官
seismologist|地震学家|地震学者
biologist,marine biologist|生物学家,海洋生物学家|生物学者,海洋学者
chemist|化学家|化学者
physicist|物理学家|物理学者
mathematician|数学家|数学者
geologist|地质学家|地質学者
philosopher|哲学家|哲学者
linguist|语言学家|言語学者
intern|实习生|インターン,実習生
exchange student,transfer student|转学生,交换生,留学生|転校生,留学生,交換留学生
class president|班长|学級委員,級長
student council president|学生会长,学生会主席|生徒会長
school nurse|校医|保健室の先生,養護教諭
graduate|毕业生|卒業生
freshman|新生,大一新生|新入生,一年生
upperclassman|学长,学姐,师兄,师姐|先輩,上級生
underclassman|学弟,学妹,师弟,师妹|後輩,下級生
truant,dropout|逃课生,辍学生|不登校の生徒,落ちこぼれ
cram school teacher|补习老师,家教|塾講師,家庭教師
dance teacher|舞蹈老师|踊りの師匠
school janitor|校工|校務員
pigeon fancier,pigeon keeper|养鸽人|鳩飼い
noodle deliverer|送面的,送餐员|出前持ち
`
