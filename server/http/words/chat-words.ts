/** What is said in and about the chat of a game. */
export const chatWords = {
  chatWhileWriting: {
    en: 'Game generating, you can send messages after completion...',
    zh: '游戏生成中，完成后可发送消息…',
    ja: 'ゲームを生成しています。完了後にメッセージを送れます…',
  },
  messageEmpty: {
    en: 'Please write what you would like to change.',
    zh: '请写下想改什么。',
    ja: '変えたいことを書いてください。',
  },
  messageTooLong: {
    en: 'A message may have at most {most} characters. Nothing was cut; please shorten it.',
    zh: '一条消息最多 {most} 个字符；内容没有被截断，请缩短后再发。',
    ja: 'メッセージは {most} 文字までです。何も削っていませんので、短くしてください。',
  },
  tooManyQuotes: {
    en: 'A message may quote at most {most} places.',
    zh: '一条消息最多引用 {most} 处。',
    ja: '1 件のメッセージで引用できるのは {most} か所までです。',
  },
  assistantBusy: {
    en: 'The assistant is still reading your last message.',
    zh: '助手还在读你的上一条消息。',
    ja: 'アシスタントはまだ前のメッセージを読んでいます。',
  },
  assistantSilent: {
    en: 'The assistant did not answer in time. Nothing was changed, and your message is kept.',
    zh: '助手没有及时回应。什么都没改，你的话还留着。',
    ja: 'アシスタントから返事がありませんでした。何も変わらず、メッセージは残っています。',
  },
  askAgain: {
    en: 'Try again',
    zh: '重试',
    ja: 'もう一度試す',
  },
  quotesGone: {
    en: 'What you quoted is no longer in the game, and nothing was changed. Quote something else, or name what you mean.',
    zh: '你引用的内容已经不在游戏里了，什么都没改。请另引一处，或直接说出名称。',
    ja: '引用された箇所はもうゲームにないため、何も変えていません。ほかの箇所を引用するか、名前で指定してください。',
  },
  assistantFailed: {
    en: 'The change could not be made. The game is as it was; please try again.',
    zh: '这次没有改成，游戏保持原样，请再试一次。',
    ja: '変更できませんでした。ゲームは元のままです。もう一度お試しください。',
  },
  planMissing: {
    en: 'There is no such plan any more.',
    zh: '这个方案已经不在了。',
    ja: 'その案はもうありません。',
  },
  planDecided: {
    en: 'This plan was decided already.',
    zh: '这个方案已经处理过了。',
    ja: 'この案はすでに決まっています。',
  },
  planReplaced: {
    en: 'This plan was replaced by a newer one.',
    zh: '已有新的方案，这个方案不再有效。',
    ja: '新しい案に替わったため、この案は使えません。',
  },
  planOutdated: {
    en: 'The game changed after this plan. Please ask again for a new one.',
    zh: '方案之后游戏又变了，请重新提出要求。',
    ja: 'この案のあとでゲームが変わりました。もう一度頼んでください。',
  },
  planWhole: {
    en: 'The places of this plan hang together, and leaving one out would break the case. Tick all of them, also what you wrote yourself, or let the plan go.',
    zh: '这个方案的各处环环相扣，漏掉一处案子就讲不通了。请全部勾选（包括你自己写的），或放弃这个方案。',
    ja: 'この案はすべてがつながっていて、一か所でも残すと事件の筋が通りません。ご自分で書かれたところも含めてすべて選ぶか、案を見送ってください。',
  },
  scopeEmpty: {
    en: 'None of the places to be changed belongs to this plan.',
    zh: '选中的地方都不在这个方案里。',
    ja: '選ばれた場所は、この案に含まれていません。',
  },
  outsidePlanOne: {
    en: 'Refused: 1 place outside the plan. None of it was applied.',
    zh: '已拦下：有 1 处超出方案，一处也没有改。',
    ja: '案の外の変更が 1 件あり、止めました。何も適用していません。',
  },
  outsidePlan: {
    en: 'Refused: {count} places outside the plan. None of it was applied.',
    zh: '已拦下：有 {count} 处超出方案，一处也没有改。',
    ja: '案の外の変更が {count} 件あり、止めました。何も適用していません。',
  },
  planConfirmed: {
    en: 'Confirmed: {count} places',
    zh: '已确认：{count} 处',
    ja: '確定：{count} か所',
  },
  planConfirmedOne: { en: 'Confirmed: 1 place', zh: '已确认：1 处', ja: '確定：1 か所' },
  planConfirmedPartly: {
    en: 'You confirmed {count} of {all} places.',
    zh: '{all} 处里你确认了 {count} 处。',
    ja: '{all} か所中 {count} か所を確定しました。',
  },
  planAtOnce: {
    en: 'Applied at once: {count} of {all} places',
    zh: '直接修改：{all} 处中的 {count} 处',
    ja: 'すぐに適用：{all} か所中 {count} か所',
  },
  planAtOnceOne: { en: 'Applied at once: 1 place', zh: '直接修改：1 处', ja: 'すぐに適用：1 か所' },
  planDoneOne: {
    en: 'Done: 1 section updated',
    zh: '改好了：更新了 1 个部分',
    ja: '完了：1 つの部分を更新',
  },
  planDone: {
    en: 'Done: {parts} sections updated',
    zh: '改好了：更新了 {parts} 个部分',
    ja: '完了：{parts} つの部分を更新',
  },
} as const
