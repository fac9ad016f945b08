/** Books, papers, pictures, money, and what a school has of them: `English|Chinese|Japanese`. */
export const PAPER_THINGS = `
comic,comic book,manga|漫画,漫画书,连环画,小人书|漫画,漫画本,コミック
picture book|绘本,图画书|絵本
fairy-tale book|童话书,故事书|童話集
storybook|画册,话本|画集,絵巻,絵巻物
poem,sonnet,haiku|诗稿,俳句,情诗|詩,俳句,和歌,短歌
poetry book,anthology|诗集|詩集,歌集
textbook,schoolbook|课本,教科书,旧课本|教科書
workbook,exercise book|作业本,练习册,习题集|問題集,ドリル
homework|作业,暑假作业|宿題,自由研究
exam paper,test paper|试卷,考卷,高考卷|答案用紙,答案,テスト
essay,composition|作文|作文,感想文
thesis,dissertation|论文|論文,卒論
report card,school report|成绩单,通知书,录取通知书|通知表,成績表,合格通知
diploma,degree certificate|文凭,毕业证,毕业证书|卒業証書
certificate,award certificate|证书,奖状|賞状,証明書
yearbook,class photo|毕业照,毕业册,同学录,全家福|卒業アルバム,卒業写真,集合写真,家族写真
photo album,scrapbook|相册,剪贴簿|アルバム,写真帳
blackboard,whiteboard|黑板,白板|黒板,ホワイトボード
chalk|粉笔|チョーク,白墨
eraser|橡皮,黑板擦|消しゴム,黒板消し
pencil case|铅笔盒,文具盒,笔袋|筆箱,筆入れ
set square|尺子,三角尺,戒尺|定規,物差し
compasses,pair of compasses|圆规|分度器
abacus|算盘|算盤,そろばん
calculator|计算器|電卓
school bell|上课铃|チャイム,予鈴
globe|地球仪|地球儀
microscope|显微镜|顕微鏡
test tube,beaker|试管,烧杯|試験管,ビーカー,フラスコ
specimen|标本|標本
timetable|课程表,时刻表|時間割,時刻表
class diary|班级日志|学級日誌,交換日記
student card,id card|学生证,身份证,工牌|学生証,身分証
passport,visa|护照,签证|旅券,パスポート
driving licence|驾照|運転免許証,免許証
travel permit|通行证,许可证,路引|通行証,通行手形,許可証
train ticket,boarding pass|火车票,登机牌,站票|乗車券,搭乗券
entrance ticket|门票,戏票,电影票|入場券,半券
season ticket|月票,乘车卡|定期券
name card,business card|名片|名刺
invitation,invitation card|请柬,请帖,邀请函,喜帖|招待状
greeting card,christmas card|贺卡,圣诞卡|年賀状,クリスマスカード
love poem|告白信|恋歌
message in a bottle|瓶中信|瓶の手紙,ボトルメール
anonymous letter|匿名信,恐吓信,举报信|脅迫状,怪文書
farewell letter,suicide note|遗书,告别信|遺書
resignation letter|辞职信,休书,和离书|辞表,退職届
telegram|电报|電報
fax|传真|ファックス
email|邮件,电子邮件|電子メール,メール
text message|短信,微信|ショートメール
petition|请愿书,状纸,诉状|嘆願書,訴状
confession letter|供词,检讨书,悔过书|始末書,供述書
divorce papers|离婚协议,婚书,结婚证|離婚届,婚姻届
birth certificate|出生证明,户口本|出生証明書,戸籍
genealogy,family tree|族谱,家谱|系図,家系図
title deed,land deed|地契,房契,卖身契|権利書,地券
receipt|收据,发票,账单,当票|領収書,請求書,レシート,質札
iou|欠条,借据|借用書
cheque|支票,汇票|小切手
account book|账簿,流水账|家計簿,出納帳
bank book|存折|通帳
banknote,cash|钞票,纸币,现金,银票|紙幣,札束,現金
silver coin|银子,银元,碎银|銀貨,小判
gold bar,ingot|金条,元宝,金元宝|金の延べ棒
red envelope|红包,压岁钱|お年玉,ご祝儀
piggy bank|存钱罐|貯金箱
donation box|募捐箱,功德箱|賽銭箱,募金箱
strongbox|保险箱,保险柜|金庫
bribe money,ransom|赎金,赏金|身代金,賞金,懸賞金
bounty notice,wanted poster|悬赏令,通缉令|手配書,人相書き
flyer,leaflet|传单,寻人启事,寻猫启事|チラシ,貼り紙
brochure,guidebook|导游手册,旅行指南|案内書,旅のしおり
magazine|杂志,旧杂志,期刊|雑誌,週刊誌
newspaper clipping|剪报,旧报纸|新聞の切り抜き,切り抜き
crossword|填字游戏|クロスワード
encyclopedia,encyclopaedia|百科全书|百科事典
atlas|地图册|地図帳
almanac,calendar|日历,黄历,挂历|暦,カレンダー
bible,prayer book|圣经,祷告书|聖書,祈祷書
sutra,scripture|经书,佛经,经卷|経文,経典,お経
scroll,parchment|卷轴,画卷,羊皮纸|巻物,羊皮紙
bamboo slips,stone tablet|竹简,石碑,墓碑|木簡,石碑
secret manual|秘籍,武功秘籍,剑谱,棋谱|秘伝書,奥義書,棋譜
spellbook,grimoire|魔法书,咒语书|魔導書,魔術書
herbal,medical book|医书,药方,药典|医学書,処方箋
prescription,medical record|处方,病历|カルテ,診断書
case file,dossier|案卷,档案,卷宗|捜査資料,書類,調書
document,paperwork|文件,公文|文書,公文書
imperial edict|圣旨,诏书|勅書,詔
royal decree,decree|密旨,密令|密書,密命
code book,cipher|密码本,暗号,密信|暗号表,暗号
script,screenplay,playscript|戏本|シナリオ
song sheet,songbook,hymnal|歌本,曲谱|歌詞,楽譜帳
sketchbook|速写本,素描,写生簿|写生帳,スケッチブック
watercolour,watercolor|水彩画,铅笔画,蜡笔画|水彩画,素描
mural,fresco|壁画|壁画
ink painting,landscape painting|水墨画,山水画|水墨画,山水画,掛け軸
woodblock print,new year print|年画,版画,门神画|浮世絵,版画,錦絵
calligraphy|书法,字画|書道作品
couplet|对联,春联|短冊,願い札
paper-cut|剪纸,窗花|切り絵
folding screen|屏风,画屏|屏風,襖,障子
easel,canvas|画架,画布|画架,カンバス,キャンバス
palette,paintbrush|调色盘,画笔|絵筆,パレット
pigment|颜料|絵の具,顔料
crayon,coloured pencil|蜡笔,彩色铅笔|クレヨン,色鉛筆
inkstone|砚台,端砚|硯
ink stick|墨锭,徽墨|墨
xuan paper,rice paper|宣纸,信纸|和紙,便箋,半紙
fountain pen,quill|羽毛笔|羽根ペン
ballpoint pen|圆珠笔|ボールペン
paperweight|镇纸|文鎮
sealing wax|火漆,火漆印|封蝋
rubber stamp,signature seal|印章,图章,私章|印鑑,判子,はんこ,朱印,御朱印帳
bookmark|书签|栞,しおり
picture frame|相框,画框|額縁,写真立て
sticker|贴纸|シール
paper bag,gift wrap|包装纸,牛皮纸袋|包装紙,紙袋
glue,scissors|胶水,剪刀,浆糊|糊,鋏,はさみ
library card,index card|借书卡,借书证|貸出カード,図書カード
movie poster|电影海报,戏单,节目单|映画のポスター
plaque,nameplate|牌匾,门牌,匾额|表札,看板,扁額
signboard,street sign|招牌,路牌,灯箱|立て札,道標
suggestion box,mailbox,letterbox,postbox|邮箱,信箱,邮筒|郵便受け,ポスト,郵便ポスト,目安箱
carrier bag,mailbag|邮包,邮袋|郵便袋
exam ticket,admission ticket|准考证,学位证|受験票
`
