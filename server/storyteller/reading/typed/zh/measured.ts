import { type HanNoun, placedAt } from '../han-noun.ts'
import { chineseNoun } from './noun.ts'

/** 一坛酒, 半袋谷种: something that is carried in what it is measured by. */
const MEASURED =
  /(?<=[一两三四五六七八九十几半那这])([坛壶瓶罐桶袋箱包碗锅盒篮筐缸])(米酒|黄酒|老酒|白酒|清酒|酒|茶叶|清水|蜂蜜|酱油|谷种|花种|种子|泥土|骨灰|泡菜|咸菜|月饼|点心|萤火虫|墨水|药材|药|茶|米|水|油|蜜|酱|醋|盐|糖|土|沙)(?![厂店馆铺坊师匠工家客])/gu

/** What an idea measures out is told of as what holds it: the 酒坛 of 一坛酒. */
export const measuredIn = (idea: string): HanNoun[] =>
  [...idea.matchAll(MEASURED)].map(({ 1: vessel = '', 2: stuff = '', index }) =>
    placedAt(idea, chineseNoun(stuff + vessel, stuff + vessel, 'thing', 'measured'), index),
  )
