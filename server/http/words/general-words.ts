/** What the server says of any call. */
export const generalWords = {
  ok: { en: 'OK', zh: '成功', ja: '成功しました' },
  invalid: { en: '{detail}', zh: '{detail}', ja: '{detail}' },
  notJson: {
    en: 'The body of this request is not valid JSON.',
    zh: '请求正文不是有效的 JSON。',
    ja: 'リクエストの本文が正しい JSON ではありません。',
  },
  noSession: { en: 'Please log in first.', zh: '请先登录。', ja: '先にログインしてください。' },
  sessionExpired: {
    en: 'Your session has expired. Please log in again.',
    zh: '登录已过期，请重新登录。',
    ja: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  },
  forbidden: {
    en: 'This is not allowed.',
    zh: '不允许此操作。',
    ja: 'この操作は許可されていません。',
  },
  missing: { en: 'This could not be found.', zh: '未找到该内容。', ja: '見つかりませんでした。' },
  tooLarge: {
    en: 'This is too large to be sent.',
    zh: '发送的内容过大。',
    ja: '送信する内容が大きすぎます。',
  },
  tooMany: {
    en: 'Too many requests. Please try again in {seconds} seconds.',
    zh: '请求过于频繁，请在 {seconds} 秒后重试。',
    ja: 'リクエストが多すぎます。{seconds} 秒後にもう一度お試しください。',
  },
  keyReused: {
    en: 'This Idempotency-Key was already used for another request.',
    zh: '此 Idempotency-Key 已用于其他请求。',
    ja: 'この Idempotency-Key は別のリクエストで使用済みです。',
  },
  fault: {
    en: 'Something went wrong on the server. Please try again later.',
    zh: '服务器出错，请稍后重试。',
    ja: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  },
  notBuilt: {
    en: 'The interface is not built yet. Start the product with: npm start',
    zh: '界面尚未构建。请运行：npm start',
    ja: '画面がまだビルドされていません。npm start で起動してください。',
  },
  signedIn: {
    en: 'Done. You can close this window.',
    zh: '已完成，可以关闭此窗口。',
    ja: '完了しました。このウィンドウは閉じてかまいません。',
  },
} as const
