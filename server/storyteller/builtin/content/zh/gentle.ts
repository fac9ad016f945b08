import type { LanguagePack } from '../../content.ts'

/** Chinese for minors: no gore, no weapons, nothing to drink or to smoke. */
export const GENTLE: LanguagePack['gentle'] = {
  instead: [
    [/杀棋/g, '下棋'],
    [/杀得片甲不留/g, '赢得一盘不剩'],
    [/手上总有酒精/g, '手上总沾着药水'],
    [/那夜我吃酒/g, '那夜我贪玩'],
    [/酒铺/g, '茶铺'],
    [/药酒告白/g, '药茶告白'],
    [/一袋烟的工夫/g, '一盏茶的工夫'],
    [/血糖低/g, '肚里空'],
  ],
  never:
    /谋杀|杀|凶手|凶案|命案|尸|鲜血|流血|血迹|枪|匕首|刀剑|下毒|毒药|酒|香烟|抽烟|递烟|勒死|自尽/,
}
