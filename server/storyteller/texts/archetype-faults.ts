import { z } from 'zod'
import type { GameLanguage } from '#schemas/language.ts'
import type { Files } from './files.ts'
import type { ListFault } from './list-faults.ts'
import { NAMED_BY, slotFaults } from './slots.ts'

/** What one says to somebody one has never seen. */
const STRANGER: Readonly<Record<GameLanguage, RegExp>> = {
  en_US:
    /how do you do|new face|whoever you are|you must be|pleased to meet|what they told me|you won’t remember|you’re from somewhere|who you are|your name/i,
  zh_CN: /生面孔|幸会|不管您是谁|头一回见|没赶上|你就是|有人夸你|老家有|[你您]是谁/u,
  ja_JP:
    /はじめまして|新顔|どなた|ご存じない|初めてお目|あなたですね|の人だ|言われたろう|お名前|名前は/u,
}
const RICH = /pearl|gold chain|fur coat|jewel|珍珠|金链|翡翠|真珠|金の鎖|宝石/iu

/** What is looked at of somebody, whatever else stands in their file. */
const Sheet = z.object({
  traits: z.array(z.string()),
  look: z.string(),
  portrait: z.object({ accessory: z.string().optional() }),
})

const words = (value: unknown): string => JSON.stringify(value ?? '')
/** By what somebody is named in their own texts. */
const OWN_SLOTS = new Set(NAMED_BY.map((word) => `me.${word}`))

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whose texts name what nobody has, or deny a trait of theirs: the humble in pearls, the old acquaintance who introduces herself. */
export function archetypeFaults(language: GameLanguage, files: Files): ListFault[] {
  return Object.entries(files).flatMap(([file, value]) => {
    if (!file.startsWith('cast/')) return []
    const { traits, look, portrait } = Sheet.parse(value)
    const texts = value as Readonly<Record<string, unknown>>
    const faultOf = (key: string, message: string): ListFault => ({ file, path: [key], message })
    const greetings = ['hello', 'warm', 'cold', 'bye'].filter((key) =>
      STRANGER[language].test(words(texts[key])),
    )
    const isRich = RICH.test(`${look} ${portrait.accessory ?? ''}`)
    return [
      ...Object.entries(texts).flatMap(([key, told]) =>
        textsIn(told).flatMap((text) =>
          slotFaults(text, OWN_SLOTS).map((message) => faultOf(key, message)),
        ),
      ),
      ...(traits.includes('near')
        ? greetings.map((key) =>
            faultOf(key, 'is said to a stranger, and \u2018near\u2019 stands among the traits'),
          )
        : []),
      ...(traits.includes('humble') && isRich
        ? [
            faultOf(
              'look',
              'is nobody\u2019s whom one does not notice, and \u2018humble\u2019 stands among the traits',
            ),
          ]
        : []),
    ]
  })
}
