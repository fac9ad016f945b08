import type { Letter } from './mailer.ts'

/** Reads a plain-text mail as it was written to the outbox. */
export function readLetter(raw: string): Letter {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n')
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)]),
  )
  return {
    to: headers.get('to') ?? '',
    subject: readWords(headers.get('subject') ?? ''),
    text: readBody(rest.join('\n\n'), headers.get('content-transfer-encoding')?.toLowerCase()),
  }
}

function readBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return readQuoted(body.replace(/=\n/g, ''))
  return body
}

function readQuoted(text: string): string {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` as they are read. */
function readWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      form.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : readQuoted(word.replaceAll('_', ' ')),
    )
}
