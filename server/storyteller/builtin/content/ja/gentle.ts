import type { LanguagePack } from '../../content.ts'

/** Japanese for minors: no gore, no weapons, nothing to drink or to smoke. */
export const gentle: LanguagePack['gentle'] = {
  instead: [
    [/はめ殺し/g, 'はめこみ'],
    [/米も酒も/g, '米も味噌も'],
    [/酒は香りだけ/g, '茶は香りだけ'],
    [/煙草をやめて/g, '甘い物をやめて'],
  ],
  never: /殺|死体|遺体|血(?!筋|圧|縁)|銃|刀|剣(?!幕)|(?<!気の)毒|酒|煙草|ナイフ|ワイン|ビール/,
}
