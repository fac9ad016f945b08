import type { RequestLanguage } from '#schemas/language.ts'

type LetterWords = Readonly<Record<RequestLanguage, { subject: string; text: string }>>

/** What the mails say. */
export const letterWords = {
  register: {
    en: {
      subject: 'Your verification code for Lamplight',
      text: 'Welcome to Lamplight. Your verification code is:\n\n{code}\n\nIt is valid for 30 minutes and works once.\nIf you did not ask for it, you can ignore this email.\n',
    },
    zh: {
      subject: 'Lamplight 验证码',
      text: '欢迎使用 Lamplight。你的验证码是：\n\n{code}\n\n验证码 30 分钟内有效，仅可使用一次。\n如非本人操作，请忽略此邮件。\n',
    },
    ja: {
      subject: 'Lamplight の確認コード',
      text: 'Lamplight へようこそ。確認コードは次のとおりです。\n\n{code}\n\n有効期限は 30 分で、1 回だけ使えます。\nお心当たりがない場合は、このメールを無視してください。\n',
    },
  },
  reset: {
    en: {
      subject: 'Reset your Lamplight password',
      text: 'Your verification code to set a new password is:\n\n{code}\n\nIt is valid for 30 minutes and works once.\nIf you did not ask for it, you can ignore this email; your password stays as it is.\n',
    },
    zh: {
      subject: '重置 Lamplight 密码',
      text: '你用于设置新密码的验证码是：\n\n{code}\n\n验证码 30 分钟内有效，仅可使用一次。\n如非本人操作，请忽略此邮件，你的密码不会改变。\n',
    },
    ja: {
      subject: 'Lamplight パスワードの再設定',
      text: '新しいパスワードを設定するための確認コードは次のとおりです。\n\n{code}\n\n有効期限は 30 分で、1 回だけ使えます。\nお心当たりがない場合は、このメールを無視してください。パスワードは変わりません。\n',
    },
  },
  taken: {
    en: {
      subject: 'You already have a Lamplight account',
      text: 'Somebody tried to register at Lamplight with this address, which already has an account.\nIf it was you, please log in, or reset your password if you forgot it.\n',
    },
    zh: {
      subject: '你已有 Lamplight 账户',
      text: '有人尝试用此邮箱注册 Lamplight，但该邮箱已有账户。\n如为本人操作，请直接登录；忘记密码可以重置。\n',
    },
    ja: {
      subject: 'Lamplight のアカウントは登録済みです',
      text: 'このアドレスで Lamplight に登録しようとした方がいますが、すでにアカウントがあります。\nご本人の場合はログインしてください。パスワードを忘れた場合は再設定できます。\n',
    },
  },
  unknown: {
    en: {
      subject: 'No Lamplight account with this address',
      text: 'Somebody asked to reset the password of a Lamplight account with this address, but there is none.\nIf it was you, you may have registered with another address.\n',
    },
    zh: {
      subject: '此邮箱没有 Lamplight 账户',
      text: '有人请求重置此邮箱的 Lamplight 密码，但该邮箱没有账户。\n如为本人操作，你可能使用了其他邮箱注册。\n',
    },
    ja: {
      subject: 'このアドレスの Lamplight アカウントはありません',
      text: 'このアドレスの Lamplight アカウントについてパスワード再設定の依頼がありましたが、アカウントがありません。\nご本人の場合は、別のアドレスで登録された可能性があります。\n',
    },
  },
} as const satisfies Record<string, LetterWords>
