/** What is said of the versions of a game. */
export const versionWords = {
  versionGenerated: {
    en: 'Written by the storyteller',
    zh: '说书人所写',
    ja: '語り手の文',
  },
  versionEdited: { en: 'Edited by hand', zh: '手动修改', ja: '手動で編集' },
  versionUndone: {
    en: 'Undo: version {version}',
    zh: '撤销：第 {version} 版',
    ja: '元に戻す：第 {version} 版',
  },
  versionRedone: {
    en: 'Redo: version {version}',
    zh: '重做：第 {version} 版',
    ja: 'やり直す：第 {version} 版',
  },
  versionRestored: {
    en: 'Restored version {version}',
    zh: '恢复第 {version} 版',
    ja: '第 {version} 版に戻す',
  },
  versionToldAgain: {
    en: 'Told again',
    zh: '换一种说法',
    ja: '別の言い方',
  },
  versionChosen: {
    en: 'Another telling chosen',
    zh: '选了另一种说法',
    ja: '別の言い方を選択',
  },
  versionRepainted: {
    en: 'Cover painted again',
    zh: '重画封面',
    ja: '表紙を描き直し',
  },
  versionCoverChosen: {
    en: 'Another cover chosen',
    zh: '选了另一幅封面',
    ja: '別の表紙を選択',
  },
  versionPicturePainted: {
    en: 'Picture painted again',
    zh: '重画图片',
    ja: '絵を描き直し',
  },
  versionPictureChosen: {
    en: 'Another picture chosen',
    zh: '选了另一幅图片',
    ja: '別の絵を選択',
  },
  versionMissing: {
    en: 'This game has no version {version}.',
    zh: '这个游戏没有第 {version} 版。',
    ja: 'このゲームに第 {version} 版はありません。',
  },
  nothingToUndo: {
    en: 'There is nothing to undo.',
    zh: '没有可以撤销的修改。',
    ja: '元に戻せる変更はありません。',
  },
  nothingToRedo: {
    en: 'There is nothing to redo.',
    zh: '没有可以重做的修改。',
    ja: 'やり直せる変更はありません。',
  },
  changesMissing: {
    en: 'These changes are not in the chat of this game any more. Its history still has every version.',
    zh: '这个游戏的对话里已经没有这些改动了。历史里仍有每一个版本。',
    ja: 'この変更は、もうこのゲームのやりとりにありません。履歴にはどの版も残っています。',
  },
  changeMissing: {
    en: 'One of these places is not among the changes. Nothing was decided; look at them again.',
    zh: '其中有一处不在这些改动里。什么都没有决定，请重新看一遍。',
    ja: 'この中に、変更に含まれない場所があります。何も決めていませんので、もう一度ご確認ください。',
  },
  changedSince: {
    en: '“{place}” was written anew since. Nothing was taken back: choose between the two texts.',
    zh: '“{place}”之后又改过了。什么都没有还原，请在两种写法中选一种。',
    ja: '「{place}」はその後また書き換えられました。何も戻していませんので、どちらの文にするか選んでください。',
  },
  changeGone: {
    en: '“{place}” is no longer in the game, so nothing can be written there.',
    zh: '“{place}”已经不在游戏里了，无法写入。',
    ja: '「{place}」はもうゲームにないため、書き込めません。',
  },
  textEmpty: {
    en: 'Please write something for “{place}”, or give back what stood there.',
    zh: '请为“{place}”写点内容，或还原原来的文字。',
    ja: '「{place}」に何か書くか、元の文に戻してください。',
  },
  undoBlocked: {
    en: 'What was written since stands in the way of this step. Restore a version instead.',
    zh: '之后写入的内容使这一步无法撤销，请改为恢复某个版本。',
    ja: 'その後に書かれた内容のため、この変更は戻せません。版を選んで戻してください。',
  },
  /** What the assistant is asked when a card is to be told again: it has to understand it. */
  tellAgain: {
    en: 'Tell this differently',
    zh: '换一种说法',
    ja: '別の言い方にして',
  },
  noOtherTelling: {
    en: 'There is no other telling of this: the storyteller knows it in one way only, or the words are your own by now. Ask the assistant for what you would like instead.',
    zh: '这里没有别的说法：说书人只有一种讲法，或者文字已经是你自己的了。可以告诉助手你想怎么改。',
    ja: 'ここには別の言い方がありません。語り手が一通りしか知らないか、すでにあなたの文になっています。変えたいことをアシスタントに書いてください。',
  },
  sceneUnusable: {
    en: 'The model answered, but not in words this scene can be told in. Nothing was changed; you can try again.',
    zh: '模型给了回答，但写出来的文字不能用在这个场景里。什么都没改，你可以再试一次。',
    ja: 'モデルは答えましたが、この場面に使える文ではありませんでした。何も変わっていません。もう一度お試しいただけます。',
  },
  modelAway: {
    en: 'The model did not answer. Nothing was changed; please try again in a while.',
    zh: '模型没有回应。什么都没改，请过一会儿再试。',
    ja: 'モデルから返事がありませんでした。何も変わっていません。しばらくしてからもう一度お試しください。',
  },
  gameBudget: {
    en: 'All that may be spent on a model for this game is spent. Its scenes stay as they are, and you can write them yourself.',
    zh: '这个游戏可以用在模型上的额度已经用完。场景保持原样，你仍可以自己改写。',
    ja: 'このゲームでモデルに使える分は使い切りました。場面はそのまま残り、ご自分で書き直すことはできます。',
  },
  dayBudget: {
    en: 'All that you may spend on a model today is spent. It begins anew at midnight, Greenwich time.',
    zh: '你今天可以用在模型上的额度已经用完，格林尼治时间零点起重新计算。',
    ja: '今日モデルに使える分は使い切りました。グリニッジ時間の午前0時に新しくなります。',
  },
  noOtherCover: {
    en: 'The storyteller of this game has no other cover for it. You can put a picture of your own in its place.',
    zh: '这个游戏的说书人没有别的封面。你可以换上自己的图片。',
    ja: 'このゲームの語り手には、ほかの表紙がありません。ご自分の絵に差し替えることはできます。',
  },
  noOtherPicture: {
    en: 'There is no other picture of this: the storyteller did not paint it. Nothing was changed.',
    zh: '这里没有别的图：它不是说书人画的。什么都没改。',
    ja: 'ここには別の絵がありません。語り手の描いたものではないからです。何も変わっていません。',
  },
  pictureUnpainted: {
    en: 'The picture could not be painted. Nothing was changed; please try again.',
    zh: '图片没能画出来，什么都没改，请再试一次。',
    ja: '絵を描けませんでした。何も変わっていません。もう一度お試しください。',
  },
  pictureGone: {
    en: 'What the picture shows is no longer in the game, so nothing was changed.',
    zh: '图里画的已经不在游戏里了，所以什么都没改。',
    ja: '絵に描かれるものがもうゲームにないため、何も変えませんでした。',
  },
  coverUnpainted: {
    en: 'The cover could not be painted. Nothing was changed; please try again.',
    zh: '封面没能画出来，什么都没改，请再试一次。',
    ja: '表紙を描けませんでした。何も変わっていません。もう一度お試しください。',
  },
  siblingMissing: {
    en: 'Version {version} is no telling of this part. Choose one of those that are counted.',
    zh: '第 {version} 版不是这一部分的说法，请在列出的几种里选。',
    ja: '第 {version} 版はこの部分の言い方ではありません。数えられている中から選んでください。',
  },
} as const
