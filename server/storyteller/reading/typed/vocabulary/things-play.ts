/** What is played with and played on: `English|Chinese|Japanese`. */
export const PLAYED_THINGS = `
spinning top|陀螺|独楽,ベーゴマ
yo-yo|溜溜球,悠悠球|ヨーヨー
marbles|弹珠,玻璃珠|ビー玉
kendama|剑玉|けん玉,剣玉
shuttlecock|毽子|羽子板,羽根突き
jump rope,skipping rope|跳绳|縄跳び
slingshot,catapult|弹弓|パチンコ
pinwheel|风车玩具,纸风车|かざぐるま
paper crane|千纸鹤,纸鹤|折り鶴,千羽鶴
origami|折纸|折り紙
paper plane,paper aeroplane|纸飞机|紙飛行機
paper boat|纸船|紙の船,笹舟
rag doll|布偶,布老虎|布人形
hina doll|雏人偶|雛人形,お雛様,ひな人形
kokeshi|木芥子|こけし
daruma|达摩不倒翁|だるま,達磨
roly-poly|不倒翁|起き上がり小法師
matryoshka|套娃|マトリョーシカ
dollhouse,doll's house|玩具屋,娃娃屋|ドールハウス
toy soldier,tin soldier|玩具兵,锡兵|鉛の兵隊,おもちゃの兵隊
toy car,toy train|遥控车|ミニカー,おもちゃの汽車
model ship,model train|模型船,船模,火车模型|模型,船の模型,プラモデル,鉄道模型
building blocks,toy bricks|积木|積み木
jigsaw,jigsaw puzzle|拼图,七巧板|ジグソーパズル
rubik's cube|魔方|ルービックキューブ
puzzle box|机关盒,鲁班锁,九连环|からくり箱,秘密箱,知恵の輪
rocking horse|木马|木馬
carousel,merry-go-round|旋转木马|回転木馬,メリーゴーランド
swing set|秋千|ブランコ
seesaw|跷跷板|シーソー
ferris wheel|摩天轮|観覧車
roller coaster|过山车|ジェットコースター
scooter|滑板车|キックボード
sled,sleigh|雪橇|橇,そり
skis|滑雪板|スキー板
surfboard|冲浪板|サーフボード
shadow puppet|皮影,皮影人|影絵,影絵人形
hand puppet|布袋木偶,布袋戏偶|指人形,文楽人形
string puppet|提线木偶|糸操り人形
kaleidoscope|万花筒|万華鏡
soap bubble|肥皂泡,泡泡|シャボン玉
magic trick set|魔术道具|手品道具
board game|桌游,棋盘游戏|ボードゲーム,双六,すごろく
chessboard|国际象棋|チェス
chess piece,chess pieces|棋子|駒,将棋の駒,チェスの駒
shogi set|将棋|将棋
go board|围棋,围棋盘|碁盤,囲碁
go stone,go stones|黑子,白子|碁石
mahjong set,mahjong tile|麻将,麻将牌|麻雀牌
dominoes,domino|骨牌,多米诺骨牌|ドミノ
pack of cards,deck of cards|纸牌,扑克|トランプ
karuta|歌留多|歌留多,かるた,百人一首,花札
trading card|集换卡,闪卡|トレーディングカード
poker chip|筹码|賭け札
video game,game cartridge|游戏卡带,卡带|ゲームソフト,カセット
game console|游戏机,红白机|ゲーム機,携帯ゲーム機
joystick,controller|摇杆,手柄|コントローラー
arcade machine,claw machine|街机,抓娃娃机,娃娃机|クレーンゲーム,筐体
pinball machine|弹珠机|ピンボール
baseball,baseball bat|棒球,球棒|野球ボール,バット
basketball|篮球|バスケットボール
volleyball|排球|バレーボール
football boots|足球鞋|スパイク
tennis racket|网球拍,球拍|ラケット
table tennis bat,ping-pong ball|乒乓球,乒乓球拍|卓球台,ピンポン玉
badminton racket|羽毛球,羽毛球拍|バドミントン
golf club,golf ball|高尔夫球杆|ゴルフクラブ
boxing glove,boxing gloves|拳击手套,拳套|グローブ,ミット
relay baton|接力棒|襷,たすき,バトン
stopwatch|秒表|ストップウォッチ
finishing tape|终点线彩带|ゴールテープ
starting pistol|发令枪|号砲
shinai|竹刀|竹刀,木刀
fishing rod|鱼竿,钓竿|釣り竿,竿
fish hook|鱼钩|釣り針
tent|帐篷|テント,天幕
hammock|吊床|ハンモック
sleeping bag|睡袋|寝袋
cello|大提琴|チェロ
viola,double bass|中提琴,低音提琴|ビオラ,コントラバス
harp|竖琴,箜篌|竪琴,ハープ
organ,pipe organ|管风琴,风琴|オルガン,パイプオルガン
harpsichord|电子琴,大键琴|チェンバロ,電子ピアノ
grand piano|三角钢琴|グランドピアノ
electric guitar,bass guitar|电吉他,贝斯|エレキギター,ベース
ukulele,banjo|尤克里里,班卓琴|ウクレレ,バンジョー
mandolin,balalaika|曼陀林|マンドリン
clarinet,oboe,bassoon|单簧管,双簧管|クラリネット,オーボエ
saxophone|萨克斯|サックス
trombone,tuba,french horn|长号,圆号|トロンボーン,チューバ,ホルン
horn,bugle|号角,军号|角笛,喇叭
conch shell trumpet,conch|海螺,法螺|法螺貝
bagpipes|风笛|バグパイプ
harmonica|口琴|ハーモニカ
ocarina,xun|陶笛|オカリナ
wooden recorder|竖笛|リコーダー
whistle|哨子,口哨|呼び子,ホイッスル
tambourine|手鼓,铃鼓|タンバリン
drum kit,snare drum|架子鼓,军鼓|ドラム,小太鼓
waist drum,war drum|腰鼓,战鼓,拨浪鼓|鼓,和太鼓,でんでん太鼓
gong|铜锣,云锣,锣|銅鑼
cymbal,cymbals|铙钹|シンバル
xylophone,marimba|木琴,钢片琴|木琴,鉄琴
triangle bell|三角铁|トライアングル
chimes,wind chime|风铃,编钟|風鈴
wooden fish|木鱼|木魚
clappers|快板,竹板,响板,惊堂木|拍子木
erhu|二胡,胡琴,京胡|二胡,胡弓
guzheng,koto|古筝|箏,お琴
guqin|七弦琴,焦尾琴|古琴
suona|唢呐|チャルメラ
dizi,bamboo flute|竹笛,洞箫,玉笛,玉箫|竹笛,篠笛
sheng|芦笙|笙
shakuhachi|尺八|尺八
shamisen|三弦,三味线|三味線,三線
morin khuur|马头琴|馬頭琴
violin bow,violin string|琴弓,琴弦|弦,弓弦
plectrum|拨片|撥
tuning fork,metronome|音叉,节拍器|音叉,メトロノーム
baton|指挥棒|指揮棒,タクト
music stand|谱架|譜面台
instrument,musical instrument|乐器|楽器
vinyl,vinyl record|黑胶唱片,老唱片|LP盤
record player,gramophone|唱机,留声机|蓄音機,レコードプレーヤー
jukebox|点唱机|ジュークボックス
karaoke machine|卡拉OK机|カラオケ
cd,compact disc|光盘,碟片,CD|CD
dvd,videotape,video tape|录像带,录像,影碟|ビデオテープ,ビデオ,DVD
walkman,cassette player|随身听,卡带机|ウォークマン,ラジカセ
tape recorder,dictaphone|录音机,录音笔|録音機,テープレコーダー
slide projector,projector|放映机,投影仪,幻灯机|映写機,幻灯機,プロジェクター
film negative|底片|ネガ
video camera,camcorder|摄像机,摄影机|ビデオカメラ
polaroid|拍立得|ポラロイド
television,tv,tv set|电视,电视机,黑白电视|テレビ
remote control|遥控器|リモコン
firecracker,firecrackers|鞭炮,爆竹|爆竹
sparkler|仙女棒,烟花棒|線香花火
balloon animal|气球狗|バルーンアート
confetti|彩纸,礼花|紙吹雪
paper lantern|孔明灯,花灯,走马灯,荷花灯,河灯|灯籠,紙灯籠,天灯,走馬灯
`
