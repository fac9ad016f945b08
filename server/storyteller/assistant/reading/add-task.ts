import type { RequestLanguage } from '#schemas/language.ts'

const A_EN = '(?:an?|another|one more|some)(?: (?:new|hidden|secret|small|side|little))*'
const TASK_EN = '(?:task|quest|mission|errand)'
const TASK_ZH = '(?:隐藏|秘密|新)?的?(?:任务|委托)'
const TASK_JA = '(?:新しい|隠し|秘密の|もう一つの|別の)?(?:タスク|任務|依頼|クエスト)'
const ADD_JA = '(?:追加|付け加え|加え|足し|増やし|作っ|与え)'
const NAME = '(?<name>[\\ue000-\\ue7ff])'

/** Requests for one more task of somebody, by language; `what` is who, `name` what it is to be called. */
export const ADDED_TASKS: Readonly<Record<RequestLanguage, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `^(?:give|assign)\\s+(?<what>.{1,200}?)\\s+${A_EN}\\s+${TASK_EN}(?:\\s+(?:called\\s+|named\\s+)?${NAME})?$`,
      'is',
    ),
    new RegExp(
      `^(?:add|create|invent|write|make)\\s+${A_EN}\\s+${TASK_EN}(?:\\s+(?:called\\s+|named\\s+)?${NAME})?\\s+(?:to|for|of)\\s+(?<what>.{1,200})$`,
      'is',
    ),
  ],
  zh: [
    new RegExp(
      `^(?:给|为|替)(?<what>.{1,200}?)(?:再|也)?(?:添加|增加|加上|加|新增|安排|布置|设计|写)(?:一)?(?:个|项|件)?${TASK_ZH}${NAME}?$`,
      's',
    ),
    new RegExp(
      `^(?:添加|增加|加上|加|新增)(?:一)?(?:个|项|件)?(?<what>.{1,200}?)的${TASK_ZH}${NAME}?$`,
      's',
    ),
  ],
  ja: [
    new RegExp(
      `^(?<what>.{1,200}?)に(?:${NAME}という)?${TASK_JA}(?:を|も)?(?:一つ|ひとつ|もう一つ)?${ADD_JA}[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\\s]*$`,
      's',
    ),
    new RegExp(
      `^(?<what>.{1,200}?)の${TASK_JA}を(?:一つ|ひとつ|もう一つ)?${ADD_JA}[ぁ-ん]{0,12}(?:下さい|願います)?[。．！!？?\\s]*$`,
      's',
    ),
  ],
}
