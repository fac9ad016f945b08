/** Kin, ages of life and those one lives among: `English|Chinese|Japanese`. */
export const FAMILY = `
parents|父母,爹娘,双亲,爸妈|両親,親,父母
daddy,papa,old father|老爸,爹爹,老父亲,父王|お父ちゃん,親父,おやじ,父上,老父
mama,old mother|老妈,老母亲,母后|お母ちゃん,おふくろ,母上,老母,母さん
great-grandmother|太奶奶,曾祖母,太婆|曾祖母,ひいおばあちゃん,ひいばあちゃん
great-grandfather|太爷爷,曾祖父,太公|曾祖父,ひいおじいちゃん,ひいじいちゃん
stepmother|继母,后妈,后母|継母
stepfather|继父,后爸|継父
stepsister|继妹,继姐|義理の妹,義理の姉
stepbrother|继弟,继兄|義理の弟,義理の兄
foster mother|养母|養母,育ての母,育ての親
foster father|养父|養父,育ての父
foster child,adopted child|养子,养女,义子,义女|養子,養女
mother-in-law|婆婆,丈母娘,岳母|姑,義母,お姑さん
father-in-law|岳父,老丈人,公公|舅,義父
daughter-in-law|儿媳,儿媳妇,媳妇|嫁,お嫁さん
son-in-law|女婿,上门女婿|婿,娘婿,婿養子,お婿さん
sister-in-law|嫂子,弟媳,大姨子,小姑子|義姉,義妹,兄嫁
brother-in-law|姐夫,妹夫,小舅子,大伯子|義兄,義弟
nephew|侄子,外甥|甥,甥っ子
niece|侄女,外甥女|姪,姪っ子
eldest daughter|大女儿,长女|長女
second daughter|二女儿,次女|次女
eldest son|大儿子,长子|長男
second son|二儿子,次子|次男
youngest child,youngest son|小儿子,老幺,幺儿|末っ子,末の息子,三男
youngest daughter|小女儿,幺女|末娘,三女,末の娘
only daughter|独生女|一人娘,ひとり娘
only son|独生子|一人息子,ひとり息子
only child|独生子女|一人っ子
great-uncle|叔公,舅公|大叔父
great-aunt|姑婆,姨婆|大叔母
relatives,relative,kinsfolk|亲戚,亲人,远亲|親戚,親族,親類,遠縁
family,household|一家人,家人|家族,一家
ancestor,ancestors,forefather|祖先,祖宗,先祖|先祖,祖先,ご先祖様
descendant,descendants,offspring|后人,后代,子孙,后裔|子孫,末裔
illegitimate child|私生子,私生女|隠し子
godmother|教母,干妈|名付け親
godfather|教父,干爹|ゴッドファーザー
baby,infant,newborn|婴儿,宝宝,小宝宝|赤ん坊,赤ちゃん,赤子
toddler|幼儿,小娃娃,小娃|幼児,よちよち歩きの子
triplets|三胞胎|三つ子
pregnant woman,expectant mother|孕妇|妊婦
single mother|单亲妈妈|シングルマザー,母子家庭の母
single father|单亲爸爸|シングルファーザー
housewife|家庭主妇,主妇|主婦,専業主婦
bachelor,spinster|单身汉,光棍,老姑娘|独り者,独身者
newlywed|新婚夫妇,小两口|新婚夫婦,新婚さん
old couple,elderly couple|老夫妻,老两口,老夫妇|老夫婦
fiance,fiancé,fiancée,fiancee,betrothed|未婚夫,未婚妻|婚約者,許婚,許嫁,フィアンセ
first sweetheart,old flame|初恋情人,旧情人,老情人|初恋の人,昔の恋人
suitor,admirer|追求者,爱慕者|求婚者
matchmaker|媒婆,红娘,媒人|仲人,お見合いおばさん
best man|伴郎|新郎の付添人
bridesmaid|伴娘|花嫁の付添人
pensioner,retiree|退休老人,退休工人,退休教师|年金暮らし,定年退職者
centenarian|百岁老人|百歳の老人
teen,adolescent|少男少女,中二少年|十代,ティーンエイジャー
young man,youngster,lad|小伙子,年轻人,青年,小伙|青年,若い男
young woman,young lady|年轻姑娘,小姑娘,大小姐|お嬢さん,お嬢様,若い女
tomboy|假小子|おてんば娘
spoiled child,brat|熊孩子,小淘气|いたずらっ子,悪ガキ,ガキ大将
pen friend,pen pal|笔友|文通相手,ペンフレンド
playmate|玩伴,小伙伴|遊び友達,遊び仲間
companion,comrade|伙伴,同伴,战友,同袍|仲間,相棒,戦友
partner|搭档,拍档|パートナー,バディ
acquaintance|熟人,旧识,故人,故友|知人,知り合い,旧友
enemy,foe|敌人,仇人,仇家|敵,仇
ally,allies|盟友|味方,同盟者
landlord,landlady|房东,房东太太,包租婆|大家さん,家主
tenant,lodger|租客,房客|下宿人,店子,入居者,住人
subletter,flat sharer|合租室友,合租客|シェアメイト
upstairs neighbour|楼上的邻居,楼上邻居|上の階の住人
resident,dweller|居民,住户,街坊|住民
townsman,townspeople|镇民,镇上的人|町民,町の人
citizen|市民,公民|市民
islander,islanders|岛民|島民,島の人
hermit,recluse|隐士,隐者|隠者,世捨て人,仙人
homeless man,tramp,vagabond|流浪汉,乞丐,叫花子|浮浪者,ホームレス,乞食
beggar|老乞丐,小乞丐|物乞い
runaway|离家出走的少年,离家少年|家出少女,家出少年,家出人
lost child|走失的孩子|迷子
fugitive|逃犯,通缉犯|逃亡者,指名手配犯,お尋ね者
survivor,survivors|幸存者,生还者|生存者,生き残り
castaway|落难者,漂流者|漂流者,遭難者
exile|流亡者,流放者|流人,追放者,亡命者
stowaway|偷渡客|密航者
hostage|人质|人質
victim|受害者,被害人|被害者,犠牲者
suspect|嫌疑人,嫌犯|容疑者
tourist,sightseer|游客,观光客|観光客,旅行客
customer,patron|顾客,食客,熟客,常客|お客さん,お客様,常連客,常連
backpacker|背包客|バックパッカー
commuter|通勤族|通勤客
foreigner|外国人,老外|外国人,異国人
village elder|族长,老人家|長老,古老,お年寄り
heir apparent|太子,世子,储君,少主|皇太子,世継ぎ,若君,若様
crown princess|太子妃|皇太子妃
concubine|妃子,嫔妃,宠妃|側室,寵姫
loner|独行侠|一匹狼
chosen one|天选之人,天选之子|選ばれし者
impostor,imposter|冒牌货,冒名者|偽者,なりすまし
doppelganger|分身|分身,ドッペルゲンガー,影武者
`
