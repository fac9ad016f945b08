/** Feasts by name, contests, ceremonies and disasters: `English|Chinese|Japanese`. */
export const FEASTS = `
lantern festival|元宵节,元宵灯会,花灯会,灯节|灯籠祭り,ランタン祭り,灯籠流し
dragon boat festival|端午节,端午|端午の節句,端午,ペーロン
mid-autumn festival,moon festival|中秋节,中秋,中秋夜|中秋の名月,お月見,月見
qixi,tanabata|七夕,七夕节,乞巧节|七夕,七夕祭り
ghost festival|中元节,鬼节|お盆,盂蘭盆,盆
tomb sweeping day|清明节,清明|お墓参り,墓参り,お彼岸
double ninth festival|重阳节,重阳|重陽,菊の節句
new year's eve,lunar new year,chinese new year|大年三十,除夕夜,大年初一,年三十,跨年夜|大みそか,元日,元旦,お正月,年越し
setsubun|节分|節分,豆まき
doll festival,girls' day|女儿节|ひな祭り,雛祭り
children's day|儿童节|こどもの日,子供の日
valentine's day|情人节|バレンタイン,バレンタインデー
easter,thanksgiving|复活节,感恩节|復活祭,イースター,感謝祭
christmas eve|平安夜|クリスマスイブ,聖夜
april fools' day|愚人节|エイプリルフール
mother's day|母亲节|母の日
father's day|父亲节|父の日
midsummer,summer solstice,winter solstice|夏至,冬至,立春|夏至,冬至,立春
day of the dead|亡灵节|死者の日
harvest festival,harvest moon|丰收节,丰年祭|収穫祭,豊年祭,秋祭り
fire festival,torch festival|火把节,泼水节|火祭り,たいまつ祭り
snow festival,ice festival|冰雪节,冰灯节|雪まつり,雪祭り,氷祭り
cherry blossom viewing|赏樱会,樱花节|花見,お花見,桜まつり
bon dance|盂兰盆舞|盆踊り
village festival,shrine festival|社戏,村祭,神社祭典,庙会夜|村祭り,例大祭,宵宮,縁日,宵祭り
float procession|花车游行,抬神轿,花车巡游|神輿渡御,山車の巡行
lion dance|舞狮,舞龙,舞龙灯|獅子舞
food festival,beer festival|美食节,啤酒节|食の祭典,ビール祭り
film festival,book fair|电影节,书展,漫展|映画祭,ブックフェア,同人誌即売会
flower festival,tulip festival|花朝节,花展,花市|花祭り,フラワーフェスティバル
temple fair|庙会集市|門前市
morning market|早市,早集|朝市,日曜市
founding day,anniversary|周年庆,纪念日,结婚纪念日,国庆|記念日,結婚記念日,創立記念日,周年祭
jubilee,centenary|百年庆典,百年校庆|百周年,百年祭
hundredth day,full moon feast|满月酒,百日宴|お食い初め,お七夜
coming of age day,coming-of-age ceremony|成人礼,成年礼,及笄礼|成人式,元服
baptism,christening|洗礼|洗礼,洗礼式
entrance ceremony|开学典礼,入学式,开学日|入学式,始業式
closing ceremony,last day of school|毕业晚会,毕业舞会,散学典礼|終業式,卒業パーティー
opening ceremony|开幕式,开业典礼,剪彩仪式|開会式,開店祝い,落成式
award ceremony|颁奖典礼,颁奖礼|授賞式,表彰式
memorial service|追悼会,忌日,头七|法事,一周忌,追悼式,命日,告別式,お別れ会
enthronement,abdication|登基大典|即位式,即位
imperial examination|殿试,乡试,会试|科挙
beauty contest,beauty pageant|选美大赛,选美,选妃,花魁大赛|美人コンテスト,ミスコン
martial arts tournament|比武招亲,比武大会,华山论剑,武道会|武術大会,武道大会,天下一武道会
cooking contest|做饭大赛,包饺子大赛,厨王争霸赛,吃面大赛|大食い大会,大食い選手権,料理コンテスト,鍋大会
talent show,singing contest|才艺表演,歌唱比赛,唱歌比赛,达人秀,歌王争霸|のど自慢,のど自慢大会,歌合戦,紅白歌合戦
poetry contest,poetry gathering|诗会,赛诗会,诗词大会|歌会,連歌会,句会
quiz show,game show|知识竞赛,答题节目|クイズ大会,クイズ番組
spelling bee,debate|辩论赛,拼字比赛|弁論大会,ディベート大会,討論会
chess tournament,go match|棋赛,围棋赛,象棋赛,棋王赛|名人戦,将棋大会,竜王戦,囲碁大会
mahjong tournament|麻将大赛,麻将局|麻雀大会
poker game,card game night|牌局,赌局|賭場の勝負,ポーカー大会
kite contest|风筝大赛,风筝节|凧揚げ大会,凧合戦
pumpkin contest,flower show|南瓜大赛,菊展|菊花展,品評会
dog show,cat show|选狗大赛,宠物大赛,猫展|ドッグショー
boat race,rowing race|赛龙舟,划船比赛,帆船赛|ボートレース,競艇,舟競争
horse race|赛马会,赛马大会|競馬大会,草競馬
sled race|雪橇赛,雪橇大赛|犬ぞりレース
car race,grand prix|拉力赛,汽车拉力赛|カーレース,ラリー,グランプリ
relay race,tug of war|接力赛,拔河,拔河比赛|リレー,綱引き,駅伝
sumo tournament|相扑大赛|相撲大会,大相撲
baseball game,basketball game|棒球赛,篮球赛,甲子园|野球の試合,甲子園,野球大会
esports final|电竞决赛,电竞赛|eスポーツ大会
joust,boxing match|拳击赛,骑士比武|御前試合,ボクシングの試合
treasure hunt,scavenger hunt|寻宝大赛,寻宝游戏|宝探し,宝探しゲーム
hide-and-seek,hide and seek|捉迷藏,躲猫猫|かくれんぼ,隠れんぼ
test of courage|试胆大会|肝試し,きもだめし
ghost story night|鬼故事会,百物语|百物語,怪談会
magic show,puppet show,shadow play|魔术表演,木偶戏,皮影戏,魔术秀|手品ショー,人形劇,影絵芝居,奇術ショー
school play|校园剧,话剧比赛,汇演,文艺汇演|学芸会,演劇発表会
rehearsal,dress rehearsal|彩排,带妆彩排|稽古,リハーサル,通し稽古
final performance,farewell performance|谢幕演出,封箱戏,收官演出|千秋楽,引退公演,さよなら公演
ghost opera|鬼戏,夜戏,堂会|薪能,奉納芝居
ballet,musical evening|芭蕾舞剧,音乐剧|バレエ公演,バレエの発表会
art exhibition,fashion show|展览,画展,时装秀,展览会|展覧会,個展,ファッションショー
book signing|签售会,讲座|講演会,サイン会
press conference,launch event|发布会,记者会|記者会見,発表会
masked ball,costume party|假面舞会,面具舞会,变装派对|仮装大会,仮装パーティー
tea party,garden party|下午茶,茶话会,游园会|お茶会,園遊会
slumber party,sleepover|睡衣派对|パジャマパーティー,お泊まり会
farewell party,welcome party|欢送会,欢迎会,接风宴,送别宴|送別会,歓迎会
bachelor party,hen night|单身派对|独身最後の夜
drinking party,banquet of the gods|酒宴,酒局,庆功宴,百鬼夜宴,鸿门宴|飲み会,酒宴,忘年会,新年会,祝賀会
night parade of demons|百鬼夜行|百鬼夜行
family reunion,reunion dinner|团圆饭,家庭聚会,家宴|家族会議,家族の集まり,親族会議
high tea,midnight feast|夜宵,宵夜|夜食,深夜食堂
silver wedding,golden wedding|银婚,金婚|銀婚式,金婚式
matchmaking,blind date|相亲会,相亲大会,联谊|合コン,見合い
elopement|私奔之夜|駆け落ち
wedding night,wedding banquet|喜宴,婚宴,洞房花烛夜|披露宴,婚礼の夜
will reading|宣读遗嘱,遗嘱宣读|遺言状の公開,遺産相続
inquest,autopsy,interrogation|尸检|検死,尋問,取り調べ
public execution|公开处刑|処刑
hunger games,death game|死亡游戏,大逃杀,生存游戏|デスゲーム,殺人ゲーム
serial murder,serial killings|连环杀人案,连环命案,密室杀人案,密室杀人|連続殺人,連続殺人事件,密室殺人
poisoning case,ghost case|投毒案,闹鬼事件,灵异事件|毒殺事件,怪奇事件,心霊現象
art theft,jewel theft|名画失窃案,珠宝失窃案|名画盗難事件,宝石盗難
train robbery|火车大劫案,劫车|列車強盗
hijacking,hostage crisis|劫持事件|ハイジャック,立てこもり事件
sabotage case,bombing|爆炸案,爆炸事件|爆破事件,爆発,爆弾事件
coup,mutiny,riot|政变,兵变,宫变,暴动,叛乱|クーデター,暴動,反逆,謀反
palace intrigue|宫斗,夺嫡,宅斗|お家騒動,跡目争い
civil war,world war|内战,世界大战,抗战|内戦,世界大戦,戦国の戦
alien invasion|外星人入侵|侵略,侵攻
air raid,evacuation|空袭,大撤退|空襲,疎開
truce,peace talks|和谈|停戦,和平会談
nuclear war|核战争,核战|核戦争
robot uprising|机器人起义,机器人叛乱|ロボットの反乱
zombie outbreak|丧尸爆发,丧尸危机,尸潮|ゾンビ騒動,ゾンビパニック
thunderstorm,rainstorm,downpour|雷雨,暴雨,雷暴,特大暴雨|雷雨,豪雨,夕立,土砂降り
cyclone,tornado,whirlwind|龙卷风,旋风|竜巻,つむじ風
heavy snow,snowfall|鹅毛大雪|豪雪,初雪
heat wave,cold wave|热浪,寒潮|熱波,寒波,猛暑
meteor shower|流星雨|流星群
solar eclipse,lunar eclipse,blood moon|日全食,月全食,血月|皆既日食,皆既月食,金環日食
aurora,northern lights|极光|オーロラ
mudslide,rockslide,cave-in|山体滑坡,塌方,矿难|地滑り,落盤,落盤事故,崖崩れ
sunken ferry|沉船事故|沈没,沈没事故,座礁
train crash,derailment|列车脱轨,火车事故|脱線,脱線事故,列車事故
mountain accident|山难|遭難,雪山遭難
forest fire,great fire|森林大火,火海|山林火災,大火災,大火事
gas leak,chemical spill|毒气泄漏,核泄漏|ガス漏れ,原発事故
ice age|冰河时代,冰河期|氷河期
great flood|大洪水,水灾,洪灾|大洪水,水害
high tide,spring tide|大潮|満潮,大潮
long march|大迁徙|大移動,大疎開
field trip,school trip|春游,秋游,修学旅行,研学旅行|修学旅行,遠足,林間学校,臨海学校
camping trip,summer camp|夏令营,冬令营|合宿,夏合宿,キャンプ
graduation trip|毕业旅行|卒業旅行
world tour|巡演,环球旅行,巡回演出|世界一周,全国ツアー,巡業
maiden voyage|首航,处女航|処女航海,初航海
space mission,moon landing|太空任务,登月,登月计划|月面着陆,月面着陸,宇宙探査
seance,séance|降灵会,招魂仪式,通灵会|降霊会,こっくりさん,交霊会
exorcism,purification|驱魔仪式,祈福仪式|悪魔祓い,お祓い
rain dance,rain ritual|祈雨仪式|雨乞い,雨乞いの儀式
sacrifice ritual,summoning|祭祀,召唤仪式|人身御供,召喚の儀式,生贄の儀式
pilgrim walk|朝山,转山|お遍路,お伊勢参り
new year shrine visit|初诣,烧头香|初詣,初もうで
jumble sale|跳蚤市集,旧物集市,义卖会|蚤の市,バザー,フリーマーケット
tea picking|采茶,春茶采摘|茶摘み体験
rice planting,wheat harvest|插秧,麦收,秋收|田植え,稲刈り
moving day|拆迁|引っ越し,引越し,立ち退き
last day of business|最后营业日|閉店,閉館,廃校,閉店の日
final exam,midterm|期末考试,期末考,中考,月考,模拟考|期末試験,中間テスト,期末テスト,模試
driving test,audition day|驾考,艺考|運転免許試験
homecoming|衣锦还乡|里帰り,帰省
`
