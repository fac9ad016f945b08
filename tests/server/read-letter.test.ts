import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { readLetter } from '#server/mail/read-letter.ts'

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

it.each([
  ['plainly', 'Your code', 'The code is 12345678.\n\nIt is good for ten minutes.\n'],
  ['as quoted-printable', 'Your code for Café', `Café = ${'a long line '.repeat(12)}end\n`],
  ['as base64', '您的验证码 12345678', '您的验证码是 12345678，十分钟内有效。\n'],
])('[LG6] a mail of the outbox written %s is read as it was sent', async (_, subject, text) => {
  const { message } = await transport.sendMail({
    from: 'us@example.com',
    to: 'aya@example.com',
    subject,
    text,
  })
  expect(readLetter(String(message))).toEqual({ to: 'aya@example.com', subject, text })
})
