import type { Manners } from './dialect.ts'

/** What is thought the first time, and each time after: nothing is kept to be said again. */
export const thoughtsOf = (time: number): readonly string[] => [
  time === 0 ? '' : `Once more, ${time}. `,
  'The idea asks for a keeper.',
  'Letters — from where?\n\n- the sea\n- the year after',
  '一封信。',
]
const OUTLINES = [
  { template_key: 'human_hand', template_name: 'The Human Hand', outline: 'Somebody wrote them.' },
  { template_key: 'silence', template_name: 'The Silence', outline: 'Nobody did.' },
  { template_key: 'impossible', template_name: 'The Impossible', outline: 'The sea did.' },
]

/** The second block: the one JSON with the outlines. */
const finalJson = (count: number): string =>
  JSON.stringify({
    status: 200,
    desc: 'ok',
    message: 'ok',
    success: true,
    elements: OUTLINES.slice(0, count),
  })

/** An outline stream of the specification, section 7, as lines of one server's manner. */
export function transcriptOf(manners: Manners, count: number, time: number): string {
  const data = (text: string) =>
    `${text
      .split('\n')
      .map((line) => `data:${manners.space ? ' ' : ''}${line}`)
      .join('\n')}\n\n`
  const beat = manners.heartbeats ? '[HEARTBEAT]\n' : ''
  const json = manners.fence ? `\`\`\`json\n${finalJson(count)}\n\`\`\`` : finalJson(count)
  const half = Math.floor(json.length / 2)
  const lines = [
    beat,
    '[THOUGHT]\n',
    ...thoughtsOf(time).flatMap((text) => [data(text), beat]),
    '[DONE]\n',
    beat,
    '[OUTLINE]\n',
    // pieces are joined without a separator
    data(json.slice(0, half)),
    beat,
    data(json.slice(half)),
    '[DONE]',
    manners.lastNewline ? '\n' : '',
  ]
  return lines.join('').replaceAll('\n', manners.newline)
}

/** The text in packets of so many bytes, wherever that cuts. */
export function* packetsOf(text: string, bytes: number): Generator<Buffer> {
  const whole = Buffer.from(text)
  for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
}
