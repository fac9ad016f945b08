import type { Sentence } from './words.ts'

type FieldWords = { label: Sentence; rule?: Sentence }

const EMAIL_FORMAT: Sentence = {
  en: 'Please enter correct format.',
  zh: '请输入正确的格式。',
  ja: '正しい形式で入力してください。',
}
const PASSWORD_LENGTH: Sentence = {
  en: 'It must have 6 to 20 characters.',
  zh: '长度须为 6 至 20 个字符。',
  ja: '6〜20 文字で入力してください。',
}

/** How a field of a request is called, and what its value must be. */
export const fieldWords: Readonly<Record<string, FieldWords>> = {
  email: { label: { en: 'Email', zh: '邮箱', ja: 'メールアドレス' }, rule: EMAIL_FORMAT },
  send_to_email: {
    label: { en: 'Recipient', zh: '收件邮箱', ja: '送信先' },
    rule: EMAIL_FORMAT,
  },
  pwd: { label: { en: 'Password', zh: '密码', ja: 'パスワード' }, rule: PASSWORD_LENGTH },
  pwd_: {
    label: { en: 'Confirm password', zh: '确认密码', ja: 'パスワードの確認' },
    rule: PASSWORD_LENGTH,
  },
  nick_name: {
    label: { en: 'Nickname', zh: '昵称', ja: 'ニックネーム' },
    rule: {
      en: 'It must have 3 to 20 characters.',
      zh: '长度须为 3 至 20 个字符。',
      ja: '3〜20 文字で入力してください。',
    },
  },
  avatar_seed: { label: { en: 'Avatar', zh: '头像', ja: 'アバター' } },
  confirm: { label: { en: 'Confirmation', zh: '确认内容', ja: '確認の入力' } },
  ticket: { label: { en: 'Verification code', zh: '验证码', ja: '確認コード' } },
  invite_code: { label: { en: 'Invite code', zh: '邀请码', ja: '招待コード' } },
  setting: {
    label: { en: 'Idea', zh: '创意', ja: 'アイデア' },
    rule: {
      en: 'It must have 1 to 2,000 characters.',
      zh: '长度须为 1 至 2000 个字符。',
      ja: '1〜2,000 文字で入力してください。',
    },
  },
}

/** What is said of a field that is missing or does not fit; `{field}` is its name on the wire. */
export const fieldFaults = {
  required: {
    en: '{label}: this field is required.',
    zh: '{label}为必填项。',
    ja: '{label}は必須です。',
  },
  unfit: {
    en: '{label}: {rule}',
    zh: '{label}：{rule}',
    ja: '{label}：{rule}',
  },
  anyRule: {
    en: 'The value is not valid.',
    zh: '值无效。',
    ja: '値が正しくありません。',
  },
  named: { en: '{word} ({field})', zh: '{word}（{field}）', ja: '{word}（{field}）' },
} as const satisfies Record<string, Sentence>
