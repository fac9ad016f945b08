/** What an idea's surroundings look and sound like: the only weather and light the kit for any idea knows. */
export type Surroundings = {
  /** Why nobody leaves before morning; a clause. */
  readonly closed: string
  /** Seen or felt beyond the walls; a sentence. */
  readonly beyond: string
  /** A sound that goes on; a sentence. */
  readonly hum: string
  /** How the night ends; a clause before "then". */
  readonly dawn: string
}

const NEUTRAL: Surroundings = {
  closed: '夜が明けるまで、ここから出る道はどれも閉じている',
  beyond: '外には、見慣れたはずの景色が、知らない顔をして立っている。',
  hum: 'どこかで小さな音がして、すぐにやんだ。',
  dawn: '夜が明けて道が開くと',
}
const AROUND: readonly (readonly [RegExp, Surroundings])[] = [
  [
    /火星|月面|宇宙|惑星|小惑星|銀河|軌道|ステーション|土星|木星|金星|地球外|^月|ロケット/,
    {
      closed: '次の船が降りてくるまで、誰もここを離れられず、便りも届かない',
      beyond: '厚い窓の外には、音のない黒い空がある。星は一つも瞬かない。',
      hum: '空気を送る機械が、眠る獣のように息をしている。',
      dawn: '地平の縁が白く燃えて、迎えの船が降りてくると',
    },
  ],
  [
    /海の底|海底|深海|竜宮|潜水|水底|湖の底/,
    {
      closed: '潮の向きが変わるまで、上へあがる道は閉じている',
      beyond: '窓の向こうを、光を持たない魚が一匹、考えごとのように横切っていく。',
      hum: '水が壁を押している。押して、少し引いて、また押す。',
      dawn: '潮が変わり、上のほうがうっすら青くなると',
    },
  ],
  [
    /島|海|港|船|灯台|岬|浜|海岸/,
    {
      closed: '朝の船が着くまで、海を渡る手だてがない',
      beyond: '窓の外は海で、暗いところと、もっと暗いところがある。',
      hum: '波が、何かを数えるように、同じ間をおいて寄せている。',
      dawn: '水平線がほどけ、朝の船が着くと',
    },
  ],
  [
    /雪|氷|雪山|吹雪|冬|南極|北極/,
    {
      closed: '雪がやんで道が掘られるまで、誰もここを離れられない',
      beyond: '窓の半分まで雪が積もり、外の音をすっかり食べてしまった。',
      hum: '屋根のどこかで、雪が身じろぎする。',
      dawn: '雪がやみ、白いものの上に最初の足跡がつくと',
    },
  ],
  [
    /森|山|峠|谷|樹海|林|密林/,
    {
      closed: '明るくなるまで、この暗い道を下れる者はいない',
      beyond: '木々が窓のすぐそばまで来て、なかの様子をうかがっている。',
      hum: '枝が鳴る。獣か、風か、枝だけが知っている。',
      dawn: '梢から順に明るくなり、道が道の色を取り戻すと',
    },
  ],
  [
    /砂漠|砂丘|荒野|オアシス/,
    {
      closed: '夜のあいだ、砂は道を書きかえてしまう。朝まで動けない',
      beyond: '外では砂が、足跡をひとつずつ丁寧に消している。',
      hum: '砂が戸を撫でる音が、ささやきに似ている。',
      dawn: '日が昇り、砂の上に新しい道が一本引かれると',
    },
  ],
  [
    /雲|空|飛行船|飛行機|天空|気球/,
    {
      closed: '朝になって降りられるまで、誰も地上へ戻れない',
      beyond: '窓の下に雲が敷きつめられ、そのどこにも足場はない。',
      hum: '床のいちばん深いところで、空を渡る力が低く唸っている。',
      dawn: '雲の縁が金色になり、降りる場所が見えてくると',
    },
  ],
  [
    /東京|大阪|街|都市|ビル|コンビニ|地下鉄|駅|終電|路地|マンション|団地|モール/,
    {
      closed: '始発が動くまで、出入口はどれも閉まったきりだ',
      beyond: '外の通りに人影はなく、信号だけが、誰にともなく色を変えている。',
      hum: '遠くで、夜の街が寝返りを打つ。',
      dawn: '始発の音が町を渡り、出入口が開くと',
    },
  ],
  [
    /地下|洞窟|坑道|トンネル|地底|迷宮|ダンジョン/,
    {
      closed: '朝の合図があるまで、地上へ出る扉は開かない',
      beyond: '壁の向こうは土で、土の向こうも、ずっと土である。',
      hum: 'しずくが、見えないところで時を刻んでいる。',
      dawn: '上の扉が開き、細い光が段々に降りてくると',
    },
  ],
]

/** The surroundings an idea's words speak of; without any, nothing particular. */
export const surroundingsOf = (text: string): Surroundings =>
  AROUND.find(([pattern]) => pattern.test(text))?.[1] ?? NEUTRAL
