import type { RequestLanguage } from '#schemas/language.ts'
import type { UsedBudget } from '#server/storyteller/port.ts'

/** What a creator reads where a budget for the model is used up, and what is done in its stead. */
export const BUDGET_WORDS: Readonly<
  Record<RequestLanguage, { proposed: string; answered: Readonly<Record<UsedBudget, string>> }>
> = {
  en: {
    proposed:
      'All that you may spend on the model today is spent, so the built-in storyteller reads this idea; the model is back at midnight, Greenwich time.',
    answered: {
      gameBudget:
        'All that may be spent on the model for this game is spent, so I read this without it.',
      dayBudget:
        'All that you may spend on the model today is spent, so I read this without it; it is back at midnight, Greenwich time.',
    },
  },
  zh: {
    proposed:
      '你今天可以用在模型上的额度已经用完，这个点子由自带的说书人来读；格林尼治时间零点起，模型再接着读。',
    answered: {
      gameBudget: '这个游戏可以用在模型上的额度已经用完，这一句我没有问模型。',
      dayBudget:
        '你今天可以用在模型上的额度已经用完，这一句我没有问模型；格林尼治时间零点起又可以用了。',
    },
  },
  ja: {
    proposed:
      '今日モデルに使える分は使い切ったので、この着想は備え付けの語り手が読みます。グリニッジ時間の午前0時になれば、またモデルが読みます。',
    answered: {
      gameBudget:
        'このゲームでモデルに使える分は使い切ったので、今回はモデルに聞かずに読みました。',
      dayBudget:
        '今日モデルに使える分は使い切ったので、今回はモデルに聞かずに読みました。グリニッジ時間の午前0時からまた使えます。',
    },
  },
}
