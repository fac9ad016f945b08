/** What the server says about scripts and games. */
export const scriptWords = {
  storyRefused: {
    en: 'This idea cannot be made into a game.',
    zh: '这个创意无法写成游戏。',
    ja: 'このアイデアはゲームにできません。',
  },
  storyUnavailable: {
    en: 'The storyteller cannot be reached. Please try again later.',
    zh: '暂时无法生成内容，请稍后重试。',
    ja: '現在生成できません。しばらくしてからもう一度お試しください。',
  },
  idEmpty: {
    en: 'The id cannot be empty.',
    zh: 'id 不能为空。',
    ja: 'id を空にすることはできません。',
  },
  stillGenerating: {
    en: 'Waiting for process completion to publish',
    zh: '正在生成，完成后即可发布',
    ja: '生成が完了すると公開できます',
  },
  stillWriting: {
    en: 'This game is still being written. You can change it when it is complete.',
    zh: '游戏仍在生成中，完成后即可修改。',
    ja: 'ゲームはまだ生成中です。完了すると編集できます。',
  },
  stillWritingToCopy: {
    en: 'This game is still being written. It can be duplicated when it is complete.',
    zh: '游戏仍在生成中，完成后即可复制。',
    ja: 'ゲームはまだ生成中です。完了すると複製できます。',
  },
  alreadyRunning: {
    en: 'Another game of yours is still being written. Please wait until it is complete.',
    zh: '你还有一个游戏正在生成，请等它完成后再开始。',
    ja: '別のゲームを生成中です。完了してからお試しください。',
  },
  runningToRestore: {
    en: 'Another game of yours is still being written. This one can be brought back when that is complete.',
    zh: '你还有一个游戏正在生成，等它完成后就可以恢复这个游戏。',
    ja: '別のゲームを生成中です。完了すると、このゲームを元に戻せます。',
  },
  nothingToRetry: {
    en: 'No part of this game can be tried again.',
    zh: '这个游戏没有可以重试的部分。',
    ja: 'このゲームにやり直せる部分はありません。',
  },
  staleVersion: {
    en: 'This game was changed in the meantime. Please load it again and repeat your change.',
    zh: '该游戏已有更新，请重新加载后再修改。',
    ja: 'このゲームはその間に変更されました。読み込み直してからもう一度編集してください。',
  },
  notDeleted: {
    en: 'This game is not deleted. Delete it first; then it can be deleted for good.',
    zh: '这个游戏还没有删除。请先删除，然后才能彻底删除。',
    ja: 'このゲームは削除されていません。先に削除すると、完全に削除できるようになります。',
  },
  otherStep: {
    en: 'Something newer was done with this game, on another device perhaps. Nothing was taken back; the history shows what it was.',
    zh: '这个游戏有了更新的操作（可能来自另一台设备），因此没有撤销任何内容。请查看历史记录后再试。',
    ja: '別の端末などで、このゲームにより新しい操作が行われました。何も取り消していません。履歴を確認してください。',
  },
  badPath: {
    en: '{path} cannot be changed like this.',
    zh: '无法这样修改 {path}。',
    ja: '{path} をこのように変更することはできません。',
  },
  textTooLong: {
    en: '{path} may have at most {most} characters.',
    zh: '{path} 最多 {most} 个字符。',
    ja: '{path} は {most} 文字までです。',
  },
  tooManyEntries: {
    en: '{path} may have at most {most} entries.',
    zh: '{path} 最多 {most} 项。',
    ja: '{path} は {most} 件までです。',
  },
  foreignMedia: {
    en: '{path} can only be a picture or music that was made here.',
    zh: '{path} 只能使用本站生成的图片或音乐。',
    ja: '{path} に使えるのは、ここで作られた画像と音楽だけです。',
  },
  gameTooLarge: {
    en: 'With this change the game would be too large (changes). Please shorten it, or take something out first.',
    zh: '修改后游戏内容过大（changes），请先缩短或删去一些内容。',
    ja: 'この変更ではゲームが大きくなりすぎます（changes）。短くするか、先に何かを削ってください。',
  },
  logFull: {
    en: 'This game has been changed so often that no further change can be kept (changes). Duplicate it and go on in the copy.',
    zh: '这个游戏的修改记录已满，无法再保存修改（changes）。请复制一份后继续编辑。',
    ja: 'このゲームの変更履歴がいっぱいで、これ以上保存できません（changes）。複製したゲームで続けてください。',
  },
  scriptsFull: {
    en: 'You have {most} games, as many as can be kept. Please delete one first; deleted games count until they are deleted for good.',
    zh: '你的游戏已达上限（{most} 个），请先删除一些；已删除的游戏在彻底删除之前也会计入总数。',
    ja: 'ゲームは {most} 本までです。先にどれかを削除してください。削除したゲームも、完全に削除するまでは数に含まれます。',
  },
  picturesFull: {
    en: 'The pictures and music of your games take up {most} MB, as much as can be kept. Please delete a game for good first.',
    zh: '你的游戏中图片和音乐已占满 {most} MB 的空间，请先彻底删除一些游戏。',
    ja: 'ゲームの画像と音楽が、保存できる {most} MB に達しています。先にどれかのゲームを完全に削除してください。',
  },
  badChoice: {
    en: '{field} is not one of the possible choices.',
    zh: '{field} 不是可用的选项。',
    ja: '{field} は選べる値ではありません。',
  },
  gameIncomplete: {
    en: 'This game has nothing to play yet.',
    zh: '该游戏还没有可玩的内容。',
    ja: 'このゲームにはまだ遊べる内容がありません。',
  },
  damaged: {
    en: 'The data of this game is damaged, so it cannot be opened. All other games are fine.',
    zh: '这个游戏的数据已损坏，无法打开；其他游戏不受影响。',
    ja: 'このゲームのデータが壊れているため、開けません。ほかのゲームに影響はありません。',
  },
  requestReused: {
    en: 'This request_id was already used for another idea.',
    zh: '此 request_id 已用于其他创意。',
    ja: 'この request_id は別のアイデアで使用済みです。',
  },
} as const
