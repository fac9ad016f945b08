import type { RequestLanguage } from '#schemas/language.ts'

/** Who only means to do it does so before a game begins. */
const MEANT: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:wants?|wanted|hopes?|plans?|means?|tries|try|dreams?|needs?|must|learns?|refuses?|promised?|swears?|decides?|agrees?) (?:of |to )/i,
  zh: /想|要|打算|准备|决心|发誓|梦想|计划|企图/u,
  ja: /(?:たい|つもり|ようとする|ようとしている|と決めた|と誓った)(?:という)?$/u,
}

/** What only a game brings about, and who means to do it has not done. */
const DONE_THERE: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^(?:\w+ly )?(?:steals?|robs?|breaks? (?:into|out)|escapes?|flees?|gets? out|survives?|holds? out|sits? out|(?:takes?|puts?|steals?|wins?|gets?) (?:\w+ ){1,5}back|decides?|judges?)\b/i,
  zh: /偷回|偷出|夺回|抢回|逃出|逃离|越狱|脱身|熬过|活下来|撑到|还回|放回/u,
  ja: /(?:取り返|奪い返|盗み返|盗み出|盗)[すむ]$|(?:こっそり|そっと)[^、]{0,6}[返戻]す$|(?:逃げ|抜け)出す$|脱(?:出|獄)する$|生き(?:残|延び)る$|しのぐ$|(?:決め|定め)る$|裁く$/u,
}

/** What befalls somebody in a game, and what is still to come: nobody is known for it when it begins. */
const BEFALLS: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:will|shall|(?:is|are|was|were) (?:about|due|going|sure|bound) to)\b|\b(?:is|are|was|were|be|being|been|gets?|got) (?:\w+ly )?(?:judged|tried|accused|charged|put on trial|sentenced|locked|trapped|imprisoned|jailed|held|shut|snowed|stranded|marooned|cut off|stuck|caught|lost)\b|\b(?:on trial|in the dock)\b/i,
  zh: /即将|将[要会被]|就要|被(?:人)?(?:关|困|锁|囚|绑|抓|审|告|判|控|围|堵)|困在|关在|锁在|囚在|受审|受困|被困|接受审判/u,
  ja: /ことになる$|(?:裁|訴え|疑|囚)[かわらえ]*れ|裁判にかけ|(?:閉じ込め|閉じこめ|捕まえ|捕らえ)られ|(?:取り残|監禁|幽閉|孤立)(?:さ|し)|(?:出られな|抜け出せな)/u,
}

/** Whether what is said of somebody is not so when a game begins: it is what the game tells. */
export const isNotYet = (said: string, language: RequestLanguage): boolean =>
  BEFALLS[language].test(said) || (DONE_THERE[language].test(said) && !MEANT[language].test(said))
