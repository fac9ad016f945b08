import type { RequestLanguage } from '#schemas/language.ts'

/** What makes a thing of the creature it stands before: a clockwork crane flies no further than it is carried. */
export const MADE: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^(?:mechanical|clockwork|wind-up|stuffed|wooden|tin|paper|toy|plush|porcelain|china|glass|bronze|brass|golden|silver|stone|jade|ivory|origami|carved|painted|knitted|straw|clay)$/,
  zh: /(?:机关|机械|发条|木雕?|纸|布|泥|毛绒|标本|陶|瓷|铜|铁|石|玉|金|银|玻璃)$/u,
  ja: /(?:からくりの|機械仕掛けの|機械の|ゼンマイ仕掛けの|ゼンマイの|木彫りの|折り紙の|剥製の|ぬいぐるみの|ブリキの|張り子の|陶器の|紙の|木の|石の|銀の|金の|銅の|硝子の|ガラスの)$/u,
}
