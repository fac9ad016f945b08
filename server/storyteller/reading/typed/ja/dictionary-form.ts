/** Stems by which cues find a word in any form, and the form in which a dictionary has it; the longer stem first. */
const STEMS: readonly (readonly [stem: string, word: string])[] = [
  ['殺され', '殺される'],
  ['許され', '許される'],
  ['壊され', '壊される'],
  ['細工され', '細工される'],
  ['取り残され', '取り残される'],
  ['閉ざされ', '閉ざされる'],
  ['疑われ', '疑われる'],
  ['囚われ', '囚われる'],
  ['責められ', '責められる'],
  ['鍵をかけられ', '鍵をかけられる'],
  ['のせいにされ', '人のせいにされる'],
  ['のせいにする', '人のせいにする'],
  ['責め立て', '責め立てる'],
  ['疑いをかけ', '疑いをかける'],
  ['閉じ込め', '閉じ込める'],
  ['閉じこめ', '閉じこめる'],
  ['突き止め', '突き止める'],
  ['送り届け', '送り届ける'],
  ['毒が入れ', '毒が入れられる'],
  ['毒を入れ', '毒を入れる'],
  ['息絶え', '息絶える'],
  ['を覚え', 'を覚える'],
  ['を絶やさ', 'を絶やさない'],
  ['を消さ', 'を消さない'],
  ['出られなく', '出られない'],
  ['いなくな', 'いなくなる'],
  ['姿を消', '姿を消す'],
  ['毒を盛', '毒を盛る'],
  ['誰が殺', '誰が殺したのか'],
  ['誰が盗', '誰が盗んだのか'],
  ['打ち負か', '打ち負かす'],
  ['打ち勝', '打ち勝つ'],
  ['恋に落', '恋に落ちる'],
  ['しょに踊', 'しょに踊る'],
  ['一緒に踊', '一緒に踊る'],
  ['盗もう', '盗む'],
  ['逃げろ', '逃げる'],
  ['逃げ出', '逃げ出す'],
  ['抜け出', '抜け出す'],
  ['盗み出', '盗み出す'],
  ['旅に出', '旅に出る'],
  ['繰り返', '繰り返す'],
  ['盗み返', '盗み返す'],
  ['奪い返', '奪い返す'],
  ['そり返', 'そり返す'],
  ['そり戻', 'そり戻す'],
  ['忍び込', '忍び込む'],
  ['騙し取', '騙し取る'],
  ['なりすま', 'なりすます'],
  ['たどり着', 'たどり着く'],
  ['連れて帰', '連れて帰る'],
  ['持ち帰', '持ち帰る'],
  ['引っ越', '引っ越し'],
  ['鍵がかか', '鍵がかかる'],
  ['容疑を晴ら', '容疑を晴らす'],
  ['探しに', '探す'],
  ['裁か', '裁く'],
  ['訴え', '訴える'],
  ['決め', '決める'],
  ['許し', '許す'],
  ['探し', '探す'],
  ['滅び', '滅びる'],
  ['細工が', '細工'],
  ['罪は', '罪'],
  ['恋を', '恋'],
  ['赦', '赦す'],
]

/** How what is done to somebody goes on after its stem: 閉じ込め|られる, 裁か|れる. */
const SUFFERED = /^(?:られ|れ(?=[たてる]))/u

/** A word of an idea that a cue cut short, as it is said: 裁か is 裁く, and 裁かれる where the idea says so. */
export function dictionaryForm(words: string, idea: string): string {
  const [suffered] = SUFFERED.exec(idea.split(words).slice(1).join(words)) ?? []
  const found = STEMS.find(([stem]) => words.endsWith(stem))
  // 母と is whom somebody is with
  if (found === undefined) return words.replace(/(?<=[母父娘息子])と$/u, '')
  if (suffered !== undefined) return `${words}${suffered}る`
  const [stem, word] = found
  return `${words.slice(0, -stem.length)}${word}`
}
