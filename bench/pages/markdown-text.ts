import { randomOf } from '../random.ts'

const EN =
  'the creator wants a mystery set in a small harbour town so I should think about who holds the lighthouse key and why the ferry stopped running before dawn because every clue must point two ways and a patient player can still prove the truth'.split(
    ' ',
  )
const ZH = [
  '雨夜里的灯塔看守人留下了一封没有寄出的信。',
  '侦探需要在天亮之前找到失踪的船票。',
  '每个角色都有一个不愿意说出的秘密。',
]

/** A reasoning of so many characters: paragraphs, lists, quotes, code and tables, the same each time. */
export function markdownText(characters: number): string {
  const random = randomOf(3)
  const pick = <T>(from: readonly T[]): T => from[(random() * from.length) | 0] as T
  const words = (count: number) => Array.from({ length: count }, () => pick(EN)).join(' ')
  const dressings: ((plain: string) => string)[] = [
    (plain) => plain.replace(/^(\w+ \w+)/, '**$1**'),
    (plain) => plain.replace(/(\w+ \w+)$/, '*$1*'),
    (plain) => `${plain} \`node_${(random() * 99) | 0}\``,
    (plain) => `${plain} [see the note](https://example.com/n?a=1&b=2)`,
    (plain) => `${plain} ${pick(ZH)}`,
    ...Array.from({ length: 6 }, () => (plain: string) => plain),
  ]
  const sentence = () => {
    const told = pick(dressings)(words(6 + ((random() * 10) | 0)))
    return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
  }
  const lines = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join('\n')
  const paragraph = () => [1, 2, 3, 4].map(sentence).join(' ')
  const blocks = [
    () => `## ${words(4)}`,
    paragraph,
    paragraph,
    () => lines(4, () => `- ${sentence()}`),
    paragraph,
    () => lines(3, (at) => `${at + 1}. ${sentence()}\n   - ${words(6)}`),
    () => `> ${sentence()} ${sentence()}`,
    () => `\`\`\`json\n{ "nodes": [1, 2, 3], "title": "${words(4)}" }\n\`\`\``,
    () => `| who | why |\n| --- | --- |\n${lines(3, () => `| ${words(2)} | ${words(5)} |`)}`,
    paragraph,
  ]
  let text = ''
  for (let at = 0; text.length < characters; at++)
    text += `${blocks[at % blocks.length]?.() ?? ''}\n\n`
  return text.slice(0, characters)
}
