import type { GameLanguage } from '#schemas/language.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { choice, passageIn, RAIN } from './assistant-model.ts'
import { proposingModel } from './proposing-model.ts'
import type { Asked, Said } from './provider-server.ts'
import { BAD_WAYS, draftIn, forgetfully, goodModel } from './scripted-model.ts'

/** What somebody asks the assistant, in the marks of the question. */
const asksAssistant = ({ prompt }: Asked): boolean => prompt.includes('<places>\n')
const readsIdea = ({ prompt }: Asked): boolean => prompt.includes('<idea>\n')

const TITLE = /<request>\n.*(?:title|标题|題名)/

/** What is heard besides, in each scene something else: no game says the same again and again. */
const HEARD: Readonly<
  Record<GameLanguage, readonly [string, readonly string[], readonly string[]]>
> = {
  en_US: [
    'Somewhere a {thing} {does}.',
    ['door', 'shutter', 'kettle', 'stove', 'gutter', 'floorboard', 'cart', 'dog'],
    [
      ...['creaks', 'rattles', 'stirs', 'falls silent', 'starts again', 'answers', 'hums'],
      ...['gives a start', 'comes to rest', 'makes itself heard', 'stops short'],
    ],
  ],
  zh_CN: [
    '不知哪里的{thing}{does}。',
    ['木门', '百叶窗', '水壶', '炉子', '檐沟', '地板', '板车', '小狗'],
    [
      ...['响了一声', '动了一下', '静了下来', '又响起来', '应了一声', '抖了抖', '嗡嗡作响'],
      ...['吓了人一跳', '停了', '闹出点动静', '忽然没了声'],
    ],
  ],
  ja_JP: [
    'どこかで{thing}が{does}。',
    ['扉', '雨戸', 'やかん', 'ストーブ', '雨樋', '床板', '荷車', '犬'],
    [
      ...['きしむ', '身じろぎする', '黙りこむ', 'また鳴りだす', '応える', '揺れる', 'うなる'],
      ...['びくりとする', '静まる', '物音を立てる', 'ふいにやむ'],
    ],
  ],
}
function heardIn(language: GameLanguage, at: number): string {
  const [sentence, things, does] = HEARD[language]
  return sentence
    .replace('{thing}', things[at % things.length] ?? '')
    .replace('{does}', does[Math.floor(at / things.length) % does.length] ?? '')
}

/** A model that answers whatever the product asks of it, from the meeting to the assistant, and each of it well. */
export function wholeModel(language: GameLanguage): (asked: Asked, calls: number) => Said {
  const [proposes, meets] = [proposingModel(language, {}), goodModel(language)]
  return (asked, calls) => {
    const passage = passageIn(asked)
    if (passage !== undefined)
      return { content: JSON.stringify({ text: `${passage} ${RAIN[language]}` }) }
    if (asksAssistant(asked)) return choice('darker', [1], TITLE.test(asked.prompt) ? 'title' : '')
    if (readsIdea(asked)) return proposes(asked)
    const draft = draftIn(asked)
    if (draft === undefined) return meets(asked)
    const text = `${draft.text} ${heardIn(language, calls)}`
    return { content: JSON.stringify({ ...draft, text }) }
  }
}

/** What nothing that is asked for can be: prose, half an answer, another shape. */
const NO_ANSWERS: readonly ((good: string) => string)[] = [
  () => 'I am sorry, I cannot help with that.',
  (good) => good.slice(0, -9),
  () => '{"sorry":true}',
]

/** The same model, which answers badly half of the time, and now and then not at all; only how it is met goes well. */
export function halfWholeModel(
  language: GameLanguage,
  rng: Rng,
): (asked: Asked, calls: number) => Said {
  const good = wholeModel(language)
  return (asked, calls) => {
    const [said, chance] = [good(asked, calls), rng.next()]
    const isMeeting = !/<(?:passage|places|idea|draft)>\n/.test(asked.prompt)
    if (isMeeting || chance > 0.5 || !('content' in said)) return said
    if (chance < 0.03) return { status: 503, message: 'too many are writing' }
    const draft = readsIdea(asked) ? undefined : draftIn(asked)
    return draft === undefined
      ? { content: rng.pick(NO_ANSWERS)(said.content) }
      : { content: rng.pick([...BAD_WAYS, () => forgetfully(asked, draft)])(draft) }
  }
}
