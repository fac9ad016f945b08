/** People of stage, court, temple, road and crime, and groups of people: `English|Chinese|Japanese`. */
export const STAGE_AND_COURT = `
opera troupe|戏班,戏班子,戏团,草台班子|芝居一座,歌舞伎一座
theatre company,troupe,theater troupe|剧团,话剧团|劇団,一座,旅一座,芝居の一座
troupe leader|班主,团长|座長,団長
leading actress,star of the stage|头牌,当家花旦,名角,台柱子|看板女優,花形役者,看板役者
opera singer,soprano,tenor|京剧演员,戏曲演员,歌剧演员,女高音|オペラ歌手,ソプラノ歌手
opera heroine|花旦,青衣,刀马旦|女形
opera hero|武生,老生,小生|立役
bit player,film extra|龙套,群众演员,群演|端役,エキストラ,大部屋俳優
prompter|提词员|黒子,黒衣
stagehand,props master|道具师,场务|裏方,大道具係,小道具係
costume designer|戏服师傅,服装师|衣装係
stuntman,stuntwoman|特技演员,武替|スタントマン
film star,movie star|电影明星,影帝,影后,明星|映画スター,銀幕スター,スター
screenwriter|电影编剧|シナリオライター
film director|电影导演|映画監督
projectionist|放映员,电影放映员|映写技師
voice actor|配音演员|声優
radio host,radio presenter|电台主播,电台主持人,夜间电台主持人|ラジオのDJ,パーソナリティ
presenter,host,announcer|主持人,播音员|司会者,アナウンサー
comedian|喜剧演员,相声演员,脱口秀演员|落語家,漫才師,芸人,お笑い芸人,噺家
geisha|艺伎,歌女,歌姬|芸者,芸妓,舞妓
courtesan|花魁|花魁,遊女
minstrel,bard,troubadour|吟游诗人|吟遊詩人
lute player|琵琶女,琵琶手|琵琶法師
street musician,busker|街头艺人,卖唱人,流浪歌手|大道芸人,流しの歌手,路上ミュージシャン
drummer|鼓手|鼓手,太鼓打ち,ドラマー
guitarist|吉他手|ギタリスト,ギター弾き
flutist,flute player|笛手,吹笛人,长笛手|笛吹き,フルート奏者
cellist|大提琴手|チェリスト
zither player|琴师,古琴师|琴弾き,箏曲家
erhu player|二胡手,拉二胡的老人|胡弓弾き
trumpeter|小号手,号手|トランペット吹き,喇叭手
organist|管风琴师|オルガン奏者,オルガン弾き
bell ringer|敲钟人|鐘つき,鐘撞き,鐘守
church choir|唱诗班|聖歌隊
brass band|铜管乐队|吹奏楽部,ブラスバンド
rock band|摇滚乐队|ロックバンド,バンド,軽音部,軽音楽部
duo|二人组|二人組,コンビ
drama club|戏剧社,话剧社|演劇部
shogi club,chess club|棋社,象棋社|将棋部,囲碁部
literature club|文学社|文芸部,文芸同好会
newspaper club|校报社,新闻社团|新聞部
tea club|茶道社|茶道部
art club|美术社|美術部
baseball team|棒球队|野球部,野球チーム,草野球チーム
football team,soccer team|足球队|サッカー部,サッカーチーム
swim team|游泳队|水泳部
kendo club|剑道社|剣道部
occult club|灵异社,灵异研究社|オカルト研究会,オカルト部
student council|学生会|生徒会
team,squad|队伍,小队,战队,车队|チーム,隊
search party,rescue team|搜救队,救援队|捜索隊,救助隊,レスキュー隊
expedition team|探险队,科考队,考察队,登山队|探検隊,調査隊,登山隊,越冬隊
construction crew|施工队|工事の職人たち
dragon boat team|龙舟队|ペーロン隊,龍舟チーム
lion dance team|舞狮队,醒狮队,舞龙队|獅子舞連
crew|船员们,全体船员,机组|乗組員,船員たち,クルー
army,troops|军队,大军|軍隊,軍勢,兵団
gang,mafia|帮派,黑帮组织,黑手党|暴力団,マフィア
thieves gang,band of thieves|盗贼团,盗匪团伙|盗賊団,窃盗団
sect,school of martial arts|门派,武林门派,剑派|門派
clan,tribe|家族势力,部落,宗族|一族,部族
guild|行会,商会|組合,商会,ギルド
knights,order of knights|骑士团|騎士団
crowd,mob|围观群众|群衆,野次馬
audience|观众|観客,聴衆
council|议会,长老会|評議会,長老会
jury|陪审团|陪審団
committee|委员会|実行委員会,委員会,町内会,自治会
fan club|粉丝团,后援会|ファンクラブ
member,team member|成员,队员|メンバー,部員,隊員,会員,団員
dealer in secrets,informant,informer|线人,情报贩子,包打听|情報屋,密告者
double agent|双面间谍,卧底|二重スパイ,潜入捜査官
constable of the court,catchpole|捕快,捕头,衙役|同心,与力,岡っ引き
magistrate|县令,知县,知府,县太爷|代官,奉行,町奉行
minister,chancellor|丞相,宰相,大臣|大臣,宰相,家老
court official|官员,朝廷命官,清官|官吏,武官
eunuch|太监,大太监|宦官
palace maid,lady in waiting|宫女,侍女|侍女,女官,腰元
imperial chef|御厨|御膳番,宮廷料理人
imperial physician|御医,太医|侍医,御典医
imperial guard|禁军,侍卫,锦衣卫,御林军|近衛兵,親衛隊
archer|弓箭手,射手|弓使い,弓兵,射手
gunner,gunslinger|枪手|ガンマン,鉄砲打ち
mercenary|雇佣兵,佣兵|傭兵
gladiator|角斗士|剣闘士
sniper|狙击手|狙撃手
deserter|逃兵|脱走兵
warrior|勇士,战神,武者|戦士,武者
wandering swordsman|游侠,浪客,刀客|浪人,素浪人,渡世人
martial arts master|武林高手,武术家,掌门,掌门人|武術家,武道家,道場主
wrestler,sumo wrestler|摔跤手,相扑手|力士,相撲取り,レスラー
executioner|刽子手|処刑人,首切り役人
bounty hunter|赏金猎人|賞金稼ぎ
train robber,highwayman|劫匪,山贼,强盗,土匪|山賊,追い剥ぎ,強盗犯
safe cracker|开锁专家,开锁师傅|金庫破り
counterfeiter|假币贩子|偽札師
getaway driver|车手|逃がし屋
blackmailer|勒索者|脅迫者,ゆすり屋
arsonist|纵火犯|放火犯
kidnapper|绑匪|誘拐犯
stalker|跟踪狂|ストーカー
traitor|叛徒,内奸,内鬼|裏切り者,内通者
rebel|叛军,起义军,反抗者|反逆者,反乱軍
outlaw|亡命之徒|無法者,アウトロー
slave|奴隶|奴隷
abbot|住持,方丈,主持和尚|住職,和尚,和尚さん
young monk|小和尚,小沙弥|小僧,小坊主
bishop,pope|主教,教皇|司教,教皇
saint|圣女,圣人|聖女,聖人
missionary|传教士|宣教師
temple keeper|庙祝|寺男,堂守
shaman|萨满,神婆|シャーマン,祈祷師,いたこ
feng shui master|风水先生,风水师|風水師
alchemist|炼金术士|錬金術師
necromancer|亡灵法师|死霊術師
summoner|召唤师|召喚士,召喚師
dragon slayer|屠龙者,屠龙勇士|竜殺し,ドラゴンスレイヤー
dragon rider|龙骑士|竜騎士
demon king,dark lord|魔王,大魔王|魔王
villainess,villain|反派,恶役千金,大反派|悪役令嬢,悪役,黒幕
immortal,xianxia cultivator|修仙者,修真者,剑仙|仙女
oracle,soothsayer|占星师,巫祝|占星術師,巫,託宣者
rookie,newbie|新手,菜鸟,新兵|新人,ルーキー
rookie detective|新手侦探,菜鸟侦探|新米刑事,新米探偵
private detective|私家侦探|私立探偵
boy detective|少年侦探,小侦探|少年探偵,少年探偵団
profiler|犯罪心理学家|プロファイラー
wanderer of dreams,dream eater|食梦者,捕梦人|夢売り,夢使い
skater,figure skater|滑冰选手,花样滑冰选手|フィギュアスケーター,スケート選手
swimmer|游泳选手,泳者|水泳選手,スイマー
cyclist|自行车手,骑行者|自転車乗り,競輪選手
racer,racing driver|赛车手|レーサー
baseball player|棒球手,投手|野球選手,投手,ピッチャー,エース
goalkeeper|守门员|キーパー,ゴールキーパー
referee,umpire|裁判员|審判員,行司
cheerleader|拉拉队员|応援団,チアリーダー
champion|冠军|王者,優勝者,チャンピオン
go player|围棋手,围棋少年|碁打ち,囲碁棋士,将棋指し
mahjong player|麻将高手,雀士|雀士
esports player,gamer|电竞选手,游戏玩家|プロゲーマー,ゲーマー
game designer,game developer|游戏设计师,游戏策划|ゲームクリエイター,ゲーム開発者
blogger,vlogger|博主,美食博主,旅行博主|ブロガー
food critic,critic|美食家,评论家,影评人|美食家,評論家,批評家
teller of ghost stories|讲鬼故事的人|怪談師
unemployed man|无业游民,待业青年|無職の男,ニート
shut-in|宅男,宅女,家里蹲|引きこもり
overworked employee,wage slave|打工人,社畜,加班狂|社畜
job seeker|求职者,应届生|就活生
boss of a startup,entrepreneur|创业者,企业家|起業家,実業家
millionaire,tycoon,billionaire|富翁,富豪,百万富翁,首富|大富豪,富豪,億万長者,成金
rich young man|富二代,公子哥,少爷|御曹司,若旦那
poor scholar|穷书生,落第书生,赶考书生|貧乏書生,浪人生
`
