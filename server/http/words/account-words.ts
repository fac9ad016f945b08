/** What the server says about accounts. */
export const accountWords = {
  wrongLogin: {
    en: 'Wrong email address or password.',
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
    ja: '2 つのパスワードが一致しません（pwd_）。',
  },
  commonPassword: {
    en: 'Password (pwd): too common; it would be guessed right away.',
    zh: '密码（pwd）过于常见，容易被猜到。',
    ja: 'パスワード（pwd）がありふれていて、すぐに推測されてしまいます。',
  },
  otherAddress: {
    en: 'send_to_email must be the address of the account.',
    zh: 'send_to_email 必须与账户邮箱一致。',
    ja: 'send_to_email はアカウントのメールアドレスと同じにしてください。',
  },
  emailTaken: {
    en: 'This email address (email) is already registered.',
    zh: '该邮箱（email）已被注册。',
    ja: 'このメールアドレス（email）は登録済みです。',
  },
  mailWait: {
    en: 'An email was sent to this address a moment ago. Please wait {seconds} seconds.',
    zh: '刚刚已向该邮箱发送邮件，请等待 {seconds} 秒。',
    ja: 'このアドレスにはメールを送信したばかりです。{seconds} 秒お待ちください。',
  },
  mailFailed: {
    en: 'The email could not be sent. Please try again later.',
    zh: '邮件发送失败，请稍后重试。',
    ja: 'メールを送信できませんでした。しばらくしてからもう一度お試しください。',
  },
  wrongConfirmation: {
    en: 'Confirmation (confirm): neither the email address nor the nickname of this account.',
    zh: '确认内容（confirm）与该账户的邮箱或昵称不一致。',
    ja: '確認の入力（confirm）が、このアカウントのメールアドレスともニックネームとも一致しません。',
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
  providerRefused: {
    en: '{name} did not confirm this sign-in (access_token). Please try again.',
    zh: '{name} 未确认此次登录（access_token），请重试。',
    ja: '{name} でこのログインを確認できませんでした（access_token）。もう一度お試しください。',
  },
  providerDown: {
    en: '{name} cannot be reached right now. Please try again later, or use your email.',
    zh: '暂时无法连接 {name}，请稍后重试，或使用邮箱登录。',
    ja: '現在 {name} に接続できません。しばらくしてからお試しいただくか、メールアドレスをお使いください。',
  },
  identityEmailTaken: {
    en: 'The email address of this {name} account already has an account here. Log in with that address, then connect {name} in your profile.',
    zh: '此 {name} 账户的邮箱已在本站注册。请先用邮箱登录，再到个人资料中绑定 {name}。',
    ja: 'この {name} アカウントのメールアドレスはすでに登録されています。メールアドレスでログインしてから、プロフィールで {name} を連携してください。',
  },
  identityTaken: {
    en: 'This {name} account already belongs to another account here.',
    zh: '此 {name} 账户已绑定到其他账户。',
    ja: 'この {name} アカウントは、すでに別のアカウントと連携されています。',
  },
  identityOther: {
    en: 'Another {name} account is connected already. Disconnect it first.',
    zh: '已绑定另一个 {name} 账户，请先解除绑定。',
    ja: '別の {name} アカウントがすでに連携されています。先に連携を解除してください。',
  },
  lastMethod: {
    en: 'This is the only way into your account, so it cannot be disconnected.',
    zh: '这是你唯一的登录方式，无法解除绑定。',
    ja: 'これが唯一のログイン方法のため、解除できません。',
  },
  nicknameNeeded: {
    en: 'Nickname (nick_name): It must have 3 to 20 characters.',
    zh: '昵称（nick_name）：长度须为 3 至 20 个字符。',
    ja: 'ニックネーム（nick_name）：3〜20 文字で入力してください。',
  },
  completeFirst: {
    en: 'This account is not complete yet. Sign in with Google or Discord as before, and enter your invite code (invite_code).',
    zh: '此账户的资料尚未完善。请照旧用 Google 或 Discord 登录，并填写邀请码（invite_code）。',
    ja: 'このアカウントの登録はまだ完了していません。前回と同じく Google か Discord でログインし、招待コード（invite_code）を入力してください。',
  },
  inviteNeeded: {
    en: 'Please enter an invite code first (invite_code): your account is not complete yet.',
    zh: '请先填写邀请码（invite_code），你的账户资料尚未完善。',
    ja: '先に招待コード（invite_code）を入力してください。アカウントの登録がまだ完了していません。',
  },
} as const
