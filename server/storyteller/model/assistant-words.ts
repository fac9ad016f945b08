import type { RequestLanguage } from '#schemas/language.ts'

/** What the assistant says of a passage that a model writes anew. */
type AnewWords = {
  written(titles: readonly string[]): string
  /** The model's words could not be used. */
  notWritten(title: string): string
}

export const ANEW_WORDS: Readonly<Record<RequestLanguage, AnewWords>> = {
  en: {
    written: (titles) => `Write it anew as you asked: ${titles.join(', ')}.`,
    notWritten: (title) =>
      `I tried to write ${title} as you asked, but what came would have lost something the game needs, so nothing was changed. Ask in other words, or:`,
  },
  zh: {
    written: (titles) => `照你的意思重写：${titles.join('、')}。`,
    notWritten: (title) =>
      `我试着照你的意思重写${title}，可写出来的会丢掉游戏要用的东西，所以什么都没改。换个说法再试，或者：`,
  },
  ja: {
    written: (titles) => `ご希望のとおりに書き直します：${titles.join('、')}。`,
    notWritten: (title) =>
      `${title}をご希望のとおりに書いてみましたが、ゲームに要るものが抜けてしまうため、何も変えていません。言い方を変えてもう一度どうぞ。ほかに近いことなら：`,
  },
}
