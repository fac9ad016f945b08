/** What the server says about accounts. */
export const accountWords = {
  wrongLogin: {
    en: 'Wrong e-mail address or password.',
    zh: '邮箱或密码错误。',
    ja: 'メールアドレスまたはパスワードが違います。',
  },
  tooManyGuesses: {
    en: 'Too many attempts. Please wait {seconds} seconds, or reset the password.',
    zh: '尝试次数过多，请等待 {seconds} 秒，或重置密码。',
    ja: '試行回数が多すぎます。{seconds} 秒待つか、パスワードを再設定してください。',
  },
  wrongTicket: {
    en: 'Verification code (ticket): wrong or no longer valid.',
    zh: '验证码（ticket）错误或已失效。',
    ja: '確認コード（ticket）が違うか、有効期限が切れています。',
  },
  wrongInvite: {
    en: 'Invite code (invite_code): unknown or used up.',
    zh: '邀请码（invite_code）无效或已用完。',
    ja: '招待コード（invite_code）が無効か、使用回数の上限に達しています。',
  },
  passwordsDiffer: {
    en: 'Two passwords are inconsistent (pwd_).',
    zh: '两次输入的密码不一致（pwd_）。',
    ja: '2つのパスワードが一致しません（pwd_）。',
  },
  commonPassword: {
    en: 'Password (pwd): too common, it would be guessed at once.',
    zh: '密码（pwd）过于常见，容易被猜到。',
    ja: 'パスワード（pwd）がありふれているため、すぐに推測されます。',
  },
  otherAddress: {
    en: 'send_to_email must be the address of the account.',
    zh: 'send_to_email 必须与账户邮箱一致。',
    ja: 'send_to_email はアカウントのメールアドレスと同じにしてください。',
  },
  emailTaken: {
    en: 'This e-mail address (email) is already registered.',
    zh: '该邮箱（email）已被注册。',
    ja: 'このメールアドレス（email）は登録済みです。',
  },
  mailWait: {
    en: 'A mail was sent to this address a moment ago. Please wait {seconds} seconds.',
    zh: '刚刚已向该邮箱发送邮件，请等待 {seconds} 秒。',
    ja: 'このアドレスにはメールを送信したばかりです。{seconds} 秒お待ちください。',
  },
  mailFailed: {
    en: 'The mail could not be sent. Please try again later.',
    zh: '邮件发送失败，请稍后重试。',
    ja: 'メールを送信できませんでした。しばらくしてからもう一度お試しください。',
  },
  methodUnsupported: {
    en: 'Signing in this way (oauth_enum) is not supported.',
    zh: '不支持此登录方式（oauth_enum）。',
    ja: 'このログイン方法（oauth_enum）には対応していません。',
  },
  providerMissing: {
    en: 'Signing in with this provider (oauth_enum) is not configured on this server.',
    zh: '本服务器未配置该第三方登录（oauth_enum）。',
    ja: 'このサーバーではこのプロバイダー（oauth_enum）でのログインが設定されていません。',
  },
} as const
