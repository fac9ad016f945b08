import type { GameLanguage } from '#schemas/language.ts'

/** The words of a task: to hear `{name}` out at `{place}`. */
type TaskWords = { name: string; target: string; completeCondition: string; reward: string }

/** Tasks for anybody who says something, by the game's language. */
export const NEW_TASKS: Readonly<Record<GameLanguage, readonly TaskWords[]>> = {
  en_US: [
    {
      name: 'What {name} Leaves Unsaid',
      target: 'Be there when {name} speaks in {place}, and listen to the end.',
      completeCondition: 'You have heard {name} out in {place}.',
      reward: 'A voice you will know again',
    },
    {
      name: 'A Word from {name}',
      target: 'Find your way to {place} while {name} has something to say.',
      completeCondition: '{name} has spoken in {place}, and you were there.',
      reward: 'A line in your notebook that nobody else has',
    },
    {
      name: 'In {name}’s Own Words',
      target: 'Hear from {name}, and from nobody else, what there is to hear in {place}.',
      completeCondition: 'You have it from {name}, in {place}.',
      reward: 'One thing you need not take on trust',
    },
  ],
  zh_CN: [
    {
      name: '{name}没说完的话',
      target: '{name}在{place}开口的时候，你要在场，并且听到最后。',
      completeCondition: '你在{place}听完了{name}的话。',
      reward: '一个你再也不会认错的声音',
    },
    {
      name: '{name}的一句话',
      target: '趁{name}还有话要说，赶到{place}。',
      completeCondition: '{name}在{place}说话时，你在场。',
      reward: '本子里一行别人没有的字',
    },
    {
      name: '听{name}亲口说',
      target: '在{place}，不听别人转述，只听{name}自己怎么说。',
      completeCondition: '你在{place}听{name}亲口说了。',
      reward: '一件不必轻信旁人的事',
    },
  ],
  ja_JP: [
    {
      name: '{name}が言い残したこと',
      target: '{place}で{name}が口を開くとき、その場にいて最後まで聞く。',
      completeCondition: '{place}で{name}の話を聞き終えた。',
      reward: '二度と聞き違えない声',
    },
    {
      name: '{name}のひとこと',
      target: '{name}に話すことがあるうちに、{place}へ行く。',
      completeCondition: '{place}で{name}が話したとき、その場にいた。',
      reward: '手帳に残る、ほかの誰も知らない一行',
    },
    {
      name: '{name}の口から',
      target: '{place}で、人づてではなく{name}自身の言葉を聞く。',
      completeCondition: '{place}で{name}の口からじかに聞いた。',
      reward: '人の話をうのみにせずにすむことが一つ',
    },
  ],
}
