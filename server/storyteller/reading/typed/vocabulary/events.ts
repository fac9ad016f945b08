/** What happens at a time and to which people come: `English|Chinese|Japanese`. */
export const EVENTS = `
contest,competition|比赛,竞赛,大赛|大会,コンテスト,競技会,コンクール
match,football match,game night|球赛,足球赛,比赛日|試合,対戦
final,finals|决赛|決勝,決勝戦
tournament|锦标赛,擂台赛,武林大会,联赛|トーナメント,武闘会,リーグ戦
championship,olympics|冠军赛,奥运会|選手権,オリンピック
race,regatta,marathon,derby|赛跑,马拉松,龙舟赛,赛马|競走,レース,マラソン,競馬
cook-off,bake-off|厨艺大赛,烘焙大赛|料理対決,料理大会
audition|试镜,选秀|オーディション
duel|决斗|決闘
exam,entrance exam|考试,高考,科举|試験,受験,入試
election|选举|選挙
auction|拍卖会|オークション,競売
wedding,marriage ceremony|婚礼|結婚式,婚礼,祝言
engagement|订婚|婚約
funeral,wake,burial|葬礼|葬式,葬儀,通夜
birthday,birthday party|生日,生日会|誕生日,誕生会
party,banquet,feast|派对,宴会,聚会,晚宴|宴,宴会,パーティー
birthday banquet|寿宴,生日宴|還暦祝い
ball,masquerade|舞会,化装舞会|舞踏会,仮面舞踏会
reunion|同学会,团聚|同窓会,再会
festival,carnival,fete|节日,庙会,嘉年华,灯会,音乐节|祭り,夏祭り,お祭り,祭,カーニバル
school festival|校庆,校园祭|文化祭,学園祭
new year|新年,除夕,春节,过年|正月,大晦日,新年
christmas|圣诞节|クリスマス
halloween|万圣节|ハロウィン
ceremony,coronation|典礼,加冕礼,仪式|儀式,式典,戴冠式
graduation|毕业典礼,毕业|卒業式,卒業
premiere,opening night|首演,首演之夜|初日,初演
concert,recital|音乐会,演唱会,演奏会|音楽会,演奏会,コンサート
parade,procession|游行|行列,パレード
picnic|野餐|ピクニック
date,first date|约会,相亲|デート,お見合い
interview,job interview|面试|面接
trial,court case,lawsuit|审判,官司,庭审|裁判,訴訟
war,battle,siege|战争,战役,大战|戦争,戦,合戦
revolution,uprising|革命,起义|革命,反乱
strike|罢工|ストライキ
flood,tsunami|洪水,海啸|洪水,津波
storm,typhoon,hurricane,blizzard,sandstorm,snowstorm|暴风雨,台风,暴风雪,沙尘暴,暴雪|嵐,台風,吹雪,砂嵐
earthquake|地震|地震
eruption|火山爆发|噴火
avalanche,landslide|雪崩,泥石流|雪崩,土砂崩れ
eclipse|日食,月食|日食,月食
drought,famine|旱灾,饥荒|日照り,飢饉
plague,epidemic,pandemic,outbreak|瘟疫,疫情|疫病,流行病,パンデミック
apocalypse,doomsday,end of the world|末日,世界末日|世界の終わり,終末
shipwreck|海难,船难,沉船|難破,海難
crash,accident,plane crash|事故,空难,车祸|事故,墜落事故
blackout,power cut|停电|停電
fire,wildfire|火灾,大火,山火|火事,火災,山火事
harvest|丰收,收获|収穫
journey,voyage,expedition,trip,road trip,pilgrimage,quest|旅行,远征,旅程,航行,朝圣|旅,旅行,遠征,航海,巡礼,冒険
holiday,vacation,summer holiday,honeymoon|假期,暑假,蜜月|夏休み,休暇,新婚旅行
heist,robbery,burglary,bank robbery|抢劫,劫案,盗窃|強盗,銀行強盗,強奪
theft|失窃案,盗窃案|盗難
murder,killing,assassination|谋杀,谋杀案,凶杀案,命案|殺人,殺人事件,暗殺
disappearance,kidnapping|失踪案,绑架,失踪|失踪,誘拐
prison break,jailbreak|越狱|脱獄
meeting,summit|会议,大会|会議,集会
performance,play,show,opera,musical|演出,戏,表演,歌剧|芝居,公演,歌劇,ミュージカル
sports day|运动会|運動会
fireworks|烟花大会,烟火|花火,花火大会
tea ceremony|茶会|茶会
dinner,supper,lunch,breakfast|晚饭,晚餐,年夜饭,午餐|夕食,晩餐,夕飯
class,lesson|课,补习班|授業
`
