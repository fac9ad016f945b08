/** What is said of the versions of a game. */
export const versionWords = {
  versionGenerated: {
    en: 'Written by the storyteller',
    zh: '说书人所写',
    ja: '語り手の文',
  },
  versionEdited: { en: 'Edited by hand', zh: '手动修改', ja: '手で編集' },
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
  undoBlocked: {
    en: 'What was written since stands in the way of this step. Restore a version instead.',
    zh: '之后写入的内容使这一步无法撤销，请改为恢复某个版本。',
    ja: 'その後に書かれた内容のため、この変更は戻せません。版を選んで戻してください。',
  },
} as const
