/** Feelings, arts, knowledge, weather and what one cannot hold: `English|Chinese|Japanese`. */
export const MORE_ABSTRACTS = `
homesickness,nostalgia|乡愁,思乡,怀旧|郷愁,懐かしさ,ノスタルジア
longing|相思,思念之情|思慕,憧れ,恋しさ
heartbreak|心碎|失恋
unrequited love,secret crush|单相思|片思い,片想い
long-distance love|异地恋,网恋|遠距離恋愛
marriage,married life|婚姻|結婚生活
farewell|离别,别离|別れ,別離
meeting by chance,chance encounter|相遇,偶遇,邂逅|出会い,巡り合い
loyalty,devotion|忠诚,忠心|忠誠,忠義
honour,honor|荣誉,名誉|名誉,誉れ
dignity|骄傲,尊严|誇り,尊厳,プライド
greed|欲望|欲,欲望,貪欲
ambition|野心,抱负|野心,野望
laziness|懒惰|怠け心
innocence|纯真,童心|無実,無垢,純真,童心
gratitude|感恩之心|感謝,恩
kindness owed|恩情,恩惠|恩義
grudge,resentment,hatred|怨恨,仇恨,恩怨|恨み,怨み,憎しみ
family feud|世仇,宿怨|確執,因縁
despair|绝望|絶望
anxiety|焦虑,忧虑|不安,心配
boredom|百无聊赖|退屈
curiosity|好奇心|好奇心
suspicion|疑心|疑い,疑念
patience|耐心|忍耐,辛抱
intuition,instinct|直觉,本能,第六感|勘,直感,本能,第六感
talent|才华,天赋,天分|才能,天賦の才
genius|天才儿童的才华|天才ぶり
imagination,inspiration|想象力,灵感|想像力,ひらめき,インスピレーション
confidence|自信|自信
dream of flying,childhood dream|儿时的梦想,梦想|夢想,将来の夢
identity,true identity|身份,真实身份|正体,身元,素性
past life,previous life,next life|前世,来世,前生|前世,来世
reincarnation,rebirth|轮回转世|輪廻,生まれ変わり,転生
immortality,eternal life|永生,长生不老,长生|不死,不老不死,永遠の命
time travel,time loop|时间旅行,时光倒流,时间循环|時間旅行,タイムトラベル,タイムスリップ,時間のループ
parallel world,parallel universe|平行世界,平行时空,平行宇宙|並行世界,パラレルワールド
telepathy,mind reading|读心术,心灵感应|読心術,テレパシー
superpower,special power|超能力,异能|超能力,異能,特殊能力
incantation|咒语,法咒|呪文,まじない,おまじない
alchemy|炼金术|錬金術
fortune-telling,tarot reading|塔罗占卜|占い,タロット占い
martial arts,kung fu|武功,功夫,武艺,轻功|武術,武芸,カンフー,剣術,剣道
swordsmanship|剑法,剑术|剣技,居合
secret art,secret technique|绝学,独门绝技,秘术,手艺|秘術,奥義,秘伝,秘伝の技
craft,craftsmanship|工艺,匠心|職人技,手仕事
family recipe,secret recipe|祖传秘方,家传菜谱|秘伝のレシピ
home cooking,taste of home|家常味道,家乡味,妈妈的味道|おふくろの味,故郷の味
inheritance,legacy|遗产,家产,家业|遺産,家督,身代
reputation,fame|名声,声望,名气|名声,評判
scandal|丑闻,绯闻|醜聞,スキャンダル
conspiracy,plot against the king|阴谋,密谋|陰謀,企み
sin,original sin|原罪,罪孽|罪業,原罪
punishment|惩罚,刑罚|罰,刑罰
law,rule of law|法律,律法|法律,掟
family rule,house rule|家规,家训,校规|家訓,校則,しきたり
tradition|传统,习俗,风俗|伝統,風習,慣わし,習わし
etiquette,manners|礼仪,规矩|礼儀,作法,行儀
taboo|禁忌|禁忌,タブー
urban legend|都市传说,怪谈|都市伝説,怪談
ghost story|鬼故事|怪談話
joke|笑话,玩笑,冷笑话|冗談,駄洒落
poetry,verse|诗歌,诗,诗词|詩歌
jazz,rock music,folk song|爵士乐,摇滚乐,民谣,山歌,童谣|ジャズ,ロック,民謡,童謡
opera singing,peking opera|京剧,昆曲,越剧,黄梅戏,粤剧|京劇,能楽,歌舞伎,狂言,浄瑠璃
rakugo,crosstalk|相声,评书|落語,漫才,講談
painting as art|国画,水墨|書道,水墨
flower arrangement|插花|生け花,華道
tea art|茶道,茶艺|茶道
tennis|网球|テニス,卓球
swimming|泳技|水泳,飛び込み
skating,skiing|冰球|スケート,スキー
ballet dancing,tango|舞蹈,芭蕾,探戈|踊り,舞踊,バレエ,ダンス
mathematics,math,maths|数学,物理,化学|数学,算数,物理,化学
science,astronomy|天文学|科学,天文学
philosophy|哲学|哲学
homework assignment,school life|校园生活|学校生活
mother tongue,dialect|母语,方言,乡音|母語,方言,訛り
sign language,morse code|手语,摩斯密码,莫尔斯电码|手話,モールス信号
password,passcode|口令|合言葉,パスワード
time difference,jet lag|时差|時差
half hour|半小时,五分钟|半刻
anniversary of death,lifespan|寿命,阳寿|寿命,余命
birth,birthmark of fate|诞生之日|誕生
old days,good old days|旧时光,往事,旧事|昔日,往時
rainy season|季节,雨季,梅雨,梅雨季|季節,梅雨,雨季
drizzle,spring rain|春雨,细雨,毛毛雨,秋雨|春雨,小雨,霧雨,秋雨
thunder,lightning|雷,雷声,闪电|雷,稲妻,雷鳴
breeze,sea wind|海风,春风,秋风,北风|潮風,春風,そよ風,北風
frost|冰雹|雹,霜
sunlight,sunshine|阳光,日光|日光,陽光,日差し,日だまり
moonlight,starlight|月光,月色,星光|月光,月明かり,星明かり
candlelight,firelight|烛光,火光|蝋燭の火,灯火
full moon,new moon|满月,圆月,新月|満月,新月,三日月
milky way|银河|銀河,天の川
constellation,zodiac|星座|星座
blue sky|蓝天|青空,夜空
sea breeze,smell of the sea|海的味道|潮の香り
tide,waves|潮汐,潮水|潮,波
ripple,foam|涟漪,泡沫|さざ波
laughter,smile|笑声,笑容,微笑|笑い声,笑顔,微笑み
cry for help|尖叫声,呼救声,哭声|悲鳴,泣き声,叫び声
footstep,footsteps|脚步声,耳语,低语|足音,ささやき,囁き
heartbeat,pulse|心跳,心跳声|鼓動,心音
scar|伤口,伤疤|傷,傷跡
fever dream,hallucination,illusion|幻觉,幻象,幻境|幻覚,幻,幻影,錯覚
omen,premonition|预兆,征兆,预感|前兆,予感,虫の知らせ
coincidence|巧合|偶然
destiny of two|缘分,姻缘|縁
karma|因果,报应|因果,因果応報,業
balance of things|平衡,秩序|均衡,秩序
utter chaos|混乱,混沌|混沌,混乱
democracy,politics|民主,政治|民主主義,政治
poverty|贫穷|貧しさ,貧困
homeland,hometown life|故土|望郷
childhood memory|童年回忆,儿时记忆|幼い日の記憶,子供の頃の思い出
appetite|食欲,胃口|食欲
health|健康|健康
eyesight,blindness|视力|視力,失明
deafness|听力|聴力
colour blindness|色盲|色覚
allergy,hay fever|花粉症|花粉症,アレルギー
depression|抑郁症|鬱,うつ病
dementia|阿尔茨海默症,老年痴呆|認知症
sleep paralysis|鬼压床|金縛り
overtime|加班夜|残業
salary,wages,rent|工资,薪水,房租,租金|給料,家賃,時給
business,trade secret|生意,商业机密|商売,企業秘密
signal,radio wave|信号,电波|電波
virus,computer virus|病毒,电脑病毒|ウイルス
data,algorithm|数据,算法|データ,アルゴリズム
social media,live stream|社交媒体|生配信,SNS
virtual reality|元宇宙,虚拟现实|仮想現実,メタバース
color of the soul,aura|气场,灵气|気迫,霊気
`
