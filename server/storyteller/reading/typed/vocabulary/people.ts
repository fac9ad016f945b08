/** People: `English|Chinese|Japanese`, the first of each naming it, further ones after commas. */
export const PEOPLE = `
lighthouse keeper|守塔人,灯塔看守人,守灯人,灯塔看守|灯台守
keeper,caretaker,janitor|看守人,看守,管理员,看门人|番人,管理人,用務員
night watchman,watchman,guard,security guard|守夜人,保安,门卫,守卫|夜警,守衛,警備員
librarian|图书管理员,图书馆员|図書館員,司書
archivist|档案管理员|記録係,書庫係
detective,investigator,sleuth,private eye,inspector|侦探,警探,探长|探偵,名探偵,捜査官
policeman,policewoman,police officer,cop,constable,sheriff|警察,刑警,警官,民警|警官,刑事,警察官,お巡りさん,警察
human,human being|人类|人間
student,pupil,schoolboy,schoolgirl|学生,中学生,高中生,大学生,小学生|学生,生徒,高校生,中学生,大学生,小学生
classmate|同学,同班同学,同桌|同級生,クラスメイト
apprentice,trainee,disciple|学徒,徒弟,弟子|弟子,見習い
teacher,schoolteacher,tutor|老师,教师,班主任|先生,教師,担任
scholar|书生,学者|学者,書生
professor|教授|教授
headmaster,headmistress,principal|校长|校長
child,kid,children|孩子,小孩,儿童,小朋友|子供,子ども,こども
girl|女孩,少女,姑娘,小女孩|少女,女の子
boy|男孩,少年,小男孩|少年,男の子
teenager|青少年|若者
orphan|孤儿|孤児,みなしご
dwarf|小矮人,矮人|小人,ドワーフ
daughter|女儿|娘
son|儿子|息子
doctor,physician,surgeon|医生,大夫,外科医生,郎中|医者,医師,外科医
nurse|护士|看護師,看護婦
patient|病人,患者|患者,病人
writer,author,novelist|作家,小说家,作者|作家,小説家,物書き
poet|诗人|詩人
journalist,reporter|记者|記者,新聞記者
editor|编辑|編集者
translator,interpreter|翻译,译者|翻訳家,通訳,翻訳者
painter,artist|画家,艺术家|画家,絵描き,芸術家
photographer|摄影师|写真家,カメラマン
musician|音乐家,乐手|音楽家,演奏家
band,orchestra,choir|乐队,乐团,合唱团|楽団,楽隊,合唱団
singer|歌手|歌手,歌い手
pianist|钢琴家|ピアニスト
violinist|小提琴手,小提琴家|バイオリニスト,ヴァイオリニスト
composer|作曲家|作曲家
conductor|列车长,指挥|車掌,指揮者
actor,actress|演员,女演员,女主角,名伶,戏子|俳優,女優,役者
understudy|替身演员,替身|代役
playwright,dramatist|剧作家,编剧|劇作家,脚本家
director|导演|監督,演出家
dancer,ballerina|舞者,舞蹈演员|踊り子,舞姫,ダンサー,バレリーナ
magician,conjuror,illusionist|魔术师|手品師,奇術師,マジシャン
clown,jester|小丑|道化師,ピエロ
acrobat|杂技演员|曲芸師
puppeteer|木偶师|人形使い,人形遣い
storyteller|说书人|語り部,講談師
baker|面包师,面包师傅|パン職人
cook,chef|厨师,大厨,厨子,厨娘|料理人,シェフ,板前,調理師,コック
waiter,waitress|服务员,女服务员|給仕,ウェイター,ウェイトレス
barista|咖啡师|バリスタ
bartender,barkeeper|酒保,调酒师|バーテンダー
dishwasher|洗碗工|皿洗い
shopkeeper,owner|店主,老板,老板娘,掌柜,店长|店主,店長,女将,主人
merchant,trader,dealer|商人,贩子|商人,行商人
sailor|水手,船员|船乗り,水夫,船員
captain,skipper|船长|船長
fisherman,fisherwoman|渔夫,渔民|漁師
diver|潜水员|潜水士,ダイバー
pirate|海盗|海賊
pilot|飞行员|パイロット,操縦士,飛行士
astronaut,cosmonaut|宇航员,航天员|宇宙飛行士
driver,taxi driver,bus driver|司机,出租车司机|運転手,タクシー運転手
stationmaster|站长|駅長
courier,messenger|快递员,信使,外卖员,骑手,外卖骑手|配達員,使者,飛脚,宅配員
postman,mail carrier,mailman|邮递员,邮差|郵便配達員,郵便屋,郵便配達
passenger|乘客|乗客
traveller,traveler,wanderer|旅人,旅行者,旅客,流浪者|旅人,旅行者
guest,visitor|客人,访客|客,来客,訪問者
stranger|陌生人,外乡人,异乡人|よそ者,見知らぬ人
engineer|工程师|技師,エンジニア
inventor|发明家|発明家
mechanic|修理工,机修工|修理工,整備士
programmer,coder|程序员|プログラマー
hacker|黑客|ハッカー
clockmaker,watchmaker|钟表匠,钟表师,修表匠|時計職人,時計師,時計屋の主人
scientist,researcher|科学家,研究员|科学者,研究者,研究員
astronomer|天文学家|天文学者
archaeologist|考古学家|考古学者
botanist|植物学家|植物学者
historian|历史学家|歴史家
soldier|士兵,战士,军人|兵士,兵隊
veteran|老兵|老兵
general|将军,元帅|将軍
knight|骑士|騎士
samurai|武士|侍,武士
swordsman,swordswoman|剑客,侠客,大侠,女侠,剑士|剣士,剣客
ninja|忍者|忍者,忍び,くノ一
spy,secret agent|间谍,特工|スパイ,工作員
assassin,hitman|刺客,杀手|刺客,暗殺者,殺し屋
bodyguard|保镖,镖师|用心棒,護衛
king|国王,大王|王,王様,国王
queen|女王,王后|女王,王妃,お妃
prince|王子|王子
princess|公主|姫,王女,お姫様,プリンセス
emperor,empress|皇帝,女皇,皇后|皇帝,帝
duke,count,baron,lord|公爵,伯爵,老爷|公爵,伯爵,男爵,領主
lady,countess,duchess|夫人,贵妇,贵妃,小姐|婦人,貴婦人,令嬢,奥様
heir,heiress|继承人|跡継ぎ,相続人,跡取り
butler|管家|執事
maid,servant|女仆,仆人,丫鬟|メイド,召使い,女中,使用人
priest,vicar|神父,牧师|神父,牧師,司祭
monk|和尚,僧人,修士|僧,僧侶,修道士,お坊さん,坊さん
nun|修女,尼姑|修道女,尼
shrine maiden|巫女|巫女
exorcist,taoist|道士,驱魔人|陰陽師,祓い師
witch|女巫|魔女
wizard,sorcerer,mage,warlock|巫师,法师,魔法师|魔法使い,魔術師,魔導士
fortune teller,fortune-teller|占卜师,算命先生|占い師
medium|灵媒|霊媒師
prophet,seer|先知,预言家|予言者
hero,heroine|英雄,勇者,主角|勇者,英雄,主人公,ヒーロー
lawyer,attorney,barrister|律师,辩护律师|弁護士,弁護人
judge|法官,审判官|裁判官,判事
prosecutor|检察官|検事,検察官
defendant,accused|被告,被告人|被告,被告人
witness|证人,目击者|証人,目撃者
juror|陪审员|陪審員
mayor|市长,镇长|市長,町長
village head,village chief|村长|村長
president|总统,会长|大統領,会長,社長
politician|政治家|政治家
farmer,peasant|农夫,农民|農夫,農民,農家
gardener|园丁,花匠|庭師,園丁
shepherd,shepherdess|牧羊人,牧人|羊飼い
beekeeper|养蜂人|養蜂家
hunter|猎人|猟師,狩人,ハンター
blacksmith,smith|铁匠|鍛冶屋,鍛冶職人
carpenter|木匠|大工
tailor,seamstress|裁缝|仕立屋,仕立て屋,お針子
shoemaker,cobbler|鞋匠|靴職人,靴屋
potter|陶艺师,陶匠|陶芸家,陶工
glassblower|玻璃匠|硝子職人,ガラス職人
perfumer|调香师|調香師
piano tuner|调音师,钢琴调音师|調律師,ピアノ調律師
locksmith|锁匠|錠前師,鍵師
tea master|茶艺师,茶师|茶人,茶師
florist|花店老板|花屋の主人
pharmacist,apothecary|药剂师|薬剤師,薬師
undertaker,mortician|入殓师|葬儀屋,納棺師
gravedigger|守墓人,掘墓人|墓守,墓掘り
coroner|法医,仵作|検視官,監察医
mother,mom,mum|母亲,妈妈,娘亲|母,お母さん,母親,ママ
father,dad|父亲,爸爸|父,お父さん,父親,パパ
grandmother,grandma,granny,nana|奶奶,外婆,姥姥,祖母|祖母,おばあちゃん,おばあさん,お婆さん
grandfather,grandpa,grandad|爷爷,外公,姥爷,祖父|祖父,おじいちゃん,おじいさん,お爺さん
sister|姐姐|姉,お姉ちゃん
little sister,younger sister|妹妹|妹
sisters|姐妹|姉妹
brother|哥哥|兄,お兄ちゃん
little brother,younger brother|弟弟|弟
brothers|兄弟|兄弟
siblings|兄妹,姐弟,兄妹俩,姐弟俩,姐妹俩,兄弟俩,夫妻俩|兄妹,姉弟,きょうだい
widow|寡妇|未亡人
twin,twins|双胞胎,双胞胎姐妹,双胞胎兄弟,孪生姐妹,孪生兄弟|双子,双子の姉妹,双子の兄弟
cousin|表哥,表妹,堂兄|いとこ
aunt|姑姑,阿姨,姨妈|叔母,伯母,おばさん
uncle|叔叔,舅舅,大叔|叔父,伯父,おじさん
wife|妻子,太太|妻,奥さん
husband|丈夫|夫,旦那
widow|寡妇|未亡人
widower|鳏夫|男やもめ
mime|哑剧演员|パントマイム師
granddaughter|孙女|孫娘
grandson,grandchild|孙子,孙儿|孫
pirate captain|海盗船长|海賊船長
hiker|徒步者|ハイカー
father and son|父子|親子,父子
mother and daughter|母女|母娘,母子
grandparent and grandchild|祖孙|祖孫
couple,newlyweds|夫妻,情侣,夫妇|夫婦,カップル,恋人同士
bride|新娘|花嫁
groom,bridegroom|新郎|花婿
lover,sweetheart,boyfriend,girlfriend|恋人,爱人,女友,男友,女朋友,男朋友|恋人,彼氏
ex,ex-husband,ex-wife,ex-boyfriend,ex-girlfriend|前任,前男友,前女友,前妻,前夫|元恋人,元カレ,元カノ,元夫,元妻
childhood friend|青梅竹马,发小|幼なじみ,幼馴染,幼馴染み
friend,best friend|朋友,好友,闺蜜|友達,友人,親友
neighbour,neighbor|邻居|隣人,お隣さん
roommate,flatmate|室友|同居人,ルームメイト
colleague,coworker,co-worker|同事|同僚
rival|对手,宿敌,死对头|ライバル,好敵手,宿敵
boss|上司,老大|上司,ボス
office worker,clerk,employee|上班族,职员,员工|会社員,サラリーマン,事務員,社員,OL
secretary|秘书|秘書
accountant|会计|会計士,経理
assistant|助手|助手
old man|老人,老头,老爷爷,大爷,老伯|老人,じいさん
old woman,old lady|老太太,老奶奶,老婆婆,大妈,大婶|老婆,老女,老婦人
man,gentleman|男人,男子|男,男性,紳士
woman|女人,女子|女,女性
villager,townsfolk|村民|村人
pilgrim|朝圣者|巡礼者
refugee|难民|難民
prisoner,inmate,convict|囚犯,犯人|囚人
warden,jailer|狱卒,典狱长|看守長,獄吏
thief,burglar,robber,pickpocket|小偷,盗贼,大盗,怪盗,贼|泥棒,盗賊,怪盗,空き巣,スリ
forger|造假者|贋作師,贋作者
con artist,con man,swindler,fraudster|骗子|詐欺師,ペテン師
smuggler|走私犯|密輸人
gangster,mobster|黑帮|ヤクザ,ギャング
tomb robber,grave robber|盗墓贼|墓荒らし
master|师父,师傅|師匠
murderer,killer,culprit|凶手,杀人犯|殺人犯,犯人,殺人鬼
liar|说谎者|嘘つき
collector|收藏家|収集家,コレクター
antique dealer|古董商|骨董商,古物商
auctioneer|拍卖师|競売人
explorer,adventurer|探险家,冒险家|探検家,冒険家,冒険者
mountaineer,climber|登山者,登山家|登山家,登山者
guide|向导,导游|案内人,ガイド
ferryman|船夫,摆渡人,船工|渡し守
athlete,runner,player,footballer,boxer|运动员,选手,球员,拳击手|選手,走者,ランナー,ボクサー
coach|教练|コーチ
gambler|赌徒|博打打ち,ギャンブラー
chess player|棋手|棋士
idol|偶像|アイドル
streamer,influencer|主播,网红|配信者,ユーチューバー
ghostwriter|代笔|代筆屋,代筆者
immigrant,newcomer|移民,新来的人|移民,新入り
sleepwalker|梦游者|夢遊病者
insomniac|失眠者|不眠症の人
time traveller,time traveler|穿越者,时间旅行者|時間旅行者,タイムトラベラー
`
